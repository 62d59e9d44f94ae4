/// A rectangle with circular corners, in points; radii that do not fit the sides are reduced by a common factor.
package struct RoundedRect: Hashable, Sendable {
  package let rect: Rect
  package let radii: CornerRadii

  package init(_ rect: Rect, radii: CornerRadii = .zero) {
    self.rect = rect
    self.radii = radii.fitted(to: rect.size)
  }

  /// Returns the part of the rounded rectangle inside the rectangle `clip`, both in the same coordinates.
  ///
  /// A corner at a cut side becomes square. The result has no area if they do not overlap.
  ///
  /// - Parameter tolerance: the maximum length in points that is cut off from a side whose corners stay round.
  package func clipped(to clip: Rect, tolerance: Double = 0) -> RoundedRect {
    if clip.contains(rect) { return self }
    let cut = rect.intersection(clip)
    let isCutLeft = cut.minX > rect.minX + tolerance
    let isCutRight = cut.maxX < rect.maxX - tolerance
    let isCutTop = cut.minY > rect.minY + tolerance
    let isCutBottom = cut.maxY < rect.maxY - tolerance
    return RoundedRect(
      cut,
      radii: CornerRadii(
        topLeft: isCutLeft || isCutTop ? 0 : radii.topLeft,
        topRight: isCutRight || isCutTop ? 0 : radii.topRight,
        bottomRight: isCutRight || isCutBottom ? 0 : radii.bottomRight,
        bottomLeft: isCutLeft || isCutBottom ? 0 : radii.bottomLeft))
  }

  /// The rectangle with at least the corner radii of others at the corners that it shares with them.
  ///
  /// - Parameter tolerance: the maximum distance in points of shared corners along each axis.
  package func clipped(toCornersOf others: [RoundedRect], tolerance: Double) -> RoundedRect {
    others.reduce(self) { result, other in
      let isLeft = abs(rect.minX - other.rect.minX) <= tolerance
      let isRight = abs(rect.maxX - other.rect.maxX) <= tolerance
      let isTop = abs(rect.minY - other.rect.minY) <= tolerance
      let isBottom = abs(rect.maxY - other.rect.maxY) <= tolerance
      var radii = result.radii
      if isTop && isLeft { radii.topLeft = max(radii.topLeft, other.radii.topLeft) }
      if isTop && isRight { radii.topRight = max(radii.topRight, other.radii.topRight) }
      if isBottom && isRight { radii.bottomRight = max(radii.bottomRight, other.radii.bottomRight) }
      if isBottom && isLeft { radii.bottomLeft = max(radii.bottomLeft, other.radii.bottomLeft) }
      return RoundedRect(rect, radii: radii)
    }
  }

  /// The same rectangle with square corners at the edges of a rectangle around it.
  package func squared(at around: Rect, tolerance: Double) -> RoundedRect {
    let isLeft = abs(rect.minX - around.minX) <= tolerance
    let isRight = abs(rect.maxX - around.maxX) <= tolerance
    let isTop = abs(rect.minY - around.minY) <= tolerance
    let isBottom = abs(rect.maxY - around.maxY) <= tolerance
    return RoundedRect(
      rect,
      radii: CornerRadii(
        topLeft: isTop || isLeft ? 0 : radii.topLeft, topRight: isTop || isRight ? 0 : radii.topRight,
        bottomRight: isBottom || isRight ? 0 : radii.bottomRight, bottomLeft: isBottom || isLeft ? 0 : radii.bottomLeft)
    )
  }

  package func scaled(by factor: Double) -> RoundedRect {
    RoundedRect(Rect(origin: rect.origin * factor, size: rect.size * factor), radii: radii * factor)
  }

  package func offset(by vector: Point) -> RoundedRect {
    RoundedRect(rect.offset(by: vector), radii: radii)
  }
}
