/// A projective transform of the plane, such as the picture of a rotated plane in perspective.
///
/// It maps (x, y) to ((a·x + c·y + tx) / w, (b·x + d·y + ty) / w) with w = p·x + q·y + r. Points with w of 0 or less are
/// behind the viewer. The unit of the result is that of `numerator`; `p` and `q` are per unit, `r` has no unit.
package struct Projection: Hashable, Sendable {
  package var numerator: AffineTransform
  package var p: Double
  package var q: Double
  package var r: Double

  package init(_ numerator: AffineTransform, p: Double = 0, q: Double = 0, r: Double = 1) {
    (self.numerator, self.p, self.q, self.r) = (numerator, p, q, r)
  }

  /// The smallest w of a point in front of the viewer; nearer parts of a shape are cut off.
  private static let nearest = 1e-3

  /// The same transform without perspective; nil if w depends on the point, or if all points are behind the viewer.
  package var affine: AffineTransform? {
    guard p == 0, q == 0, r >= Self.nearest else { return nil }
    return r == 1 ? numerator : numerator.concatenating(.scale(x: 1 / r, y: 1 / r))
  }

  /// Returns the transform that applies `self` first and `next` second.
  package func concatenating(_ next: AffineTransform) -> Projection {
    var map = numerator.concatenating(
      AffineTransform(a: next.a, b: next.b, c: next.c, d: next.d, tx: 0, ty: 0))
    (map.a, map.b) = (map.a + next.tx * p, map.b + next.ty * p)
    (map.c, map.d) = (map.c + next.tx * q, map.d + next.ty * q)
    (map.tx, map.ty) = (map.tx + next.tx * r, map.ty + next.ty * r)
    return Projection(map, p: p, q: q, r: r)
  }

  private func w(at point: Point) -> Double { p * point.x + q * point.y + r }

  /// Returns the picture of a point; one behind the viewer is moved to just before the viewer.
  package func apply(_ point: Point) -> Point { numerator.apply(point) * (1 / max(w(at: point), Self.nearest)) }

  /// Returns the affine transform that has the same value and the same derivatives at a point.
  package func linearized(at point: Point) -> AffineTransform {
    let w = max(w(at: point), Self.nearest)
    let image = numerator.apply(point) * (1 / w)
    var map = AffineTransform(
      a: (numerator.a - image.x * p) / w, b: (numerator.b - image.y * p) / w,
      c: (numerator.c - image.x * q) / w, d: (numerator.d - image.y * q) / w, tx: 0, ty: 0)
    let moved = map.apply(point)
    (map.tx, map.ty) = (image.x - moved.x, image.y - moved.y)
    return map
  }

  /// Returns the picture of a flat path, without its parts behind the viewer.
  ///
  /// The picture of a straight line is a straight line.
  package func apply(_ path: FlatPath) -> FlatPath {
    FlatPath(contours: path.contours.map { inFront($0).map(apply) }.filter { $0.count > 2 })
  }

  /// The part of a polygon before the viewer: the algorithm of Sutherland and Hodgman with one edge.
  private func inFront(_ contour: [Point]) -> [Point] {
    let depths = contour.map { w(at: $0) - Self.nearest }
    if depths.allSatisfy({ $0 >= 0 }) { return contour }
    var kept: [Point] = []
    for (index, point) in contour.enumerated() {
      let before = index == 0 ? contour.count - 1 : index - 1
      if (depths[before] < 0) != (depths[index] < 0) {
        let share = depths[before] / (depths[before] - depths[index])
        kept.append(contour[before] + (point - contour[before]) * share)
      }
      if depths[index] >= 0 { kept.append(point) }
    }
    return kept
  }

  /// The largest factor by which the transform stretches a short vector at a corner of a rectangle, at most 1,000.
  package func largestScale(in rect: Rect) -> Double {
    min(1_000, rect.corners.map { linearized(at: $0).largestScale }.max() ?? 1)
  }
}
