import Geometry
import ViewTree

/// The input of the layout algorithms for one view: its layout properties, its children and its cached sizes.
///
/// A class because of what it remembers, and because the copies of a repeated view are the same box: equal input
/// gives equal results, so a hundred thousand cells are laid out once.
final class Box {
  let style: FlexStyle
  let display: FlexStyle.Display
  /// `overflow: hidden`: the automatic minimum size is 0.
  let clips: Bool
  /// `display: none`: no room, no gap, no size.
  let isHidden: Bool
  /// The frame of the file, in points of the parent; such a box takes no part in its parent's flow.
  let storedFrame: Rect?
  /// A repeated child stands here as often as it repeats.
  let children: [Box]
  /// Its width, or that of something in it, may follow from a height.
  let hasWidthsFromHeights: Bool
  /// Children do not stand in the order of the document.
  private let reordersChildren: Bool
  /// A child in the flow has insets.
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

  /// The positions of the children in *order-modified document order*: CSS Flexible Box Layout 1, section 5.4.
  var orderModifiedIndices: [Int] {
    guard reordersChildren else { return Array(children.indices) }
    return children.indices.sorted { (children[$0].style.order, $0) < (children[$1].style.order, $1) }
  }

  /// The children in that order, each with its position.
  var orderedChildren: [(index: Int, box: Box)] { orderModifiedIndices.map { ($0, children[$0]) } }

  func size(along axis: Axis) -> Length? { axis == .horizontal ? style.width : style.height }
  func minimumSize(along axis: Axis) -> Length? { axis == .horizontal ? style.minWidth : style.minHeight }

  func hasAutoMargin(along axis: Axis) -> Bool { style.margin.start(axis) == nil || style.margin.end(axis) == nil }

  /// In points; percentages of every edge refer to the width of the containing block.
  func padding(basis: Double?) -> Insets {
    let basis = basis ?? 0
    let padding = style.padding
    return Insets(
      top: max(0, padding.top.resolved(against: basis)), right: max(0, padding.right.resolved(against: basis)),
      bottom: max(0, padding.bottom.resolved(against: basis)), left: max(0, padding.left.resolved(against: basis)))
  }

  /// In points; `auto` is 0.
  func margins(basis: Double?) -> Insets {
    let basis = basis ?? 0
    let margin = style.margin
    return Insets(
      top: (margin.top ?? .zero).resolved(against: basis), right: (margin.right ?? .zero).resolved(against: basis),
      bottom: (margin.bottom ?? .zero).resolved(against: basis), left: (margin.left ?? .zero).resolved(against: basis))
  }

  /// The distance between columns or rows; a percentage of an indefinite size is 0.
  func gap(along axis: Axis, content: PartialSize) -> Double {
    (axis == .horizontal ? style.columnGap : style.rowGap).resolved(against: content[axis]) ?? 0
  }
}
