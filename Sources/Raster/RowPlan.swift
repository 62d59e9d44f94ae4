/// A step of one row, before anything is drawn: mostly one item's part of it.
struct RowLayer: Hashable, Sendable {
  /// The row of runs in the scene's ``RunTable``: what an item covers, or what is left of a group at its end.
  var runs: Int32
  /// The index in ``FramePaints/sources``, or one of the steps below.
  var paint: Int32
  /// What tells it from the same layer in other rows, 0 where all rows are alike; the opacity of a group at its end.
  var variant: UInt32

  /// What follows goes into a row of its own, up to the end of the group or mask.
  static let begin: Int32 = -1
  static let endMask: Int32 = -2
  static let endGroup: Int32 = -3

  static func step(_ step: Int32) -> RowLayer { RowLayer(runs: RunTable.empty, paint: step, variant: 0) }
}

/// One of the distinct rows.
struct PlannedRow: Sendable {
  /// The first row of the grid that is drawn so.
  var row: Int32
  /// Its layers in the plan's list.
  var firstLayer: Int32
  var endOfLayers: Int32
  /// Its segments, none where layers are drawn one after the other.
  var firstSegment: Int32 = 0
  var endOfSegments: Int32 = 0
}

/// The distinct rows of a frame, found by what they are made of, and where each of them shows.
struct RowPlan: Sendable {
  /// The distinct row that shows in each row of the grid.
  private(set) var rowIndices: [Int32] = []
  private(set) var rows: [PlannedRow] = []
  /// The layers of all distinct rows, each row's from back to front.
  private(set) var layers: [RowLayer] = []
  private(set) var segments = RowSegments()
  /// Whether some row has a group.
  let hasGroups: Bool
  private let width: Int
  private let opacity: [Bool]
  /// Only ever asked for a key: the order of its entries shows nowhere.
  private var known: [[RowLayer]: Int32] = [:]
  /// The segments of what was seen before; only ever asked for a key.
  private var knownSegments: [[RowLayer]: Range<Int32>] = [:]
  /// Where the groups begin that are open, while a row is being made.
  private var groupStarts: [Int] = []

  init(_ coverage: SceneCoverage, _ paints: FramePaints) {
    width = coverage.grid.width
    opacity = paints.sources.map(\.isOpaque)
    hasGroups = !paints.opacities.isEmpty
    rowIndices.reserveCapacity(coverage.grid.rows.count)
    var row: [RowLayer] = []
    for stretch in coverage.stretches {
      row.removeAll(keepingCapacity: true)
      for step in stretch.steps {
        append(step, to: &row, paints)
      }
      append(row, for: stretch.rows, coverage.table, paints)
    }
    known = [:]
    knownSegments = [:]
  }

  private mutating func append(_ step: RowStep, to row: inout [RowLayer], _ paints: FramePaints) {
    switch step {
    case .item(let order, let runs):
      let paint = paints.indices[Int(order)]
      // What covers the row from end to end hides whatever lies below in its group.
      if runs == RunTable.full, opacity[Int(paint)] { row.removeSubrange((groupStarts.last.map { $0 + 1 } ?? 0)...) }
      row.append(RowLayer(runs: runs, paint: paint, variant: 0))
    case .beginGroup, .beginMask:
      groupStarts.append(row.count)
      row.append(.step(RowLayer.begin))
    case .endMask:
      groupStarts.removeLast()
      row.append(.step(RowLayer.endMask))
    case .endGroup(let group, let weights):
      let start = groupStarts.removeLast()
      let opacity = paints.opacities[Int(group)]
      if opacity == 0 {
        row.removeSubrange(start...)
      } else {
        row.append(RowLayer(runs: weights, paint: RowLayer.endGroup, variant: UInt32(opacity)))
      }
    }
  }

  private mutating func append(
    _ layers: [RowLayer], for rows: Range<Int>, _ table: RunTable, _ paints: FramePaints
  ) {
    let items = layers.indices.filter { layers[$0].paint >= 0 }
    if items.contains(where: { paints.isAngled(layers[$0].paint) }) {
      let planned = add(layers, at: rows.lowerBound, table, paints)
      for row in rows {
        rowIndices.append(Int32(clamping: self.rows.count))
        self.rows.append(planned)
        self.rows[self.rows.count - 1].row = Int32(clamping: row)
      }
      return
    }
    let varying = items.filter { paints.variant(of: layers[$0].paint, row: rows.lowerBound) != nil }
    guard !varying.isEmpty else {
      let index = index(of: layers, at: rows.lowerBound, table, paints)
      rowIndices.append(contentsOf: repeatElement(index, count: rows.count))
      return
    }
    var layers = layers
    for row in rows {
      for index in varying { layers[index].variant = paints.variant(of: layers[index].paint, row: row) ?? 0 }
      rowIndices.append(index(of: layers, at: row, table, paints))
    }
  }

  private mutating func index(
    of layers: [RowLayer], at row: Int, _ table: RunTable, _ paints: FramePaints
  ) -> Int32 {
    if let index = known[layers] { return index }
    let index = Int32(clamping: rows.count)
    rows.append(add(layers, at: row, table, paints))
    known[layers] = index
    return index
  }

  private mutating func add(
    _ layers: [RowLayer], at row: Int, _ table: RunTable, _ paints: FramePaints
  ) -> PlannedRow {
    let first = Int32(clamping: self.layers.count)
    self.layers += layers
    var planned = PlannedRow(
      row: Int32(clamping: row), firstLayer: first, endOfLayers: Int32(clamping: self.layers.count))
    guard !hasGroups, layers.count <= RowSegments.maximumLayers, computedCount(in: layers, paints) <= 1 else {
      return planned
    }
    // Whatever the colors of this row are, its segments are those of all rows with the same runs.
    let key = layers.map { RowLayer(runs: $0.runs, paint: $0.paint, variant: 0) }
    if let known = knownSegments[key] {
      (planned.firstSegment, planned.endOfSegments) = (known.lowerBound, known.upperBound)
      return planned
    }
    planned.firstSegment = Int32(clamping: segments.segments.count)
    segments.append(key, table, isOpaque: opacity, width: width)
    planned.endOfSegments = Int32(clamping: segments.segments.count)
    knownSegments[key] = planned.firstSegment..<planned.endOfSegments
    return planned
  }

  /// How many layers are gradients that have no row of their own.
  private func computedCount(in layers: [RowLayer], _ paints: FramePaints) -> Int {
    layers.reduce(0) { count, layer in
      if case .computed = paints.sources[Int(layer.paint)] { count + 1 } else { count }
    }
  }
}
