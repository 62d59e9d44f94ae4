import Diagnostics
import Geometry
import ViewTree

/// The input of the layout algorithms for one view: its layout properties, its children and its cached sizes.
///
/// A box has its place in the memory of a ``BoxTree``; ``Box`` is the reference to it.
@safe struct BoxProperties {
  let style: FlexStyle
  /// The boxes of the child views in document order; a repeated child is contained once for each copy.
  let children: BoxList
  /// The index of the first child with the same box, for each child in order; nil if no two children share a box.
  let firstPositions: [Int32]?
  /// The stored frame of the view in points of its parent, which takes the box out of the parent's flow; nil for no
  /// stored frame.
  let storedFrame: UnsafePointer<Rect>?
  /// The properties that follow from the style; boxes whose styles differ only in their sizes share them.
  let derived: UnsafePointer<BoxStyle>
  /// The results of layouts; nil for a box without children and ratio, whose layout is fast.
  let caches: UnsafeMutablePointer<BoxCaches>?
  /// The tree, which exists as long as its boxes.
  let tree: UnsafeMutablePointer<BoxTree.State>
  /// The ``View/layoutNumber`` of the views that share the box; 0 for a box of a single view.
  let layoutNumber: Int32
  /// The number of the box in its tree, in order of creation from 1.
  let number: Int32
  /// The number of views that share the box, without the copies of repeated views.
  var useCount: Int32 = 1
  /// True if the view has `overflow: hidden`, which makes its automatic minimum size 0.
  let clips: Bool
  /// True if the view has `display: none`: it takes no space and no gap, and has no size.
  let isHidden: Bool
  /// True if the width of the box or of a descendant may follow from a height by an aspect ratio.
  let hasWidthsFromHeights: Bool
  /// True if a child has an `order` other than 0, so that the order of layout may differ from that of the document.
  let reordersChildren: Bool
  /// True if the box is laid out among its siblings: neither hidden, nor positioned absolutely or by a stored frame.
  let isInFlow: Bool
  /// True if two heights of the box that are equal give the same layout of its children, even if only one is definite.
  ///
  /// True for a flex container in which no length is a percentage of a height, no width follows from a height, and no
  /// column wraps.
  let ignoresDefiniteness: Bool
  /// True if a child in the flow has insets, which move the child after its layout.
  let offsetsChildren: Bool
  let hasRelativeHeight: Bool

  @inline(__always)
  init(
    style: FlexStyle, clips: Bool, isHidden: Bool, storedFrame: Rect?, layoutNumber: Int32, number: Int32,
    children: BoxList, in tree: UnsafeMutablePointer<BoxTree.State>
  ) {
    unsafe derived = tree.pointee.derived(from: style)
    let derived = unsafe self.derived
    let hasRatio = unsafe derived.pointee.aspectRatio != nil
    unsafe caches = children.isEmpty && !hasRatio ? nil : tree.pointee.makeCaches()
    unsafe self.storedFrame = storedFrame.map { unsafe tree.pointee.store($0) }
    self.number = number
    self.clips = clips
    self.isHidden = isHidden
    self.layoutNumber = layoutNumber
    firstPositions = Self.firstPositions(of: children)
    reordersChildren = children.contains { $0.order != 0 }
    offsetsChildren = children.contains { $0.isInFlow && $0.hasInsets }
    isInFlow = unsafe !isHidden && storedFrame == nil && derived.pointee.isRelative
    hasRelativeHeight = unsafe style.height.isPercentage || derived.pointee.hasRelativeHeightLimits
    let hasWidthFromHeight = hasRatio && !(style.width.isAbsolute && style.height.isAbsolute)
    let hasWidthsFromHeights = hasWidthFromHeight || children.contains(where: \.hasWidthsFromHeights)
    self.hasWidthsFromHeights = hasWidthsFromHeights
    let mayIgnoreDefiniteness = unsafe derived.pointee.mayIgnoreDefiniteness
    ignoresDefiniteness =
      children.isEmpty
      || mayIgnoreDefiniteness && !hasWidthsFromHeights
        && children.allSatisfy { !$0.isInFlow || ($0.ignoresDefiniteness && !$0.hasHeightPercentage) }
    // After the last use of the parameters, which are moved then and not copied.
    self.style = style
    self.children = children
    unsafe self.tree = tree
  }

  /// True if a length of the style is a percentage of the parent's height.
  var hasHeightPercentage: Bool {
    if case .length(.percent) = style.basis { return true }
    guard unsafe derived.pointee.hasInsets, !hasRelativeHeight else { return hasRelativeHeight }
    return style.inset.top.isPercentage || style.inset.bottom.isPercentage
  }

  /// The maximum number of children that are compared in pairs to find copies; more children are looked up in a
  /// dictionary.
  private static let fewChildren = 12

  private static func firstPositions(of children: BoxList) -> [Int32]? {
    if children.count <= fewChildren {
      let hasCopies = children.indices.contains { index in
        children[..<index].contains { $0 == children[index] }
      }
      guard hasCopies else { return nil }
    }
    var known: [Int32: Int32] = [:]
    var positions: [Int32] = []
    positions.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      if index > 0, child == children[index - 1] {
        positions.append(positions[index - 1])
        continue
      }
      let position = Int32(truncatingIfNeeded: index)
      if let first = known[child.number] {
        positions.append(first)
      } else {
        known[child.number] = position
        positions.append(position)
      }
    }
    return known.count < children.count ? positions : nil
  }
}

/// The results of the layouts of one box.
struct BoxCaches {
  var widths = Memo<IntrinsicKey, IntrinsicWidths>()
  var fragments = Memo<FragmentKey, Fragment>()
}

/// The properties of a box that follow from its style, but not from the sizes of view and content.
struct BoxStyle {
  /// The ``FlexStyle/commonAddress`` of the style.
  let address: UInt
  let display: FlexStyle.Display
  let isRightToLeft: Bool
  /// The main axis of a flex container.
  ///
  /// This property and others of enumerations are stored, because a comparison of values of another module's
  /// enumeration calls a generic function.
  let mainAxis: Axis
  /// True for `row-reverse` and `column-reverse`.
  let isMainReversed: Bool
  /// True if the lines of a flex container break.
  let wraps: Bool
  /// True for `wrap-reverse`.
  let reversesLines: Bool
  /// The cross-axis alignment of children that state none.
  let usedAlignItems: FlexStyle.AlignItems
  /// True unless the position is absolute.
  let isRelative: Bool
  /// True if ``BoxProperties/ignoresDefiniteness`` is true for boxes of the style whose children permit it.
  let mayIgnoreDefiniteness: Bool
  /// The ratio width ÷ height by the style; nil for none.
  let aspectRatio: Double?
  /// True if the style has a minimum or maximum width.
  let hasWidthLimits: Bool
  let hasHeightLimits: Bool
  let hasRelativeHeightLimits: Bool
  let hasInsets: Bool
  /// True if a margin of the box is `auto`.
  let hasAutoMargins: Bool
  let hasRelativeGap: Bool
  /// The distances in points between columns and rows; a percentage counts as 0.
  let fixedColumnGap: Double
  let fixedRowGap: Double
  /// True if a padding of the box is a percentage of the containing block's width.
  let hasRelativePadding: Bool
  let hasRelativeMargin: Bool
  let order: Int
  /// The padding of the box in points; valid only if ``hasRelativePadding`` is false, because percentages count as 0.
  let fixedPadding: Insets
  let fixedMargins: Insets

  @inline(never)
  init(_ style: FlexStyle) {
    let (padding, margin) = (style.padding, style.margin)
    address = style.commonAddress
    display = style.display
    isRightToLeft = if case .rightToLeft = style.writingDirection { true } else { false }
    mainAxis = style.direction.mainAxis
    isMainReversed = style.direction.isMainReversed
    wraps = if case .nowrap = style.wrap { false } else { true }
    reversesLines = if case .wrapReverse = style.wrap { true } else { false }
    usedAlignItems = style.alignItems.used
    isRelative = if case .relative = style.position { true } else { false }
    aspectRatio = style.aspectRatio
    hasWidthLimits = style.minWidth != nil || style.maxWidth != nil
    hasHeightLimits = style.minHeight != nil || style.maxHeight != nil
    hasRelativeHeightLimits = style.minHeight.isPercentage || style.maxHeight.isPercentage
    hasInsets = !style.inset.areAuto
    hasAutoMargins = margin.top == nil || margin.right == nil || margin.bottom == nil || margin.left == nil
    let hasRelativeRowGap = style.rowGap.isPercentage
    hasRelativeGap = hasRelativeRowGap || style.columnGap.isPercentage
    fixedColumnGap = style.columnGap.resolved(against: 0)
    fixedRowGap = style.rowGap.resolved(against: 0)
    hasRelativePadding = padding.hasPercentage
    hasRelativeMargin = margin.hasPercentage
    order = style.order
    fixedPadding = padding.resolvedAsPadding(basis: 0)
    fixedMargins = margin.resolvedAsMargins(basis: 0)
    let isFlex = if case .flex = style.display { true } else { false }
    mayIgnoreDefiniteness =
      isFlex && !hasRelativePadding && !hasRelativeRowGap && (!wraps || mainAxis.isHorizontal)
  }
}

extension FlexStyle.AlignItems {
  /// The alignment with the default `normal` replaced by `stretch`.
  var used: FlexStyle.AlignItems {
    if case .normal = self { .stretch } else { self }
  }
}

extension FlexStyle.Direction {
  var mainAxis: Axis {
    switch self {
    case .row, .rowReverse: .horizontal
    case .column, .columnReverse: .vertical
    }
  }

  var isMainReversed: Bool {
    switch self {
    case .row, .column: false
    case .rowReverse, .columnReverse: true
    }
  }
}

extension Length {
  var isPercentage: Bool {
    if case .percent = self { true } else { false }
  }
}

extension Length? {
  var isPercentage: Bool {
    if case .percent? = self { true } else { false }
  }

  /// True for a length in points.
  var isAbsolute: Bool {
    if case .points? = self { true } else { false }
  }
}

extension Edges<Length> {
  var hasPercentage: Bool {
    Length?(top).isPercentage || Length?(right).isPercentage || Length?(bottom).isPercentage
      || Length?(left).isPercentage
  }

  func resolvedAsPadding(basis: Double) -> Insets {
    Insets(
      top: max(0, top.resolved(against: basis)), right: max(0, right.resolved(against: basis)),
      bottom: max(0, bottom.resolved(against: basis)), left: max(0, left.resolved(against: basis)))
  }
}

extension Edges<Length?> {
  var hasPercentage: Bool {
    top.isPercentage || right.isPercentage || bottom.isPercentage || left.isPercentage
  }

  func resolvedAsMargins(basis: Double) -> Insets {
    Insets(
      top: (top ?? .zero).resolved(against: basis), right: (right ?? .zero).resolved(against: basis),
      bottom: (bottom ?? .zero).resolved(against: basis), left: (left ?? .zero).resolved(against: basis))
  }
}
