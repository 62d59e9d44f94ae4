import Diagnostics
import Geometry
import ViewTree

/// The input of the layout algorithms for one view: its layout properties, its children and its cached sizes.
///
/// A class because of its caches, and because equal views share one box: equal input gives equal results, so that a
/// hundred thousand cells are laid out once.
final class Box {
  let style: FlexStyle
  let display: FlexStyle.Display
  /// True if the view has `overflow: hidden`, which makes its automatic minimum size 0.
  let clips: Bool
  /// True if the view has `display: none`: it takes no space and no gap, and has no size.
  let isHidden: Bool
  /// The stored frame of the view in points of its parent, which takes the box out of the parent's flow; nil for no
  /// stored frame.
  let storedFrame: Rect?
  /// The boxes of the child views in document order; a repeated child is contained once for each copy.
  let children: [Box]
  /// The index of the first child with the same box, for each child in order; nil if no two children share a box.
  let firstPositions: [Int32]?
  /// The ``View/layoutNumber`` of the views that share the box; 0 for a box of a single view.
  let layoutNumber: Int32
  /// The widths of the columns that this table shares with others, in points; nil for a table of its own.
  var sharedColumns: [Double]?
  /// The number of the box in its tree, in order of creation from 1; 0 for a box outside of a tree.
  var number = 0
  /// The number of views that share the box, without the copies of repeated views.
  var useCount = 1
  /// True if the width of the box or of a descendant may follow from a height by an aspect ratio.
  let hasWidthsFromHeights: Bool
  /// True if a child has an `order` other than 0, so that the order of layout may differ from that of the document.
  private let reordersChildren: Bool
  /// True if the box is laid out among its siblings: neither hidden, nor positioned absolutely or by a stored frame.
  let isInFlow: Bool
  let isRightToLeft: Bool
  /// The main axis of a flex container.
  ///
  /// This property and the three after it are stored, because a comparison of values of another module's enumeration
  /// calls a generic function.
  let mainAxis: Axis
  /// True for `row-reverse` and `column-reverse`.
  let isMainReversed: Bool
  /// True if the lines of a flex container break.
  let wraps: Bool
  /// True for `wrap-reverse`.
  let reversesLines: Bool
  /// The height in points of the content of a box without children and ratio, if it does not depend on the width;
  /// otherwise nil.
  let fixedContentHeight: Double?
  /// The ratio width ÷ height by the style; nil for none.
  let aspectRatio: Double?
  /// True if the style has a minimum or maximum width.
  let hasWidthLimits: Bool
  let hasHeightLimits: Bool
  private let order: Int
  private let hasInsets: Bool
  /// The cross-axis alignment of children that state none.
  private let usedAlignItems: FlexStyle.AlignItems
  /// True if a margin of the box is `auto`.
  let hasAutoMargins: Bool
  /// True if two heights of the box that are equal give the same layout of its children, even if only one is definite.
  ///
  /// True for a flex container in which no length is a percentage of a height, no width follows from a height, and no
  /// column wraps.
  let ignoresDefiniteness: Bool
  /// True if a child in the flow has insets, which move the child after its layout.
  let offsetsChildren: Bool

  /// The counter of the layouts of all boxes of the tree.
  let work: SharedWorkMeter

  /// True if a padding of the box is a percentage of the containing block's width.
  let hasRelativePadding: Bool
  let hasRelativeMargin: Bool
  let hasRelativeHeight: Bool
  /// The padding of the box in points; valid only if ``hasRelativePadding`` is false, because percentages count as 0.
  private let fixedPadding: Insets
  private let fixedMargins: Insets

  private var intrinsicWidthsCache = Memo<IntrinsicKey, IntrinsicWidths>()
  private var fragmentCache = Memo<FragmentKey, Fragment>()

  /// The number of results in the caches.
  var resultCounts: (fragments: Int, widths: Int) {
    let (fragments, widths) = (fragmentCache, intrinsicWidthsCache)
    return (fragments.count, widths.count)
  }

  /// Returns the cached fragment for constraints; nil if there is none.
  ///
  /// A copy of the cache is searched, because its access is so short that it needs no check for exclusive access at run
  /// time.
  func cachedFragment(_ key: FragmentKey) -> Fragment? {
    let cache = fragmentCache
    return cache[key]
  }

  /// Returns the fragment that was cached last of those with the given size in points, or of a smaller height to which
  /// the given height can be added below the children; nil if there is none.
  func cachedFragment(width: Double, height: Double) -> Fragment? {
    let cache = fragmentCache
    guard
      var fragment = cache.last(where: {
        $0.size.width == width && ($0.size.height == height || $0.isExtensible && $0.size.height < height)
      })
    else { return nil }
    fragment.size.height = height
    return fragment
  }

  /// Returns the fragment that was cached last if the maximum number is reached; otherwise nil.
  var lastOfTooManyFragments: Fragment? {
    guard fragmentCache.isFull(useCount: useCount) else { return nil }
    let cache = fragmentCache
    return cache.lastOfTooMany(useCount: useCount)
  }

  func cache(_ fragment: Fragment, for key: FragmentKey) {
    var cache = fragmentCache
    // The cache must have one owner, or it would be copied.
    fragmentCache = Memo()
    cache.add(fragment, for: key)
    fragmentCache = cache
  }

  /// Returns the cached intrinsic widths for lengths, or the ones that were cached last if the maximum number is
  /// reached; nil if there are none.
  func cachedIntrinsicWidths(for key: IntrinsicKey) -> IntrinsicWidths? {
    let cache = intrinsicWidthsCache
    return cache[key] ?? cache.lastOfTooMany(useCount: useCount)
  }

  func cache(_ widths: IntrinsicWidths, for key: IntrinsicKey) {
    var cache = intrinsicWidthsCache
    intrinsicWidthsCache = Memo()
    cache.add(widths, for: key)
    intrinsicWidthsCache = cache
  }

  init(
    style: FlexStyle, clips: Bool = false, isHidden: Bool = false, storedFrame: Rect? = nil, layoutNumber: Int32 = 0,
    children: [Box], work: SharedWorkMeter
  ) {
    display = style.display
    self.clips = clips
    self.isHidden = isHidden
    self.storedFrame = storedFrame
    self.layoutNumber = layoutNumber
    firstPositions = Self.firstPositions(of: children)
    aspectRatio = style.aspectRatio
    hasWidthLimits = style.minWidth != nil || style.maxWidth != nil
    hasHeightLimits = style.minHeight != nil || style.maxHeight != nil
    order = style.order
    hasInsets = !style.inset.areAuto
    reordersChildren = children.contains { $0.order != 0 }
    offsetsChildren = children.contains { $0.isInFlow && $0.hasInsets }
    let isRelative = if case .relative = style.position { true } else { false }
    isInFlow = !isHidden && storedFrame == nil && isRelative
    isRightToLeft = if case .rightToLeft = style.writingDirection { true } else { false }
    mainAxis = style.direction.mainAxis
    isMainReversed = style.direction.isMainReversed
    wraps = if case .nowrap = style.wrap { false } else { true }
    reversesLines = if case .wrapReverse = style.wrap { true } else { false }
    fixedContentHeight =
      children.isEmpty && aspectRatio == nil && style.content.flow == nil ? style.content.height : nil
    usedAlignItems = style.alignItems.used
    let (padding, margin) = (style.padding, style.margin)
    hasRelativePadding = padding.hasPercentage
    hasRelativeMargin = margin.hasPercentage
    hasRelativeHeight =
      style.height.isPercentage || hasHeightLimits && (style.minHeight.isPercentage || style.maxHeight.isPercentage)
    fixedPadding = padding.resolvedAsPadding(basis: 0)
    fixedMargins = margin.resolvedAsMargins(basis: 0)
    hasAutoMargins = margin.top == nil || margin.right == nil || margin.bottom == nil || margin.left == nil
    let hasWidthFromHeight = aspectRatio != nil && !(style.width.isAbsolute && style.height.isAbsolute)
    let hasWidthsFromHeights = hasWidthFromHeight || children.contains(where: \.hasWidthsFromHeights)
    self.hasWidthsFromHeights = hasWidthsFromHeights
    let isFlex = if case .flex = style.display { true } else { false }
    ignoresDefiniteness =
      children.isEmpty
      || isFlex && !hasWidthsFromHeights && !hasRelativePadding && !style.rowGap.isPercentage
        && (!wraps || mainAxis.isHorizontal)
        && children.allSatisfy { !$0.isInFlow || ($0.ignoresDefiniteness && !$0.hasHeightPercentage) }
    // After the last use of the parameters, which are moved then and not copied.
    self.style = style
    self.children = children
    self.work = work
  }

  /// True if a length of the style is a percentage of the parent's height.
  private var hasHeightPercentage: Bool {
    if case .length(.percent) = style.basis { return true }
    return hasRelativeHeight || hasInsets && (style.inset.top.isPercentage || style.inset.bottom.isPercentage)
  }

  /// The maximum number of children that are compared in pairs to find copies; more children are looked up in a
  /// dictionary.
  private static let fewChildren = 12

  private static func firstPositions(of children: [Box]) -> [Int32]? {
    if children.count <= fewChildren {
      let hasCopies = children.indices.contains { index in
        children[..<index].contains { $0 === children[index] }
      }
      guard hasCopies else { return nil }
    }
    var known: [ObjectIdentifier: Int32] = [:]
    var positions: [Int32] = []
    positions.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if index > 0, child === children[index - 1] {
        positions.append(positions[index - 1])
        continue
      }
      let position = Int32(truncatingIfNeeded: index)
      if let first = known[ObjectIdentifier(child)] {
        positions.append(first)
      } else {
        known[ObjectIdentifier(child)] = position
        positions.append(position)
      }
    }
    return known.count < children.count ? positions : nil
  }

  /// The indices of the children in *order-modified document order*: CSS Flexible Box Layout 1, section 5.4.
  ///
  /// The value is nil if that is the order of the document.
  var orderModifiedIndices: [Int]? {
    guard reordersChildren else { return nil }
    return children.indices.sorted { (children[$0].order, $0) < (children[$1].order, $1) }
  }

  /// The children in *order-modified document order*, each with its index in ``children``.
  var orderedChildren: [(index: Int, box: Box)] {
    (orderModifiedIndices ?? Array(children.indices)).map { ($0, children[$0]) }
  }

  func size(along axis: Axis) -> Length? { axis.isHorizontal ? style.width : style.height }
  func minimumSize(along axis: Axis) -> Length? {
    axis.isHorizontal ? (hasWidthLimits ? style.minWidth : nil) : hasHeightLimits ? style.minHeight : nil
  }

  /// Returns the cross-axis alignment of a child: `align-self`, otherwise `align-items`; `flex-start` for a child with
  /// an `auto` margin.
  ///
  /// CSS Flexible Box Layout 1, section 8.1.
  func alignment(of child: Box) -> FlexStyle.AlignItems {
    if child.hasAutoMargins, child.hasAutoMargin(along: mainAxis.crossed) { return .flexStart }
    return child.style.alignSelf?.used ?? usedAlignItems
  }

  func hasAutoMargin(along axis: Axis) -> Bool {
    style.margin.isAuto(atStart: true, of: axis) || style.margin.isAuto(atStart: false, of: axis)
  }

  /// The padding of the box in points, at least 0.
  ///
  /// - Parameter basis: the width of the containing block in points, to which percentages of all edges refer; nil
  ///   counts as 0.
  func padding(basis: Double?) -> Insets {
    hasRelativePadding ? style.padding.resolvedAsPadding(basis: basis ?? 0) : fixedPadding
  }

  /// The margins of the box in points; `auto` margins are 0.
  ///
  /// - Parameter basis: the width of the containing block in points, to which percentages of all edges refer; nil
  ///   counts as 0.
  func margins(basis: Double?) -> Insets {
    hasRelativeMargin ? style.margin.resolvedAsMargins(basis: basis ?? 0) : fixedMargins
  }

  /// The distance in points between columns (horizontal axis) or rows; a percentage of an indefinite size is 0.
  ///
  /// - Parameter content: the size of the content box in points, to which percentages refer.
  func gap(along axis: Axis, content: PartialSize) -> Double {
    (axis.isHorizontal ? style.columnGap : style.rowGap).resolved(against: content[axis]) ?? 0
  }
}

extension FlexStyle.AlignItems {
  /// The alignment with the default `normal` replaced by `stretch`.
  fileprivate var used: FlexStyle.AlignItems {
    if case .normal = self { .stretch } else { self }
  }
}

extension FlexStyle.Direction {
  fileprivate var mainAxis: Axis {
    switch self {
    case .row, .rowReverse: .horizontal
    case .column, .columnReverse: .vertical
    }
  }

  fileprivate var isMainReversed: Bool {
    switch self {
    case .row, .column: false
    case .rowReverse, .columnReverse: true
    }
  }
}

extension Length {
  fileprivate var isPercentage: Bool {
    if case .percent = self { true } else { false }
  }
}

extension Length? {
  fileprivate var isPercentage: Bool {
    if case .percent? = self { true } else { false }
  }

  /// True for a length in points.
  fileprivate var isAbsolute: Bool {
    if case .points? = self { true } else { false }
  }
}

extension Edges<Length> {
  fileprivate var hasPercentage: Bool {
    Length?(top).isPercentage || Length?(right).isPercentage || Length?(bottom).isPercentage
      || Length?(left).isPercentage
  }

  fileprivate func resolvedAsPadding(basis: Double) -> Insets {
    Insets(
      top: max(0, top.resolved(against: basis)), right: max(0, right.resolved(against: basis)),
      bottom: max(0, bottom.resolved(against: basis)), left: max(0, left.resolved(against: basis)))
  }
}

extension Edges<Length?> {
  fileprivate var hasPercentage: Bool {
    top.isPercentage || right.isPercentage || bottom.isPercentage || left.isPercentage
  }

  fileprivate func resolvedAsMargins(basis: Double) -> Insets {
    Insets(
      top: (top ?? .zero).resolved(against: basis), right: (right ?? .zero).resolved(against: basis),
      bottom: (bottom ?? .zero).resolved(against: basis), left: (left ?? .zero).resolved(against: basis))
  }
}
