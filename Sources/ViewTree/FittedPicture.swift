package import Geometry

/// A picture that is smaller than its view, or of other proportions: `contentsGravity` of `CALayer`.
package struct FittedPicture: Hashable, Sendable {
  /// The size in points; only its proportions count for a scaled picture.
  package var size: Size
  /// True for a picture as large as fits the view in its proportions, false for one in its own size.
  package var isScaled: Bool
  /// The point of the picture that is at the same point of the view.
  package var gravity: UnitPoint

  package init(size: Size, isScaled: Bool, gravity: UnitPoint = UnitPoint(x: 0.5, y: 0.5)) {
    (self.size, self.isScaled, self.gravity) = (size, isScaled, gravity)
  }

  /// The frame of the picture in `area`, which is in points.
  package func frame(in area: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return area }
    let scale = isScaled ? min(area.width / size.width, area.height / size.height) : 1
    let (width, height) = (min(size.width * scale, area.width), min(size.height * scale, area.height))
    return Rect(
      x: area.minX + gravity.x * (area.width - width), y: area.minY + gravity.y * (area.height - height), width: width,
      height: height)
  }
}
