/// A cubic Bézier curve, in points: its start, two control points and its end.
struct CubicCurve: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
}

extension CubicCurve {
  /// Creates the cubic curve that equals the quadratic Bézier curve with the control point `control`.
  init(start: Point, control: Point, end: Point) {
    self.init(
      start: start, control1: start + (control - start) * (2.0 / 3), control2: end + (control - end) * (2.0 / 3),
      end: end)
  }

  func point(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  func derivative(at t: Double) -> Point {
    let s = 1 - t
    return ((control1 - start) * (s * s) + (control2 - control1) * (2 * s * t) + (end - control2) * (t * t)) * 3
  }

  /// Returns the direction of travel, a vector of length 1, at parameter `t`, 0…1; nil if all points coincide.
  ///
  /// At a cusp it is the direction in which the curve arrives.
  func direction(at t: Double) -> Point? {
    if let direction = derivative(at: t).unit { return direction }
    let atStart = control2 - control1 * 2 + start
    let atEnd = end - control2 * 2 + control1
    return (atStart * (t - 1) - atEnd * t).unit
  }

  /// The direction, a vector of length 1, in which the curve leaves its start; nil if all points coincide.
  ///
  /// Control points that coincide with the start are skipped.
  var startDirection: Point? {
    (control1 - start).unit ?? (control2 - start).unit ?? (end - start).unit
  }

  /// The direction, a vector of length 1, in which the curve arrives at its end; nil if all points coincide.
  ///
  /// Control points that coincide with the end are skipped.
  var endDirection: Point? {
    (end - control2).unit ?? (end - control1).unit ?? (end - start).unit
  }

  /// The at most two parameters, between 0 and 1, at which the curvature changes its sign, ascending.
  var inflections: [Double] {
    // The derivative is 3 (a t² + 2 b t + c), the second derivative 6 (a t + b); an inflection makes them parallel.
    let a = end - control2 * 3 + control1 * 3 - start
    let b = start - control1 * 2 + control2
    let c = control1 - start
    return roots(a.cross(b), a.cross(c), b.cross(c)).filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// The ends of the curve and its points with extreme x or y coordinates, in any order.
  var extremes: [Point] {
    var points = [start, end]
    for axis in Axis.allCases {
      // The derivative is 3 (a t² + b t + c).
      let a = end[axis] - 3 * control2[axis] + 3 * control1[axis] - start[axis]
      let b = 2 * (control2[axis] - 2 * control1[axis] + start[axis])
      let c = control1[axis] - start[axis]
      for t in roots(a, b, c) where t > 0 && t < 1 { points.append(point(at: t)) }
    }
    return points
  }

  /// Returns the part of the curve between the parameters `a` and `b`, both 0…1, by de Casteljau's construction.
  func part(from a: Double, to b: Double) -> CubicCurve {
    func blossom(_ t: Double, _ u: Double, _ v: Double) -> Point {
      func mix(_ p: Point, _ q: Point, _ t: Double) -> Point { p * (1 - t) + q * t }
      let first = mix(mix(start, control1, t), mix(control1, control2, t), u)
      let second = mix(mix(control1, control2, t), mix(control2, end, t), u)
      return mix(first, second, v)
    }
    return CubicCurve(
      start: a == 0 ? start : blossom(a, a, a), control1: blossom(a, a, b), control2: blossom(a, b, b),
      end: b == 1 ? end : blossom(b, b, b))
  }
}

extension Point {
  /// The length of the vector, in the unit of its coordinates.
  var length: Double { dot(self).squareRoot() }

  /// The vector of length 1, without unit, in the same direction; nil for a vector of length 0 or of infinite length.
  var unit: Point? {
    let length = length
    return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
  }

  /// Returns the z component of the cross product of two vectors, in the square of their unit; positive if `other` is
  /// clockwise of this one.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// The vector of the same length, rotated by 90° anticlockwise on screen: to the left along the vector.
  var left: Point { Point(x: y, y: -x) }
}
