import SeededRandom
import Testing

@testable import Geometry

@Suite struct CurveTests {
  /// A curve with a cusp at ¼, where 9 · (control1 − start) + 6 · (control2 − control1) + end − control2 is 0.
  private let cusp = CubicCurve(
    start: Point(x: 3, y: -5), control1: Point(x: 5, y: 2), control2: Point(x: 0, y: -4), end: Point(x: 12, y: -31))

  private func expectClose(
    _ point: Point?, _ expected: Point, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let distance = point.map { ($0 - expected).length } ?? .infinity
    #expect(distance < 1e-12, "\(String(describing: point)), not \(expected)", sourceLocation: sourceLocation)
  }

  @Test func `points and derivatives are those of Bernstein's polynomials`() {
    #expect(cusp.point(at: 0.25) == Point(x: 3.5625, y: -2.3125))
    #expect(cusp.point(at: 0.5) == Point(x: 3.75, y: -5.25))
    #expect(cusp.derivative(at: 0.25) == .zero)
    #expect(cusp.derivative(at: 0.5) == Point(x: 3, y: -24))
  }

  @Test func `a quadratic curve is a cubic one`() {
    let curve = CubicCurve(start: Point(x: 1, y: 2), control: Point(x: 4, y: 8), end: Point(x: 13, y: 6))
    expectClose(curve.point(at: 0.25), Point(x: 2.875, y: 4.5))
    expectClose(curve.point(at: 0.5), Point(x: 5.5, y: 6))
  }

  /// The second derivative at the cusp is −6 · (1, 15): the curve turns around there.
  @Test func `the direction at a cusp is that of the arrival`() {
    let length = 226.0.squareRoot()
    expectClose(cusp.direction(at: 0.25), Point(x: 1 / length, y: 15 / length))
    let before = cusp.derivative(at: 0.249)
    #expect(before.x > 0 && before.y > 0)
    expectClose(cusp.direction(at: 0.5), Point(x: 1 / 65.0.squareRoot(), y: -8 / 65.0.squareRoot()))
    let still = CubicCurve(start: cusp.start, control1: cusp.start, control2: cusp.start, end: cusp.start)
    #expect(still.direction(at: 0.25) == nil)
    #expect(still.startDirection == nil)
    #expect(still.endDirection == nil)
  }

  /// Control points at an end have no direction; the next point counts.
  @Test(arguments: [
    (Point(x: 4, y: 6), Point(x: 9, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 12)),
    (Point(x: 1, y: 2), Point(x: 9, y: 2), Point(x: 8, y: 0), Point(x: 5, y: 12)),
    (Point(x: 1, y: 2), Point(x: 1, y: 2), Point(x: 13, y: 12), Point(x: 13, y: 12)),
    (Point(x: 4, y: 6), Point(x: 14, y: 14), Point(x: 3, y: 4), Point(x: 10, y: 8)),
    (Point(x: 14, y: 14), Point(x: 14, y: 14), Point(x: 13, y: 12), Point(x: 13, y: 12)),
    (Point(x: 1, y: 2), Point(x: 14, y: 14), Point(x: 13, y: 12), Point(x: 13, y: 12)),
  ])
  func `a curve leaves and arrives in the direction of its nearest other point`(
    _ control1: Point, _ control2: Point, _ first: Point, _ last: Point
  ) {
    let curve = CubicCurve(start: Point(x: 1, y: 2), control1: control1, control2: control2, end: Point(x: 14, y: 14))
    expectClose(curve.startDirection, first * (1 / first.length))
    expectClose(curve.endDirection, last * (1 / last.length))
  }

  /// x is 3t, so that the curve has an inflection where the second derivative of y is 0.
  @Test(arguments: [
    ([1.0, 6, 2, 1], [0.75]), ([1, 3, 5, 4], []), ([1, 3, 2, 1], []), ([1, 2, 4, 9], []), ([1, 2, 3, 4], []),
  ])
  func `an inflection is between the ends`(_ y: [Double], _ expected: [Double]) {
    let curve = CubicCurve(
      start: Point(x: 0, y: y[0]), control1: Point(x: 1, y: y[1]), control2: Point(x: 2, y: y[2]),
      end: Point(x: 3, y: y[3]))
    #expect(curve.inflections == expected)
  }

  private func randomCurve(_ seed: UInt64) -> CubicCurve {
    var random = SplitMix64(seed: seed)
    func point() -> Point { Point(x: .random(in: -9...9, using: &random), y: .random(in: -7...7, using: &random)) }
    return CubicCurve(start: point(), control1: point(), control2: point(), end: point())
  }

  @Test(arguments: seeds(60))
  func `the curvature has another sign after an inflection`(_ seed: UInt64) {
    let (curve, count) = (randomCurve(seed), 4_000)
    let times = (0...count).map { Double($0) / Double(count) }
    // Successive derivatives turn to the left or to the right.
    let turns = zip(times, times.dropFirst()).map { curve.derivative(at: $0).cross(curve.derivative(at: $1)) > 0 }
    let changes = turns.indices.dropLast().filter { turns[$0] != turns[$0 + 1] }.map { times[$0 + 1] }
    let inflections = curve.inflections
    #expect(inflections.count == changes.count)
    #expect(zip(inflections, changes).allSatisfy { abs($0 - $1) < 2 / Double(count) })
  }

  @Test(arguments: seeds(60))
  func `the extremes of a curve are its bounds`(_ seed: UInt64) {
    let curve = randomCurve(seed)
    let points = (0...2_000).map { curve.point(at: Double($0) / 2_000) }
    for axis in Axis.allCases {
      let (sampled, extremes) = (points.map { $0[axis] }, curve.extremes.map { $0[axis] })
      #expect(abs((sampled.min() ?? 0) - (extremes.min() ?? 9)) < 1e-4)
      #expect(abs((sampled.max() ?? 0) - (extremes.max() ?? 9)) < 1e-4)
    }
  }
}
