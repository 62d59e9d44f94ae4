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

/// A distinct row of pixels in a plan: ranges of the plan's layers and segments.
struct PlannedRow: Sendable {
  /// The first row of the grid that is drawn with these layers, counted from 0 at the top of the canvas.
  var row: Int32
  /// The index in ``RowPlan/layers`` of the row's first layer, a drawing step.
  var firstLayer: Int32
  var endOfLayers: Int32
  /// The index of the row's first segment in ``RowPlan/segments``; a row without segments is drawn layer by layer.
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
    if !hasGroups { segments.reserveCapacity(forRuns: coverage.table.runCount) }
    var row: [RowLayer] = []
    for stretch in coverage.stretches {
      row.removeAll(keepingCapacity: true)
      for index in stretch.steps {
        append(coverage.steps[index], to: &row, paints)
      }
      append(row, for: stretch.rows, coverage.table, paints, &meter)
    }
    isOver = meter.isOver || coverage.isOver
    (known, knownRows) = (DistinctIndex(), [])
    (divided, dividedRows) = (DistinctIndex(), [])
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
    _ layers: [RowLayer], for rows: Range<Int>, _ table: RunTable, _ paints: FramePaints,
    _ meter: inout WorkMeter
  ) {
    // A layer takes about 40 ns.
    let units = 1 + layers.count / 128
    guard meter.allowsMore(units) else { return }
    guard paints.dependOnRow else {
      let index = index(of: layers, at: rows.lowerBound, table, paints)
      rowIndices.append(contentsOf: repeatElement(index, count: rows.count))
      return
    }
    let items = layers.indices.compactMap { index in layers[index].item.map { (index, $0) } }
    if items.contains(where: { _, item in paints.isAngled(item.paint) }) {
      guard meter.allowsMore(units + rows.count / 32) else { return }
      let first = self.rows.count
      add(layers, at: rows.lowerBound, table, paints)
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
      let index = index(of: layers, at: rows.lowerBound, table, paints)
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
      rowIndices.append(index(of: layers, at: row, table, paints))
    }
  }

  private mutating func index(
    of layers: [RowLayer], at row: Int, _ table: RunTable, _ paints: FramePaints
  ) -> Int32 {
    var hash = WordHash()
    for layer in layers { layer.combine(into: &hash) }
    let place = known.place(of: hash.value) { place in
      self.layers[rows[Int(knownRows[place])].layers].elementsEqual(layers)
    }
    if let place { return knownRows[place] }
    let index = Int32(clamping: rows.count)
    known.append(hash.value)
    knownRows.append(index)
    add(layers, at: row, table, paints)
    return index
  }

  /// Adds a distinct row with its segments.
  private mutating func add(_ layers: [RowLayer], at row: Int, _ table: RunTable, _ paints: FramePaints) {
    let first = Int32(clamping: self.layers.count)
    for layer in layers { self.layers.append(layer) }
    var planned = PlannedRow(
      row: Int32(clamping: row), firstLayer: first, endOfLayers: Int32(clamping: self.layers.count))
    defer { rows.append(planned) }
    guard !hasGroups, layers.count <= RowSegments.maximumLayers, computedCount(in: layers, paints) <= 1 else { return }
    planned.firstSegment = Int32(clamping: segments.segments.count)
    if !paints.dependOnRow, layers.count == 2, let bottom = layers[0].item, let top = layers[1].item,
      bottom.runs == RunTable.full, bottom.paint != top.paint
    {
      segments.append(top, over: bottom, table, isOpaque: opacity[Int(top.paint)], width: width)
    } else {
      let items = layers.compactMap(\.item)
      if let known = knownSegments(of: items, paints) {
        (planned.firstSegment, planned.endOfSegments) = known
        return
      }
      segments.append(items, table, isOpaque: opacity, width: width)
    }
    planned.endOfSegments = Int32(clamping: segments.segments.count)
  }

  /// Returns the segments of an earlier row with the same runs; nil for a row with other runs, which is added next.
  ///
  /// Rows with the same runs differ in colors only, which have no effect on segments. Without paints that depend on the
  /// row there are no such rows.
  private mutating func knownSegments(of items: [RowItem], _ paints: FramePaints) -> (first: Int32, end: Int32)? {
    guard paints.dependOnRow else { return nil }
    var hash = WordHash()
    for item in items { hash.combine(item.runs, item.paint) }
    let place = divided.place(of: hash.value) { place in
      layers[rows[Int(dividedRows[place])].layers].lazy.compactMap(\.item)
        .elementsEqual(items) { $0.runs == $1.runs && $0.paint == $1.paint }
    }
    guard let place else {
      divided.append(hash.value)
      dividedRows.append(Int32(clamping: rows.count))
      return nil
    }
    let row = rows[Int(dividedRows[place])]
    return (row.firstSegment, row.endOfSegments)
  }

  /// The number of items whose paint is a gradient that is computed where it is visible, and not stored in advance.
  private func computedCount(in layers: [RowLayer], _ paints: FramePaints) -> Int {
    layers.reduce(0) { count, layer in
      if let item = layer.item, case .computed = paints.sources[Int(item.paint)] { count + 1 } else { count }
    }
  }
}

/// A range of neighboring pixels in a row that are drawn with the same paints, each with one coverage.
struct RowSegment: Sendable {
  let start: Int32
  let end: Int32
  /// The index in ``RowSegments/layers`` after that of the segment's last layer.
  ///
  /// The first layer of a segment follows the last layer of the previous segment.
  let endOfLayers: Int32

  var columns: Range<Int> { Int(start)..<Int(end) }
}

/// A layer of a segment, a range of neighboring pixels in a row: a paint and its coverage, 0…255.
struct SegmentLayer: Equatable, Sendable {
  /// The index of the paint in ``FramePaints/sources``.
  var paint: Int32
  var coverage: UInt8
}

/// The division of rows of pixels into segments, so that every pixel is written once; hidden layers are left out.
struct RowSegments: Sendable {
  private(set) var segments: [RowSegment] = []
  /// The layers of all segments, one segment after the other; those of a segment from back to front.
  private(set) var layers: [SegmentLayer] = []

  /// The maximum number of layers of a row that is divided into segments.
  ///
  /// Rows with more layers are drawn layer by layer: they could have as many segments as runs, each with a pass over
  /// all layers.
  static let maximumLayers = 12

  /// Prepares the memory for rows with `count` coverage runs.
  mutating func reserveCapacity(forRuns count: Int) {
    segments.reserveCapacity(count)
    layers.reserveCapacity(2 * count)
  }

  /// Appends the segments of a row from left to right, which together cover all of its `width` pixels.
  ///
  /// - Parameters:
  ///   - row: the items of the row, from back to front.
  ///   - table: the coverage runs of the items.
  ///   - isOpaque: true for an opaque paint, by the index of the paint in ``FramePaints/sources``.
  mutating func append(_ row: [RowItem], _ table: RunTable, isOpaque: [Bool], width: Int) {
    let runs = table.runs.span
    var cursors = row.map { RunCursor(table.range($0.runs), $0.paint, isOpaque: isOpaque[Int($0.paint)]) }
    let width = Int32(clamping: width)
    let rowStart = segments.count
    var x: Int32 = 0
    while x < width {
      var end = width
      let first = layers.count
      for index in cursors.indices {
        guard let run = cursors[index].run(at: x, in: runs) else { continue }
        guard run.start <= x else {
          end = min(end, run.start)
          continue
        }
        end = min(end, run.end)
        let cursor = cursors[index]
        if run.coverage == 255, cursor.isOpaque, layers.count > first { layers.removeLast(layers.count - first) }
        layers.append(SegmentLayer(paint: cursor.paint, coverage: run.coverage))
      }
      append(x..<end, layersFrom: first, isFirst: segments.count == rowStart)
      x = end
    }
  }

  /// Appends the segments of a row of two items, of which the lower one covers all pixels.
  ///
  /// They are the segments of ``append(_:_:isOpaque:width:)`` for an overlay over its shimmer, without a search.
  ///
  /// - Parameter isOpaque: true if the paint of the upper item, which differs from that of the lower one, is opaque.
  mutating func append(_ top: RowItem, over bottom: RowItem, _ table: RunTable, isOpaque: Bool, width: Int) {
    let runs = table.runs.span
    let range = table.range(top.runs)
    let width = Int32(clamping: width)
    let lower = SegmentLayer(paint: bottom.paint, coverage: 255)
    var count = Int32(clamping: layers.count)
    // Each run of the overlay, and the pixels on its left or at the end of the row.
    layers.append(addingCapacity: 3 * range.count + 1) { layers in
      var x: Int32 = 0
      for index in range {
        let run = runs[index]
        if x < run.start { layers.append(lower) }
        if run.coverage < 255 || !isOpaque { layers.append(lower) }
        layers.append(SegmentLayer(paint: top.paint, coverage: run.coverage))
        x = run.end
      }
      if x < width { layers.append(lower) }
    }
    segments.append(addingCapacity: 2 * range.count + 1) { segments in
      var x: Int32 = 0
      for index in range {
        let run = runs[index]
        if x < run.start {
          count += 1
          segments.append(RowSegment(start: x, end: run.start, endOfLayers: count))
        }
        count += run.coverage < 255 || !isOpaque ? 2 : 1
        segments.append(RowSegment(start: run.start, end: run.end, endOfLayers: count))
        x = run.end
      }
      if x < width { segments.append(RowSegment(start: x, end: width, endOfLayers: count + 1)) }
    }
  }

  /// Appends a segment, or extends the previous one of the row if its layers are the same.
  ///
  /// - Parameters:
  ///   - columns: the columns of the segment, which follow those of the previous one.
  ///   - first: the index in `layers` of the segment's first layer; all later layers are of this segment too.
  ///   - isFirst: true for the first segment of a row, which is never merged.
  private mutating func append(_ columns: Range<Int32>, layersFrom first: Int, isFirst: Bool) {
    if !isFirst, let last = segments.last {
      let start = segments.count > 1 ? Int(segments[segments.count - 2].endOfLayers) : 0
      if first - start == layers.count - first,
        (start..<first).allSatisfy({ layers[$0] == layers[$0 - start + first] })
      {
        layers.removeLast(layers.count - first)
        segments[segments.count - 1] = RowSegment(
          start: last.start, end: columns.upperBound, endOfLayers: last.endOfLayers)
        return
      }
    }
    segments.append(
      RowSegment(start: columns.lowerBound, end: columns.upperBound, endOfLayers: Int32(clamping: layers.count)))
  }
}

/// The position among the coverage runs of a row item during the division of the row into segments.
private struct RunCursor {
  let paint: Int32
  let isOpaque: Bool
  /// The range in ``RunTable/runs`` of the runs that do not end left of the current column.
  private var rest: Range<Int>

  init(_ runs: Range<Int>, _ paint: Int32, isOpaque: Bool) {
    rest = runs
    self.paint = paint
    self.isOpaque = isOpaque
  }

  /// Returns the first run that ends right of column `x`, to which the cursor moves; nil if there is none.
  mutating func run(at x: Int32, in runs: Span<CoverageRun>) -> CoverageRun? {
    while let index = rest.first {
      if runs[index].end > x { return runs[index] }
      rest = index + 1..<rest.upperBound
    }
    return nil
  }
}
