import Geometry
import ViewTree

/// The lengths and baselines from the measure pass of a `LinearLayout` that its layout pass uses, in pixels.
struct LinearState {
  /// The length in pixels of all children and dividers along the main axis, with margins and padding.
  var totalLength = 0
  var ascents = BaselineExtents()
  var descents = BaselineExtents()
}

/// The maximum distance in pixels between the children's baselines and one of their horizontal edges, for each vertical
/// gravity of the children.
///
/// One value contains the distances to the top edges, another one those to the bottom edges. The distance is nil for a
/// gravity without children. `center` and no gravity share one distance.
struct BaselineExtents {
  private var values: [Int?] = [nil, nil, nil, nil]

  subscript(gravity: AndroidGravity.Vertical?) -> Int? {
    get { values[Self.index(gravity)] }
    set { values[Self.index(gravity)] = newValue }
  }

  var largest: Int? { values.compactMap { $0 }.max() }

  mutating func include(_ value: Int, _ gravity: AndroidGravity.Vertical?) {
    self[gravity] = max(self[gravity] ?? value, value)
  }

  private static func index(_ gravity: AndroidGravity.Vertical?) -> Int {
    switch gravity {
    case nil, .center: 0
    case .top: 1
    case .bottom: 2
    case .fill: 3
    }
  }
}

/// The measure pass of `android.widget.LinearLayout`, and of `TableRow`, in which empty columns take part, too.
///
/// The main axis is that of the orientation: Android's `measureVertical` and `measureHorizontal` differ only in
/// baselines.
struct LinearMeasure {
  let node: AndroidNode
  let style: AndroidLinearStyle
  let pass: AndroidPass
  let specs: PerAxis<MeasureSpec>
  let main: Axis
  let cross: Axis
  /// The children, hidden ones included, and the empty columns of a table row, in the order of the main axis.
  let items: [LinearItem]
  let row: TableRowState?

  private(set) var state = LinearState()
  private var totalWeight: Float = 0
  /// The size of the layout across the main axis in pixels; its padding and its minimum are added at the end.
  private var crossSize = 0
  /// The largest size of a child across the main axis in pixels, margins included; children with `match_parent` count
  /// with their margins only.
  ///
  /// It determines the size of the layout unless all children have `match_parent` or the layout's size is exact.
  private var alternativeCrossSize = 0
  /// As ``alternativeCrossSize``, for the children with a weight in the first pass; used if no space is distributed.
  private var weightedCrossSize = 0
  /// True if all children have `match_parent` across the main axis.
  private var allChildrenFill = true
  /// True if a child has `match_parent` across the main axis while the size of the layout there is not exact.
  private var someChildFills = false
  /// True if the first pass left out children whose whole size is excess space.
  private var skipsMeasuring = false
  /// The length in pixels of the longest child along the main axis; nil unless the style requires it.
  private var longestChild: Int?
  /// The length in pixels of the children whose whole size is excess space, as measured with `wrap_content`.
  private var consumedExcess = 0

  init(_ node: AndroidNode, _ style: AndroidLinearStyle, _ specs: PerAxis<MeasureSpec>, _ pass: AndroidPass) {
    (self.node, self.style, self.specs, self.pass) = (node, style, specs, pass)
    main = style.axis
    cross = style.axis.crossed
    items = node.linearItems
    if case .tableRow(let state) = node.state { row = state } else { row = nil }
  }

  private var mainSpec: MeasureSpec { specs[main] }
  private var crossSpec: MeasureSpec { specs[cross] }
  private var alignsBaselines: Bool { main == .horizontal && style.isBaselineAligned }

  mutating func measureItems() {
    for item in items {
      switch item {
      case .emptyColumn(let column): state.totalLength += row?.width(column, span: 1) ?? 0
      case .child(let child, let column):
        if child.isGone { continue }
        state.totalLength += node.dividerLength(style, before: child)
        totalWeight += child.params.weight
        measureFirst(child, column)
        addCrossSize(of: child, isFirstPass: true)
      }
    }
    if items.contains(where: \.isVisible), style.divider?.showsEnd == true {
      state.totalLength += style.dividerLength
    }
  }

  func run() {
    var measure = self
    measure.measureItems()
    measure.finish()
  }

  // MARK: - First pass

  private mutating func measureFirst(_ child: AndroidNode, _ column: Int) {
    let usesExcess = child.dimension(main) == .pixels(0) && child.params.weight > 0
    if mainSpec.isExact && usesExcess {
      // Children whose whole size is excess space are measured once the excess space is known.
      advance(by: child.margin(main))
      guard alignsBaselines else {
        skipsMeasuring = true
        return
      }
      child.measure(PerAxis { .unspecified(specs[$0].size) }, in: pass)
      return
    }
    let used = totalWeight == 0 ? state.totalLength : 0
    measureBeforeLayout(child, column, used: used, wraps: usesExcess)
    if usesExcess { consumedExcess += child.size[main] }
    advance(by: child.size[main] + child.margin(main) + unusedWidth(after: column))
    if style.measuresWithLargestChild { longestChild = max(longestChild ?? child.size[main], child.size[main]) }
  }

  /// Sets the size of a child of a linear layout or a table row in pixels: `LinearLayout.measureChildBeforeLayout`.
  ///
  /// Each item of a list is measured along the axis as if it were the only one:
  /// `RecyclerView.LayoutManager.getChildMeasureSpec`.
  ///
  /// - Parameters:
  ///   - column: the first column of the child in a table row, counted from 0.
  ///   - used: the length in pixels that the children before this one occupy along the main axis.
  ///   - wraps: true to measure the child's length as `wrap_content`.
  private func measureBeforeLayout(_ child: AndroidNode, _ column: Int, used: Int, wraps: Bool) {
    if let row, row.columnWidths != nil {
      row.measure(child, column, height: specs.vertical, in: node, pass)
      return
    }
    var childSpecs = node.childSpecs(child, specs)
    childSpecs[main] =
      style.scrolls && child.dimension(main) == .wrapContent
      ? .unspecified(mainSpec.size)
      : node.childSpec(
        child, main, mainSpec, used: style.scrolls ? 0 : used, dimension: wraps ? .wrapContent : nil)
    child.measure(childSpecs, in: pass)
  }

  /// Adds a length in pixels to the total length; a negative length reduces the total only in a horizontal layout of
  /// exact width.
  private mutating func advance(by length: Int) {
    if main == .horizontal && mainSpec.isExact {
      state.totalLength += length
    } else {
      state.totalLength = max(state.totalLength, state.totalLength + length)
    }
  }

  private mutating func addCrossSize(of child: AndroidNode, isFirstPass: Bool) {
    let fills = child.dimension(cross) == .matchParent
    let fillsUnknown = fills && !crossSpec.isExact
    let margin = child.margin(cross)
    let size = child.size[cross] + margin
    if isFirstPass && fillsUnknown { someChildFills = true }
    crossSize = max(crossSize, size)
    allChildrenFill = allChildrenFill && fills
    if isFirstPass && child.params.weight > 0 {
      weightedCrossSize = max(weightedCrossSize, fillsUnknown ? margin : size)
    } else {
      alternativeCrossSize = max(alternativeCrossSize, fillsUnknown ? margin : size)
    }
    if alignsBaselines, let baseline = child.baseline {
      let gravity = child.params.gravity.map(\.vertical) ?? style.gravity.verticalOrTop
      state.ascents.include(baseline, gravity)
      state.descents.include(size - baseline, gravity)
    }
  }

  private mutating func includeBaselines() {
    guard let ascent = state.ascents.largest, let descent = state.descents.largest else { return }
    crossSize = max(crossSize, ascent + descent)
  }

  // MARK: - Excess space

  private mutating func finish() {
    includeBaselines()
    if let longestChild, style.measuresWithLargestChild, !mainSpec.isExact {
      state.totalLength = 0
      for child in visibleChildren {
        advance(by: longestChild + child.node.margin(main) + unusedWidth(after: child.column))
      }
    }
    state.totalLength += node.padding(main)
    let mainSize = mainSpec.resolve(max(state.totalLength, node.minimum(main)))
    if skipsMeasuring || totalWeight > 0 {
      distribute(mainSize - state.totalLength + consumedExcess)
    } else {
      alternativeCrossSize = max(alternativeCrossSize, weightedCrossSize)
    }
    if !allChildrenFill && !crossSpec.isExact { crossSize = alternativeCrossSize }
    crossSize = max(crossSize + node.padding(cross), node.minimum(cross))
    node.size[main] = mainSize
    node.size[cross] = crossSpec.resolve(crossSize)
    if someChildFills { fillCrossSize() }
    if let row {
      row.linear = state
    } else {
      node.state = .linear(state)
    }
    node.baseline = ownBaseline
  }

  /// Distributes excess space among the children with a weight, in proportion to it, and measures these children again.
  ///
  /// - Parameter excess: the space in pixels; negative if the children are to shrink.
  private mutating func distribute(_ excess: Int) {
    var remaining = excess
    var remainingWeight = style.weightSum.flatMap { $0 > 0 ? $0 : nil } ?? totalWeight
    let padding = node.padding(main)
    state = LinearState()
    if main == .horizontal { crossSize = -1 }
    for (child, column) in visibleChildren {
      let weight = child.params.weight
      if weight > 0 {
        let share = truncated(weight * Float(remaining) / remainingWeight)
        remaining -= share
        remainingWeight -= weight
        remeasure(child, share: share)
      }
      advance(by: child.size[main] + child.margin(main) + unusedWidth(after: column))
      addCrossSize(of: child, isFirstPass: false)
    }
    state.totalLength += padding
    includeBaselines()
  }

  private func remeasure(_ child: AndroidNode, share: Int) {
    let size: Int
    if style.measuresWithLargestChild && !mainSpec.isExact {
      size = longestChild ?? 0
    } else if child.dimension(main) == .pixels(0) {
      size = share
    } else {
      size = child.size[main] + share
    }
    var childSpecs = node.childSpecs(child, specs)
    childSpecs[main] = .exactly(max(0, size))
    child.measure(childSpecs, in: pass)
  }

  /// Measures the children with `match_parent` across the main axis again, at the size of the layout in pixels.
  ///
  /// As in `LinearLayout.forceUniformWidth`.
  private func fillCrossSize() {
    for (child, _) in visibleChildren where child.dimension(cross) == .matchParent {
      var childSpecs = PerAxis { node.childSpec(child, $0, .exactly(node.size[$0])) }
      childSpecs[main] = node.childSpec(child, main, mainSpec, dimension: .pixels(child.size[main]))
      child.measure(childSpecs, in: pass)
    }
  }

  // MARK: - Children

  private var visibleChildren: [(node: AndroidNode, column: Int)] {
    items.compactMap { item in
      guard case .child(let child, let column) = item, !child.isGone else { return nil }
      return (child, column)
    }
  }

  /// Returns the width in pixels that a child of a table row leaves free in its columns; 0 in other layouts.
  ///
  /// - Parameter column: the first column of the child, counted from 0.
  private func unusedWidth(after column: Int) -> Int { row?.offsets[column]?.next ?? 0 }

  /// The distance of the layout's baseline from its top edge in pixels, or nil: `LinearLayout.getBaseline`.
  private var ownBaseline: Int? {
    guard let index = style.baselineAlignedChildIndex, index < node.children.count else { return nil }
    let child = node.children[index]
    guard let baseline = child.baseline else { return nil }
    guard main == .vertical else { return child.margins.top + baseline }
    var top = node.padding.top
    for sibling in node.children[..<index] where !sibling.isGone {
      top += sibling.size.vertical + sibling.margin(.vertical)
    }
    top += style.gravity.place(.vertical, node.isRightToLeft).offset(in: node.size.vertical - state.totalLength)
    return top + child.margins.top + baseline
  }
}

/// A child of a linear layout, or a column of a table row without a child.
enum LinearItem {
  case child(AndroidNode, column: Int)
  /// A column of a table row that has no child, counted from 0.
  case emptyColumn(Int)

  var isVisible: Bool {
    guard case .child(let child, _) = self else { return false }
    return !child.isGone
  }
}

extension AndroidGravity {
  /// The vertical gravity of a layout for its children, by default `top`: `LinearLayout.setGravity`.
  var verticalOrTop: Vertical { vertical ?? .top }
  var horizontalOrStart: AndroidGravity { AndroidGravity(horizontal: horizontal ?? .start, vertical: vertical) }
}

extension AndroidLinearStyle {
  var dividerLength: Int { divider.map { axis == .horizontal ? $0.width : $0.height } ?? 0 }
}

extension AndroidNode {
  var linearItems: [LinearItem] {
    if case .tableRow(let state) = state { return state.items(of: self) }
    return children.enumerated().map { .child($0.element, column: $0.offset) }
  }

  /// Returns the length in pixels of the divider before a child; 0 without a divider:
  /// `LinearLayout.hasDividerBeforeChildAt`.
  func dividerLength(_ style: AndroidLinearStyle, before child: AndroidNode) -> Int {
    guard let divider = style.divider else { return 0 }
    let isFirst = children.first { !$0.isGone } === child
    return (isFirst ? divider.showsBeginning : divider.showsMiddle) ? style.dividerLength : 0
  }
}
