import Diagnostics
import Dialects
import Geometry
import Testing
import ViewTree
import XMLTree

@Suite struct NativeDialectTests {
  // MARK: - Errors

  /// A document with one error, and the complete message with its position.
  static let mistakes: [(markup: String, report: String)] = [
    ("<feed><avatr/></feed>", "1:7: unknown element <avatr>; did you mean <avatar>?"),
    (
      "<feed><zzzzzzzz/></feed>",
      "1:7: unknown element <zzzzzzzz>; `skeleton native` lists all, and --elements adds components"
    ),
    (
      "<feed widht=\"3\"/>", "1:7: unknown attribute 'widht' of <feed>; did you mean 'width'?"
    ),
    (
      "<feed>\n  <text width=\"wide\"/>\n</feed>",
      "2:16: 'width' of <text> is \"wide\", expected a length such as 16 or 50%"
    ),
    (
      "<feed><text alignSelf=\"middle\"/></feed>",
      "1:24: 'alignSelf' of <text> is \"middle\", expected auto, stretch, start, end, center, baseline, flexStart or "
        + "flexEnd; did you mean \"center\"?"
    ),
    (
      "<feed width=\"nan\"/>", "1:14: 'width' of <feed> is \"nan\", expected a length such as 16 or 50%"
    ),
    (
      "<feed width=\"1e308\"/>",
      "1:14: 'width' of <feed> is \"1e308\", expected a length such as 16 or 50%, at most 10000000 either way"
    ),
    (
      "<feed width=\"-1\"/>", "1:14: 'width' of <feed> is \"-1\", expected a length such as 16 or 50%, not below 0"
    ),
    (
      "<cell repeat=\"0\"/>",
      "1:15: 'repeat' of <cell> is \"0\", expected a whole number from 1 such as 6, fill, or data with rows (--data)"
    ),
    (
      "<feed background=\"greyish\"/>",
      "1:19: 'background' of <feed> is \"greyish\", expected a color such as #DDDDDD, gray or rgba(0, 0, 0, 0.5)"
    ),
    ("<feed><tr/></feed>", "1:7: <tr> stands in the wrong place, expected inside <table>"),
    ("<table><text/></table>", "1:8: <text> cannot stand inside <table>"),
    (
      "<feed><cell><shimmer/></cell></feed>",
      "1:13: <shimmer> stands in the wrong place, expected inside the root element"
    ),
    ("<feed><shimmer/><shimmer/></feed>", "1:17: there is more than one <shimmer>, expected one"),
    ("<feed><shimmer><text/></shimmer></feed>", "1:16: <text> cannot stand inside <shimmer>"),
    ("<feed><theme overlay=\"red\"/></feed>", "1:7: <theme> needs the attribute 'name'"),
    ("<feed>words</feed>", "1:1: unexpected text in <feed>; write <text text=\"…\"/>"),
    (
      "<feed><switch>On</switch></feed>", "1:7: unexpected text in <switch>, which shows none; write a <text> beside it"
    ),
    ("<feed direction=\"left\"/>", "1:18: 'direction' of <feed> is \"left\", expected ltr or rtl"),
    (
      "<feed flexDirection=\"up\"/>",
      "1:22: 'flexDirection' of <feed> is \"up\", expected row, rowReverse, column or columnReverse"
    ),
    ("<feed order=\"1.5\"/>", "1:14: 'order' of <feed> is \"1.5\", expected a whole number such as 1 or -1"),
    (
      "<feed><shimmer angle=\"30\"/></feed>",
      "1:23: 'angle' of <shimmer> is \"30\", expected an angle such as 30deg or 0.5rad"
    ),
  ]

  @Test func `a text that is not shown is a warning`() throws {
    let markup = "<screen><navigationBar text=\"Products\"/><badge text=\"12\"/></screen>"
    let read = try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), ViewRequest())
    #expect(
      read.diagnostics.map(\.problem.message) == [
        "'text' of <navigationBar> has no effect; write a <text> inside or beside it"
      ])
  }

  @Test(arguments: [
    (
      "<feed><text fontSize='40' lineHeight='20'/></feed>",
      "'lineHeight' is 20 points, less than the font size of 40 points, so that the lines of the text overlap"
    ),
    ("<feed><text fontSize='40' lineHeight='40'/></feed>", nil),
    (
      "<feed><text lineHeight='1.2'/></feed>",
      "'lineHeight' is 1.2 points, less than the font size of 17 points, so that the lines of the text overlap"
    ),
    ("<feed background='transparent'><text/></feed>", nil),
    ("<feed background='#FFFFFF80'><text background='transparent'/></feed>", nil),
  ])
  func `values without a visible effect are warnings`(markup: String, warning: String?) throws {
    let read = try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), ViewRequest())
    #expect(read.diagnostics.map(\.problem.message) == [warning].compactMap { $0 })
  }

  @Test func `an id of varied texts that no text has is a warning with the nearest one`() throws {
    let markup = "<feed><cell repeat=\"3\" vary=\"nam time\"><text id=\"name\"/><text id=\"time\"/></cell></feed>"
    let read = try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), ViewRequest())
    #expect(
      read.diagnostics.map(\.problem.message) == [
        "'vary' of <cell> has the id 'nam', which no text inside has; did you mean 'name'?"
      ])
  }

  @Test(arguments: mistakes)
  func `names the mistake and its place`(markup: String, report: String) {
    #expect(errors(in: markup) == [report])
  }

  @Test func `a wrong value in the third attribute of a tag over five lines is reported at that value`() {
    let markup = """
      <feed>
        <text
          id="status"
          lines="3"
          width="wide"
        />
      </feed>
      """
    #expect(errors(in: markup) == ["5:12: 'width' of <text> is \"wide\", expected a length such as 16 or 50%"])
  }

  @Test func `reports all mistakes of a document`() {
    #expect(errors(in: "<feed><a/><b/><text lines=\"x\"/></feed>").count == 3)
  }

  // MARK: - Elements and attributes

  @Test func `references in text are resolved`() throws {
    let view = try root("<text text=\"Terms &amp; Conditions\" fontSize=\"10\"/>")
    #expect(try style(view).content.maxContentWidth == 18 * 5)
  }

  @Test(arguments: [("漢字", 2.0), ("ab", 1), ("e\u{301}e\u{301}", 1), ("", 0), ("한a", 1.5)])
  func `a character is half an em wide, a wide one a whole em, a combining one zero`(text: String, ems: Double) throws {
    #expect(try style(root("<text fontSize=\"10\" text=\"\(text)\"/>")).content.maxContentWidth == ems * 10)
  }

  @Test func `text without text is ten ems wide and its lines high`() throws {
    let content = try style(root("<text lines=\"3\" fontSize=\"10\"/>")).content
    #expect(content == ContentSize(minContentWidth: 0, maxContentWidth: 100, height: 42))
  }

  @Test(arguments: [
    ("avatar", 40.0, 40.0), ("icon", 24, 24), ("switch", 51, 31), ("avatar width=\"44\"", 44, 44),
    ("icon height=\"30\"", 30, 30), ("avatar width=\"44\" height=\"60\"", 44, 60),
  ])
  func `leaves have their default sizes`(element: String, width: Double, height: Double) throws {
    let style = try style(root("<\(element)/>"))
    #expect(style.width == .points(width))
    #expect(style.height == .points(height))
    #expect(style.shrink == 0)
  }

  @Test func `start and end follow the writing direction`() throws {
    let markup = "<text paddingStart=\"1\" marginEnd=\"2\" start=\"3\"/>"
    let ltr = try style(root(markup))
    #expect(ltr.padding.left == .points(1) && ltr.margin.right == .points(2) && ltr.inset.left == .points(3))
    let rtl = try style(root(markup, direction: .rightToLeft))
    #expect(rtl.padding.right == .points(1) && rtl.margin.left == .points(2) && rtl.inset.right == .points(3))
  }

  @Test func `an element's direction is that of its content, and its own edges follow it`() throws {
    let view = try root(
      "<feed><row direction=\"rtl\" marginStart=\"4\" frame=\"1 2 3 4\"><text/><text direction=\"ltr\"/></row></feed>")
    #expect(try style(view).writingDirection == .leftToRight)
    let row = try style(view.children[0])
    #expect(row.writingDirection == .rightToLeft)
    #expect(row.inset.left == .points(1) && row.inset.right == nil)
    #expect(try view.children[0].children.map { try style($0).writingDirection } == [.rightToLeft, .leftToRight])
    let item = try style(root("<view direction=\"rtl\" marginStart=\"4\" start=\"5\"/>"))
    #expect(item.margin.right == .points(4) && item.inset.right == .points(5))
  }

  @Test func `the direction of the root is the document's unless another is asked for`() throws {
    let markup = "<feed direction=\"rtl\" paddingStart=\"4\"/>"
    #expect(try views(markup, ViewRequest()).direction == .rightToLeft)
    var request = ViewRequest()
    request.direction = .leftToRight
    let document = try views(markup, request)
    #expect(document.direction == .leftToRight)
    #expect(try style(document.root).padding.left == .points(4))
    #expect(try style(document.root).writingDirection == .leftToRight)
  }

  @Test func `the main axis can be turned and items put in another order`() throws {
    let view = try root("<row flexDirection=\"column-reverse\" order=\"-3\"/>")
    #expect(try style(view).direction == .columnReverse)
    #expect(try style(view).order == -3)
  }

  @Test(arguments: [
    "<text paddingLeft=\"4\" padding=\"1 2\"/>", "<text padding=\"1 2\" paddingLeft=\"4\"/>",
  ])
  func `a longhand takes precedence over its shorthand, in either order`(markup: String) throws {
    let padding = try style(root(markup)).padding
    #expect(padding == Edges(top: .points(1), right: .points(2), bottom: .points(1), left: .points(4)))
  }

  @Test(arguments: ["spaceBetween", "space-between"])
  func `hyphens are accepted`(value: String) throws {
    #expect(try style(root("<row justifyContent=\"\(value)\"/>")).justifyContent == .spaceBetween)
  }

  @Test(arguments: [
    ("#FFF", Color.white), ("#12345678", Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78)),
    ("rgba(255, 0, 0, 0.5)", Color(red: 255, green: 0, blue: 0, alpha: 128)),
    ("RebeccaPurple", Color(red: 0x66, green: 0x33, blue: 0x99)), ("transparent", .clear),
    ("rgb(100% 0% 0% / 25%)", Color(red: 255, green: 0, blue: 0, alpha: 64)),
  ])
  func `colors are written as in CSS`(text: String, color: Color) throws {
    #expect(try root("<view background=\"\(text)\"/>").appearance.background == color)
  }

  @Test func `a root that repeats stands in a feed`() throws {
    let view = try root("<cell repeat=\"3\"/>")
    #expect(view.element == "feed")
    #expect(view.children.map(\.repetition) == [.times(3)])
  }

  // MARK: - Custom elements

  @Test func `a handler turns its element into native markup`() throws {
    var request = ViewRequest()
    request.elements["card"] = { card in
      "<row><avatar/><text id=\"\(card.attributes[0].value)\"/>\(card.children.isEmpty ? "" : "<badge/>")</row>"
    }
    request.elements["badge"] = { _ in "<icon id=\"badge\"/>" }
    let view = try root("<feed><card name=\"x\"><any/></card></feed>", request)
    #expect(view.children[0].children.map(\.identifier) == [nil, "x", "badge"])
  }

  @Test func `wrong markup of a handler is reported at its element`() {
    var request = ViewRequest()
    request.elements["card"] = { _ in "<row><avatr/></row>" }
    request.elements["broken"] = { _ in "<row>" }
    request.elements["loop"] = { _ in "<loop/>" }
    #expect(errors(in: "<feed>\n<card/></feed>", request) == ["2:1: unknown element <avatr>; did you mean <avatar>?"])
    let broken = errors(in: "<feed><broken/></feed>", request)
    #expect(broken.first?.hasPrefix("1:7: the markup that the handler made") == true)
    #expect(errors(in: "<loop/>", request).first?.contains("more than 16 deep") == true)
  }

  // MARK: - Support

  private func views(_ markup: String, _ request: ViewRequest) throws -> ViewDocument {
    try Dialect.native.resolveViews(parseXML(Array(markup.utf8)), request).value
  }

  private func root(_ markup: String, _ request: ViewRequest = ViewRequest()) throws -> View {
    try views(markup, request).root
  }

  private func root(_ markup: String, direction: LayoutDirection) throws -> View {
    var request = ViewRequest()
    request.direction = direction
    return try root(markup, request)
  }

  private func style(_ view: View) throws -> FlexStyle {
    guard case .flex(let style) = view.layout else { throw ViewProblem.nothingToLayOut }
    return style
  }

  private func errors(in markup: String, _ request: ViewRequest = ViewRequest()) -> [String] {
    do {
      _ = try views(markup, request)
      return []
    } catch let error as InvalidInput {
      let text = SourceText(name: "", utf8: Array(markup.utf8))
      return error.diagnostics.map { diagnostic in
        let position = diagnostic.location.map(text.position)
        return "\(position?.line ?? 0):\(position?.column ?? 0): \(diagnostic.problem.message)"
      }
    } catch {
      return ["\(error)"]
    }
  }
}

extension ViewProblem: Error {}
