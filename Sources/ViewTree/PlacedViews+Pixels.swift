import Geometry

extension PlacedViews {
  /// The same views with all edges of their frames rounded to whole device pixels, in points.
  ///
  /// Edges are rounded instead of sizes, so that adjacent views stay adjacent. An extent keeps at least one pixel.
  ///
  /// - Parameter scale: device pixels per point, above 0.
  package func alignedToPixels(scale: Double) -> PlacedViews {
    var layout = self
    for index in views.indices {
      let frame = views[index].frame
      let (x, width) = Self.aligned(frame.minX, frame.maxX, scale)
      let (y, height) = Self.aligned(frame.minY, frame.maxY, scale)
      layout.views[index].frame = Rect(x: x, y: y, width: width, height: height)
    }
    return layout
  }

  private static func aligned(_ start: Double, _ end: Double, _ scale: Double) -> (start: Double, size: Double) {
    let first = (start * scale).rounded()
    let last = max((end * scale).rounded(), end > start ? first + 1 : first)
    return (first / scale, (last - first) / scale)
  }
}
