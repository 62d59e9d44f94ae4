import Testing

@testable import Dialects
@testable import ViewTree

/// The heights of rows that code states by numbers.
@Suite struct CodedRowHeightTests {
  @Test(arguments: [
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { return 90 }\n  override func x()", 90),
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { 90.5 }", 90.5),
    ("heightForRowAtIndexPath:(NSIndexPath *)indexPath { return 55.0f; }\n- (void)x", 55),
    ("#define kHeight 48.5\n (CGFloat)heightForRowAtIndexPath:(NSIndexPath *)indexPath { return kHeight; }", 48.5),
    ("let high: CGFloat = 72; func t(heightForRowAt indexPath: IndexPath) -> CGFloat { return high }", 72),
    ("let high = CGFloat(72); func t(heightForRowAt indexPath: IndexPath) -> CGFloat { return CGFloat(high) }", 72),
    ("high = 72; func t(heightForRowAt indexPath: IndexPath) -> CGFloat { return high }", nil),
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { return 90 * scale }", nil),
    ("let high = 72; func t(heightForRowAt indexPath: IndexPath) -> CGFloat { return high * scale }", nil),
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 0 ? 90 : 44 }", nil),
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { if a { return 90 } return 44 }", nil),
    ("heightForRowAt indexPath: IndexPath) -> CGFloat { return 0 }", nil),
    ("heightForRowAt i: IndexPath) { x } heightForRowAt indexPath: IndexPath) -> CGFloat { return 90 }", nil),
    ("heightForRowAt", nil), ("", nil),
  ])
  func `the height of all rows is a number that the function of the delegate only returns`(
    code: String, height: Double?
  ) {
    #expect(SourceNames(of: Array(code.utf8)).rowHeight == height)
  }

  @Test(arguments: [
    ("table.rowHeight = 90", 90), ("[self.table setRowHeight:90.0f];", 90), ("self.table.rowHeight = 90", 90),
    ("tableView.rowHeight = 90", 44), ("table.rowHeight = high", 44), ("other.rowHeight = 90", 44),
    ("table.rowHeight = 60; func t(heightForRowAt indexPath: IndexPath) -> CGFloat { return 90 }", 90), ("", 44),
  ])
  func `the rows of a prototype have the height that code states for their table`(code: String, height: Double) throws {
    let frames = try shown(code).frames("cell")
    #expect(frames == [[0, 0, 320, height], [0, height, 320, height]])
  }

  @Test func `the views of a row follow its height`() throws {
    #expect(try shown("table.rowHeight = 90").frames("box").first == [10, 10, 20, 70])
    #expect(try shown("table.rowHeight = 90").frames("title").first == [16, 35, 100, 20])
    #expect(try shown("").frames("title").first == [16, 12, 100, 20])
  }

  @Test func `a cell that code registers has the height that it states`() throws {
    let code = "register(FeedCell.self); table.rowHeight = 90"
    #expect(try shown(code, hasCell: false).frames("registered").first == [0, 0, 320, 90])
    #expect(try shown("register(FeedCell.self)", hasCell: false).frames("registered").first == [0, 0, 320, 44])
  }

  @Test func `static rows keep their frames`() throws {
    let cells = try shown("table.rowHeight = 90", isStatic: true).frames("cell")
    #expect(cells == [[0, 0, 320, 44]])
  }

  @Test func `the generic rows of a table without cells have the height that code states`() throws {
    #expect(try shown("table.rowHeight = 90", hasCell: false)["t"]?.list == .rows(height: 90))
    #expect(try shown("", hasCell: false)["t"]?.list == .rows(height: nil))
  }

  private func shown(_ code: String, isStatic: Bool = false, hasCell: Bool = true) throws -> ShownDocument {
    let title = "<label id='title' text='Own words'><rect key='frame' x='16' y='12' width='100' height='20'/></label>"
    let cell = """
      <tableViewCell id="cell" reuseIdentifier="a" style="IBUITableViewCellStyleDefault" textLabel="title">
      <rect key="frame" width="320" height="44"/>
      <tableViewCellContentView key="contentView"><rect key="frame" width="320" height="44"/><subviews>\(title)
      <view id="box"><rect key="frame" x="10" y="10" width="20" height="24"/>
      <autoresizingMask key="autoresizingMask" heightSizable="YES"/></view>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    let rows =
      isStatic
      ? "<sections><tableViewSection><cells>\(cell)</cells></tableViewSection></sections>"
      : "<prototypes>\(cell)</prototypes>"
    let document = try parseMarkup(
      """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"><connections>
      <outlet property="table" destination="t" id="o"/></connections></placeholder>
      <tableView dataMode="\(isStatic ? "static" : "prototypes")" id="t"><rect key="frame" width="320" height="400"/>
      \(hasCell ? rows : "")</tableView></objects></document>
      """)
    var request = ViewRequest()
    request.repetition = isStatic ? .once : .times(2)
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <tableViewCell id="registered"><rect key="frame" width="320" height="44"/></tableViewCell></objects></document>
      """
    request.code = SourceCode(paths: { ["Feed.swift", "FeedCell.xib"] }) { path in
      Array((path == "Feed.swift" ? code : nib).utf8)
    }
    return try ShownDocument(of: document, request)
  }
}
