import Diagnostics
import Testing
import ViewTree
import XMLTree

@testable import Dialects

/// Elements with equal attributes are read once; the oracle is each element in a document of its own.
@Suite struct ViewCacheTests {
  private static let cells = [
    "<cell id=\"a\" padding=\"4\"><text id=\"n\" text=\"one\"/><text id=\"m\" text=\"three\"/></cell>",
    "<cell id=\"b\" padding=\"4\"><text text=\"one\"/><text>between tags</text></cell>",
    "<cell padding=\"4\"><text/><text text=\"\"/><text>é and 漢字</text></cell>",
    "<cell padding=\"5\"><button text=\"OK\"/><button text=\"Cancel\"/><button>Done</button></cell>",
    "<cell direction=\"rtl\"><view marginStart=\"3\"/><text text=\"a &amp; b\"/></cell>",
    "<cell direction=\"ltr\"><view marginStart=\"3\"/><text text=\"a &amp; c\"/></cell>",
    "<cell><view marginStart=\"3\" skeleton=\"keep\"/><view opacity=\"0.5\" repeat=\"2\"/></cell>",
    "<cell><view><animation keyPath=\"opacity\" to=\"0\" duration=\"1\"/></view><view/></cell>",
    "<cell><activityIndicator/><activityIndicator/></cell>",
    "<cell><table><tr><text text=\"one\"/></tr><tr><text text=\"one\"/></tr></table></cell>",
    "<cell><chip text=\"tag\" fontSize=\"12\"/><chip text=\"taxi\" fontSize=\"12\"/><label lines=\"2\"/></cell>",
  ]

  /// Elements whose widths and heights differ, each in a cell of its own: two in one cell would have the same fault.
  private static let sizedCells = [
    "view width=\"4\" height=\"5\"", "view width=\"6.5\" height=\"7\"", "view width=\"4\"", "view width=\"5%\"",
    "view width=\"7\"", "view width=\"auto\" height=\"7\"", "view width=\"50%\" height=\"9\"", "view width=\"4pt\"",
    "view frame=\"1 2 3 4\" width=\"5\"", "view frame=\"1 2 3 4\" width=\"6\"", "view height=\"1234567.1234\"",
    "avatar width=\"30\"", "avatar width=\"40\"", "avatar height=\"30\"", "switch height=\"30\"", "switch height=\"9\"",
    "image height=\"30\"", "image height=\"40\"", "textField height=\"20\"", "textField height=\"60\"",
    "shape path=\"M0 0h9v9z\" width=\"1\"", "shape path=\"M0 0h9v9z\" width=\"2\"", "badge width=\"9\"",
    "badge width=\"8\"", "view width=\"&#53;\"", "view width=\"&#54;\"",
    "text width=\"30\" text=\"a\"", "text width=\"40\" text=\"bc\"", "text width=\"40\"", "text width=\"30\"",
    "button width=\"60\"", "button width=\"70\" text=\"Yes\"", "button width=\"60\" text=\"No\"",
  ].map { "<cell><\($0)/></cell>" }

  private func root(_ markup: String, _ request: ViewRequest = ViewRequest()) throws -> View {
    let document = try parseXML(Array(markup.utf8))
    return try #require(Dialect.guess(from: document.root)).resolveViews(document, request).value.root
  }

  /// Everything about a view and the views below, but for places in the file and numbers.
  private func description(of view: View) -> String {
    let own: [String] = [
      view.element, view.identifier ?? "-", "\(view.kind)", "\(view.layout)", "\(view.appearance)",
      view.text.map { "\($0)" } ?? "-", view.control.map { "\($0)" } ?? "-", view.hint.map { "\($0)" } ?? "-",
      "\(view.isHidden) \(view.clips) \(view.isCell) \(view.repetition)", "\(view.layer)",
    ]
    let below = view.children.map(description(of:)).joined()
    return "\(own.joined(separator: "|")){\(below)}"
  }

  @Test func `cells of one document are read as in a document each`() throws {
    let cells = (Self.cells + Self.sizedCells) + (Self.cells + Self.sizedCells).reversed()
    let together = try root("<feed>\(cells.joined(separator: "\n"))</feed>").children
    let alone = try cells.map { try #require(try root("<feed>\($0)</feed>").children.first) }
    #expect(together.map(description(of:)) == alone.map(description(of:)))
  }

  @Test func `a handler of another element changes no view`() throws {
    var request = ViewRequest()
    request.elements["custom"] = { _ in "<view/>" }
    let cells = Self.cells + Self.cells.reversed()
    let together = try root("<feed>\(cells.joined())</feed>", request).children
    let alone = try cells.map { try #require(try root("<feed>\($0)</feed>").children.first) }
    #expect(together.map(description(of:)) == alone.map(description(of:)))
  }

  @Test func `the times of another document change no view`() throws {
    _ = try root("<feed><view startAnimating=\"0\"/></feed>")
    let inner = "<view><animation keyPath=\"opacity\" to=\"0\" beginTime=\"stop\" duration=\"1\"/></view>"
    let markup = "<feed><shimmer stopAt=\"2\"/><view startAnimating=\"0\">\(inner)</view></feed>"
    var request = ViewRequest()
    request.keepsCharacters = true
    #expect(description(of: try root(markup)) == (try description(of: root(markup, request))))
  }

  @Test func `more kinds of views than the cache stores are read as in a document each`() throws {
    let kinds = (0..<3_000).map { "<view width=\"\($0)\"/>" }
    let together = try root("<feed>\((kinds + kinds).joined())</feed>").children
    #expect(together[0].layoutNumber != 0)
    #expect(together[0].layoutNumber == together[3_000].layoutNumber)
    #expect(together[2_999].layoutNumber == 0)
    let widths = together.map { view -> Length? in
      guard case .flex(let style) = view.layout else { return nil }
      return style.width
    }
    #expect(widths == (0..<6_000).map { .points(Double($0 % 3_000)) })
  }

  @Test func `views that agree in their layout have one number`() throws {
    let views = try root("<feed>\(Self.cells[0])\(Self.cells[1])</feed>").children
    #expect(views[0].layoutNumber != 0)
    #expect(views[0].layoutNumber == views[1].layoutNumber)
    #expect(views[0].children[0].layoutNumber != views[0].children[1].layoutNumber)
    #expect(views[0].identifier == "a")
    #expect(views[1].identifier == "b")
    #expect(views[1].location != views[0].location)
  }

  @Test func `each of several equal mistakes is reported`() throws {
    let known = "<cell/><cell width=\"3\"/><cell height=\"3\"/>"
    for cell in [
      "<cell widht=\"3\"/>", "<cell gap=\"x\"/>", "<cell>words</cell>", "<cell width=\"1.2.3\"/>",
      "<cell width=\".\"/>", "<cell height=\"10000001\"/>",
    ] {
      let document = try parseXML(Array("<feed>\(known)\(cell)\(cell)</feed>".utf8))
      let error = #expect(throws: InvalidInput.self) {
        try Dialect.native.resolveViews(document, ViewRequest())
      }
      #expect(error?.diagnostics.count == 2)
    }
  }

  @Test(arguments: [
    ("0", 0.0), ("16", 16), ("0.1", 0.1), (".5", 0.5), ("5.", 5), ("123456789.012345", 123_456_789.012345),
    ("0.30000000000000004", 0.30000000000000004), ("1234567.1234567891", 1234567.1234567891), ("+3", 3), ("1e2", 100),
  ])
  func `numbers are the nearest doubles`(text: String, number: Double) {
    #expect(parseNumber(text) == (number <= ViewLimits.number ? number : nil))
  }

  @Test(arguments: ["", ".", "1..2", "-", "nan", "0x10", "10000001", "1 2"])
  func `texts that are not numbers are refused`(text: String) {
    #expect(parseNumber(text) == nil)
  }
}
