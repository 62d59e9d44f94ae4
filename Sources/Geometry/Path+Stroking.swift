extension Path {
  /// The most points that arcs and curves of an outline become, beyond some that each may have anyway.
  ///
  /// Bounds memory for hostile input: tens of thousands of curves may still have as many points as they need.
  private static let maximumPoints = 1 << 18

  /// The outline of a line along the path, to be filled nonzero, within `tolerance` of the exact one.
  ///
  /// The line is drawn in the path's space and then transformed, its width with it; the tolerance is in the unit of
  /// the result.
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
  /// The most that the map stretches a length: its larger singular value.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = a * a + b * b - c * c - d * d
    let product = a * c + b * d
    return ((sum + (difference * difference + 4 * product * product).squareRoot()) / 2).squareRoot()
  }
}
