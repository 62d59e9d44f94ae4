/// One step of drawing a row of pixels; the steps of a row are executed in order.
enum RowStep: Hashable, Sendable {
  /// Composites the paint of the leaf (an item without items inside) at index `order`; `runs` is the index of its
  /// coverage in the ``RunTable``.
  case item(order: Int32, runs: Int32)
  /// Begins a transparent row, into which the following steps draw up to the end of the group.
  case beginGroup
  /// Begins a transparent row, into which the following steps draw up to the end of the mask.
  ///
  /// At its end the pixels of the masked group are multiplied by the alpha of this row.
  case beginMask
  case endMask
  /// Ends a group, given by its index in ``FlatItems/groups``.
  ///
  /// Its pixels are composited over those of the surrounding group or, without one, of the canvas. `weights` is the
  /// index in the ``RunTable`` of the product of its clips.
  case endGroup(Int32, weights: Int32)
}

/// A composer of the drawing steps of a row, from the coverage spans in the row and the groups of their leaves.
struct RowComposer {
  private let leaves: [FlatItems.Leaf]
  private let groups: [FlatItems.Group]
  private var open: [OpenGroup] = []
  /// The steps of all rows that were composed, one row after the other.
  private(set) var steps: [RowStep] = []
  private var builder = RunBuilder()
  /// The computed products of clips, by the rows of the clips in their order.
  private var known = RowCombinations()

  init(_ leaves: [FlatItems.Leaf], _ groups: [FlatItems.Group]) {
    self.leaves = leaves
    self.groups = groups
  }

  /// Reserves memory for `count` rows of two steps, such as a gradient and the overlay.
  mutating func reserveCapacity(forStretches count: Int) { steps.reserveCapacity(2 * count) }

  /// Appends the steps that draw a row with the given spans, from back to front; returns their range in ``steps``.
  ///
  /// Groups without visible content in the row are left out. New products of clips are added to `table`.
  ///
  /// - Parameter spans: the spans of the row, sorted by the order of their leaves.
  mutating func append(_ spans: [RunSpan], table: inout RunTable) -> Range<Int> {
    let start = steps.count
    guard !groups.isEmpty else {
      for span in spans { steps.append(.item(order: span.order, runs: span.runs)) }
      return start..<steps.count
    }
    for span in spans {
      let leaf = leaves[Int(span.order)]
      enter(leaf.group, table: &table)
      if leaf.isClip {
        open[open.count - 1].clips.append(span.runs)
      } else {
        steps.append(.item(order: span.order, runs: span.runs))
      }
    }
    enter(FlatItems.none, table: &table)
    return start..<steps.count
  }

  /// Ends the open groups that do not contain the group `group`, and begins those around it that are not open.
  ///
  /// - Parameter group: the index of a group in the list of groups; `none` (−1) ends all open groups.
  private mutating func enter(_ group: Int32, table: inout RunTable) {
    while let last = open.last, group < last.index || group >= groups[Int(last.index)].end {
      open.removeLast()
      leave(last, table: &table)
    }
    var inside: [Int32] = []
    var next = group
    while next != open.last?.index ?? FlatItems.none {
      inside.append(next)
      next = groups[Int(next)].parent
    }
    for index in inside.reversed() {
      if groups[Int(index)].isMask, !open.isEmpty { open[open.count - 1].itemEnd = steps.count }
      open.append(OpenGroup(index: index, start: steps.count))
      steps.append(groups[Int(index)].isMask ? .beginMask : .beginGroup)
    }
  }

  private mutating func leave(_ open: OpenGroup, table: inout RunTable) {
    let group = groups[Int(open.index)]
    let hasItems = open.itemEnd ?? steps.count > open.start + 1
    if group.isMask, hasItems, !self.open.isEmpty {
      self.open[self.open.count - 1].isMasked = true
      steps.append(.endMask)
      return
    }
    let weights = hasItems && open.clips.count == group.clipCount ? product(of: open.clips, &table) : RunTable.empty
    if group.isMask || weights == RunTable.empty || group.hasMask != open.isMasked {
      steps.removeSubrange(open.start...)
    } else {
      steps.append(.endGroup(open.index, weights: weights))
    }
  }

  /// The index in `table` of the product of the clips' coverages, rounded to a byte after each multiplication.
  ///
  /// Without clips it is the row with full coverage.
  ///
  /// - Parameter clips: the indices of the clips' runs in the table.
  private mutating func product(of clips: [Int32], _ table: inout RunTable) -> Int32 {
    guard let first = clips.first else { return RunTable.full }
    guard clips.count > 1 else { return first }
    if let index = known.result(of: clips) { return index }
    var product = first
    for clip in clips.dropFirst() {
      builder.removeAll()
      builder.append(productOf: table[product], table[clip])
      product = table.index(of: builder.runs)
    }
    known.append(clips, result: product)
    return product
  }
}

/// A group or mask whose steps are being collected for a row.
private struct OpenGroup {
  var index: Int32
  /// The index, among the drawing steps of all rows, of the step that begins the group.
  var start: Int
  /// The indices, in the table of coverage runs, of the group's clips in this row.
  var clips: [Int32] = []
  /// The number of steps before the mask of the group; nil until the mask begins.
  var itemEnd: Int?
  var isMasked = false
}

extension RunBuilder {
  /// Appends the product of the coverages of two rows, rounded to a byte, as runs from left to right.
  ///
  /// Both rows are runs from left to right.
  mutating func append(productOf a: ArraySlice<CoverageRun>, _ b: ArraySlice<CoverageRun>) {
    var a = a
    var b = b
    while let first = a.first, let second = b.first {
      let low = max(first.columns.lowerBound, second.columns.lowerBound)
      let high = min(first.columns.upperBound, second.columns.upperBound)
      if low < high {
        append(low..<high, coverage: UInt8(scaled(UInt32(first.coverage), by: UInt32(second.coverage))))
      }
      if first.end < second.end { a.removeFirst() } else { b.removeFirst() }
    }
  }
}
