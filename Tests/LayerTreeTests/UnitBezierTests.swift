import Geometry
import Testing

@Suite struct UnitBezierTests {
  static let curves: [UnitBezier] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default, UnitBezier(x1: 0.9, y1: -1, x2: 0.1, y2: 2),
    UnitBezier(x1: 0, y1: 1, x2: 1, y2: 0), UnitBezier(x1: 0.8, y1: 0, x2: 0.2, y2: 1),
  ]

  @Test(arguments: curves)
  func `agrees with bisection on the parametric curve`(_ curve: UnitBezier) {
    for step in 0...100 {
      let x = Double(step) / 100
      let expected = bisected(curve, at: x)
      // Where the curve is vertical, a step of 10⁻¹⁵ in x is a larger one in y.
      #expect(abs(curve.value(at: x) - expected) < 1e-6, "at \(x)")
    }
  }

  @Test func `values outside are cut`() {
    #expect(UnitBezier.easeIn.value(at: -1) == 0)
    #expect(UnitBezier.easeIn.value(at: 2) == 1)
  }

  @Test func `the control points are within the time`() {
    let curves = [UnitBezier(x1: 1.5, y1: 2, x2: 1.5, y2: -2), UnitBezier(x1: -0.5, y1: 2, x2: -0.5, y2: -2)]
    #expect(curves.map { [$0.x1, $0.y1, $0.x2, $0.y2] } == [[1, 2, 1, -2], [0, 2, 0, -2]])
  }

  private func bisected(_ curve: UnitBezier, at x: Double) -> Double {
    func value(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if value(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return value(curve.y1, curve.y2, (low + high) / 2)
  }
}
