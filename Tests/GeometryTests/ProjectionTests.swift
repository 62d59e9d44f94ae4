import Testing

@testable import Geometry

@Suite struct ProjectionTests {
  private let projection = Projection(
    AffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13), p: 0.5, q: 0.25, r: 2)

  /// At (4, 8) the numerator is (59, 81) and w is 6.
  @Test func `a point is divided by its depth`() {
    let image = projection.apply(Point(x: 4, y: 8))
    #expect(abs(image.x - 59.0 / 6) < 1e-12)
    #expect(abs(image.y - 81.0 / 6) < 1e-12)
  }

  @Test func `a transform after a projection maps its picture`() {
    let next = AffineTransform(a: 1.5, b: -2, c: 3, d: 0.5, tx: -7, ty: 17)
    let both = projection.concatenating(next)
    for point in [Point(x: 4, y: 8), Point(x: -1, y: 3), .zero] {
      let (image, expected) = (both.apply(point), next.apply(projection.apply(point)))
      #expect(abs(image.x - expected.x) < 1e-12 && abs(image.y - expected.y) < 1e-12)
    }
  }

  @Test func `the linearized transform has the value and the derivatives of the projection`() {
    let (point, step) = (Point(x: 4, y: 8), 1e-5)
    let linear = projection.linearized(at: point)
    for offset in [Point(x: 0, y: 0), Point(x: step, y: 0), Point(x: 0, y: step)] {
      let (image, expected) = (linear.apply(point + offset), projection.apply(point + offset))
      #expect(abs(image.x - expected.x) < 1e-9 && abs(image.y - expected.y) < 1e-9)
    }
  }

  @Test func `a projection of one depth is affine`() {
    let map = projection.numerator
    #expect(Projection(map).affine == map)
    #expect(Projection(map, r: 2).affine == map.concatenating(.scale(x: 0.5, y: 0.5)))
    #expect(Projection(map, r: 1e-3).affine != nil)
    #expect(Projection(map, r: 0.9e-3).affine == nil)
    #expect(Projection(map, p: 0.5).affine == nil)
    #expect(Projection(map, q: 0.5).affine == nil)
  }

  /// w is x: the picture of a square from −1 to 3 begins at the smallest depth, 1/1000.
  @Test func `the part of a path behind the viewer is cut off`() throws {
    let square = FlatPath(contours: [
      [Point(x: -1, y: 1), Point(x: 3, y: 1), Point(x: 3, y: 5), Point(x: -1, y: 5)],
      [Point(x: -3, y: 1), Point(x: -2, y: 1), Point(x: -2, y: 5)],
    ])
    let picture = Projection(.identity, p: 1, r: 0).apply(square)
    let points = try #require(picture.contours.first)
    #expect(picture.contours.count == 1)
    // (x, y) becomes (1, y / x).
    #expect(points.allSatisfy { abs($0.x - 1) < 1e-9 })
    let heights = points.map(\.y).sorted()
    let expected = [1.0 / 3, 5.0 / 3, 1_000, 5_000]
    #expect(heights.count == 4)
    #expect(zip(heights, expected).allSatisfy { abs($0 - $1) < 1e-6 * $1 })
  }
}
