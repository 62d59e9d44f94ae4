/// A step of one row, before anything is drawn: mostly one item's part of it.
struct RowLayer: Hashable, Sendable {
  /// The row of runs in the scene's ``RunTable``: what an item covers, or what is left of a group at its end.
  var runs: Int32
  /// The index in ``FramePaints/sources``, or one of the steps below.
  var paint: Int32
  /// ``FramePaints/Source/variant(row:)``, 0 where all rows are alike; the opacity of a group at its end.
  var variant: UInt32

  /// What follows goes into a row of its own, up to the end of the group or mask.
  static let begin: Int32 = -1
  static let endMask: Int32 = -2
  static let endGroup: Int32 = -3

  static func step(_ step: Int32) -> RowLayer { RowLayer(runs: RunTable.empty, paint: step, variant: 0) }
}

/// The distinct rows of a frame, found by what they are made of, and where each of them shows.
struct RowPlan: Sendable {
  /// The distinct row that shows in each row of the grid.
  private(set) var rowIndices: [Int32] = []
  /// Whether some row depends on where it is, so that the plan holds for one moment only.
  private(set) var dependsOnRow = false
  /// Whether some row has a group.
  let hasGroups: Bool
  private var layers: [RowLayer] = []
  private var ends: [Int] = []
  /// Only ever asked for a key: the order of its entries shows nowhere.
  private var known: [[RowLayer]: Int32] = [:]
  /// Where the groups begin that are open, while a row is being made.
  private var groupStarts: [Int] = []
  private let paintIndices: [Int32]
  private let opacity: [Bool]
  private let groupOpacities: [UInt8]

  init(_ coverage: SceneCoverage, _ paints: FramePaints) {
    paintIndices = paints.indices
    opacity = paints.sources.map(\.isOpaque)
    groupOpacities = paints.opacities
    hasGroups = !paints.opacities.isEmpty
    rowIndices.reserveCapacity(coverage.grid.rows.count)
    var row: [RowLayer] = []
    for stretch in coverage.stretches {
      row.removeAll(keepingCapacity: true)
      for step in stretch.steps {
        append(step, to: &row)
      }
      append(row, for: stretch.rows, paints)
    }
    known = [:]
  }

  /// Whether this is also the plan for a moment with the same coverage and other paints.
  func holds(for paints: FramePaints) -> Bool {
    !dependsOnRow && paintIndices == paints.indices && groupOpacities == paints.opacities
      && opacity == paints.sources.map(\.isOpaque)
      && paints.sources.allSatisfy { $0.variant(row: 0) == nil }
  }

  var rowCount: Int { ends.count }

  /// The layers of a distinct row, from back to front.
  func layers(of row: Int) -> ArraySlice<RowLayer> {
    layers[(row == 0 ? 0 : ends[row - 1])..<ends[row]]
  }

  private mutating func append(_ step: RowStep, to row: inout [RowLayer]) {
    switch step {
    case .item(let order, let runs):
      let paint = paintIndices[Int(order)]
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
      let opacity = groupOpacities[Int(group)]
      if opacity == 0 {
        row.removeSubrange(start...)
      } else {
        row.append(RowLayer(runs: weights, paint: RowLayer.endGroup, variant: UInt32(opacity)))
      }
    }
  }

  private mutating func append(_ layers: [RowLayer], for rows: Range<Int>, _ paints: FramePaints) {
    let varying = layers.indices.filter {
      layers[$0].paint >= 0 && paints.sources[Int(layers[$0].paint)].variant(row: rows.lowerBound) != nil
    }
    guard !varying.isEmpty else {
      rowIndices.append(contentsOf: repeatElement(index(of: layers), count: rows.count))
      return
    }
    dependsOnRow = true
    var layers = layers
    for row in rows {
      for index in varying {
        layers[index].variant = paints.sources[Int(layers[index].paint)].variant(row: row) ?? 0
      }
      rowIndices.append(index(of: layers))
    }
  }

  private mutating func index(of row: [RowLayer]) -> Int32 {
    if let index = known[row] { return index }
    let index = Int32(clamping: ends.count)
    layers += row
    ends.append(layers.count)
    known[row] = index
    return index
  }
}
