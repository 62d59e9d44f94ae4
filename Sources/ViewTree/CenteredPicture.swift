package import Geometry

/// A picture that an image view shows in its middle.
package struct CenteredPicture: Hashable, Sendable {
  /// The size in points; only its proportions count for a scaled picture.
  package var size: Size
  /// True for a picture as large as fits the view in its proportions, false for one in its own size.
  package var isScaled: Bool

  package init(size: Size, isScaled: Bool) {
    (self.size, self.isScaled) = (size, isScaled)
  }

  /// The frame of the picture in the middle of `area`, which is in points.
  package func frame(in area: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return area }
    let scale = isScaled ? min(area.width / size.width, area.height / size.height) : 1
    let (width, height) = (min(size.width * scale, area.width), min(size.height * scale, area.height))
    return Rect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
  }
}
