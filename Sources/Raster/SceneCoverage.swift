import Diagnostics
import Geometry
import LayerTree

/// The pixels that each display item of a scene covers; they stay the same while only paints change.
struct SceneCoverage: Sendable {
  /// Consecutive rows of the grid in which the same items have the same coverage runs.
  struct Stretch: Sendable {
    var rows: Range<Int>
    /// The range in ``SceneCoverage/steps`` of the steps that draw each of the rows, from back to front.
    var steps: Range<Int>
  }

  /// The number of coverage runs up to which a table is never rebuilt to remove unused runs.
  ///
  /// A larger table is rebuilt when it has more than four times the runs of its last rebuild.
  private static let toleratedRuns = 1 << 16

  let grid: PixelGrid
  /// The maximum number of coverage spans of a picture that is converted as a whole.
  ///
  /// Together with their runs and steps so many spans take about 100 MB. Pictures with more are drawn band by band.
  var maximumSpans = 1 << 20
  /// The corners of earlier pictures; nil for none.
  var corners: MeasuredCorners?
  /// The time limit of the next call of ``update(_:)``.
  var deadline = Deadline.never
  /// True if the deadline ended the last update, so that the coverage is not complete.
  ///
  /// The next update converts all items again.
  private(set) var isOver = false
  private(set) var table: RunTable
  /// All rows of the grid, from top to bottom, grouped by equal coverage.
  private(set) var stretches: [Stretch] = []
  /// The drawing steps of all stretches, one stretch after the other.
  private(set) var steps: [RowStep] = []
  /// The smallest range of columns that contains all pixels of each leaf, by the index of the leaf.
  ///
  /// Empty for a leaf that covers no pixel.
  private(set) var columns: [Range<Int>] = []
  private var leaves: [FlatItems.Leaf] = []
  private var groups: [FlatItems.Group] = []
  private var spans: [[RunSpan]] = []
  /// The number of slices × edges per path for which the spans were computed; see ``PathScanConverter/work(ofEach:)``.
  private(set) var pathWork = 0
  /// The number of coverage runs in the table after all items were last converted with an empty table.
  private var freshRunCount = 0

  init(grid: PixelGrid) {
    self.grid = grid
    table = RunTable(width: grid.width, capacity: grid.rows.count)
    stretches = [Stretch(rows: grid.rows, steps: 0..<0)]
  }

  /// Updates the coverage to that of `items` and returns true.
  ///
  /// Returns false without a change if leaves and groups are those of the last complete update. A leaf whose outline is
  /// the same as that of the previous leaf at its index keeps its spans.
  mutating func update(_ items: FlatItems) -> Bool {
    guard items.leaves != leaves || items.groups != groups || isOver else { return false }
    var meter = WorkMeter(deadline)
    let work = PathScanConverter.work(ofEach: items.leaves.reduce(0) { $0 + $1.pathCount })
    if work != pathWork || isOver { leaves = [] }
    pathWork = work
    if table.runCount > max(Self.toleratedRuns, 4 * freshRunCount) {
      table = RunTable(width: grid.width, capacity: grid.rows.count)
      leaves = []
    }
    let isFresh = leaves.isEmpty
    spans = items.leaves.enumerated().map { index, leaf in
      if index < leaves.count, leaves[index].outline == leaf.outline { return spans[index] }
      return meter.isOver ? [] : convert(leaf.outline, order: index, &meter)
    }
    leaves = items.leaves
    groups = items.groups
    columns = spans.map(columns(of:))
    if isFresh { freshRunCount = table.runCount }
    findStretches(&meter)
    isOver = meter.isOver
    return true
  }

  private mutating func convert(
    _ outline: FlatItems.Leaf.Outline, order: Int, _ meter: inout WorkMeter
  ) -> [RunSpan] {
    var converter = ShapeConverter(grid: grid, pathWork: pathWork, corners: corners)
    var result: [RunSpan]
    switch outline {
    case .shape(let shape): result = converter.spans(of: shape, in: &table, &meter)
    case .overlay(let holes):
      var holeSpans: [RunSpan] = []
      // Rows of holes are not drawn: the table of the scene contains the rows that remain between them.
      var holeRuns = RunTable(width: grid.width, capacity: grid.rows.count, isDistinct: false)
      for (index, hole) in holes.enumerated() where !meter.isOver {
        for var span in converter.spans(of: hole, in: &holeRuns, &meter) {
          span.order = Int32(clamping: index)
          holeSpans.append(span)
        }
      }
      var mask = OverlayMask(width: grid.width, hasEqualHoles: converter.hasEqualShapes)
      result = mask.spans(of: holeSpans, in: grid.rows, holeRuns, table: &table, &meter)
    case .shadow(let items, let shadow):
      result = ShadowConverter(grid: grid, deadline: deadline).spans(of: items, shadow, in: &table, &meter)
    }
    converter.keepMeasures()
    for index in result.indices { result[index].order = Int32(clamping: order) }
    return result
  }

  private func columns(of spans: [RunSpan]) -> Range<Int> {
    var low = grid.width
    var high = 0
    let runs = table.runs.span
    for span in spans {
      let range = table.range(span.runs)
      guard let first = range.first, let last = range.last else { continue }
      low = min(low, runs[first].columns.lowerBound)
      high = max(high, runs[last].columns.upperBound)
    }
    return high == 0 ? 0..<0 : low..<high
  }

  private mutating func findStretches(_ meter: inout WorkMeter) {
    var found: [Stretch] = []
    var composer = RowComposer(leaves, groups)
    var row = grid.rows.lowerBound
    let spans = spans.flatMap { $0 }
    let capacity = min(spans.count, 4096)
    found.reserveCapacity(capacity)
    composer.reserveCapacity(forStretches: capacity)
    forEachStretch(of: spans, &meter) { rows, active in
      if row < rows.lowerBound { found.append(Stretch(rows: row..<rows.lowerBound, steps: 0..<0)) }
      found.append(Stretch(rows: rows, steps: composer.append(active, table: &table)))
      row = rows.upperBound
    }
    if row < grid.rows.upperBound { found.append(Stretch(rows: row..<grid.rows.upperBound, steps: 0..<0)) }
    (stretches, steps) = (found, composer.steps)
  }

  /// The height, in rows of pixels, of the bands in which `items` must be drawn; nil if they are drawn as a whole.
  ///
  /// Bands are needed if the items may have more spans than `maximumSpans`: each row of a curved shape has a span of
  /// its own.
  func bandHeight(for items: FlatItems) -> Int? {
    let rows = grid.rows.count
    let limit = maximumSpans
    guard rows > 1, items.leaves != leaves else { return nil }
    let spans = items.leaves.reduce(0) { $0 + $1.spanCount(on: grid) }
    return spans > limit ? max(1, rows * limit / spans) : nil
  }
}

extension FlatItems.Leaf {
  fileprivate var pathCount: Int {
    switch outline {
    case .shape(.roundedRect): 0
    case .shape: 1
    case .overlay(let holes): holes.reduce(0) { if case .roundedRect = $1 { $0 } else { $0 + 1 } }
    // Its paths are drawn in a picture of their own.
    case .shadow: 0
    }
  }

  /// An upper bound of the number of coverage spans of the leaf's outline on a grid.
  fileprivate func spanCount(on grid: PixelGrid) -> Int {
    switch outline {
    case .shape(let shape): shape.spanCount(on: grid)
    case .overlay(let holes): holes.reduce(0) { $0 + $1.spanCount(on: grid) }
    case .shadow: grid.rows.count
    }
  }
}

extension Shape {
  fileprivate func spanCount(on grid: PixelGrid) -> Int {
    let rows = pixels(touchedFrom: bounds.minY * grid.scale, to: bounds.maxY * grid.scale, in: grid.rows).count
    guard case .roundedRect(let rounded) = self else { return rows }
    let radii = rounded.radii
    let arcs = max(radii.topLeft, radii.topRight) + max(radii.bottomLeft, radii.bottomRight)
    return min(rows, Int(limited(arcs * grid.scale, to: 0...0x1p30)) + 3)
  }
}
