extension Path {
  /// The smallest rectangle that contains all end and control points, and thus the whole outline; in points.
  ///
  /// A rectangle of size 0 at the origin for a path without points.
  package var controlBounds: Rect {
    var bounds: Rect?
    func include(_ point: Point) { bounds = union(bounds, point) }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let end): [control, end].forEach(include)
      case .cubic(let control1, let control2, let end): [control1, control2, end].forEach(include)
      case .close: break
      }
    }
    return bounds ?? .zero
  }
}

/// Returns the smallest rectangle that contains a rectangle, nil for none, and a point in the same coordinates.
func union(_ rect: Rect?, _ point: Point) -> Rect {
  let own = Rect(origin: point, size: .zero)
  return rect?.union(own) ?? own
}
