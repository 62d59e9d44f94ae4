package import Geometry

/// The direction and the length of a gradient, relative to the rectangle that the gradient fills.
package enum GradientAxis: Hashable, Sendable {
  /// The start and the end in unit coordinates of the rectangle; they may be outside of 0…1.
  case points(UnitPoint, UnitPoint)
  /// An angle in radians, clockwise on screen, 0 from left to right, for an axis through the center of the rectangle.
  ///
  /// Its length is such that the locations 0 and 1 are at corners of the rectangle.
  case angle(Double)

  /// The start and the end of the axis of a gradient that fills the rectangle `frame`.
  ///
  /// Both points have the origin and the unit of `frame`.
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

  /// The value, or 0 if it is within 10⁻¹² of 0: a quarter turn must be exactly vertical, so that rows stay uniform.
  private func snapped(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }

  /// The axis mirrored about the vertical center line of its rectangle.
  package var mirrored: GradientAxis {
    switch self {
    case .points(let start, let end):
      .points(UnitPoint(x: 1 - start.x, y: start.y), UnitPoint(x: 1 - end.x, y: end.y))
    case .angle(let angle): .angle(.pi - angle)
    }
  }
}
