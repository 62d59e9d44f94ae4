import Diagnostics
import Geometry
import ViewTree

/// A reference to the box of one view in a ``BoxTree``, which must exist as long as the reference is used.
///
/// A pointer and not an object: counting references to boxes took a third of the time of layout. Its properties are
/// those of ``BoxProperties``.
@safe struct Box: Equatable {
  let properties: UnsafeMutablePointer<BoxProperties>

  static func == (one: Box, other: Box) -> Bool { unsafe one.properties == other.properties }

  var style: FlexStyle { _read { yield unsafe properties.pointee.style } }
  var display: FlexStyle.Display { unsafe properties.pointee.derived.pointee.display }
  var clips: Bool { unsafe properties.pointee.clips }
  var isHidden: Bool { unsafe properties.pointee.isHidden }
  var storedFrame: Rect? { unsafe properties.pointee.storedFrame?.pointee }
  var children: BoxList { unsafe properties.pointee.children }
  var firstPositions: [Int32]? { _read { yield unsafe properties.pointee.firstPositions } }
  var layoutNumber: Int32 { unsafe properties.pointee.layoutNumber }
  /// The widths of the columns that this table shares with others, in points; nil for a table of its own.
  var sharedColumns: [Double]? {
    get { style.sharesColumns ? unsafe properties.pointee.tree.pointee.sharedColumns : nil }
    nonmutating set { unsafe properties.pointee.tree.pointee.sharedColumns = newValue }
  }
  var number: Int32 { unsafe properties.pointee.number }
  var useCount: Int {
    get { unsafe Int(properties.pointee.useCount) }
    nonmutating set { unsafe properties.pointee.useCount = Int32(newValue) }
  }
  var hasWidthsFromHeights: Bool { unsafe properties.pointee.hasWidthsFromHeights }
  fileprivate var reordersChildren: Bool { unsafe properties.pointee.reordersChildren }
  var isInFlow: Bool { unsafe properties.pointee.isInFlow }
  var isRightToLeft: Bool { unsafe properties.pointee.derived.pointee.isRightToLeft }
  var mainAxis: Axis { unsafe properties.pointee.derived.pointee.mainAxis }
  var isMainReversed: Bool { unsafe properties.pointee.derived.pointee.isMainReversed }
  var wraps: Bool { unsafe properties.pointee.derived.pointee.wraps }
  var reversesLines: Bool { unsafe properties.pointee.derived.pointee.reversesLines }
  /// The height in points of the content of a box without children and ratio, if it does not depend on the width;
  /// otherwise nil.
  var fixedContentHeight: Double? {
    guard children.isEmpty, aspectRatio == nil, style.content.flow == nil else { return nil }
    return style.content.height
  }
  var aspectRatio: Double? { unsafe properties.pointee.derived.pointee.aspectRatio }
  var hasWidthLimits: Bool { unsafe properties.pointee.derived.pointee.hasWidthLimits }
  var hasHeightLimits: Bool { unsafe properties.pointee.derived.pointee.hasHeightLimits }
  var order: Int { unsafe properties.pointee.derived.pointee.order }
  var hasInsets: Bool { unsafe properties.pointee.derived.pointee.hasInsets }
  fileprivate var usedAlignItems: FlexStyle.AlignItems { unsafe properties.pointee.derived.pointee.usedAlignItems }
  var hasAutoMargins: Bool { unsafe properties.pointee.derived.pointee.hasAutoMargins }
  var ignoresDefiniteness: Bool { unsafe properties.pointee.ignoresDefiniteness }
  var offsetsChildren: Bool { unsafe properties.pointee.offsetsChildren }
  var hasRelativePadding: Bool { unsafe properties.pointee.derived.pointee.hasRelativePadding }
  var hasRelativeMargin: Bool { unsafe properties.pointee.derived.pointee.hasRelativeMargin }
  var hasRelativeHeight: Bool { unsafe properties.pointee.hasRelativeHeight }
  fileprivate var fixedPadding: Insets { unsafe properties.pointee.derived.pointee.fixedPadding }
  fileprivate var fixedMargins: Insets { unsafe properties.pointee.derived.pointee.fixedMargins }
  var hasHeightPercentage: Bool { unsafe properties.pointee.hasHeightPercentage }

  /// The number of results in the caches.
  var resultCounts: (fragments: Int, widths: Int) {
    guard let caches = unsafe properties.pointee.caches else { return (0, 0) }
    return unsafe (caches.pointee.fragments.count, caches.pointee.widths.count)
  }

  /// Counts units of work, and returns false from the deadline on.
  func allowsMore(_ units: Int = 1) -> Bool {
    unsafe properties.pointee.tree.pointee.work._withUnsafeGuaranteedRef { $0.allowsMore(units) }
  }

  /// True if a check of the deadline found that it has passed.
  var isOver: Bool { unsafe properties.pointee.tree.pointee.work._withUnsafeGuaranteedRef { $0.isOver } }

  /// Adds empty fragments for the children to those of the tree.
  func reserveChildFragments() -> ChildFragments {
    unsafe ChildFragments(count: children.count, in: properties.pointee.tree)
  }

  /// Returns memory for the items of this container, which must be given back before that of a container around it.
  func makeItems() -> FlexItems { unsafe FlexItems(capacity: children.count, in: properties.pointee.tree) }

  /// Returns the cached fragment for constraints; nil if there is none.
  func cachedFragment(_ key: FragmentKey) -> Fragment? { unsafe properties.pointee.caches?.pointee.fragments[key] }

  /// Returns the fragment that was cached last of those with the given size in points, or of a smaller height to which
  /// the given height can be added below the children; nil if there is none.
  func cachedFragment(width: Double, height: Double) -> Fragment? {
    let known = unsafe properties.pointee.caches?.pointee.fragments.last {
      $0.size.width == width && ($0.size.height == height || $0.isExtensible && $0.size.height < height)
    }
    guard var fragment = known else { return nil }
    fragment.size.height = height
    return fragment
  }

  /// Returns the fragment that was cached last if the maximum number is reached; otherwise nil.
  var lastOfTooManyFragments: Fragment? {
    unsafe properties.pointee.caches?.pointee.fragments.lastOfTooMany(useCount: useCount)
  }

  func cache(_ fragment: Fragment, for key: FragmentKey) {
    unsafe properties.pointee.caches?.pointee.fragments.add(fragment, for: key)
  }

  /// Returns the cached intrinsic widths for lengths, or the ones that were cached last if the maximum number is
  /// reached; nil if there are none.
  func cachedIntrinsicWidths(for key: IntrinsicKey) -> IntrinsicWidths? {
    unsafe properties.pointee.caches?.pointee.widths[key]
      ?? properties.pointee.caches?.pointee.widths.lastOfTooMany(useCount: useCount)
  }

  func cache(_ widths: IntrinsicWidths, for key: IntrinsicKey) {
    unsafe properties.pointee.caches?.pointee.widths.add(widths, for: key)
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
    let derived = unsafe properties.pointee.derived
    guard unsafe derived.pointee.hasRelativeGap else {
      return unsafe axis.isHorizontal ? derived.pointee.fixedColumnGap : derived.pointee.fixedRowGap
    }
    return (axis.isHorizontal ? style.columnGap : style.rowGap).resolved(against: content[axis]) ?? 0
  }
}
