import Foundation
import Geometry
import SeededRandom
import Testing

@Suite struct AreaTests {
  /// The area by the midpoint rule over the exact width of each of many thin rows.
  private func areaByRows(of shape: RoundedRect, in box: Rect) -> Double {
    let count = 20_000
    let common = shape.rect.intersection(box)
    let height = common.height / Double(count)
    return (0..<count).reduce(0) { sum, index in
      let y = common.minY + (Double(index) + 0.5) * height
      func inset(_ top: Double, _ bottom: Double) -> Double {
        let above = shape.rect.minY + top - y
        let below = y - (shape.rect.maxY - bottom)
        if above > 0 { return top - (top * top - above * above).squareRoot() }
        if below > 0 { return bottom - (bottom * bottom - below * below).squareRoot() }
        return 0
      }
      let left = shape.rect.minX + inset(shape.radii.topLeft, shape.radii.bottomLeft)
      let right = shape.rect.maxX - inset(shape.radii.topRight, shape.radii.bottomRight)
      return sum + max(0, min(right, box.maxX) - max(left, box.minX)) * height
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a rounded rectangle's area in a box is exact`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let rect = Rect(x: random(-2...2), y: random(-2...2), width: random(0.1...9), height: random(0.1...9))
    let shape = RoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: random(0...6), topRight: random(0...6), bottomRight: random(0...6), bottomLeft: random(0...6)))
    let box = Rect(x: random(-3...5), y: random(-3...5), width: random(0.5...8), height: random(0.5...8))
    #expect(abs(shape.area(in: box) - areaByRows(of: shape, in: box)) < 2e-6)
  }

  @Test func `a circle has the area of a circle, whole and in pieces`() {
    for radius in [0.01, 1, 7.3, 1000, 1e6] {
      let circle = RoundedRect(
        Rect(x: 0.3, y: -0.7, width: 2 * radius, height: 2 * radius), radii: CornerRadii(radius))
      let exact = Double.pi * radius * radius
      let around = circle.rect.inset(by: Insets(top: -1, right: -1, bottom: -1, left: -1))
      #expect(abs(circle.area(in: around) - exact) < 1e-12 * exact)

      let split = circle.rect.minX + radius * 0.37
      let left = Rect(minX: around.minX, minY: around.minY, maxX: split, maxY: around.maxY)
      let right = Rect(minX: split, minY: around.minY, maxX: around.maxX, maxY: around.maxY)
      #expect(abs(circle.area(in: left) + circle.area(in: right) - exact) < 1e-12 * exact)
    }
  }

  @Test func `the arc of a huge circle keeps its precision in one pixel`() {
    let radius = 1e7
    let circle = RoundedRect(Rect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), radii: CornerRadii(radius))
    // Around the topmost point y = d²/2r, where d is the distance from the axis of symmetry.
    let pixel = Rect(x: radius + 1000, y: 0, width: 1, height: 1)
    let above = (1001.0 * 1001 * 1001 - 1000.0 * 1000 * 1000) / 6 / radius
    #expect(abs(circle.area(in: pixel) - (1 - above)) < 1e-6)
  }

  @Test func `a row of boxes gives the same areas as single boxes`() {
    let shape = RoundedRect(Rect(x: 0.4, y: 0.2, width: 6.3, height: 4.1), radii: CornerRadii(2))
    var areas: [Double] = []
    shape.appendAreas(row: 1, columns: -1..<8, to: &areas)
    #expect(areas == (-1..<8).map { shape.area(in: Rect(x: Double($0), y: 1, width: 1, height: 1)) })
    #expect(areas.reduce(0, +) > 5)
  }

  @Test func `the covered area outside of the shape is zero`() {
    let shape = RoundedRect(Rect(x: 1, y: 1, width: 3, height: 2), radii: CornerRadii(1))
    #expect(shape.area(in: Rect(x: 4, y: 1, width: 1, height: 1)) == 0)
    #expect(shape.area(in: Rect(x: 1, y: 1, width: 0, height: 9)) == 0)
    #expect(RoundedRect(.zero).area(in: Rect(x: -1, y: -1, width: 2, height: 2)) == 0)
  }
}

@Suite struct FlatPathTests {
  /// A circle of four cubics, exact to 2.8e-4 of its radius.
  private func circle(center: Point, radius: Double) -> Path {
    let k = 0.5522847498 * radius
    func point(_ x: Double, _ y: Double) -> Point { center + Point(x: x, y: y) }
    return Path([
      .move(point(radius, 0)),
      .cubic(control1: point(radius, k), control2: point(k, radius), end: point(0, radius)),
      .cubic(control1: point(-k, radius), control2: point(-radius, k), end: point(-radius, 0)),
      .cubic(control1: point(-radius, -k), control2: point(-k, -radius), end: point(0, -radius)),
      .cubic(control1: point(k, -radius), control2: point(radius, -k), end: point(radius, 0)),
      .close,
    ])
  }

  private let everywhere = Rect(x: -100, y: -100, width: 200, height: 200)

  @Test(arguments: [0.1, 0.01, 0.001])
  func `curves stay within the tolerance`(tolerance: Double) throws {
    let flat = circle(center: .zero, radius: 10).flattened(tolerance: tolerance)
    let points = try #require(flat.contours.first)
    #expect(flat.contours.count == 1)
    let farthest = zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
      let middle = (a + b) * 0.5
      return abs(middle.dot(middle).squareRoot() - 10)
    }.reduce(0, max)
    #expect(farthest <= tolerance + 10 * 2.8e-4)
    #expect(points.count < Int(40 / tolerance.squareRoot()))
  }

  @Test func `a quadratic passes through its middle`() {
    let path = Path([.move(.zero), .quadratic(control: Point(x: 1, y: 2), end: Point(x: 2, y: 0))])
    // The area under this parabola is two thirds of its box.
    let area = path.flattened(tolerance: 1e-6).area(in: everywhere, rule: .nonzero)
    #expect(abs(area - 4.0 / 3) < 1e-5)
  }

  @Test func `contours without an area vanish and closing returns to the start`() {
    let path = Path([
      .move(Point(x: 5, y: 5)), .line(Point(x: 9, y: 5)),
      .move(Point(x: 1, y: 1)), .line(Point(x: 2, y: 1)), .line(Point(x: 2, y: 2)), .close,
      .line(Point(x: 1, y: 3)), .line(Point(x: 0, y: 3)),
    ])
    let contours = path.flattened(tolerance: 0.1).contours
    #expect(
      contours == [
        [Point(x: 1, y: 1), Point(x: 2, y: 1), Point(x: 2, y: 2)],
        [Point(x: 1, y: 1), Point(x: 1, y: 3), Point(x: 0, y: 3)],
      ])
  }

  @Test func `the area in a box is that of the part inside`() {
    let flat = circle(center: Point(x: 3, y: 4), radius: 2).flattened(tolerance: 1e-5)
    let shape = RoundedRect(Rect(x: 1, y: 2, width: 4, height: 4), radii: CornerRadii(2))
    for box in [everywhere, Rect(x: 2, y: 3, width: 9, height: 0.7), Rect(x: 0, y: 0, width: 2.5, height: 2.5)] {
      #expect(abs(flat.area(in: box, rule: .nonzero) - shape.area(in: box)) < 0.01)
    }
    #expect(flat.area(in: Rect(x: 50, y: 0, width: 1, height: 1), rule: .nonzero) == 0)
  }

  @Test func `the fill rules differ where contours lie in each other`() {
    let outer = circle(center: .zero, radius: 4)
    let inner = circle(center: .zero, radius: 2)
    let flat = Path(outer.elements + inner.elements).flattened(tolerance: 1e-4)
    let box = Rect(x: -0.5, y: -0.5, width: 1, height: 1)
    #expect(flat.area(in: box, rule: .nonzero) == 1)
    #expect(flat.area(in: box, rule: .evenOdd) == 0)
  }

  @Test func `huge and endless curves stay bounded`() {
    let far = 1e12
    let path = Path([
      .move(Point(x: -far, y: 0)), .quadratic(control: Point(x: 0, y: far), end: Point(x: far, y: -far)),
      .cubic(
        control1: Point(x: .infinity, y: 0), control2: Point(x: 0, y: .nan), end: Point(x: 1, y: 1)),
    ])
    let lines = path.flattened(tolerance: 1e-3).contours.map(\.count).reduce(0, +)
    #expect(lines <= 1 << 20)
  }
}
