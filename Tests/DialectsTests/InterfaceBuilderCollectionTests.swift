import Geometry
import Testing
import ViewTree

@testable import Dialects

@Suite struct InterfaceBuilderCollectionTests {
  private let grid = InterfaceBuilderFile("collection-grid.xib")

  @Test func `cells fill the lines of a flow layout, spread over the width`() throws {
    let shown = try grid.shown()
    let tiles = shown.frames("tile")
    // 300 points contain three times 90 and leave 15 between them.
    #expect(tiles.prefix(4) == [[10, 35, 90, 80], [115, 35, 90, 80], [220, 35, 90, 80], [10, 127, 90, 80]])
    // Lines begin at 35, 127, 219 and 311; the next would begin at 403, below the collection.
    #expect(tiles.count == 12)
    #expect(shown.frames("header") == [[0, 0, 320, 30]])
    #expect(shown.frames("footer") == [[0, 398, 320, 20]])
    #expect(shown["tile"]?.isCell == true)
  }

  @Test func `an empty content view of a collection's cell is a placeholder`() throws {
    #expect(try grid.shown().kind("tile-content") == .view)
  }

  @Test func `the last line keeps the places of a full one`() throws {
    let tiles = try grid.shown { $0.repetition = .times(5) }.frames("tile")
    #expect(tiles.count == 5)
    #expect(tiles.last == [115, 127, 90, 80])
  }

  @Test(arguments: [("0.0", [50.0, 0.0]), ("1", [25, 60])])
  func `the space between cells decides how many fit a line`(spacing: String, second: [Double]) throws {
    let frame = "<rect key='frame' x='0' y='0' width='50' height='50'/>"
    let cell = "<collectionViewCell id='tile'>\(frame)</collectionViewCell>"
    let document = try parseMarkup(
      """
      <document><objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="200"/><subviews>
      <collectionView id="grid"><rect key="frame" x="0" y="0" width="100" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="\(spacing)" id="f">
      <size key="itemSize" width="50" height="50"/></collectionViewFlowLayout><cells>\(cell)</cells></collectionView>
      </subviews></view></objects></document>
      """)
    let tiles = try ShownDocument(of: document).frames("tile")
    #expect(tiles.dropFirst().first.map { Array($0.prefix(2)) } == second)
  }

  @Test func `a horizontal layout puts its lines side by side`() throws {
    let shown = try InterfaceBuilderFile("collection-row.xib").shown()
    // One cell per line, centered in 100 points; 10 between lines; sizes of their own, not the layout's.
    #expect(shown.frames("wide") == [[20, 40, 120, 60], [200, 40, 120, 60]])
    #expect(shown.frames("tall") == [[150, 20, 40, 100]])
    #expect(shown["row"]?.clips == true)
  }

  /// `UICollectionViewFlowLayout.itemSize` is that of all items; 50 × 50 is what Interface Builder writes by default.
  @Test(arguments: [
    (Size(width: 146, height: 87), Size(width: 146, height: 87)),
    (Size(width: 50, height: 50), Size(width: 256, height: 145)),
    (Size(width: 50, height: 49), Size(width: 50, height: 49)),
    (Size(width: 0, height: 87), Size(width: 256, height: 145)),
  ])
  func `a cell that code registers has the item size of the layout`(_ stated: Size, _ expected: Size) throws {
    let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>"#
    let files = [
      "a/Tiles.swift": "class Tiles: UIView { register(FeedCell.self) }",
      "a/FeedCell.xib": """
      \(head)<collectionViewCell id="tile"><rect key="frame" width="256" height="145"/></collectionViewCell></objects></document>
      """,
    ]
    var request = ViewRequest()
    request.code = SourceCode(paths: { files.keys.sorted() }) { path in files[path].map { Array($0.utf8) } }
    let document = try parseMarkup(
      """
      \(head)<view id="root" customClass="Tiles"><rect key="frame" width="374" height="300"/><subviews>
      <collectionView id="list"><rect key="frame" x="10" y="44" width="354" height="200"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="\(stated.width)" height="\(stated.height)"/></collectionViewFlowLayout></collectionView>
      </subviews></view></objects></document>
      """)
    let tiles = try ShownDocument(of: document, request).frames("tile")
    #expect(tiles.first.map { Array($0.suffix(2)) } == [expected.width, expected.height])
  }
}
