package import Geometry

/// The axis of a gradient in its rectangle.
package enum GradientAxis: Hashable, Sendable {
  /// Unit coordinates; they may leave 0…1.
  case points(UnitPoint, UnitPoint)
  /// Radians, clockwise, 0 from left to right: the parameters 0 and 1 fall on corners of the rectangle.
  case angle(Double)

  /// The ends of the axis in points, for a gradient over `frame`.
  package func ends(in frame: Rect) -> (start: Point, end: Point) {
    switch self {
    case .points(let start, let end): return (frame.point(at: start), frame.point(at: end))
    case .angle(let angle):
      let direction = Point(x: snapped(cosine(angle)), y: snapped(sine(angle)))
      let half = (abs(frame.width * direction.x) + abs(frame.height * direction.y)) / 2
      let center = Point(x: frame.midX, y: frame.midY)
      return (center - direction * half, center + direction * half)
    }
  }

  /// A quarter turn is exactly vertical, not 10⁻¹⁷ off: rows stay rows.
  private func snapped(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }

  /// The axis seen in a mirror, left for right.
  package var mirrored: GradientAxis {
    switch self {
    case .points(let start, let end):
      .points(UnitPoint(x: 1 - start.x, y: start.y), UnitPoint(x: 1 - end.x, y: end.y))
    case .angle(let angle): .angle(.pi - angle)
    }
  }
}
