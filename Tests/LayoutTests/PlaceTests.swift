import Diagnostics
import Dialects
import Geometry
import Layout
import Testing
import ViewTree

@Suite struct PlaceTests {
  @Test func `the canvas is 375 wide and as high as its content`() throws {
    let layout = try place(document(view("feed", [box(10, 30), box(20, 12)]), width: nil)).value
    #expect(layout.size == Size(width: 375, height: 42))
    #expect(layout.views[0].frame == Rect(x: 0, y: 0, width: 375, height: 42))
  }

  @Test func `a canvas replaces the sizes and limits of the root`() throws {
    let root = view("feed") {
      $0.width = .points(10)
      $0.height = .points(500)
      $0.minWidth = .points(900)
      $0.maxHeight = .points(5)
      $0.margin = Edges(.points(8))
    }
    #expect(try frames(root, width: 120, height: 80) == [Rect(x: 0, y: 0, width: 120, height: 80)])
  }

  @Test func `without a canvas height the limits of the root hold`() throws {
    let root = view("feed") { $0.minHeight = .points(64) }
    #expect(try frames(root).map(\.height) == [64])
  }

  @Test func `insets move a view in the flow and no other view`() throws {
    let moved = view("view", [box(5, 5)]) {
      ($0.height, $0.inset.left, $0.inset.top) = (.points(10), .points(7), .points(-3))
    }
    let frames = try frames(view("feed", [moved, box(20, 10)]))
    #expect(frames.map(\.origin) == [.zero, Point(x: 7, y: -3), Point(x: 7, y: -3), Point(x: 0, y: 10)])
    #expect(frames[0].height == 20)
  }

  @Test func `items in another order stay where they are in the document`() throws {
    let root = view("row", [view { ($0.width, $0.order) = (.points(10), 1) }, box(20, 5)]) { $0.direction = .row }
    let layout = try place(document(root)).value
    #expect(layout.views.map(\.view.element) == ["row", "view", "box"])
    #expect(layout.views.map(\.frame.minX) == [0, 20, 0])
  }

  @Test func `views are in document order with their ends and parents`() throws {
    let layout = try place(document(view("feed", [view("row", [box(1, 1), box(1, 1)]), view("row")]))).value
    #expect(layout.views.map(\.view.element) == ["feed", "row", "box", "box", "row"])
    #expect(layout.views.map(\.end) == [5, 4, 3, 4, 5])
    #expect(layout.views.map(\.parent) == [nil, 0, 1, 1, 0])
    #expect(layout.views.allSatisfy { $0.view.children.isEmpty })
    #expect(layout.path(of: 3) == "feed/row[0]/box[1]")
  }

  @Test func `a sole child of its name has no ordinal`() throws {
    let layout = try place(document(view("feed", [view("row"), view("cell"), view("row")]))).value
    #expect(layout.views.map(\.ordinal) == [nil, 0, nil, 1])
  }

  @Test func `stored frames add up`() throws {
    let root = stored(
      Rect(x: 5, y: 5, width: 200, height: 100),
      [stored(Rect(x: 10, y: 20, width: 50, height: 30), [stored(Rect(x: -3, y: 4, width: 7, height: 8))])])
    let expected = [
      Rect(x: 0, y: 0, width: 300, height: 150), Rect(x: 10, y: 20, width: 50, height: 30),
      Rect(x: 7, y: 24, width: 7, height: 8),
    ]
    #expect(try frames(root, width: 300, height: 150) == expected)
  }

  @Test func `a hidden view with a stored frame keeps it`() throws {
    let root = stored(Rect(x: 0, y: 0, width: 9, height: 9), [stored(Rect(x: 1, y: 2, width: 3, height: 4)).hidden()])
    #expect(try frames(root, width: 9, height: 9)[1] == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a hidden flexbox view takes no room and no gap`() throws {
    let root = view("row", [box(10, 5), view("view", [box(3, 3)]).hidden(), box(20, 5)]) {
      $0.direction = .row
      $0.columnGap = .points(7)
      $0.padding = Edges(.points(2))
    }
    let frames = try frames(root)
    #expect(frames.map(\.minX) == [0, 2, 0, 0, 19])
    #expect(frames[2] == .zero)
    #expect(frames[3] == .zero)
  }

  @Test func `flexbox inside of a stored frame is a column in it`() throws {
    let root = stored(Rect(x: 0, y: 0, width: 80, height: 60), [box(nil, 10), box(20, 10)])
    let expected = [Rect(x: 0, y: 0, width: 80, height: 10), Rect(x: 0, y: 10, width: 20, height: 10)]
    #expect(try Array(frames(root, width: 80, height: 60).dropFirst()) == expected)
  }

  @Test func `a stored frame inside of a flexbox is placed in its parent`() throws {
    let root = view("feed", [box(nil, 10), stored(Rect(x: 4, y: 3, width: 20, height: 6)), box(nil, 10)])
    let frames = try frames(root)
    #expect(frames.map(\.minY) == [0, 0, 3, 10])
    #expect(frames[2] == Rect(x: 4, y: 3, width: 20, height: 6))
  }

  @Test func `coordinates beyond the limit are an error with its place`() {
    let root = view("feed", [view("wide") { $0.margin.left = .points(1e7) }])
    let far = (0..<200).reduce(root) { inner, _ in view("feed", [inner]) { $0.padding.left = .points(1e7) } }
    let error = #expect(throws: InvalidInput.self) { try place(document(far)) }
    let diagnostic = error?.diagnostics.first
    #expect(diagnostic?.problem as? LayoutProblem == .coordinateOutOfRange(element: "feed"))
    #expect(diagnostic?.problem.message == "the frame of <feed> is not within ±1000000000 points")
    #expect(diagnostic?.problem.code == "layout.range")
    #expect(diagnostic?.location == SourceLocation(offset: 4))
  }

  @Test func `a size beyond the limit is an error too`() {
    let wide = view("wide") { ($0.width, $0.shrink) = (.percent(1e7), 0) }
    let error = #expect(throws: InvalidInput.self) {
      try place(document(view("row", [wide]) { $0.direction = .row }, width: 1e5))
    }
    #expect(error?.diagnostics.first?.problem as? LayoutProblem == .coordinateOutOfRange(element: "wide"))
  }

  /// 10⁹ points are the limit of each edge.
  @Test(arguments: [
    (Rect(x: 1e9 - 7, y: 1, width: 7, height: 3), true), (Rect(x: 1e9 - 7, y: 1, width: 8, height: 3), false),
    (Rect(x: 1, y: 1e9 - 7, width: 3, height: 7), true), (Rect(x: 1, y: 1e9 - 7, width: 3, height: 8), false),
    (Rect(x: -1e9, y: 1, width: 7, height: 3), true), (Rect(x: -1e9 - 1, y: 1, width: 7, height: 3), false),
    (Rect(x: 1, y: -1e9, width: 7, height: 3), true), (Rect(x: 1, y: -1e9 - 1, width: 7, height: 3), false),
    (Rect(x: .nan, y: 1, width: 7, height: 3), false), (Rect(x: 1, y: .nan, width: 7, height: 3), false),
  ])
  func `frames are within the limit`(_ frame: Rect, _ isWithin: Bool) {
    let root = stored(Rect(x: 0, y: 0, width: 90, height: 80), [stored(frame)])
    let placed = try? frames(root, width: 90, height: 80)
    #expect((placed?.last == frame) == isWithin)
  }

  /// The widths, the margins at the left and right of the first box, the gap, and the places in a row of 100 points.
  ///
  /// Without free space, or if a box is larger than its share, the space is around the boxes.
  @Test(
    arguments: [
      ([20], (0, 0), 0, [40]), ([20, 30], (0, 0), 0, [15, 60]), ([50, 20], (0, 0), 0, [0, 65]),
      ([60, 20], (0, 0), 0, [5, 75]), ([60, 40], (0, 0), 0, [0, 60]), ([20, 30], (3, 7), 0, [13, 60]),
      ([20, 30], (0, 0), 4, [14, 61]), ([41], (0, 9), 0, [25]),
    ] as [([Double], (Double, Double), Double, [Double])])
  func `boxes are in the middle of equal shares`(
    _ widths: [Double], _ margins: (Double, Double), _ gap: Double, _ places: [Double]
  ) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let boxes = widths.enumerated().map { index, width in
        view("box") {
          ($0.width, $0.height, $0.shrink) = (.points(width), .points(5), 0)
          let (start, end) = direction == .leftToRight ? margins : (margins.1, margins.0)
          if index == 0 { ($0.margin.left, $0.margin.right) = (.points(start), .points(end)) }
        }
      }
      let root = view("row", boxes) {
        ($0.direction, $0.justifyContent) = (.row, .equalShares)
        ($0.columnGap, $0.writingDirection) = (.points(gap), direction)
      }
      let found = try frames(root).dropFirst().map { direction == .leftToRight ? $0.minX : 100 - $0.maxX }
      #expect(found == places)
    }
  }
}
