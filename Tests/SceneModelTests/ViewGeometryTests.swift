import Diagnostics
import Geometry
import Testing
import ViewTree

/// The numbers of views that do not depend on a layout.
@Suite struct ViewGeometryTests {
  @Test(arguments: [
    // As large as fits, in its proportions.
    (Size(width: 30, height: 20), true, box(11, 13, 90, 100), box(11, 33, 90, 60)),
    (Size(width: 30, height: 20), true, box(11, 13, 100, 40), box(31, 13, 60, 40)),
    // In its size, cut to the area.
    (Size(width: 30, height: 20), false, box(11, 13, 90, 100), box(41, 53, 30, 20)),
    (Size(width: 120, height: 20), false, box(11, 13, 90, 100), box(11, 53, 90, 20)),
    (Size(width: 30, height: 120), false, box(11, 13, 90, 100), box(41, 13, 30, 100)),
    (Size(width: 0, height: 20), true, box(11, 13, 90, 100), box(11, 13, 90, 100)),
    (Size(width: 30, height: 0), true, box(11, 13, 90, 100), box(11, 13, 90, 100)),
  ])
  func `a picture is in the middle of its area`(_ size: Size, _ isScaled: Bool, _ area: Rect, _ frame: Rect) {
    #expect(FittedPicture(size: size, isScaled: isScaled).frame(in: area) == frame)
  }

  /// The gravity, the size of the picture, its frame in an area of 90 × 100 points at 11, 13.
  private static let gravities: [(gravity: UnitPoint, size: Size, isScaled: Bool, frame: Rect)] = [
    (UnitPoint(x: 0, y: 0), Size(width: 30, height: 20), false, box(11, 13, 30, 20)),
    (UnitPoint(x: 1, y: 0), Size(width: 30, height: 20), false, box(71, 13, 30, 20)),
    (UnitPoint(x: 0, y: 1), Size(width: 30, height: 20), false, box(11, 93, 30, 20)),
    (UnitPoint(x: 1, y: 1), Size(width: 30, height: 20), false, box(71, 93, 30, 20)),
    (UnitPoint(x: 0, y: 0.5), Size(width: 30, height: 20), false, box(11, 53, 30, 20)),
    (UnitPoint(x: 1, y: 0.5), Size(width: 30, height: 20), false, box(71, 53, 30, 20)),
    (UnitPoint(x: 0.5, y: 0), Size(width: 30, height: 20), false, box(41, 13, 30, 20)),
    (UnitPoint(x: 0.5, y: 1), Size(width: 30, height: 20), false, box(41, 93, 30, 20)),
    (UnitPoint(x: 0.25, y: 0.75), Size(width: 30, height: 20), false, box(26, 73, 30, 20)),
    // A picture that is cut fills the area in this direction.
    (UnitPoint(x: 1, y: 1), Size(width: 120, height: 20), false, box(11, 93, 90, 20)),
    (UnitPoint(x: 1, y: 1), Size(width: 30, height: 120), false, box(71, 13, 30, 100)),
    // A scaled picture has space in one direction only.
    (UnitPoint(x: 0, y: 0), Size(width: 30, height: 20), true, box(11, 13, 90, 60)),
    (UnitPoint(x: 1, y: 1), Size(width: 30, height: 20), true, box(11, 53, 90, 60)),
    (UnitPoint(x: 0, y: 1), Size(width: 7, height: 20), true, box(11, 13, 35, 100)),
    (UnitPoint(x: 1, y: 0), Size(width: 7, height: 20), true, box(66, 13, 35, 100)),
  ]

  @Test(arguments: gravities.indices) func `a picture is at the point of its area that its gravity states`(
    _ number: Int
  ) {
    let (gravity, size, isScaled, frame) = Self.gravities[number]
    let picture = FittedPicture(size: size, isScaled: isScaled, gravity: gravity)
    #expect(picture.frame(in: box(11, 13, 90, 100)) == frame)
  }

  @Test func `a picture without a stated gravity is in the middle`() {
    #expect(FittedPicture(size: Size(width: 30, height: 20), isScaled: true).gravity == UnitPoint(x: 0.5, y: 0.5))
  }

  /// Edges on a screen with two pixels per point.
  @Test(arguments: [
    (box(10.25, 5.25, 20, 31), box(10.5, 5.5, 20, 31)), (box(10.2, 5.3, 20.125, 31), box(10, 5.5, 20.5, 31)),
    // A view keeps a pixel, unless it has no size.
    (box(10.3, 5.3, 0.0625, 0.03125), box(10.5, 5.5, 0.5, 0.5)), (box(10.3, 5.3, 0, 0), box(10.5, 5.5, 0, 0)),
    (box(-10.3, -5.3, 20, 3), box(-10.5, -5.5, 20, 3)),
  ])
  func `edges are rounded to pixels`(_ frame: Rect, _ aligned: Rect) {
    let view = PlacedView(view: dumped(.view, frame), frame: frame, parent: nil, end: 1, ordinal: nil)
    let layout = PlacedViews(size: Size(width: 401, height: 803), views: [view], source: .native)
    #expect(layout.alignedToPixels(scale: 2).views.map(\.frame) == [aligned])
  }

  @Test func `edges that are equal in pixels are equal in points`() {
    let (one, other) = (box(7, 11, 13, 17).inPoints(unitsPerPoint: 3), box(20, 28, 5, 9).inPoints(unitsPerPoint: 3))
    #expect(one.maxX == other.minX && one.maxY == other.minY)
    for (point, pixels) in [(one.minX, 7.0), (one.minY, 11), (one.maxX, 20), (one.maxY, 28), (other.maxX, 25)] {
      #expect(abs(point - pixels / 3) <= 0x1p-35)
      #expect((point * 0x1p34).rounded() == point * 0x1p34)
    }
  }

  @Test func `a mirrored view has its corners and its children at the other side`() {
    var view = dumped(.view, box(11, 13, 31, 17), [dumped(.text, box(3, 5, 7, 11))])
    view.appearance.cornerRadius = CornerRadius(
      topLeft: .points(1), topRight: .points(2), bottomRight: .points(3), bottomLeft: .points(4))
    let mirrored = view.mirrored(inWidth: 101)
    #expect(mirrored.storedFrame == box(59, 13, 31, 17))
    #expect(mirrored.children[0].storedFrame == box(21, 5, 7, 11))
    let corners = CornerRadius(
      topLeft: .points(2), topRight: .points(1), bottomRight: .points(4), bottomLeft: .points(3))
    #expect(mirrored.appearance.cornerRadius == corners)
  }

  @Test func `views are moved into their hull`() {
    var views = [dumped(.view, box(11, 13, 31, 17)), dumped(.text, box(7, 23, 5, 41))]
    #expect(views.moveIntoHull() == box(7, 13, 35, 51))
    #expect(views.compactMap(\.storedFrame) == [box(4, 0, 31, 17), box(0, 10, 5, 41)])
    var none: [View] = []
    #expect(none.moveIntoHull() == nil)
  }

  @Test func `a percentage refers to a length`() {
    #expect(Length.percent(30).resolved(against: 70) == 21)
    #expect(Length.points(7).resolved(against: 70) == 7)
    let unknown: Double? = nil
    #expect(Length.percent(30).resolved(against: unknown) == nil)
    #expect(Length.points(7).resolved(against: unknown) == 7)
    #expect(Length.percent(30).resolved(against: Optional(70.0)) == 21)
    let edges = Edges(top: 1, right: 2, bottom: 3, left: 4)
    #expect([edges.start(.horizontal), edges.end(.horizontal)] == [4, 2])
    #expect([edges.start(.vertical), edges.end(.vertical)] == [1, 3])
  }

  /// A text of 300 points has from two to five lines.
  @Test(arguments: [(301.0, 2), (150, 2), (149.75, 3), (100, 3), (60, 5), (59.75, 5), (13, 5), (0, 2), (-1, 2)])
  func `a text flows into lines`(_ width: Double, _ count: Int) {
    #expect(TextFlow(width: 300, lineHeight: 17, lines: 2...5).lineCount(inWidth: width) == count)
  }

  @Test(
    arguments: [
      ([2.0, 5], 4, [2.0, 3, 4, 5]), ([2, 5], 2, [2, 5]), ([2, 3, 5], 2, [2, 5]), ([2, 5], 1, [0]),
      ([2, 5], 0, [2, 5]),
      ([], 3, []),
    ] as [([Double], Int, [Double])])
  func `numbers are spread over a count`(_ numbers: [Double], _ count: Int, _ spread: [Double]) {
    #expect(numbers.spread(over: count) == spread)
  }
}
