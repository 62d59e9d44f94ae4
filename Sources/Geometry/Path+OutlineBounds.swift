extension Path {
  /// The smallest rectangle that contains the outline, but not its control points; nil if the path draws nothing.
  ///
  /// In points. A contour without a line or curve has no effect.
  package var outlineBounds: Rect? {
    var bounds: Rect?
    var current = Point.zero
    var start = Point.zero
    func include(_ point: Point) {
      let rect = Rect(origin: point, size: .zero)
      bounds = bounds?.union(rect) ?? rect
    }
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
        // A quadratic curve equals the cubic curve with control points at two thirds of the way to the quadratic one.
        let control1 = current + (control - current) * (2.0 / 3)
        let control2 = end + (control - end) * (2.0 / 3)
        extremes(of: current, control1, control2, end).forEach(include)
        current = end
      case .cubic(let control1, let control2, let end):
        extremes(of: current, control1, control2, end).forEach(include)
        current = end
      case .close:
        current = start
      }
    }
    return bounds
  }
}

/// Returns the ends of a cubic curve and its points with extreme x or y coordinates, in any order.
private func extremes(of p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
  var points = [p0, p3]
  for axis in Axis.allCases {
    // The derivative is 3 (a t² + b t + c).
    let a = p3[axis] - 3 * p2[axis] + 3 * p1[axis] - p0[axis]
    let b = 2 * (p2[axis] - 2 * p1[axis] + p0[axis])
    let c = p1[axis] - p0[axis]
    for t in roots(a, b, c) where t > 0 && t < 1 {
      let s = 1 - t
      points.append(p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
    }
  }
  return points
}

/// Returns the real roots of a t² + b t + c = 0, at most two, in any order; none if the equation has no or every root.
func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // Adding numbers of equal sign avoids cancellation; the other root follows from the product of the roots.
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [sum / a, c / sum].filter(\.isFinite)
}
