extension Path {
  /// The maximum number of points into which all arcs and curves of an outline are divided, beyond a minimum each.
  ///
  /// Bounds memory for hostile input: tens of thousands of curves may still have as many points as they need.
  private static let maximumPoints = 1 << 18

  /// Returns the outline of the stroked path, to be filled nonzero.
  ///
  /// The result deviates from the exact outline by at most `tolerance`. The path is stroked in its own space and then
  /// transformed, including the line width. The unit of `tolerance` is the unit of the result. The outline is empty if
  /// the line width is not above 0.
  package func stroked(
    _ style: StrokeStyle, _ transform: AffineTransform = .identity, tolerance: Double
  ) -> FlatPath {
    let scale = transform.largestScale
    guard style.lineWidth > 0, style.lineWidth <= 1e75, scale > 0, scale.isFinite else { return FlatPath(contours: []) }
    let path = trimmed(from: style.strokeStart, to: style.strokeEnd)
    var pen = StrokePen(
      style, tolerance: tolerance / scale,
      maximumPointsPerTurn: max(4, Self.maximumPoints / max(1, path.elements.count)))
    var contours: [[Point]] = []
    path.forEachContour { contour in
      pen.draw(contour)
      for outline in pen.outlines { contours.append(outline.map(transform.apply)) }
    }
    return FlatPath(contours: contours)
  }
}

extension AffineTransform {
  /// The largest factor by which the transform stretches a length: its larger singular value.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = a * a + b * b - c * c - d * d
    let product = a * c + b * d
    return ((sum + (difference * difference + 4 * product * product).squareRoot()) / 2).squareRoot()
  }
}
