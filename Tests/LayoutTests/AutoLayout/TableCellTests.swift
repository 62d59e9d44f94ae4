import Geometry
import Testing

@Suite struct TableCellTests {
  /// A table of 200 points with one prototype that contains a text 10 points from all edges.
  private func solved(size: Size?, rowHeight: String) throws -> SolvedDocument {
    let label = constrained(
      "label", "text", "numberOfLines=\"0\" text=\"Words enough for more than one line of a cell\"")
    let content = """
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="200" height="80"/>
      \(subviews(label))\(constraints(
        "text.leading = content.leading + 10", "content.trailing = text.trailing + 10",
        "text.top = content.top + 10", "content.bottom = text.bottom + 10"))</tableViewCellContentView>
      """
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="20000">
      <objects><tableView id="table" rowHeight="\(rowHeight)"><rect key="frame" width="200" height="300"/>
      <prototypes><tableViewCell id="cell"><rect key="frame" width="200" height="80"/>\(content)</tableViewCell>
      </prototypes></tableView></objects></document>
      """
    return try SolvedDocument(markup: markup, root: "table", size: size)
  }

  @Test func `a cell stands as stored where the table has its own size`() throws {
    let solved = try solved(size: nil, rowHeight: "-1")
    #expect(solved.frames["cell"]?[2...] == [200, 80])
    #expect(solved.frames["text"] == [10, 10, 180, 60])
  }

  @Test func `a cell is as wide as its table and, if it sizes itself, as high as its contents`() throws {
    let fitted = try solved(size: Size(width: 400, height: 300), rowHeight: "-1")
    #expect(fitted.frames["cell"]?[2...] == [400, 40.5])
    #expect(fitted.frames["text"] == [10, 10, 380, 20.5])
    let fixed = try solved(size: Size(width: 400, height: 300), rowHeight: "80")
    #expect(fixed.frames["cell"]?[2...] == [400, 80])
    #expect(fixed.frames["text"] == [10, 10, 380, 60])
  }

  @Test(arguments: [("Default", [15.0, 370], [100.0, 50]), ("Value1", [15, 70], [300, 50])])
  func `labels of a cell with a style keep their distance from the edges`(
    style: String, title: [Double], detail: [Double]
  ) throws {
    func label(_ identifier: String, x: Double, width: Double) -> String {
      """
      <label id="\(identifier)" text="Words"><rect key="frame" x="\(x)" y="5" width="\(width)" height="20"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    }
    let isDefault = style == "Default"
    let labels = label("title", x: 15, width: isDefault ? 170 : 70) + label("detail", x: 100, width: 50)
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="20000">
      <objects><tableView id="table" rowHeight="44"><rect key="frame" width="200" height="300"/>
      <prototypes><tableViewCell id="cell" style="IBUITableViewCellStyle\(style)" textLabel="title"
      detailTextLabel="detail"><rect key="frame" width="200" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" width="200" height="44"/>
      \(subviews(labels))</tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
      """
    let solved = try SolvedDocument(markup: markup, root: "table", size: Size(width: 400, height: 300))
    #expect(solved.frames["title"] == [title[0], 5, title[1], 20])
    #expect(solved.frames["detail"] == [detail[0], 5, detail[1], 20])
  }

  @Test func `a collection's cell as wide as the screen stays so, a smaller one keeps its size`() throws {
    func width(ofCell stored: Double, at width: Double) throws -> Double? {
      let markup = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" toolsVersion="20000">
        <objects><collectionView id="list"><rect key="frame" width="375" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="\(stored)" height="80"/>
        </collectionViewFlowLayout><cells><collectionViewCell id="cell">
        <rect key="frame" width="\(stored)" height="80"/></collectionViewCell></cells></collectionView></objects>
        </document>
        """
      let size = Size(width: width, height: 300)
      return try SolvedDocument(markup: markup, root: "list", size: size).frames["cell"]?[2]
    }
    #expect(try width(ofCell: 375, at: 320) == 320)
    #expect(try width(ofCell: 375, at: 834) == 834)
    #expect(try width(ofCell: 100, at: 834) == 100)
    #expect(try width(ofCell: 350, at: 320) == 320)
  }
}
