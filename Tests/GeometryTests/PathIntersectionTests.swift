import Testing

@testable import Geometry

@Suite struct PathIntersectionTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FlatPath {
    FlatPath(contours: [Rect(x: x, y: y, width: width, height: height).corners])
  }

  private func overlap(
    _ one: FlatPath, _ other: FlatPath, _ rules: (FillRule, FillRule) = (.nonzero, .nonzero)
  ) -> FlatPath.Intersection? {
    var work = 1_000_000
    return one.intersection(with: other, rules: rules, work: &work)
  }

  @Test func `two rectangles have a rectangle in common`() throws {
    let common = try #require(overlap(rect(0, 0, 10, 10), rect(4, 5, 10, 10)))
    #expect(common.common == 30)
    #expect(common.path.contours.count == 1)
    #expect(Set(common.path.contours[0]) == Set(Rect(x: 4, y: 5, width: 6, height: 5).corners))
  }

  @Test func `a hole stays a hole by the rule of its path`() throws {
    let ring = FlatPath(contours: rect(0, 0, 10, 10).contours + rect(2, 2, 6, 6).contours)
    #expect(try #require(overlap(ring, rect(0, 0, 5, 10))).common == 50)
    let holed = try #require(overlap(ring, rect(0, 0, 5, 10), (.evenOdd, .nonzero)))
    #expect(holed.common == 32)
    #expect(holed.first == 64)
    #expect(holed.second == 50)
  }

  @Test func `a star cut by a triangle has the area of its pieces`() throws {
    let star = FlatPath(contours: [[Point(x: 0, y: 0), Point(x: 10, y: 10), Point(x: 10, y: 0), Point(x: 0, y: 10)]])
    #expect(abs(try #require(overlap(star, rect(-1, -1, 12, 12))).common - 50) < 1e-9)
    #expect(abs(try #require(overlap(star, rect(0, 0, 5, 10))).common - 25) < 1e-9)
  }

  @Test func `paths apart have nothing in common`() throws {
    #expect(try #require(overlap(rect(0, 0, 1, 1), rect(0, 5, 1, 1))).path.contours.isEmpty)
    #expect(try #require(overlap(rect(0, 0, 1, 1), rect(5, 0, 1, 1))).path.contours.isEmpty)
    #expect(try #require(overlap(FlatPath(contours: []), rect(5, 0, 1, 1))).common == 0)
  }

  /// The area of the common part equals that which samples of both paths give.
  @Test(arguments: 0..<40)
  func `random polygons agree with samples`(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * 20
    }
    func polygon() -> FlatPath {
      FlatPath(contours: (0..<2).map { _ in (0..<7).map { _ in Point(x: random(), y: random()) } })
    }
    let paths = (polygon(), polygon())
    let rules: (FillRule, FillRule) = seed % 2 == 0 ? (.nonzero, .evenOdd) : (.evenOdd, .nonzero)
    let common = try #require(overlap(paths.0, paths.1, rules))
    func windings(_ path: FlatPath, _ point: Point) -> Int {
      path.contours.reduce(0) { sum, contour in
        zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(sum) { sum, side in
          let (a, b) = side
          guard (a.y <= point.y) != (b.y <= point.y) else { return sum }
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          return x > point.x ? sum + (a.y < b.y ? 1 : -1) : sum
        }
      }
    }
    func isInside(_ path: FlatPath, _ rule: FillRule, _ point: Point) -> Bool {
      let winding = windings(path, point)
      return rule == .nonzero ? winding != 0 : winding % 2 != 0
    }
    let samples = (0..<625).map { Point(x: 0.2013 + 0.8 * Double($0 % 25), y: 0.2027 + 0.8 * Double($0 / 25)) }
    let wrong = samples.filter { point in
      let expected = isInside(paths.0, rules.0, point) && isInside(paths.1, rules.1, point)
      return isInside(common.path, .nonzero, point) != expected
    }
    #expect(wrong.isEmpty)
  }

  @Test func `the work is bounded`() {
    let comb = FlatPath(contours: [(0..<2_000).map { Point(x: Double($0 % 2 * 90), y: Double($0) / 70) }])
    var work = 10_000
    #expect(comb.intersection(with: comb, rules: (.nonzero, .nonzero), work: &work) == nil)
    #expect(work < 0)
  }
}
