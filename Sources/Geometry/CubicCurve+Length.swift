extension CubicCurve {
  /// The arc length of the curve, in the unit of its coordinates.
  ///
  /// It is accurate to 10⁻⁹ of the control polygon's length, except near points where the derivative is almost 0.
  var length: Double { length(from: 0, to: 1) }

  /// Returns the curve parameter, 0…1, at which the arc length from the start is `target`.
  ///
  /// - Parameters:
  ///   - target: the arc length, in the unit of the curve's coordinates, limited to 0…`total`.
  ///   - total: the ``length`` of the curve.
  func parameter(atLength target: Double, of total: Double) -> Double {
    if !(target > 0) { return 0 }
    if !(target < total) { return 1 }
    var low = 0.0
    var high = 1.0
    var t = target / total
    var (known, lengthToKnown) = (0.0, 0.0)
    // Newton's method inside a shrinking bracket: bisection alone would finish in 52 steps.
    for _ in 0..<52 {
      lengthToKnown += known < t ? length(from: known, to: t) : -length(from: t, to: known)
      known = t
      let excess = lengthToKnown - target
      if abs(excess) <= 1e-12 * total { break }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private func length(from a: Double, to b: Double) -> Double {
    let polygon = (control1 - start).length + (control2 - control1).length + (end - control2).length
    return length(from: a, to: b, whole: quadrature(a, b), tolerance: 1e-10 * polygon, depth: 12)
  }

  /// Returns the arc length between the parameters `a` and `b`, in the unit of the curve's coordinates.
  ///
  /// An interval is bisected, at most `depth` times, until the sum of its halves agrees with the whole within
  /// `tolerance`.
  ///
  /// - Parameter whole: the estimate of the length without a bisection.
  private func length(from a: Double, to b: Double, whole: Double, tolerance: Double, depth: Int) -> Double {
    let middle = (a + b) / 2
    let first = quadrature(a, middle)
    let second = quadrature(middle, b)
    // This test also ends the recursion when the values are NaN.
    guard depth > 0, abs(first + second - whole) > tolerance else { return first + second }
    return length(from: a, to: middle, whole: first, tolerance: tolerance / 2, depth: depth - 1)
      + length(from: middle, to: b, whole: second, tolerance: tolerance / 2, depth: depth - 1)
  }

  /// Returns an estimate of the arc length between the parameters `a` and `b`, in the unit of the coordinates: the
  /// integral of the speed.
  ///
  /// The integral is computed by five-point Gauss-Legendre quadrature; Abramowitz and Stegun, table 25.4.
  private func quadrature(_ a: Double, _ b: Double) -> Double {
    let middle = (a + b) / 2
    let half = (b - a) / 2
    func pair(_ node: Double) -> Double {
      derivative(at: middle - half * node).length + derivative(at: middle + half * node).length
    }
    return half
      * (derivative(at: middle).length * 0.5688888888888889 + pair(0.5384693101056831) * 0.4786286704993665
        + pair(0.9061798459386640) * 0.2369268850561891)
  }
}
