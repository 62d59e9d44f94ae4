import Diagnostics

/// A display item in a row of pixels: the pixels that it covers, and its paint.
struct RowItem: Equatable, Sendable {
  /// The index, in the scene's ``RunTable``, of the runs of pixels that the item covers.
  var runs: Int32
  /// The index of the item's paint in ``FramePaints/sources``.
  var paint: Int32
  /// The color of a vertical gradient in the row; transparent for paints that are the same in all rows.
  var variant = PremultipliedPixel.clear
}

/// A step of drawing a distinct row of pixels; the steps of a row are executed in order, from back to front.
enum RowLayer: Equatable, Sendable {
  case item(RowItem)
  /// Begins a transparent row, into which the following steps draw up to the end of the group or mask.
  case begin
  case endMask
  /// Ends a group: its pixels are composited over those of the surrounding group or, without one, of the canvas.
  ///
  /// `runs` is the index in the ``RunTable`` of the product of its clips; `opacity` is 0…255.
  case endGroup(runs: Int32, opacity: UInt8)

  var item: RowItem? { if case .item(let item) = self { item } else { nil } }

  /// Adds the layer to a hash; a plan looks up every row of a frame by its layers.
  func combine(into hash: inout WordHash) {
    switch self {
    case .item(let item):
      hash.combine(item.runs, item.paint)
      hash.combine(UInt64(item.variant.bits))
    case .begin: hash.combine(1)
    case .endMask: hash.combine(2)
    case .endGroup(let runs, let opacity): hash.combine(runs, Int32(opacity))
    }
  }
}

/// The two items of a row, of which the lower one covers all pixels.
struct RowPair {
  var bottom: RowItem
  var top: RowItem
  /// The color of the upper item; nil for a gradient.
  var topColor: PremultipliedPixel?
}

/// A distinct row of pixels in a plan: ranges of the plan's layers and segments.
struct PlannedRow: Sendable {
  /// The first row of the grid that is drawn with these layers, counted from 0 at the top of the canvas.
  var row: Int32
  /// The index in ``RowPlan/layers`` of the row's first layer, a drawing step.
  var firstLayer: Int32
  var endOfLayers: Int32
  /// The index of the row's first segment in ``RowPlan/segments``; a row without segments is drawn layer by layer.
  ///
  /// See ``RowPlan/divideRows(_:_:leavesPairs:deadline:)``.
  var firstSegment: Int32 = 0
  var endOfSegments: Int32 = 0

  /// The indices of the row's layers in ``RowPlan/layers``.
  var layers: Range<Int> { Int(firstLayer)..<Int(endOfLayers) }
}

/// The distinct rows of pixels of a frame, and for each row of the grid the index of its distinct row.
///
/// Two rows are equal if their layers are equal.
struct RowPlan: Sendable {
  /// The index in `rows` of the distinct row for each row of the grid, from the top.
  private(set) var rowIndices: [Int32] = []
  private(set) var rows: [PlannedRow] = []
  /// The layers (drawing steps) of all distinct rows, one row after the other; those of a row from back to front.
  private(set) var layers: [RowLayer] = []
  private(set) var segments = RowSegments()
  /// True if the display list has groups, so that rows are drawn layer by layer and not in segments.
  let hasGroups: Bool
  /// True if the deadline passed before the last row was planned; the plan must not be used then.
  private(set) var isOver = false
  private let width: Int
  private let opacity: [Bool]
  private var division = Division.none

  /// The rows of a plan that are divided into segments.
  private enum Division: Int, Comparable {
    case none, exceptPairs, complete

    static func < (a: Division, b: Division) -> Bool { a.rawValue < b.rawValue }
  }

  /// The index of `knownRows` by the layers of the rows.
  private var known = DistinctIndex()
  /// The indices in `rows` of the rows that are found by their layers.
  private var knownRows: [Int32] = []
  /// The index of `dividedRows` by the items of the rows without `variant`.
  private var divided = DistinctIndex()
  /// The indices in `rows` of rows with distinct segments, if the paints depend on the row.
  private var dividedRows: [Int32] = []
  /// The index, among the layers of the row being planned, at which each open group begins, the outermost first.
  private var groupStarts: [Int] = []

  init(_ coverage: SceneCoverage, _ paints: FramePaints) {
    var meter = WorkMeter(coverage.deadline)
    width = coverage.grid.width
    opacity = paints.sources.map(\.isOpaque)
    hasGroups = !paints.opacities.isEmpty
    rowIndices.reserveCapacity(coverage.grid.rows.count)
    known = DistinctIndex(capacity: coverage.stretches.count)
    layers.reserveCapacity(coverage.steps.count)
    rows.reserveCapacity(coverage.stretches.count)
    knownRows.reserveCapacity(coverage.stretches.count)
    var row: [RowLayer] = []
    let isPlain = !hasGroups && !paints.dependOnRow
    for stretch in coverage.stretches {
      if isPlain {
        appendItems(of: stretch, coverage.steps, paints, &meter)
        continue
      }
      row.removeAll(keepingCapacity: true)
      for index in stretch.steps {
        append(coverage.steps[index], to: &row, paints)
      }
      append(row, for: stretch.rows, paints, &meter)
    }
    isOver = meter.isOver || coverage.isOver
    (known, knownRows) = (DistinctIndex(), [])
  }

  /// Appends the rows of a stretch without groups, if paints do not depend on the row.
  private mutating func appendItems(
    of stretch: SceneCoverage.Stretch, _ steps: [RowStep], _ paints: FramePaints, _ meter: inout WorkMeter
  ) {
    guard meter.allowsMore(1 + stretch.steps.count / 128) else { return }
    let start = layers.count
    for index in stretch.steps {
      guard case .item(let order, let runs) = steps[index] else { continue }
      let paint = paints.indices[Int(order)]
      // An opaque item that covers the whole row hides all layers below it.
      if runs == RunTable.full, layers.count > start, opacity[Int(paint)] { layers.removeLast(layers.count - start) }
      layers.append(.item(RowItem(runs: runs, paint: paint)))
    }
    let index = indexOfLastLayers(from: start, at: stretch.rows.lowerBound)
    for _ in stretch.rows { rowIndices.append(index) }
  }

  private mutating func append(_ step: RowStep, to row: inout [RowLayer], _ paints: FramePaints) {
    switch step {
    case .item(let order, let runs):
      let paint = paints.indices[Int(order)]
      // An opaque item that covers the whole row hides all layers below it in its group.
      if runs == RunTable.full, opacity[Int(paint)] { row.removeSubrange((groupStarts.last.map { $0 + 1 } ?? 0)...) }
      row.append(.item(RowItem(runs: runs, paint: paint)))
    case .beginGroup, .beginMask:
      groupStarts.append(row.count)
      row.append(.begin)
    case .endMask:
      groupStarts.removeLast()
      row.append(.endMask)
    case .endGroup(let group, let weights):
      let start = groupStarts.removeLast()
      let opacity = paints.opacities[Int(group)]
      if opacity == 0 {
        row.removeSubrange(start...)
      } else {
        row.append(.endGroup(runs: weights, opacity: opacity))
      }
    }
  }

  private mutating func append(
    _ layers: [RowLayer], for rows: Range<Int>, _ paints: FramePaints, _ meter: inout WorkMeter
  ) {
    // A layer takes about 40 ns.
    let units = 1 + layers.count / 128
    guard meter.allowsMore(units) else { return }
    let items = layers.indices.compactMap { index in layers[index].item.map { (index, $0) } }
    if items.contains(where: { _, item in paints.isAngled(item.paint) }) {
      guard meter.allowsMore(units + rows.count / 32) else { return }
      let first = self.rows.count
      self.layers += layers
      add(self.layers.count - layers.count..<self.layers.count, at: rows.lowerBound)
      for row in rows.dropFirst() {
        var planned = self.rows[first]
        planned.row = Int32(clamping: row)
        self.rows.append(planned)
      }
      rowIndices.append(contentsOf: (first..<self.rows.count).map { Int32(clamping: $0) })
      return
    }
    var varying = items.filter { _, item in paints.variant(of: item.paint, row: rows.lowerBound) != nil }
    guard !varying.isEmpty else {
      let index = index(of: layers, at: rows.lowerBound)
      rowIndices.append(contentsOf: repeatElement(index, count: rows.count))
      return
    }
    var layers = layers
    for row in rows {
      guard meter.allowsMore(units) else { return }
      for place in varying.indices {
        varying[place].1.variant = paints.variant(of: varying[place].1.paint, row: row) ?? .clear
        layers[varying[place].0] = .item(varying[place].1)
      }
      rowIndices.append(index(of: layers, at: row))
    }
  }

  private mutating func index(of layers: [RowLayer], at row: Int) -> Int32 {
    let start = self.layers.count
    for layer in layers { self.layers.append(layer) }
    return indexOfLastLayers(from: start, at: row)
  }

  /// Returns the index of the row of the last layers, or that of an equal row; the layers are then removed again.
  ///
  /// - Parameter row: the first row of the grid with these layers.
  private mutating func indexOfLastLayers(from start: Int, at row: Int) -> Int32 {
    let last = start..<layers.count
    var hash = WordHash()
    for index in last { layers[index].combine(into: &hash) }
    let place = known.place(of: hash.value) { place in
      let other = rows[Int(knownRows[place])].layers
      return other.count == last.count && zip(other, last).allSatisfy { layers[$0] == layers[$1] }
    }
    if let place {
      layers.removeLast(last.count)
      return knownRows[place]
    }
    known.append(hash.value)
    knownRows.append(Int32(clamping: rows.count))
    add(last, at: row)
    return Int32(clamping: rows.count - 1)
  }

  /// Adds a distinct row, without its segments.
  private mutating func add(_ layers: Range<Int>, at row: Int) {
    rows.append(
      PlannedRow(
        row: Int32(clamping: row), firstLayer: Int32(clamping: layers.lowerBound),
        endOfLayers: Int32(clamping: layers.upperBound)))
  }

  /// Divides the rows that are not divided yet into segments, unless they must be drawn layer by layer.
  ///
  /// - Parameters:
  ///   - leavesPairs: true to leave out pairs with a flat color on top, whose runs are composed without segments.
  ///   - deadline: the time limit; once it has passed, the plan must not be used.
  mutating func divideRows(_ table: RunTable, _ paints: FramePaints, leavesPairs: Bool, deadline: Deadline) {
    guard !hasGroups, !isOver, division < (leavesPairs ? .exceptPairs : .complete) else { return }
    division = leavesPairs ? .exceptPairs : .complete
    var meter = WorkMeter(deadline)
    if !leavesPairs { segments.reserveCapacity(forRuns: table.runCount) }
    for index in rows.indices where rows[index].firstSegment == rows[index].endOfSegments {
      let pair = pair(rows[index], paints)
      if leavesPairs, pair?.topColor != nil { continue }
      // A layer takes about 40 ns.
      guard meter.allowsMore(1 + rows[index].layers.count / 128) else { break }
      divide(index, pair, table, paints)
    }
    isOver = meter.isOver
    (divided, dividedRows) = (DistinctIndex(), [])
  }

  private mutating func divide(_ index: Int, _ pair: RowPair?, _ table: RunTable, _ paints: FramePaints) {
    let layers = layers[rows[index].layers]
    guard layers.count <= RowSegments.maximumLayers, computedCount(in: layers, paints) <= 1 else { return }
    let first = Int32(clamping: segments.segments.count)
    if let pair {
      segments.append(pair.top, over: pair.bottom, table, isOpaque: opacity[Int(pair.top.paint)], width: width)
    } else {
      let items = layers.compactMap(\.item)
      if let known = knownSegments(of: items, at: index, paints) {
        (rows[index].firstSegment, rows[index].endOfSegments) = known
        return
      }
      segments.append(items, table, isOpaque: opacity, width: width)
    }
    (rows[index].firstSegment, rows[index].endOfSegments) = (first, Int32(clamping: segments.segments.count))
  }

  /// Returns the two items of a row in which one covers parts of the other, as an overlay its shimmer.
  ///
  /// Nil for all other rows, and for all rows if paints depend on the row.
  func pair(_ row: PlannedRow, _ paints: FramePaints) -> RowPair? {
    guard !paints.dependOnRow, row.layers.count == 2, let bottom = layers[row.layers.lowerBound].item,
      let top = layers[row.layers.lowerBound + 1].item, bottom.runs == RunTable.full, bottom.paint != top.paint
    else { return nil }
    let color: PremultipliedPixel? = if case .color(let color) = paints.sources[Int(top.paint)] { color } else { nil }
    return RowPair(bottom: bottom, top: top, topColor: color)
  }

  /// Returns the segments of an earlier row with the same runs; nil for a row with other runs, which is added next.
  ///
  /// Rows with the same runs differ in colors only, which have no effect on segments. Without paints that depend on the
  /// row there are no such rows.
  private mutating func knownSegments(
    of items: [RowItem], at index: Int, _ paints: FramePaints
  ) -> (first: Int32, end: Int32)? {
    guard paints.dependOnRow else { return nil }
    var hash = WordHash()
    for item in items { hash.combine(item.runs, item.paint) }
    let place = divided.place(of: hash.value) { place in
      layers[rows[Int(dividedRows[place])].layers].lazy.compactMap(\.item)
        .elementsEqual(items) { $0.runs == $1.runs && $0.paint == $1.paint }
    }
    guard let place else {
      divided.append(hash.value)
      dividedRows.append(Int32(clamping: index))
      return nil
    }
    let row = rows[Int(dividedRows[place])]
    return (row.firstSegment, row.endOfSegments)
  }

  /// The number of items whose paint is a gradient that is computed where it is visible, and not stored in advance.
  private func computedCount(in layers: ArraySlice<RowLayer>, _ paints: FramePaints) -> Int {
    layers.reduce(0) { count, layer in
      if let item = layer.item, case .computed = paints.sources[Int(item.paint)] { count + 1 } else { count }
    }
  }
}
