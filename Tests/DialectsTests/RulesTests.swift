import Diagnostics
import Foundation
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct RulesTests {
  private func fixture(_ name: String) throws -> XMLDocument {
    try parseXML(Array(Data(contentsOf: projectRoot.appendingPathComponent("Fixtures/hints/\(name).xml"))))
  }

  private func rules(_ markup: String) throws -> Reported<Rules> {
    try parseRules(parseXML(Array(markup.utf8)))
  }

  private func view(_ element: String, _ className: String? = nil, id: String? = nil) -> View {
    var view = View(
      element: element, kind: .view, layout: .frame(.zero), location: SourceLocation(offset: 0))
    view.className = className
    view.identifier = id
    return view
  }

  private func applied(_ markup: String, to view: View) throws -> View {
    var view = view
    try rules(markup).value.apply(to: &view)
    return view
  }

  @Test func `a file of rules is read in its order`() throws {
    let rules = try parseRules(fixture("hints-by-class-element-and-identifier"))
    var title = Rules.Rule(match: .identifier("title"))
    title.lines = 2
    var list = Rules.Rule(match: .name("RecyclerView"))
    list.hint = .unite
    list.cornerRadius = CornerRadius(.points(8))
    var ribbon = Rules.Rule(match: .name("com.example.shop.Ribbon"))
    ribbon.hint = .ignore
    var node = Rules.Rule(match: .name("node"))
    node.kind = .image
    var text = Rules.Rule(match: .name("android.widget.TextView"))
    text.kind = .text
    text.lines = 0
    text.cornerRadius = CornerRadius(
      topLeft: .points(1), topRight: .points(2), bottomRight: .points(3), bottomLeft: .points(4))
    #expect(rules.value == Rules([title, list, ribbon, node, text]))
    #expect(rules.diagnostics.isEmpty)
  }

  @Test func `every slip is reported, in the order of the file`() throws {
    let document = try fixture("every-slip-is-an-error")
    let source = SourceText(name: "rules.xml", utf8: document.text)
    do throws(InvalidInput) {
      _ = try parseRules(document)
      Issue.record("accepted")
    } catch {
      let lines = error.diagnostics.map { source.rendered($0).prefix { $0 != "\n" } }
      let expected: [Substring] = [
        "rules.xml:1:8: error: unknown attribute 'version' of <rules>, which has none",
        "rules.xml:2:31: error: 'skeleton' is \"bonne\"; did you mean \"bone\"?",
        "rules.xml:2:45: error: 'lines' is \"-1\", expected a whole number such as 3",
        "rules.xml:3:9: error: unknown attribute 'skelton' of <rule>; did you mean 'skeleton'?",
        "rules.xml:3:31: error: 'match' is \"\", expected a class, an element or #id, such as Row, .Badge, #title,"
          + " cell > label or *[style=plain]",
        "rules.xml:4:27: error: 'kind' is \"picture\", expected container, view, text, image, control, media, shape,"
          + " divider, spacer, bar or unknown",
        "rules.xml:4:50: error: 'cornerRadius' is \"8 8\", expected one or four lengths such as 8 or 50%, or circle",
        "rules.xml:4:55: error: unknown element <keep> in <rule>, which holds none",
        "rules.xml:5:3: error: unknown element <rulle> in <rules>; did you mean <rule>?",
        "rules.xml:6:3: error: <rule> needs the attribute 'match': a class, an element or #id",
        "rules.xml:6:21: error: unknown attribute 'colour' of <rule>, expected match, skeleton, kind, lines,"
          + " cornerRadius, element or region",
      ]
      #expect(lines == expected)
    }
  }

  @Test func `a file has a shimmer and themes`() throws {
    let rules = try rules(
      "<rules><shimmer preset='vivid' scope='cell'/><theme name='dark' overlay='#012' colors='#123 #234'/></rules>")
    #expect(rules.diagnostics.isEmpty)
    #expect(rules.value.shimmer?.preset == .vivid)
    #expect(rules.value.shimmer?.scope == .cell)
    #expect(rules.value.themes.map(\.name) == ["dark"])
    #expect(rules.value.themes.first?.overlay == Color(red: 0, green: 17, blue: 34))
  }

  @Test(arguments: [
    ("<theme overlay='#012'/>", "<theme> needs the attribute 'name', by which --theme selects it"),
    ("<theme name='a' colour='#012'/>", "unknown attribute 'colour' of <theme>; did you mean 'colors'?"),
    ("<theme name='a'><text/></theme>", "unknown element <text> in <theme>, which holds none"),
    ("<shimmer/><shimmer/>", "<rules> has a second <shimmer>; a document has one"),
    ("<shimmer preset='vivd'/>", "'preset' is \"vivd\"; did you mean \"vivid\"?"),
    ("<cell/>", "unknown element <cell> in <rules>, expected <rule>, <shimmer> or <theme>"),
    (
      "<rule match='a' region='a b'/>",
      "'region' is \"a b\", expected a name of letters, digits and hyphens, such as header"
    ),
  ])
  func `a mistake in the appearance is an error`(_ element: String, _ message: String) {
    #expect {
      try rules("<rules>\(element)</rules>")
    } throws: { error in
      (error as? InvalidInput)?.diagnostics.map(\.problem.message) == [message]
    }
  }

  @Test func `a file of something else is refused`() throws {
    #expect {
      try rules("<feed/>")
    } throws: { error in
      (error as? InvalidInput)?.diagnostics.map(\.problem.message) == ["the root element is <feed>, expected <rules>"]
    }
  }

  @Test func `a rule without effect is a warning`() throws {
    let reported = try rules("<rules><rule match='Row'/></rules>")
    #expect(reported.diagnostics.map(\.severity) == [.warning])
    #expect(
      reported.diagnostics.map(\.problem.message) == [
        "the rule for \"Row\" changes nothing; give it skeleton, kind, lines, cornerRadius, element or region"
      ])
  }

  @Test func `lines of a rule for another kind than text are a warning`() throws {
    #expect(try rules("<rules><rule match='Row' kind='text' lines='2'/></rules>").diagnostics.isEmpty)
    let reported = try rules("<rules><rule match='Row' kind='image' lines='2'/></rules>")
    #expect(
      reported.diagnostics.map(\.problem.message) == [
        "the rule for \"Row\" states lines, which only a text has, and kind=\"image\""
      ])
  }

  @Test(arguments: [
    ("#avatar", true), ("#ava", false), ("#com.example:id/avatar", true), ("node", true), ("ImageView", true),
    ("android.widget.ImageView", true), ("View", false), ("widget.ImageView", false), ("avatar", false),
  ])
  func `a rule matches an identifier, an element or a class`(match: String, isMatch: Bool) throws {
    let avatar = view("node", "android.widget.ImageView", id: "com.example:id/avatar")
    let hinted = try applied("<rules><rule match='\(match)' skeleton='bone'/></rules>", to: avatar)
    #expect(hinted.hint == (isMatch ? .bone : nil))
  }

  @Test func `a later rule wins, and rules reach every depth`() throws {
    var row = view("row")
    row.children = [view("cell", id: "a"), view("cell", id: "b")]
    let hinted = try applied(
      "<rules><rule match='cell' skeleton='keep' cornerRadius='circle'/><rule match='#b' skeleton='ignore'/></rules>",
      to: row)
    #expect(hinted.hint == nil)
    #expect(hinted.children.map(\.hint) == [.keep, .ignore])
    #expect(hinted.children.map(\.appearance.cornerRadius) == [.circle, .circle])
  }

  @Test func `to count lines is to call a view a text`() throws {
    let label = try applied("<rules><rule match='Label' lines='3'/></rules>", to: view("Label"))
    #expect(label.kind == .text)
    #expect(label.text == TextLines(count: .exactly(3), fontSize: 17))
    let filling = try applied("<rules><rule match='Label' kind='text'/></rules>", to: view("Label"))
    #expect(filling.text == TextLines(count: .fitting(maximum: nil), fontSize: 17))
    let image = try applied("<rules><rule match='Label' kind='image' lines='3'/></rules>", to: view("Label"))
    #expect(image.kind == .image)
    #expect(image.text == nil)
  }

  @Test func `a counted text keeps its font`() throws {
    var label = view("Label")
    label.kind = .text
    label.text = TextLines(count: .fittingContent, fontSize: 12)
    let counted = try applied("<rules><rule match='Label' lines='0'/></rules>", to: label)
    #expect(counted.text == TextLines(count: .fitting(maximum: nil), fontSize: 12))
  }

  // MARK: - Combinations

  @Test(arguments: [
    (".Badge", [1, 4]), ("Badge", [1, 4]), ("imageView.Badge", [1, 4]), ("cell Badge", [1, 4]), ("cell > Badge", [1]),
    ("row > .Badge", [4]), ("table > cell > row > label", [3]), ("table row label", [3]), ("table > label", []),
    ("cell #name", [3]), ("label#name", [3]), ("*[style=plain]", [0, 3]), ("label[style]", [3]),
    ("label[style=\"wide\"]", []), ("cell[style='plain'] label", [3]), ("cell", [0]), ("* > *", [0, 1, 2, 3, 4]),
    (".imageView", []), ("table > * > Badge", [1]),
  ])
  func `a rule matches a combination`(_ match: String, _ expected: [Int]) throws {
    var table = view("table")
    var cell = view("cell")
    var row = view("row")
    let label = view("label", id: "name")
    row.children = [label, view("imageView", "shop.Badge")]
    cell.children = [view("imageView", "Badge"), row]
    table.children = [cell]
    var rule = Rules.Rule(match: try #require(Selector(match)))
    rule.hint = .bone
    let matched = Rules([rule]).apply(to: &table) { name, view in
      name == "style" && ["cell", "label"].contains(view.element) ? "plain" : nil
    }
    let (newCell, newRow) = (table.children[0], table.children[0].children[1])
    let views = [newCell, newCell.children[0], newRow, newRow.children[0], newRow.children[1]]
    #expect(views.indices.filter { views[$0].hint == .bone } == expected)
    #expect(matched == (expected.isEmpty && table.hint == nil ? [] : [0]))
    #expect(views.map { $0.rules.last == nil } == views.map { $0.hint == nil })
  }

  @Test(arguments: ["", " ", "#", ".", ">", "a >", "> a", "a > > b", "a[", "a[]", "a#", "[=1]"])
  func `an invalid combination is refused`(_ text: String) {
    #expect(Selector(text) == nil)
  }

  /// The number of steps is the product of depth and compounds, not a power.
  @Test func `a long combination in a deep tree is compared once for each depth`() throws {
    var tree = view("a")
    for _ in 0..<300 {
      var outer = view("a")
      outer.children = [tree]
      tree = outer
    }
    let match = Array(repeating: "a", count: 200).joined(separator: " ") + " > b"
    var rule = Rules.Rule(match: try #require(Selector(match)))
    rule.hint = .bone
    #expect(Rules([rule]).apply(to: &tree).isEmpty)
  }

  @Test func `the shipped rules and elements are valid`() {
    #expect(ShippedRules.rules.rules.count == 9)
    #expect(ShippedRules.components.names.count == 7)
  }
}
