import Geometry
import ViewTree

/// The icons above captions that a dump cuts at the bottom of a container, whose captions it does not cut.
///
/// `uiautomator` intersects the bounds of each view with those of its ancestors (`getVisibleBoundsInScreen`), also where
/// the ancestors do not clip: a navigation bar that is moved shows its whole icons.
struct ClippedIcons {
  /// The minimum ratio of width to height of an icon that is cut; icons are square: Material Design, "Icons".
  private static let leastRatio = 1.5
  /// The maximum side of an icon in points.
  private static let largestSide = 64.0

  /// Restores the icons among the descendants of a view to squares, if a text lies completely below its bottom.
  func restore(in view: inout View) {
    let texts = view.children.lazy.filter { $0.kind == .text }.compactMap(\.shownFrame)
    guard let frame = view.storedFrame, let caption = texts.first(where: { $0.minY >= frame.height }) else { return }
    for index in view.children.indices {
      restore(&view.children[index], cutAt: frame.height, caption)
    }
  }

  /// Makes an icon, and the views around it, as high as wide if the bottom of the container cuts it.
  ///
  /// The bottom and the caption below the icon are in the coordinates of the view's parent.
  private func restore(_ view: inout View, cutAt bottom: Double, _ caption: Rect) {
    guard var frame = view.storedFrame, abs(frame.maxY - bottom) < 1, frame.minX <= caption.midX,
      frame.maxX >= caption.midX, view.kind == .image || view.isGlyph || !view.children.isEmpty
    else { return }
    let isIcon = frame.width >= Self.leastRatio * frame.height && frame.width <= Self.largestSide
    guard isIcon, frame.minY + frame.width <= caption.minY + 1 else { return }
    let own = (bottom: bottom - frame.minY, caption: caption.offset(by: frame.origin * -1))
    for index in view.children.indices { restore(&view.children[index], cutAt: own.bottom, own.caption) }
    if view.isGlyph { (view.kind, view.text) = (.image, nil) }
    frame.size.height = frame.width
    view.layout = .frame(frame)
  }
}

extension View {
  /// True for a text of at most one character, such as a glyph of an icon font.
  fileprivate var isGlyph: Bool { kind == .text && (text?.content?.count ?? 0) <= 1 }
}
