package import Geometry

/// The appearance of a view, apart from its frame: background, opacity, corners, outline.
@usableFromInline
package struct Appearance: Sendable {
  package var background: Color?
  /// The background color in dark appearance, if the document refers to a color that has one; nil if it is not known.
  package var darkBackground: Color?
  /// The opacity of the view, 0…1.
  package var opacity = 1.0
  package var cornerRadius = CornerRadius.zero
  /// True if the document states the corner radius; false if a radius of 0 means the default of the platform.
  package var statesCornerRadius = false
  /// The insets from the view's frame to the area that it paints, in points.
  package var insets = Insets.zero
  /// The picture in the painted area, if it is smaller; nil if the view paints the whole area.
  package var picture: FittedPicture?
  /// True if the view draws a border, or a background of unknown color.
  package var isBoxed = false
  /// True if the view is boxed by a border alone or by a picture, so that views behind it are visible.
  package var isHollow = false
  /// The outline of a view of the kind `shape`, in points relative to its frame; nil if the frame is the outline.
  package var path: Path?
  package var fillRule = FillRule.nonzero

  package init() {}

  /// The corner radius that the document states, in points or percent; nil if the platform determines the radius.
  package var writtenCornerRadius: CornerRadius? {
    statesCornerRadius || cornerRadius != .zero ? cornerRadius : nil
  }
}

/// The radius of each corner of a view, in points or in percent of the shorter side of the view.
package struct CornerRadius: Hashable, Sendable {
  package var topLeft: Length
  package var topRight: Length
  package var bottomRight: Length
  package var bottomLeft: Length

  package init(topLeft: Length, topRight: Length, bottomRight: Length, bottomLeft: Length) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(_ radius: Length) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadius(.points(0))
  /// A radius of half the shorter side at all corners.
  package static let circle = CornerRadius(.percent(50))

  /// The radii of the corners in points, for a view whose size is `size` in points.
  ///
  /// Radii that the document states in points are returned as they are, even if they exceed the size.
  package func radii(for size: Size) -> CornerRadii {
    let side = min(size.width, size.height)
    return CornerRadii(
      topLeft: topLeft.resolved(against: side), topRight: topRight.resolved(against: side),
      bottomRight: bottomRight.resolved(against: side), bottomLeft: bottomLeft.resolved(against: side))
  }
}
