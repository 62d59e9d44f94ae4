import SeededRandom
import Testing

@testable import Geometry

@Suite struct TrimmingTests {
  private func randomCurve(using generator: inout SplitMix64) -> CubicCurve {
    func point() -> Point {
      Point(x: .random(in: -50...50, using: &generator), y: .random(in: -50...50, using: &generator))
    }
    return CubicCurve(start: point(), control1: point(), control2: point(), end: point())
  }

  /// The length of a curve as the sum of many chords.
  private func measured(_ curve: CubicCurve, to end: Double = 1) -> Double {
    let points = (0...20_000).map { curve.point(at: end * Double($0) / 20_000) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `lengths of curves are those of 20,000 chords`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let curve = randomCurve(using: &generator)
    let length = curve.length
    #expect(abs(length - measured(curve)) < 1e-6 * length)
    for share in [0.001, 0.3, 0.77, 0.9999] {
      let t = curve.parameter(atLength: share * length, of: length)
      #expect(abs(measured(curve, to: t) - share * length) < 1e-6 * length)
    }
  }

  @Test func `a curve that turns back on itself has a length too`() {
    // Out to 0.75 of the way to the control points and back.
    let point = Point(x: 4, y: 0)
    let curve = CubicCurve(start: .zero, control1: point, control2: point, end: .zero)
    #expect(abs(curve.length - 6) < 1e-6)
    #expect(abs(curve.parameter(atLength: 3, of: 6) - 0.5) < 1e-3)
    let still = CubicCurve(start: point, control1: point, control2: point, end: point)
    #expect(still.length == 0)
    #expect(still.parameter(atLength: 0, of: 0) == 0)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a part of a curve lies on it`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let curve = randomCurve(using: &generator)
    let part = curve.part(from: 0.2, to: 0.7)
    for t in [0, 0.25, 0.5, 1] {
      #expect((part.point(at: t) - curve.point(at: 0.2 + 0.5 * t)).length < 1e-12 * 100)
    }
    #expect(curve.part(from: 0, to: 1) == curve)
  }

  private func length(_ path: Path) -> Double {
    var length = 0.0
    path.forEachContour { length += $0.length }
    return length
  }

  /// A square of perimeter 40, then a line of 10, then a point, then a curve.
  private let mixed = Path([
    .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)), .line(Point(x: 0, y: 10)), .close,
    .move(Point(x: 20, y: 0)), .line(Point(x: 20, y: 10)), .move(Point(x: 5, y: 5)), .line(Point(x: 5, y: 5)),
    .move(Point(x: 30, y: 0)), .quadratic(control: Point(x: 50, y: 20), end: Point(x: 30, y: 40)),
  ])

  @Test(arguments: [(0.0, 0.5), (0.1, 0.2), (0.33, 0.99), (0.75, 1), (-1, 0.6), (0.4, 7)])
  func `shares are of the length of all contours`(start: Double, end: Double) {
    let share = min(end, 1) - max(start, 0)
    #expect(abs(length(mixed.trimmed(from: start, to: end)) - share * length(mixed)) < 1e-9 * length(mixed))
  }

  @Test func `contours that are wholly inside stay closed, others become open`() {
    let total = length(mixed)
    #expect(mixed.trimmed(from: 0, to: 1) == mixed)
    #expect(
      mixed.trimmed(from: 0, to: 45 / total).elements == [
        .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)), .line(Point(x: 0, y: 10)),
        .line(Point(x: 0, y: 0)), .close, .move(Point(x: 20, y: 0)), .line(Point(x: 20, y: 5)),
      ])
    #expect(
      mixed.trimmed(from: 5 / total, to: 25 / total).elements == [
        .move(Point(x: 5, y: 0)), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)), .line(Point(x: 5, y: 10)),
      ])
  }

  @Test(arguments: [
    ((1.0, -3.0, 2.0), [1.0, 2.0]), ((2, 4, -6), [-3, 1]), ((0, 2, -3), [1.5]), ((1, 0, 1), []),
  ])
  func `roots solve their equation`(equation: (Double, Double, Double), expected: [Double]) {
    #expect(roots(equation.0, equation.1, equation.2).sorted() == expected)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (.nan, 0.5), (0.2, .nan), (1, 1)])
  func `empty shares leave no gap`(start: Double, end: Double) {
    #expect(mixed.trimmed(from: start, to: end).isEmpty)
  }
}
