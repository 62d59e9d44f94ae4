import Geometry
import ViewTree

/// The properties of a parent on which the layout of its child views depends, as Yoga computes it.
struct HyperviewContext {
  /// The main axis of the parent, along which it arranges its children.
  var main = Axis.vertical
  var alignItems = FlexStyle.AlignItems.stretch
  /// True if the width of the parent's content box is definite: it does not depend on the parent's content.
  var hasDefiniteWidth = true
  var hasDefiniteHeight = true
  /// True if the parent scrolls along its main axis: its children have unlimited length and share no space.
  var scrolls = false
  /// The insets for the safe area of the device that a `<body>` adds to its padding, in points; zero in other views.
  var safeArea = Insets.zero
  /// True if no ancestor scrolls horizontally; false inside one that does, where text is not wrapped.
  var isWidthBounded = true

  func isDefinite(_ axis: Axis) -> Bool { axis == .horizontal ? hasDefiniteWidth : hasDefiniteHeight }

  /// Returns the context for the children of a view, which itself is in this context.
  func inside(_ style: FlexStyle, scrollAxis: Axis?) -> HyperviewContext {
    var inner = HyperviewContext()
    inner.main = style.direction.axis
    inner.alignItems = style.alignItems
    inner.hasDefiniteWidth = isDefinite(.horizontal, of: style) && scrollAxis != .horizontal
    inner.hasDefiniteHeight = isDefinite(.vertical, of: style) && scrollAxis != .vertical
    inner.scrolls = scrollAxis != nil
    inner.isWidthBounded = scrollAxis != .horizontal && (isWidthBounded || inner.hasDefiniteWidth)
    return inner
  }

  /// Returns true if the size of a child with this style is definite along an axis: it does not depend on content.
  private func isDefinite(_ axis: Axis, of style: FlexStyle) -> Bool {
    switch axis == .horizontal ? style.width : style.height {
    case .points: return true
    case .percent: return isDefinite(axis)
    case nil: break
    }
    if style.position == .absolute { return style.inset.start(axis) != nil && style.inset.end(axis) != nil }
    guard isDefinite(axis) else { return false }
    if axis == main { return style.grow > 0 }
    let hasMargins = style.margin.start(axis) != nil && style.margin.end(axis) != nil
    return (style.alignSelf ?? alignItems) == .stretch && hasMargins
  }
}
