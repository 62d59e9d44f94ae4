import Geometry

extension GradientContent {
  /// The gradient over a layer's bounds, with its axis in points of the canvas; nil if it has no stops.
  ///
  /// The result is exact for every transform: isolines are perpendicular to the axis in layer coordinates. If the
  /// transform shears or stretches them, the axis on the canvas is perpendicular to the mapped isolines. (In bounds
  /// that are not square, the isolines of `CAGradientLayer` are also sheared by the bounds.)
  ///
  /// - Parameter transform: the transform from layer coordinates to points of the canvas; it must have an inverse.
  func presented(over bounds: Rect, _ transform: AffineTransform) -> LinearGradient? {
    let stops = stops.ascending
    guard !stops.colors.isEmpty else { return nil }
    let (start, end) =
      transform.isTranslation
      ? axis.ends(in: bounds.offset(by: Point(x: transform.tx, y: transform.ty)))
      : mapped(axis.ends(in: bounds), by: transform)
    return LinearGradient(start: start, end: end, colors: stops.colors, locations: stops.locations)
  }

  /// The ends of a gradient axis, in points of the canvas, whose isolines are those of `axis` mapped by a transform.
  ///
  /// Both ends are the mapped start if the square of the axis's length is 0 or infinite, or if the transform has no
  /// inverse.
  private func mapped(
    _ axis: (start: Point, end: Point), by transform: AffineTransform
  ) -> (start: Point, end: Point) {
    let start = transform.apply(axis.start)
    let vector = axis.end - axis.start
    // The gradient of the parameter is mapped like a normal: by the transposed inverse.
    let slope =
      Point(
        x: transform.d * vector.x - transform.b * vector.y, y: transform.a * vector.y - transform.c * vector.x)
      * (1 / (transform.determinant * vector.dot(vector)))
    let steepness = slope.dot(slope)
    guard steepness > 0, steepness.isFinite else { return (start, start) }
    return (start, start + slope * (1 / steepness))
  }
}
