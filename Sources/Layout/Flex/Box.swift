import Geometry
import ViewTree

/// The input of the layout algorithms for one view: its layout properties, its children and its cached sizes.
///
/// A class because of its caches, and because the copies of a repeated view are the same box: equal input gives equal
/// results, so a hundred thousand cells are laid out once.
final class Box {
  let style: FlexStyle
  let display: FlexStyle.Display
  /// True for `overflow: hidden`, whose automatic minimum size is 0.
  let clips: Bool
  /// True for `display: none`: no space, no gap, no size.
  let isHidden: Bool
  /// The stored frame in points of the parent, which takes the box out of the parent's flow; nil without one.
  let storedFrame: Rect?
  /// The boxes of the children; a repeated child is contained once for each copy.
  let children: [Box]
  /// True if its width, or that of a descendant, may be derived from a height.
  let hasWidthsFromHeights: Bool
  /// True if the order of the children differs from that of the document.
  private let reordersChildren: Bool
  /// True if a child in the flow has insets.
  let offsetsChildren: Bool

  var intrinsicWidthsCache = Memo<IntrinsicKey, IntrinsicWidths>()
  var fragmentCache = Memo<FragmentKey, Fragment>()

  init(style: FlexStyle, clips: Bool = false, isHidden: Bool = false, storedFrame: Rect? = nil, children: [Box]) {
    self.style = style
    display = style.display
    self.clips = clips
    self.isHidden = isHidden
    self.storedFrame = storedFrame
    self.children = children
    reordersChildren = children.contains { $0.style.order != 0 }
    offsetsChildren = children.contains { $0.isInFlow && $0.style.inset != Edges(nil) }
    hasWidthsFromHeights = style.aspectRatio != nil || children.contains(where: \.hasWidthsFromHeights)
  }

  /// True if the box takes part in the layout of its parent's items.
  var isInFlow: Bool { !isHidden && storedFrame == nil && style.position == .relative }

  var isRightToLeft: Bool { style.writingDirection == .rightToLeft }

  /// The indices of the children in *order-modified document order*: CSS Flexible Box Layout 1, section 5.4.
  var orderModifiedIndices: [Int] {
    guard reordersChildren else { return Array(children.indices) }
    return children.indices.sorted { (children[$0].style.order, $0) < (children[$1].style.order, $1) }
  }

  /// The children in *order-modified document order*, each with its index.
  var orderedChildren: [(index: Int, box: Box)] { orderModifiedIndices.map { ($0, children[$0]) } }

  func size(along axis: Axis) -> Length? { axis == .horizontal ? style.width : style.height }
  func minimumSize(along axis: Axis) -> Length? { axis == .horizontal ? style.minWidth : style.minHeight }

  func hasAutoMargin(along axis: Axis) -> Bool { style.margin.start(axis) == nil || style.margin.end(axis) == nil }

  /// The padding in points; percentages of every edge refer to the width of the containing block.
  func padding(basis: Double?) -> Insets {
    let basis = basis ?? 0
    let padding = style.padding
    return Insets(
      top: max(0, padding.top.resolved(against: basis)), right: max(0, padding.right.resolved(against: basis)),
      bottom: max(0, padding.bottom.resolved(against: basis)), left: max(0, padding.left.resolved(against: basis)))
  }

  /// The margins in points; `auto` is 0.
  func margins(basis: Double?) -> Insets {
    let basis = basis ?? 0
    let margin = style.margin
    return Insets(
      top: (margin.top ?? .zero).resolved(against: basis), right: (margin.right ?? .zero).resolved(against: basis),
      bottom: (margin.bottom ?? .zero).resolved(against: basis), left: (margin.left ?? .zero).resolved(against: basis))
  }

  /// The distance between columns or rows in points; a percentage of an indefinite size is 0.
  func gap(along axis: Axis, content: PartialSize) -> Double {
    (axis == .horizontal ? style.columnGap : style.rowGap).resolved(against: content[axis]) ?? 0
  }
}
