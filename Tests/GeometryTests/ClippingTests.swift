import Geometry
import Testing

@Suite struct ClippingTests {
  private let pill = RoundedRect(Rect(x: 0, y: 0, width: 52, height: 32), radii: CornerRadii(16))

  @Test func `a corner at a cut side is square`() {
    let cut = pill.clipped(to: Rect(x: 0, y: 0, width: 40, height: 32))
    #expect(cut.radii.topLeft == 16)
    #expect(cut.radii.topRight == 0)
  }

  @Test func `a cut within the tolerance keeps the corners`() {
    let clip = Rect(x: 0, y: 0, width: 51.9, height: 32)
    #expect(pill.clipped(to: clip, tolerance: 0.5).radii.topRight == 16)
    #expect(pill.clipped(to: clip, tolerance: 0.5).rect.width == 51.9)
    #expect(pill.clipped(to: clip).radii.topRight == 0)
  }

  /// Half a point is within the tolerance; the radii of the corners at a side that is cut further are 0.
  @Test(arguments: [
    (Insets(top: 0.5, right: 0.5, bottom: 0.5, left: 0.5), [4.0, 6, 8, 10]),
    (Insets(top: 0.75, right: 0, bottom: 0, left: 0), [0, 0, 8, 10]),
    (Insets(top: 0, right: 0.75, bottom: 0, left: 0), [4, 0, 0, 10]),
    (Insets(top: 0, right: 0, bottom: 0.75, left: 0), [4, 6, 0, 0]),
    (Insets(top: 0, right: 0, bottom: 0, left: 0.75), [0, 6, 8, 0]),
  ])
  func `a cut beyond the tolerance makes both corners of its side square`(_ insets: Insets, _ radii: [Double]) {
    let rect = Rect(x: 3, y: 5, width: 52, height: 32)
    let shape = RoundedRect(rect, radii: CornerRadii(topLeft: 4, topRight: 6, bottomRight: 8, bottomLeft: 10))
    let clip = rect.inset(by: insets)
    #expect(shape.clipped(to: clip, tolerance: 0.5).radii.clockwise == radii)
    #expect(shape.clipped(to: clip, tolerance: 0.5).rect == clip)
  }

  /// A card of 52 × 32 points at 3, 5, and the place of a shape of 26 × 22 points with its radii.
  @Test(arguments: [
    (Point(x: 3, y: 5), [11.0, 2, 3, 4]), (Point(x: 29, y: 5), [1, 12, 3, 4]), (Point(x: 29, y: 15), [1, 2, 13, 4]),
    (Point(x: 3, y: 15), [1, 2, 3, 14]), (Point(x: 3, y: 11), [1, 2, 3, 4]), (Point(x: 11, y: 5), [1, 2, 3, 4]),
    // Half a point is within the tolerance, in each direction.
    (Point(x: 3.5, y: 4.5), [11, 2, 3, 4]), (Point(x: 2.5, y: 5.5), [11, 2, 3, 4]),
    (Point(x: 3.75, y: 5), [1, 2, 3, 4]),
    (Point(x: 3, y: 5.75), [1, 2, 3, 4]), (Point(x: 2.25, y: 5), [1, 2, 3, 4]),
    (Point(x: 29.5, y: 15.5), [1, 2, 13, 4]),
    (Point(x: 29.75, y: 15), [1, 2, 3, 4]), (Point(x: 29, y: 15.75), [1, 2, 3, 4]),
  ])
  func `a shape has the radii of the corners that it shares`(_ origin: Point, _ radii: [Double]) {
    let own = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let shape = RoundedRect(Rect(origin: origin, size: Size(width: 26, height: 22)), radii: own)
    let card = RoundedRect(
      Rect(x: 3, y: 5, width: 52, height: 32),
      radii: CornerRadii(topLeft: 11, topRight: 12, bottomRight: 13, bottomLeft: 14))
    let clipped = shape.clipped(toCornersOf: [card], tolerance: 0.5)
    #expect(clipped.rect == shape.rect && clipped.radii.clockwise == radii)
    #expect(shape.clipped(toCornersOf: [], tolerance: 0.5) == shape)
  }

  @Test func `a shape keeps larger radii, and has the largest of several views`() {
    let rect = Rect(x: 3, y: 5, width: 52, height: 32)
    let shape = RoundedRect(rect, radii: CornerRadii(topLeft: 9, topRight: 2, bottomRight: 3, bottomLeft: 11))
    let views = [[5.0, 7, 1, 10], [8, 6, 4, 12]].map {
      RoundedRect(rect, radii: CornerRadii(topLeft: $0[0], topRight: $0[1], bottomRight: $0[2], bottomLeft: $0[3]))
    }
    #expect(shape.clipped(toCornersOf: views, tolerance: 0).radii.clockwise == [9, 7, 4, 12])
  }

  /// CSS Backgrounds and Borders 3, section 4.5: the fullest side decides for all radii.
  @Test(arguments: [
    ([8.0, 4, 1, 2], Size(width: 6, height: 100), [4.0, 2, 0.5, 1]),
    ([1, 8, 4, 2], Size(width: 100, height: 6), [0.5, 4, 2, 1]),
    ([1, 2, 8, 4], Size(width: 6, height: 100), [0.5, 1, 4, 2]),
    ([8, 1, 2, 4], Size(width: 100, height: 6), [4, 0.5, 1, 2]),
    ([8, 4, 1, 2], Size(width: 12, height: 10), [8, 4, 1, 2]),
    ([-3, 5, 2, 1], Size(width: 99, height: 99), [0, 5, 2, 1]),
    ([8, 4, 1, 2], Size(width: -6, height: 99), [0, 0, 0, 0]),
  ])
  func `radii fit their sides`(_ radii: [Double], _ size: Size, _ expected: [Double]) {
    let radii = CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
    #expect(radii.fitted(to: size).clockwise == expected)
    #expect(radii.mirrored.mirrored == radii)
    #expect(radii.mirrored.topLeft == radii.topRight)
    #expect(radii.mirrored.bottomLeft == radii.bottomRight)
  }

  /// Distances of the edges of a rectangle around it: left, top, right and bottom.
  @Test(
    arguments: [
      ([1, 1, 1, 1], [2, 3, 5, 7]), ([0, 1, 1, 1], [0, 3, 5, 0]), ([1, 0, 1, 1], [0, 0, 5, 7]),
      ([1, 1, 0, 1], [2, 0, 0, 7]), ([1, 1, 1, 0], [2, 3, 0, 0]), ([0.5, 1, 1, 1], [0, 3, 5, 0]),
      ([-0.5, 1, 1, 1], [0, 3, 5, 0]), ([0.75, 1, 1, 1], [2, 3, 5, 7]),
    ] as [([Double], [Double])])
  func `corners at the edges of a rectangle become square`(_ distances: [Double], _ radii: [Double]) {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    let shape = RoundedRect(
      rect, radii: CornerRadii(topLeft: 2, topRight: 3, bottomRight: 5, bottomLeft: 7))
    let around = Rect(
      minX: rect.minX - distances[0], minY: rect.minY - distances[1], maxX: rect.maxX + distances[2],
      maxY: rect.maxY + distances[3])
    let squared = shape.squared(at: around, tolerance: 0.5)
    #expect(squared.rect == rect && squared.radii.clockwise == radii)
  }
}
