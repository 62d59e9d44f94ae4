/// A timing function: a cubic Bézier curve from (0, 0) to (1, 1) from progress in time to progress in value.
///
/// It is `CAMediaTimingFunction` and CSS `cubic-bezier()`. The x of both control points is limited to 0…1.
package struct UnitBezier: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  package static let linear = UnitBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  package static let easeIn = UnitBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = UnitBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  package static let easeInEaseOut = UnitBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The timing function that Core Animation calls `default`, which equals CSS's `ease`.
  package static let `default` = UnitBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// Returns the progress in value at the progress in time `x`, which is limited to 0…1.
  ///
  /// The result may be outside of 0…1 if `y1` or `y2` is. The equation of the curve is solved to 10⁻¹⁵.
  package func value(at x: Double) -> Double {
    if self == .linear { return min(max(x, 0), 1) }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.polynomial(y1, y2, at: parameter(at: x))
  }

  /// Returns the curve parameter, 0…1, at which the curve has the x coordinate `x`, 0…1.
  ///
  /// Solved by Newton's method inside a bisected bracket.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = Self.polynomial(x1, x2, at: t) - x
      if abs(error) < 1e-15 { break }
      if error < 0 { low = t } else { high = t }
      let slope = Self.slope(x1, x2, at: t)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static func polynomial(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return ((1 - c - b) * t + b) * t * t + c * t
  }

  private static func slope(_ p1: Double, _ p2: Double, at t: Double) -> Double {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return (3 * (1 - c - b) * t + 2 * b) * t + c
  }
}
