package import Geometry

extension RoundedRect {
  /// The outline of the rounded rectangle as a path in points, clockwise from the left end of the top side.
  ///
  /// Each corner is two cubic curves, which deviate from the circle by 4·10⁻⁶ of the radius.
  package var outline: Path {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var elements: [Path.Element] = [.move(Point(x: left + radii.topLeft, y: top))]
    // Each side ends `radius` before its corner; `back` is the direction from the corner to that end.
    func corner(_ point: Point, _ radius: Double, from back: Point, to forth: Point) {
      elements.append(.line(point + back * radius))
      guard radius > 0 else { return }
      let center = point + (back + forth) * radius
      for half in 0..<2 { elements.append(eighth(half, of: center, radius, from: forth * -1, to: back * -1)) }
    }
    let (rightward, leftward) = (Point(x: 1, y: 0), Point(x: -1, y: 0))
    let (downward, upward) = (Point(x: 0, y: 1), Point(x: 0, y: -1))
    corner(Point(x: right, y: top), radii.topRight, from: leftward, to: downward)
    corner(Point(x: right, y: bottom), radii.bottomRight, from: upward, to: leftward)
    corner(Point(x: left, y: bottom), radii.bottomLeft, from: rightward, to: upward)
    corner(Point(x: left, y: top), radii.topLeft, from: downward, to: rightward)
    elements.append(.close)
    return Path(elements)
  }
}

/// The cubic curve of an eighth of a circle: one half of the quarter from direction `first` to direction `second`.
///
/// Lengths are in points; directions are unit vectors from the center.
///
/// - Parameter half: 0 for the first half of the quarter, 1 for the second.
private func eighth(
  _ half: Int, of center: Point, _ radius: Double, from first: Point, to second: Point
) -> Path.Element {
  // With control points at 4/3 tan(π/16) along the tangents the cubic touches the arc at its midpoint.
  let reach = 4.0 / 3 * sine(.pi / 16) / cosine(.pi / 16)
  let diagonal = 0.5.squareRoot()
  // Coordinates along `first` and `second`.
  let ends = [(1.0, 0.0), (diagonal, diagonal), (0.0, 1.0)]
  let (start, end) = (ends[half], ends[half + 1])
  func place(_ x: Double, _ y: Double) -> Point { center + first * (x * radius) + second * (y * radius) }
  return .cubic(
    control1: place(start.0 - reach * start.1, start.1 + reach * start.0),
    control2: place(end.0 + reach * end.1, end.1 - reach * end.0), end: place(end.0, end.1))
}
