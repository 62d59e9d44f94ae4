/// A 2D affine transform that maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty): `CGAffineTransform`.
///
/// `tx` and `ty` have the unit of the result, usually points; the other coefficients have no unit.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the rotation about the origin by `degrees`, clockwise on screen.
  ///
  /// Multiples of 90° are exact, so that rectangles stay rectangles.
  package static func rotation(degrees: Double) -> AffineTransform {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 0: .identity
    case 90, -270: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case 180, -180: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case 270, -90: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    default: .rotation(degrees * .pi / 180)
    }
  }

  /// Returns the rotation about the origin by `angle` radians, clockwise on screen.
  package static func rotation(_ angle: Double) -> AffineTransform {
    let sine = sine(angle)
    let cosine = cosine(angle)
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the transform that applies `self` first and `next` second: `CGAffineTransformConcat`.
  package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// True if the transform only scales, mirrors and translates, so that axis-parallel rectangles stay axis-parallel.
  ///
  /// False for rotations by quarter turns, although they too keep them axis-parallel.
  package var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}
