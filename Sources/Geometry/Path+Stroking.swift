extension Path {
  /// The maximum number of points of a stroke's outline for all arcs and curves; each may have a few in any case.
  ///
  /// It bounds memory for hostile input: tens of thousands of curves may still have as many points as they need.
  private static let maximumPoints = 1 << 18

  /// Returns the outline of the stroked path, which must be filled with the nonzero rule.
  ///
  /// The path is stroked in its own coordinates; then the line, with its width, is transformed. The outline is empty if
  /// the line width is 0 or less, or if the scale of the transform is 0 or not finite.
  ///
  /// - Parameters:
  ///   - tolerance: the maximum distance from the exact outline, in the unit of the result.
  ///   - counting: a function that counts ``PathWork`` and returns false to stop; the result is empty then.
  package func stroked(
    _ style: StrokeStyle, _ transform: AffineTransform = .identity, tolerance: Double,
    counting: PathWork = { _ in true }
  ) -> FlatPath {
    let scale = transform.largestScale
    guard style.lineWidth > 0, style.lineWidth <= 1e75, scale > 0, scale.isFinite else { return FlatPath(contours: []) }
    let path = trimmed(from: style.strokeStart, to: style.strokeEnd, counting: counting)
    var pen = StrokePen(
      style, tolerance: tolerance / scale,
      maximumPointsPerTurn: max(4, Self.maximumPoints / max(1, path.elements.count)))
    var contours: [[Point]] = []
    var isOver = false
    path.forEachContour { contour in
      if isOver { return }
      isOver = !pen.draw(contour, counting)
      for outline in pen.outlines { contours.append(outline.map(transform.apply)) }
    }
    return FlatPath(contours: isOver ? [] : contours)
  }
}

extension AffineTransform {
  /// The largest factor, without unit, by which the transform stretches a vector: its larger singular value.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = a * a + b * b - c * c - d * d
    let product = a * c + b * d
    return ((sum + (difference * difference + 4 * product * product).squareRoot()) / 2).squareRoot()
  }
}
