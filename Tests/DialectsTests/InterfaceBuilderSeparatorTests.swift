import Dialects
import Geometry
import Testing

@testable import ViewTree

/// The lines below the rows of tables.
@Suite struct InterfaceBuilderSeparatorTests {
  /// The frames of the separators of two rows of 320 × 44 points, on a phone with two pixels per point.
  private func separators(
    _ attributes: String, _ inside: String = "", cell: String = "", isStatic: Bool = false,
    runtime: String = "iOS.CocoaTouch", code: String? = nil
  ) throws -> [[Double]] {
    let cells = ["a", "b"].map { name in
      """
      <tableViewCell id="\(name)" reuseIdentifier="\(name)">
      <rect key="frame" y="\(name == "a" ? 0 : 44)" width="320" height="44"/>\(cell)</tableViewCell>
      """
    }.joined()
    let rows =
      isStatic
      ? "<sections><tableViewSection><cells>\(cells)</cells></tableViewSection></sections>"
      : "<prototypes>\(cells)</prototypes>"
    let document = try parseMarkup(
      """
      <document targetRuntime="\(runtime)"><device id="retina4_7"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"/>
      <tableView \(attributes) dataMode="\(isStatic ? "static" : "prototypes")" id="t">
      <rect key="frame" width="320" height="88"/>\(inside)\(rows)</tableView></objects></document>
      """)
    var request = ViewRequest()
    request.repetition = .once
    if let code { request.code = SourceCode(paths: { ["Feed.swift"] }) { _ in Array(code.utf8) } }
    let shown = try ShownDocument(of: document, request)
    return shown.views.filter { $0.view.kind == .divider }.map(\.frame.numbers)
  }

  /// Half a point is one pixel, and the default inset is the margin of 16 points.
  private static let both = [[16, 43.5, 304, 0.5], [16, 87.5, 304, 0.5]]

  @Test(arguments: [
    ("", false), ("separatorStyle='none'", false), ("separatorStyle='default'", true),
    ("separatorStyle='singleLine'", true), ("separatorStyle='singleLineEtched'", true),
  ])
  func `the rows of a table have the separators that the file states`(attributes: String, hasLines: Bool) throws {
    #expect(try separators(attributes) == (hasLines ? [Self.both[0]] : []))
  }

  @Test(arguments: [
    ("style='plain'", both), ("style='grouped'", [both[0]]), ("style='insetGrouped'", [both[0]]),
  ])
  func `the last row of a grouped section has no separator`(style: String, lines: [[Double]]) throws {
    #expect(try separators("separatorStyle='default' \(style)", isStatic: true).map(\.[1]) == lines.map(\.[1]))
  }

  @Test func `the insets of a separator are those of the cell or else of the table`() throws {
    let (table, cell) = (
      "<inset key='separatorInset' minX='59' minY='0' maxX='7' maxY='0'/>", "<inset key='separatorInset' minX='0'/>"
    )
    #expect(try separators("separatorStyle='default'", table).first == [59, 43.5, 254, 0.5])
    #expect(try separators("separatorStyle='default'", table, cell: cell).first == [0, 43.5, 320, 0.5])
  }

  @Test func `tables of tvOS have no separators`() throws {
    #expect(try separators("separatorStyle='default'", runtime: "AppleTV") == [])
  }

  @Test(arguments: [("alpha='0'", false), ("alpha='0.5'", true)])
  func `a clear color hides the separators`(alpha: String, hasLines: Bool) throws {
    let color = "<color key='separatorColor' white='0.3' \(alpha) colorSpace='calibratedWhite'/>"
    #expect(try !separators("separatorStyle='default'", color).isEmpty == hasLines)
  }

  @Test(arguments: [
    ("tableView.separatorStyle = .none", false), ("[self.tableView setSeparatorStyle:none];", false),
    ("tableView.style = .plain", true),
  ])
  func `code that names their style replaces the separators of the file`(code: String, hasLines: Bool) throws {
    #expect(try !separators("separatorStyle='default'", code: code).isEmpty == hasLines)
  }
}
