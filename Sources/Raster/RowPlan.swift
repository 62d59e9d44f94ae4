/// A run of pixels of one item in one row, before anything is drawn.
struct RowLayer: Hashable, Sendable {
  /// The row of runs in the scene's ``RunTable``.
  var runs: Int32
  /// The index in ``FramePaints/sources``.
  var paint: Int32
  /// ``FramePaints/Source/variant(row:)``, 0 where all rows are alike.
  var variant: UInt32
}

/// The distinct rows of a frame, found by what they are made of, and where each of them shows.
struct RowPlan: Sendable {
  /// The distinct row that shows in each row of the grid.
  private(set) var rowIndices: [Int32] = []
  /// Whether some row depends on where it is, so that the plan holds for one moment only.
  private(set) var dependsOnRow = false
  private var layers: [RowLayer] = []
  private var ends: [Int] = []
  /// Only ever asked for a key: the order of its entries shows nowhere.
  private var known: [[RowLayer]: Int32] = [:]
  private let paintIndices: [Int32]
  private let opacity: [Bool]

  init(_ coverage: SceneCoverage, _ paints: FramePaints) {
    paintIndices = paints.indices
    opacity = paints.sources.map(\.isOpaque)
    rowIndices.reserveCapacity(coverage.grid.rows.count)
    var row: [RowLayer] = []
    for stretch in coverage.stretches {
      row.removeAll(keepingCapacity: true)
      for span in stretch.spans {
        let paint = paints.indices[Int(span.order)]
        // What covers the row from end to end hides whatever lies below.
        if span.runs == RunTable.full, opacity[Int(paint)] { row.removeAll(keepingCapacity: true) }
        row.append(RowLayer(runs: span.runs, paint: paint, variant: 0))
      }
      append(row, for: stretch.rows, paints)
    }
    known = [:]
  }

  /// Whether this is also the plan for a moment with the same coverage and other paints.
  func holds(for paints: FramePaints) -> Bool {
    !dependsOnRow && paintIndices == paints.indices && opacity == paints.sources.map(\.isOpaque)
      && paints.sources.allSatisfy { $0.variant(row: 0) == nil }
  }

  var rowCount: Int { ends.count }

  /// The layers of a distinct row, from back to front.
  func layers(of row: Int) -> ArraySlice<RowLayer> {
    layers[(row == 0 ? 0 : ends[row - 1])..<ends[row]]
  }

  private mutating func append(_ layers: [RowLayer], for rows: Range<Int>, _ paints: FramePaints) {
    let sources = layers.map { paints.sources[Int($0.paint)] }
    guard sources.contains(where: { $0.variant(row: rows.lowerBound) != nil }) else {
      rowIndices.append(contentsOf: repeatElement(index(of: layers), count: rows.count))
      return
    }
    dependsOnRow = true
    var layers = layers
    for row in rows {
      for index in layers.indices {
        layers[index].variant = sources[index].variant(row: row) ?? 0
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
