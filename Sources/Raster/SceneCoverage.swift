import Geometry
import LayerTree

/// The coverage of the display items of a scene by pixel, which stays the same while only paints change.
struct SceneCoverage: Sendable {
  /// Consecutive rows in which the same items have the same coverage runs.
  struct Stretch: Sendable {
    var rows: Range<Int>
    /// The steps of drawing each of the rows, from back to front.
    var steps: [RowStep]
  }

  /// The number of runs up to which a table of runs is never rebuilt to remove unused ones.
  private static let toleratedRuns = 1 << 16

  let grid: PixelGrid
  private(set) var table: RunTable
  /// The stretches of all rows of the grid, from top to bottom.
  private(set) var stretches: [Stretch] = []
  /// The columns that each leaf touches, by the index of the leaf; empty for an invisible one.
  private(set) var columns: [Range<Int>] = []
  private var leaves: [FlatItems.Leaf] = []
  private var groups: [FlatItems.Group] = []
  private var spans: [[RunSpan]] = []
  /// The number of runs in the table after all items were last converted.
  private var freshRunCount = 0

  init(grid: PixelGrid) {
    self.grid = grid
    table = RunTable(width: grid.width)
    stretches = [Stretch(rows: grid.rows, steps: [])]
  }

  /// Updates the coverage for `items`; returns true if the leaves or groups have changed.
  ///
  /// A leaf whose outline is the same as that of the previous leaf at its index keeps its spans.
  mutating func update(_ items: FlatItems) -> Bool {
    guard items.leaves != leaves || items.groups != groups else { return false }
    if table.runCount > max(Self.toleratedRuns, 4 * freshRunCount) {
      table = RunTable(width: grid.width)
      leaves = []
    }
    let isFresh = leaves.isEmpty
    spans = items.leaves.enumerated().map { index, leaf in
      if index < leaves.count, leaves[index].outline == leaf.outline { return spans[index] }
      return convert(leaf.outline, order: index)
    }
    leaves = items.leaves
    groups = items.groups
    columns = spans.map(columns(of:))
    if isFresh { freshRunCount = table.runCount }
    findStretches()
    return true
  }

  private mutating func convert(_ outline: FlatItems.Leaf.Outline, order: Int) -> [RunSpan] {
    var converter = ShapeConverter(grid: grid)
    var result: [RunSpan]
    switch outline {
    case .shape(let shape): result = converter.spans(of: shape, in: &table)
    case .overlay(let holes):
      var holeSpans: [RunSpan] = []
      for (index, hole) in holes.enumerated() {
        for var span in converter.spans(of: hole, in: &table) {
          span.order = Int32(clamping: index)
          holeSpans.append(span)
        }
      }
      var mask = OverlayMask(width: grid.width)
      result = mask.spans(of: holeSpans, in: grid.rows, table: &table)
    }
    for index in result.indices { result[index].order = Int32(clamping: order) }
    return result
  }

  private func columns(of spans: [RunSpan]) -> Range<Int> {
    var low = grid.width
    var high = 0
    for span in spans {
      let runs = table[span.runs]
      low = min(low, runs.first?.columns.lowerBound ?? low)
      high = max(high, runs.last?.columns.upperBound ?? high)
    }
    return low < high ? low..<high : 0..<0
  }

  private mutating func findStretches() {
    var found: [Stretch] = []
    var composer = RowComposer(leaves, groups)
    var row = grid.rows.lowerBound
    forEachStretch(of: spans.flatMap { $0 }) { rows, active in
      if row < rows.lowerBound { found.append(Stretch(rows: row..<rows.lowerBound, steps: [])) }
      found.append(Stretch(rows: rows, steps: composer.steps(for: active, table: &table)))
      row = rows.upperBound
    }
    if row < grid.rows.upperBound { found.append(Stretch(rows: row..<grid.rows.upperBound, steps: [])) }
    stretches = found
  }
}
