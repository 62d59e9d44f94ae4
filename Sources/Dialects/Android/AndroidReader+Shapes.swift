import ViewTree

// Corners of Material shapes.

extension AndroidReader {
  /// Returns the corner radii of the styles `shapeAppearanceOverlay` and `shapeAppearance`; nil if they state none.
  ///
  /// The radii are in points or in percent of the view's shorter side. The size of one corner, such as
  /// `cornerSizeTopLeft`, takes precedence over `cornerSize`: `ShapeAppearanceModel.builder`.
  func shapeCorners(_ element: AndroidElement) -> CornerRadius? {
    var shape = element
    shape.replaceStyles(by: element.styles("shapeAppearanceOverlay") + element.styles("shapeAppearance"))
    let corners = ["TopLeft", "TopRight", "BottomRight", "BottomLeft"].map { cornerSize("cornerSize" + $0, of: shape) }
    let common = cornerSize("cornerSize", of: shape)
    guard common != nil || corners.contains(where: { $0 != nil }) else { return nil }
    let lengths = corners.map { $0 ?? common ?? .points(0) }
    return CornerRadius(topLeft: lengths[0], topRight: lengths[1], bottomRight: lengths[2], bottomLeft: lengths[3])
  }

  private func cornerSize(_ name: String, of shape: AndroidElement) -> Length? {
    guard let size = shape.word(name) else { return nil }
    if size.hasSuffix("%"), let share = Double(size.dropLast()) { return .percent(min(share, 50)) }
    return DimensionValue(size).map { .points(Double(max(0, $0.pixels(density: resolver.density)) / resolver.density)) }
  }
}
