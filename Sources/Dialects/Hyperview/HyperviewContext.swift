import Geometry
import ViewTree

/// What a view's parent decides for it.
struct HyperviewContext {
  /// The axis along which the parent arranges its children.
  var main = Axis.vertical
  var alignItems = FlexStyle.AlignItems.stretch
  /// Whether the size of the parent's content box follows from those around it and not from what it holds.
  var hasDefiniteWidth = true
  var hasDefiniteHeight = true
  /// The parent scrolls along its main axis: its children are as long as they like and share no space.
  var scrolls = false
  /// What the device covers of a body, in points.
  var safeArea = Insets.zero
  /// Nothing around it scrolls sideways, where text does not break at an edge.
  var isWidthBounded = true

  func isDefinite(_ axis: Axis) -> Bool { axis == .horizontal ? hasDefiniteWidth : hasDefiniteHeight }

  /// What a view of this style passes on to its children.
  ///
  /// - Parameter scrollAxis: along which it scrolls, or nil.
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

  /// Whether no content decides the size of a child of this style.
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
