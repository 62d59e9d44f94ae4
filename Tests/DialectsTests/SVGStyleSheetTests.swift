import Testing
import XMLTree

@testable import Dialects

/// Style sheets of drawings: CSS Syntax 3, Selectors 3, CSS Cascade 3.
@Suite struct SVGStyleSheetTests {
  private func parsed(_ markup: String) throws -> XMLDocument { try parseXML(Array(markup.utf8)) }

  private func text(_ declarations: [SVGDeclaration]) -> [String] {
    declarations.map { "\($0.name)=\($0.value)" + ($0.isImportant ? "!" : "") }
  }

  // MARK: - Statements

  /// Style sheets, and the prelude and block of each of their statements.
  private static let statements: [(String, [String])] = [
    ("", []), ("a{x:1}b{y:2}", ["a|x:1", "b|y:2"]), ("  a  { x : 1 } ", ["a| x : 1 "]),
    // Strings contain braces and the other quotation mark; a line end closes a string: section 4.3.5.
    ("a{x:\"}\"}b{}", ["a|x:\"}\"", "b|"]), ("a{x:'}'}b{}", ["a|x:'}'", "b|"]),
    ("a{x:'}\"}'}b{}", ["a|x:'}\"}'", "b|"]), ("a{x:\"}'}\"}b{}", ["a|x:\"}'}\"", "b|"]),
    ("a{x:\"{\n}b{}", ["a|x:\"{\n", "b|"]), ("a{x:'{\n}b{}", ["a|x:'{\n", "b|"]),
    ("@media x{a{b:1}c{d:2}}e{f}", ["@media x|a{b:1}c{d:2}", "e|f"]), ("a{b{c{d}}}e{f}", ["a|b{c{d}}", "e|f"]),
    // The end of the text closes a block.
    ("a{b:1", ["a|b:1"]), ("a{b{c}", ["a|b{c}"]), ("a{", ["a|"]),
    ("@import 'x' ;a{b}", ["@import 'x'|", "a|b"]), ("x;a{b}", ["a|b"]), ("};a{b}", ["a|b"]), ("}a{b}", ["a|b"]),
    // A comment is a space.
    ("/* a{b} */c{d/**/e}/*f{g}", ["c|d e"]), ("a/*/{b}*/{c}", ["a|c"]), ("a/*x*/b{c}", ["a b|c"]),
    ("a{b}/*/*/c{d}", ["a|b", "c|d"]), ("a*/b{c/d*e}", ["a*/b|c/d*e"]),
  ]

  @Test(arguments: statements)
  func `a style sheet consists of rules and at-rules`(sheet: String, statements: [String]) {
    var parser = SVGStyleSheetParser(sheet)
    var found: [String] = []
    while let statement = parser.next() { found.append("\(statement.prelude)|\(statement.block)") }
    #expect(found == statements)
  }

  @Test(arguments: [
    ("a:b", ["a=b"]), (" a : b c ;; d:e ", ["a=b c", "d=e"]), ("a:b:c", ["a=b:c"]), ("a:b!important", ["a=b!"]),
    ("a: b ! IMPORTANT ; c: d!x", ["a=b!", "c=d!x"]), ("a:b!x!important;c:d", ["a=b!x!", "c=d"]),
    ("a:url(x;y);b:c", ["a=url(x;y)", "b=c"]), ("a:f(g(x;y);z);b:c", ["a=f(g(x;y);z)", "b=c"]),
    ("a:x);b:c", ["a=x)", "b=c"]), (":b;c:d", ["c=d"]), ("a:;c:d", ["c=d"]), ("a: !important", []), ("a", []), ("", []),
  ])
  func `declarations stand between semicolons, and invalid ones are left out`(
    block: String, declarations: [String]
  ) {
    #expect(text(SVGDeclaration.list(block)) == declarations)
  }

  // MARK: - Selectors

  private static let drawing =
    "<svg><g id='g' class='a b'><rect id='r' class='c'/><g id='h'><rect id='s' class='a c'/></g></g><rect id='t'/>"
    + "<Circle id='u' className='d'/></svg>"

  @Test(arguments: [
    ("rect", ["r", "s", "t"]), ("*", ["g", "r", "h", "s", "t", "u"]), ("g rect", ["r", "s"]), ("g > rect", ["r", "s"]),
    ("#g > rect", ["r"]), ("#g>rect", ["r"]), ("#g rect.a", ["s"]), (".a .c", ["r", "s"]), (".a > .c", ["r"]),
    (".a.c", ["s"]), (".c.a", ["s"]), ("#g.b", ["g"]), ("#g#h", []), ("#g#g", ["g"]), ("svg > rect", ["t"]),
    ("*.a", ["g", "s"]), ("* rect", ["r", "s", "t"]), ("g g rect", ["s"]), ("g > g > rect", ["s"]),
    ("svg > g rect", ["r", "s"]), ("svg > rect.c", []), ("rect#t", ["t"]), ("g#t", []), ("rect *", []),
    ("g > svg rect", []), ("g g g rect", []), ("g > g rect", ["s"]), ("svg g > rect", ["r", "s"]),
    // Names of components begin with capitals, and JSX names the class `className`.
    ("circle.d", ["u"]), ("Circle", ["u"]), ("Rect", []), (".d", ["u"]), (".e", []),
  ])
  func `selectors select elements`(selector: String, selected: [String]) throws {
    let found = try #require(SVGSelector(selector))
    let elements = try parsed(Self.drawing).root.descendants.filter { found.matches($0) { _ in true } }
    #expect(elements.map { $0["id"] ?? "" } == selected)
  }

  @Test(arguments: [("g rect", 8), ("svg g rect", 12), ("rect", 0), ("circle g rect", 12), ("g circle", 0)])
  func `each element of the path is compared with each compound of a selector`(selector: String, count: Int) throws {
    let element = try #require(try parsed(Self.drawing).root.descendants.first { $0["id"] == "s" })
    let found = try #require(SVGSelector(selector))
    var sum = 0
    _ = found.matches(element) {
      sum += $0; return true
    }
    #expect(sum == count)
    // No elements are compared after the limit.
    #expect(found.matches(element) { _ in false } == (selector == "rect"))
  }

  @Test(arguments: [
    ("#a.b", "#a"), (".b#a", "#a"), ("g .c.d", ".c"), ("rect.x", ".x"), ("rect", "rect"), ("*", "*"), ("#g *", "*"),
    ("#g rect", "rect"),
  ])
  func `an element finds its rules by the most selective part`(selector: String, key: String) {
    #expect(SVGSelector(selector)?.key == key)
  }

  @Test func `a selector has at most 60 compounds`() {
    #expect(SVGSelector(String(repeating: "g ", count: 60)) != nil)
    #expect(SVGSelector(String(repeating: "g ", count: 61)) == nil)
  }

  @Test func `compounds may be as many as the limit`() throws {
    let depth = 60
    let markup =
      "<svg>" + String(repeating: "<g>", count: depth) + "<rect/>" + String(repeating: "</g>", count: depth) + "</svg>"
    let rect = try #require(try parsed(markup).root.descendants.first { $0.name == "rect" })
    let chain = String(repeating: "g>", count: depth - 1) + "rect"
    #expect(SVGSelector(chain)?.matches(rect) { _ in true } == true)
    #expect(SVGSelector("svg>\(chain.dropFirst(2))")?.matches(rect) { _ in true } == false)
  }

  // MARK: - Precedence

  @Test(arguments: [
    (".a{x:1}#r{x:2}rect{x:3}.a{x:4}*{x:5}", ["x=5", "x=3", "x=1", "x=4", "x=2"]),
    ("svg rect{x:1}rect{x:2}rect.a{x:3}.a.b{x:4}", ["x=2", "x=1", "x=3", "x=4"]),
    ("Rect{x:1}rect{x:2}circle{x:3}", ["x=1", "x=2"]), ("rect,.a,.z{x:1;y:2}", ["x=1", "y=2", "x=1", "y=2"]),
    ("rect{}", []),
  ])
  func `more specific and later rules take precedence`(sheet: String, declarations: [String]) throws {
    let document = try parsed("<svg><style>\(sheet)</style><Rect id='r' class='a b'/></svg>")
    let rect = try #require(document.root.descendants.first { $0["id"] == "r" })
    #expect(text(SVGStyleSheet(document.root).declarations(for: rect) { _ in true }) == declarations)
  }

  // MARK: - At-rules

  /// Attributes of a style sheet, its rules, whether its rule for rectangles applies, and what is reported.
  private static let sheets: [(String, String, Bool, [String])] = [
    ("", "rect{x:1}", true, []), ("type='text/css'", "rect{x:1}", true, []), ("type=''", "rect{x:1}", true, []),
    ("type='text/x'", "rect{x:1}", false, []), ("media=''", "rect{x:1}", true, []),
    ("media='all'", "rect{x:1}", true, []), ("media='print'", "rect{x:1}", false, []),
    ("media='print, screen'", "rect{x:1}", true, []), ("media='only  SCREEN'", "rect{x:1}", true, []),
    ("", "@media all{rect{x:1}}", true, []), ("", "@media screen{rect{x:1}}", true, []),
    ("", "@media print{rect{x:1}}", false, []), ("", "@MEDIA all{rect{x:1}}", true, []),
    ("", "@Font-Face{x:y}@-webkit-KEYFRAMES a{b{c:d}}rect{x:1}", true, []), ("", "@media speech{rect{x:1}}", false, []),
    ("", "@media (prefers-color-scheme: dark){rect{x:1}}", false, []),
    ("", "@media screen and (min-width: 9px){rect{x:1}}", false, ["@media screen and (min-width: 9px)"]),
    ("", "@media screen{@font-face{x:y}rect{x:1}}", true, []),
    ("", "@charset 'x';@font-face{x:y}@namespace x;@page{x:y}@keyframes x{to{x:y}}rect{x:1}", true, []),
    ("", "@-webkit-keyframes x{to{x:y}}rect{x:1}", true, []),
    ("", "@import 'x';rect{x:1}", true, ["@import 'x'"]),
    ("", "@supports (x){rect{x:1}}", false, ["@supports (x)"]),
    ("", "rect:hover,rect:focus,rect:active,rect::before{x:1}", false, []),
    ("", "rect:not(.a), g+rect{x:1}", false, ["rect:not(.a)", "g+rect"]), ("", "rect:not(.a){}", false, []),
    ("", "g+rect,rect{x:1}", true, ["g+rect"]),
  ]

  @Test(arguments: sheets)
  func `rules for screens apply, and those that are not supported are reported`(
    attributes: String, rules: String, applies: Bool, ignored: [String]
  ) throws {
    let document = try parsed("<svg><style \(attributes)>\(rules)</style><rect/></svg>")
    let sheet = SVGStyleSheet(document.root)
    let rect = try #require(document.root.children.first { $0.name == "rect" })
    #expect(text(sheet.declarations(for: rect) { _ in true }) == (applies ? ["x=1"] : []))
    #expect(sheet.isEmpty == !applies)
    #expect(sheet.ignored.map { $0.text } == ignored)
    #expect(sheet.ignored.allSatisfy { $0.element.name == "style" })
  }
}
