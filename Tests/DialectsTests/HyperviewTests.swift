import Diagnostics
import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

@Suite struct HyperviewTests {
  /// A screen with styles and a body.
  private func screen(_ styles: String, _ body: String) -> String {
    "<doc xmlns='https://hyperview.org/hyperview'><screen><styles>\(styles)</styles><body>\(body)</body></screen></doc>"
  }

  private func flex(_ style: String, in body: String = "<view id='v' style='S'/>") throws -> FlexStyle {
    let document = try readForeign(screen("<style id='S' \(style)/>", body))
    return try flexStyle(of: document.value.root.view("v"))
  }

  private func flexStyle(of view: View?) throws -> FlexStyle {
    guard case .flex(let flex) = try #require(view).layout else { throw ViewProblem.nothingToLayOut }
    return flex
  }

  // MARK: - Documents

  @Test(arguments: [
    "<doc xmlns='https://hyperview.org/hyperview'><screen><body/></screen></doc>",
    "<doc><screen><body/></screen></doc>",
    "<screen xmlns='https://hyperview.org/hyperview'><body/></screen>",
    "<h:doc xmlns:h='https://hyperview.org/hyperview'><h:screen><h:body/></h:screen></h:doc>",
  ])
  func `is known by its namespace, and a document by its root too`(markup: String) throws {
    let document = try readForeign(markup)
    #expect(document.value.root.element == "screen")
    #expect(document.value.root.children.map(\.element) == ["body"])
    #expect(document.value.canvas == Canvas(width: 375, height: 667))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `a fragment keeps its height and reports that its styles are in another file`() throws {
    let document = try readForeign("<text xmlns='https://hyperview.org/hyperview' style='Away'>Hi</text>")
    #expect(document.value.canvas == Canvas(width: 375, height: nil))
    #expect(document.value.root.children.map(\.kind) == [.text])
    #expect(document.diagnostics.map(\.problem.code) == ["hxml.fragment"])
    #expect(document.diagnostics.map(\.severity) == [.note])
  }

  @Test func `a document without a screen is rejected with one reason`() {
    let namespace = "xmlns='https://hyperview.org/hyperview'"
    #expect(
      errorsOfForeign("<doc \(namespace)><navigator/></doc>") == [
        "a <navigator> only names screens by their addresses; render the documents of its routes"
      ])
    #expect(errorsOfForeign("<doc \(namespace)/>") == ["the <doc> holds no <screen>"])
  }

  private let screens = """
    <doc xmlns='https://hyperview.org/hyperview'>
      <screen id='wait'><body><spinner/></body></screen>
      <screen id='main'><styles><style id='S' height='7'/></styles>
        <body><text href='/next' show-during-load='other wait'>Next</text><view id='part' style='S' hide='true'/></body>
      </screen>
      <screen id='third'><body><text id='t'>Third</text></body></screen>
    </doc>
    """

  @Test(arguments: [
    (nil, "main"), ("wait", "wait"), ("0", "main"), ("1", "wait"), ("2", "third"), ("third", "third"),
  ])
  func `a screen that is shown while another loads comes after the others`(root: String?, shown: String) throws {
    #expect(try readForeign(screens) { $0.root = root }.value.root.identifier == shown)
  }

  @Test func `the first screen is listed first`() throws {
    let roots = try Dialect.hyperview.roots(of: parseXML(Array(screens.utf8)))
    #expect(roots.map(\.identifiers) == [["main"], ["wait"], ["third"]])
  }

  @Test func `a part can be named too, with the styles of its screen`() throws {
    let document = try readForeign(screens) { $0.root = "part" }
    let part = try #require(document.value.root.view("part"))
    #expect(!part.isHidden)
    let flex = try flexStyle(of: part)
    #expect(flex.height == .points(7))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `an unknown name is reported with the nearest one`() {
    #expect(
      errorsOfForeign(screens) { $0.root = "mian" } == ["there is no root \"mian\"; did you mean \"main\"?"])
  }

  // MARK: - Yoga

  @Test func `the defaults are those of React Native`() throws {
    let flex = try flex("")
    #expect(flex.direction == .column)
    #expect(flex.alignContent == .flexStart)
    #expect(flex.alignItems == .stretch)
    #expect(flex.position == .relative)
    #expect((flex.grow, flex.shrink, flex.basis) == (0, 0, .auto))
    #expect((flex.minWidth, flex.minHeight) == (.points(0), .points(0)))
  }

  @Test(arguments: [
    ("flex='2'", 2.0, 0.0), ("flex='0'", 0, 0), ("flex='-1'", 0, 1), ("flex='1' flexGrow='3'", 3, 0),
    ("flex='1' flexShrink='4'", 1, 4), ("flexGrow='0.5'", 0.5, 0), ("flex='-3' flexShrink='0'", 0, 0),
  ])
  func `flex is Yoga's shorthand`(style: String, grow: Double, shrink: Double) throws {
    let flex = try flex(style)
    #expect((flex.grow, flex.shrink) == (grow, shrink))
  }

  @Test(arguments: [
    ("<view style='H'><view id='v' style='S'/></view>", FlexStyle.Basis.length(.zero)),
    ("<view style='G'><view id='v' style='S'/></view>", .auto),
    ("<view style='R'><view id='v' style='S'/></view>", .length(.zero)),
    ("<view style='C'><view style='R'><view id='v' style='S'/></view></view>", .auto),
    ("<view style='H' scroll='1'><view id='v' style='S'/></view>", .auto),
    ("<view style='H' scroll='true' scroll-orientation='horizontal'><view id='v' style='S'/></view>", .auto),
    ("<view style='A'><view id='v' style='S'/></view>", .length(.zero)),
    ("<view style='H'><view style='S'><view id='v' style='S'/></view></view>", .length(.zero)),
    ("<list><item id='v' style='S'/></list>", .auto),
  ])
  func `the flex basis is zero only where the parent has a definite size`(body: String, basis: FlexStyle.Basis) throws {
    let styles = """
      <style id='S' flex='1'/><style id='H' height='100'/><style id='G' padding='4'/><style id='R' flexDirection='row'/>
      <style id='C' alignItems='center'/><style id='A' position='absolute' top='0' bottom='0'/>
      """
    let document = try readForeign(screen(styles, body))
    let flex = try flexStyle(of: document.value.root.view("v"))
    #expect(flex.basis == basis)
  }

  @Test func `left is the start when the writing runs the other way`() throws {
    let styles = "<style id='S' marginLeft='1' paddingRight='2' left='3' borderTopLeftRadius='4' position='absolute'/>"
    let document = try readForeign(screen(styles, "<view id='v' style='S'/>")) { $0.direction = .rightToLeft }
    let view = try #require(document.value.root.view("v"))
    let flex = try flexStyle(of: view)
    #expect(flex.margin.right == .points(1) && flex.margin.left == .points(0))
    #expect(flex.padding.left == .points(2) && flex.padding.right == .points(0))
    #expect(flex.inset.right == .points(3) && flex.inset.left == nil)
    #expect(view.appearance.cornerRadius.topRight == .points(4))
  }

  @Test(arguments: [
    ("width='12px'", Length.points(12)), ("width='12.5'", .points(12.5)), ("width='50%'", .percent(50)),
    ("width='auto'", nil), ("width='-4'", nil), ("width='1e9'", nil), ("width='nan'", nil),
  ])
  func `units are forgiven, nonsense is not`(style: String, width: Length?) throws {
    #expect(try flex(style).width == width)
  }

  @Test(arguments: [
    ("hsl(0, 100%, 50%)", Color(red: 255, green: 0, blue: 0)),
    ("hsl(120,100%,25%)", Color(red: 0, green: 128, blue: 0)),
    ("hsla(240, 100%, 50%, 0.5)", Color(red: 0, green: 0, blue: 255, alpha: 128)),
    ("hsl(-120, 100%, 50%)", Color(red: 0, green: 0, blue: 255)), ("rgb(1, 2, 3)", Color(red: 1, green: 2, blue: 3)),
    ("#abc", Color(red: 0xAA, green: 0xBB, blue: 0xCC)),
  ])
  func `colors may have a hue`(text: String, color: Color) throws {
    let document = try readForeign(screen("<style id='S' backgroundColor='\(text)'/>", "<view id='v' style='S'/>"))
    #expect(document.value.root.view("v")?.appearance.background == color)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `the color of the body is the color of the screen`() throws {
    let styles = "<styles><style id='B' backgroundColor='#123456'/></styles>"
    let markup = "<doc><screen>\(styles)<body style='B'/></screen></doc>"
    #expect(try readForeign(markup).value.root.appearance.background == parseColor("#123456"))
  }

  @Test func `a body with the attribute keeps the safe area free`() throws {
    let styles = "<style id='B' padding='5'/>"
    for (attribute, top) in [("safe-area='true'", 64.0), ("safe-area='false'", 5), ("", 5)] {
      let markup = "<doc><screen><styles>\(styles)</styles><body id='v' style='B' \(attribute)/></screen></doc>"
      let document = try readForeign(markup) { $0.safeArea = Insets(top: 59, right: 0, bottom: 34, left: 0) }
      let flex = try flexStyle(of: document.value.root.view("v"))
      #expect(flex.padding.top == .points(top))
    }
  }

  @Test func `every property of the schema is known`() throws {
    // These are in the schema of the language.
    for name in ["alignContent", "borderStartWidth", "marginVertical", "textShadowRadius", "zIndex", "flex", "gap"] {
      #expect(HyperviewProperty.names.contains(name), "\(name)")
    }
    #expect(Set(HyperviewProperty.names).count == HyperviewProperty.names.count)
  }

  /// A separator between items and a text with a line below it.
  @Test(arguments: ["<view id='v' style='S'/>", "<text id='v' style='S'>Name</text>"])
  func `a border at the bottom is a line, also of a view without children`(body: String) throws {
    let document = try readForeign(screen("<style id='S' borderBottomWidth='1'/>", body))
    let view = try #require(document.value.root.view("v"))
    #expect(view.children.filter { $0.kind == .divider }.count == 1)
  }

  @Test func `the line of a filled view without children is part of its box`() throws {
    let styles = "<style id='S' borderBottomWidth='1' backgroundColor='red' height='40'/>"
    let view = try #require(readForeign(screen(styles, "<view id='v' style='S'/>")).value.root.view("v"))
    #expect(view.kind == .view)
    #expect(view.children.isEmpty)
  }

  @Test(arguments: [
    ("<text-field id='v' value='Ann'/>", ControlKind.plainTextField), ("<text-area id='v' value='Ann'/>", .textField),
    ("<text-field id='v' style='S' value='Ann'/>", .textField),
  ])
  func `a field of one line without background and border shows only its text`(body: String, kind: ControlKind) throws {
    let view = try readForeign(screen("<style id='S' backgroundColor='#EEEEEE'/>", body)).value.root.view("v")
    #expect(view?.control == kind)
    #expect((view?.text != nil) == (kind == .plainTextField))
  }

  @Test func `a deep screen is read`() throws {
    let body = String(repeating: "<view>", count: 500) + "<text>x</text>" + String(repeating: "</view>", count: 500)
    #expect(try readForeign(screen("", body)).value.root.flattened.count == 503)
  }

  @Test(arguments: [
    ("<view %@><behavior/></view>", "view"), ("<view %@/>", "view"), ("<items %@><!-- none --></items>", "items"),
  ])
  func `a fragment without content gets a sentence of its own`(markup: String, name: String) throws {
    let fragment = markup.replacing("%@", with: "xmlns='https://hyperview.org/hyperview'")
    #expect(
      try readForeign(fragment).diagnostics.map(\.problem.message) == [
        "the fragment <\(name)> has no content"
      ])
  }

  @Test func `a screen without a namespace is known by its styles and its body`() throws {
    let markup = "<screen><styles/><body><text id='v'>x</text></body></screen>"
    #expect(try Dialect.guess(from: parseXML(Array(markup.utf8)).root) == .hyperview)
    #expect(try Dialect.guess(from: parseXML(Array("<screen><styles/></screen>".utf8)).root) == .native)
  }
}
