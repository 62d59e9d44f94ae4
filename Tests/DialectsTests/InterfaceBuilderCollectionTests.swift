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

  private static func layout(_ attributes: String, _ inside: String = "") -> String {
    "<collectionViewFlowLayout key='collectionViewLayout' \(attributes)>\(inside)</collectionViewFlowLayout>"
  }

  private static let insets = "<inset key='sectionInset' minX='3' minY='5' maxX='7' maxY='11'/>"

  /// The spaces between lines and between cells, and the insets of the section, clockwise from the top.
  @Test(
    arguments: [
      ("", .vertical, [10, 10, 0, 0, 0, 0]), (layout(""), .vertical, [10, 10, 0, 0, 0, 0]),
      (layout("minimumLineSpacing='13' minimumInteritemSpacing='17'", insets), .vertical, [13, 17, 5, 7, 11, 3]),
      (layout("scrollDirection='horizontal' minimumLineSpacing='-1'"), .horizontal, [0, 10, 0, 0, 0, 0]),
      (layout("scrollDirection='vertical' minimumInteritemSpacing='-1'"), .vertical, [10, 0, 0, 0, 0, 0]),
      (layout("minimumLineSpacing='13'").replacing("FlowLayout", with: "Layout"), .vertical, [10, 10, 0, 0, 0, 0]),
    ] as [(String, Axis, [Double])])
  func `a flow layout has spaces and insets`(inside: String, axis: Axis, numbers: [Double]) throws {
    let view = try readElement("<collectionView id='it'>\(rectElement(331, 301))\(inside)</collectionView>")
    guard case .autoLayout(let spec) = view.layout, case .list(let list) = spec.contents,
      case .flow(let flow) = list.kind
    else {
      Issue.record("no flow layout")
      return
    }
    let insets = flow.sectionInset
    #expect(flow.scrollAxis == axis)
    #expect(
      [flow.minimumLineSpacing, flow.minimumInteritemSpacing, insets.top, insets.right, insets.bottom, insets.left]
        == numbers)
    #expect(list.topSpace == 0 && !list.roundsEnds && !list.isResized && list.storedRootWidth == 375)
  }

  private static func size(_ key: String, _ width: Int, _ height: Int) -> String {
    "<size key='\(key)' width='\(width)' height='\(height)'/>"
  }

  /// The default of `UICollectionViewFlowLayout.itemSize` is 50 × 50.
  @Test(arguments: [
    (rectElement(41, 43), "", size("itemSize", 61, 67), [61.0, 67]), (rectElement(41, 43), "", "", [41, 43]),
    (rectElement(41, 43), "", size("itemSize", 61, 0), [41, 43]),
    (rectElement(41, 43), "", size("itemSize", 0, 67), [41, 43]),
    (rectElement(41, 43), size("customSize", 71, 73), size("itemSize", 61, 67), [41, 43]),
    (rectElement(41, 0), size("customSize", 71, 73), size("itemSize", 61, 67), [71, 73]),
    (rectElement(0, 43), size("customSize", 71, 73), size("itemSize", 61, 67), [71, 73]),
    (rectElement(41, 0), size("customSize", 71, 0), size("itemSize", 61, 67), [61, 67]),
    (rectElement(41, 0), size("customSize", 0, 73), "", [50, 50]), (rectElement(0, 43), "", "", [50, 50]),
    ("", "", "", [50, 50]),
  ])
  func `a cell has its own size, that of the layout or the default one`(
    frame: String, custom: String, item: String, size: [Double]
  ) throws {
    let cell = "<collectionViewCell id='c'>\(frame)\(custom)</collectionViewCell>"
    let view = try readElement(
      "<collectionView id='it'>\(rectElement(331, 301))\(Self.layout("", item))<cells>\(cell)</cells></collectionView>")
    guard case .autoLayout(let spec) = try #require(view.children.first).layout else {
      Issue.record("no cell")
      return
    }
    let piece = try #require(spec.piece)
    #expect([piece.itemSize.width, piece.itemSize.height] == size)
    #expect(piece.role == .prototype && piece.storedFrame == nil && !piece.isSingle)
  }
}
