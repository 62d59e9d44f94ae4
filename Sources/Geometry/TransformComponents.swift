/// An affine transform as scale, shear, rotation and translation, which are applied in this order.
///
/// CSS Transforms 1, section 11, "Interpolation of Matrices".
package struct TransformComponents: Hashable, Sendable {
  package var translation: Point
  package var scaleX: Double
  package var scaleY: Double
  /// The displacement along x per unit of y, without unit.
  package var shear: Double
  /// The angle of the rotation in radians, clockwise on screen.
  package var rotation: Double

  package init(
    translation: Point = .zero, scaleX: Double, scaleY: Double, shear: Double = 0, rotation: Double = 0
  ) {
    self.translation = translation
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.shear = shear
    self.rotation = rotation
  }

  /// Decomposes a transform; one without an inverse, whose axes are parallel or 0, has no shear.
  package init(_ transform: AffineTransform) {
    let determinant = transform.determinant
    let x = Point(x: transform.a, y: transform.b)
    let y = Point(x: transform.c, y: transform.d)
    var lengthX = x.dot(x).squareRoot()
    let lengthY = y.dot(y).squareRoot()
    // For a mirrored map, the axis that is nearer to its mirror image counts as the mirrored one.
    if determinant < 0, x.x < y.y { lengthX = -lengthX }

    var along = Point(x: 1, y: 0)
    if lengthX != 0 {
      along = x * (1 / lengthX)
    } else if lengthY != 0 {
      along = Point(x: y.y, y: -y.x) * (1 / lengthY)
    }
    translation = Point(x: transform.tx, y: transform.ty)
    scaleX = lengthX
    scaleY = y.dot(Point(x: -along.y, y: along.x))
    shear = scaleY != 0 ? y.dot(along) / scaleY : 0
    rotation = arcTangent(y: along.y, x: along.x)
  }

  /// Returns the components between these (`progress` 0) and `other` (`progress` 1), interpolated linearly in their own
  /// units.
  ///
  /// Other values of `progress` extrapolate. The rotation takes the shorter way; for a half turn it is clockwise on
  /// screen.
  package func interpolated(to other: TransformComponents, _ progress: Double) -> TransformComponents {
    var from = self
    // A mirror image along x and one along y differ only by a half turn.
    if (scaleX < 0 && other.scaleY < 0) || (scaleY < 0 && other.scaleX < 0) {
      from.scaleX = -scaleX
      from.scaleY = -scaleY
      from.rotation += rotation < 0 ? .pi : -.pi
    }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    return TransformComponents(
      translation: from.translation + (other.translation - from.translation) * progress,
      scaleX: mix(from.scaleX, other.scaleX), scaleY: mix(from.scaleY, other.scaleY),
      shear: mix(from.shear, other.shear),
      rotation: from.rotation + shortestTurn(from: from.rotation, to: other.rotation) * progress)
  }
}

/// Returns the angle in radians, above −π and at most π, by which `from` must be turned to point like `to`.
///
/// A half turn, within rounding errors, is π.
private func shortestTurn(from: Double, to: Double) -> Double {
  let turn = to - from
  let rest = turn - 2 * .pi * (turn / (2 * .pi)).rounded()
  return rest < -.pi + 1e-9 ? rest + 2 * .pi : rest
}

extension AffineTransform {
  package init(_ components: TransformComponents) {
    let sine = sine(components.rotation)
    let cosine = cosine(components.rotation)
    self.init(
      a: components.scaleX * cosine, b: components.scaleX * sine,
      c: components.scaleY * (components.shear * cosine - sine),
      d: components.scaleY * (components.shear * sine + cosine),
      tx: components.translation.x, ty: components.translation.y)
  }

  /// Returns the transform between this one (`progress` 0) and `other` (`progress` 1), interpolated by components.
  ///
  /// At 0 and 1 the result is exact; other values extrapolate. See ``TransformComponents``.
  package func interpolated(to other: AffineTransform, _ progress: Double) -> AffineTransform {
    if progress == 0 || self == other { return self }
    if progress == 1 { return other }
    return AffineTransform(TransformComponents(self).interpolated(to: TransformComponents(other), progress))
  }

  /// The factor, without unit, by which the transform multiplies areas; negative if it mirrors, 0 if it has no inverse.
  package var determinant: Double { a * d - b * c }

  /// The inverse transform; nil if the determinant is 0 or not finite.
  package var inverse: AffineTransform? {
    let scale = 1 / determinant
    guard scale.isFinite, scale != 0 else { return nil }
    return AffineTransform(
      a: d * scale, b: -b * scale, c: -c * scale, d: a * scale,
      tx: (c * ty - d * tx) * scale, ty: (b * tx - a * ty) * scale)
  }
}
