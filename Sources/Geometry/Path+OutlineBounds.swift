extension Path {
  /// The smallest rectangle that contains the outline, but not its control points; nil if the path draws nothing.
  ///
  /// In points. A contour without a line or curve has no effect.
  package var outlineBounds: Rect? {
    var bounds: Rect?
    var current = Point.zero
    var start = Point.zero
    func include(_ point: Point) { bounds = union(bounds, point) }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
      case .line(let end):
        include(current)
        include(end)
        current = end
      case .quadratic(let control, let end):
        CubicCurve(start: current, control: control, end: end).extremes.forEach(include)
        current = end
      case .cubic(let control1, let control2, let end):
        CubicCurve(start: current, control1: control1, control2: control2, end: end).extremes.forEach(include)
        current = end
      case .close:
        current = start
      }
    }
    return bounds
  }
}

/// Returns the real roots of a t² + b t + c = 0, at most two, in any order; none if the equation has no or every root.
func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // Adding numbers of equal sign avoids cancellation; the other root follows from the product of the roots.
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [sum / a, c / sum].filter(\.isFinite)
}
