extension Path {
  /// Returns the elements that draw an arc of an ellipse from the point `start`: the parameters of SVG's path command `A`.
  ///
  /// They are a line if a radius is 0, otherwise one cubic curve for each quarter turn. Empty if start and end
  /// coincide. SVG 1.1, appendix F.6.
  ///
  /// - Parameters:
  ///   - rotation: the angle from the x axis to the ellipse's own x axis, in radians, clockwise on screen.
  ///   - sweeps: true if the arc runs clockwise on screen from start to end, false if anticlockwise: SVG's sweep flag.
  package static func arc(
    from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, sweeps: Bool
  ) -> [Element] {
    // F.6.2  Out-of-range parameters
    if start == end { return [] }
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    if rx == 0 || ry == 0 { return [.line(end)] }

    // F.6.5  Step 1: (x1′, y1′)
    let turn = AffineTransform.rotation(rotation)
    let back = AffineTransform.rotation(-rotation)
    let half = back.apply((start - end) * 0.5)

    // F.6.6  Radii that are too small are scaled up until the ellipse reaches both points
    let reach = (half.x / rx) * (half.x / rx) + (half.y / ry) * (half.y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }

    // F.6.5  Steps 2 and 3: the center, in units of the radii
    let from = Point(x: half.x / rx, y: half.y / ry)
    let to = from * -1
    let distance = from.dot(from)
    let factor = distance == 0 ? 0 : max(0, (1 - distance) / distance).squareRoot() * (isLarge == sweeps ? -1 : 1)
    let center = Point(x: from.y * factor, y: -from.x * factor)

    // F.6.5  Step 4: the angles
    let startAngle = arcTangent(y: from.y - center.y, x: from.x - center.x)
    var sweep = arcTangent(y: to.y - center.y, x: to.x - center.x) - startAngle
    if sweeps, sweep < 0 { sweep += 2 * .pi }
    if !sweeps, sweep > 0 { sweep -= 2 * .pi }

    let middle = (start + end) * 0.5
    let place = AffineTransform.translation(x: center.x, y: center.y)
      .concatenating(.scale(x: rx, y: ry)).concatenating(turn)
      .concatenating(.translation(x: middle.x, y: middle.y))
    return cubics(from: startAngle, sweep: sweep, place, to: end)
  }

  /// Returns cubic curves along an arc of the unit circle, mapped by `place`; the last one ends exactly at `end`.
  ///
  /// - Parameters:
  ///   - startAngle: the angle of the start of the arc, in radians, clockwise on screen.
  ///   - sweep: the angle of the arc in radians, negative for an anticlockwise arc.
  ///   - place: the transform from the unit circle to the coordinates of the path.
  private static func cubics(
    from startAngle: Double, sweep: Double, _ place: AffineTransform, to end: Point
  ) -> [Element] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // With control points at 4/3 tan(step / 4) along the tangents the cubic touches the circle at its midpoint too.
    let reach = 4.0 / 3 * sine(step / 4) / cosine(step / 4)
    return (0..<count).map { index in
      let a = startAngle + step * Double(index)
      let b = a + step
      let control1 = Point(x: cosine(a) - reach * sine(a), y: sine(a) + reach * cosine(a))
      let control2 = Point(x: cosine(b) + reach * sine(b), y: sine(b) - reach * cosine(b))
      return .cubic(
        control1: place.apply(control1), control2: place.apply(control2),
        end: index == count - 1 ? end : place.apply(Point(x: cosine(b), y: sine(b))))
    }
  }
}
