import Geometry

/// Turns paths, in pixels, into runs of coverage.
///
/// A row is cut at every height where an edge ends or two edges cross. Within such a slice edges stay in their order
/// from left to right, so the winding number tells exactly which of them bound the inside; only those are added up.
struct PathScanConverter {
  /// How far lines may stay away from curves, in pixels: half a level of coverage.
  private static let tolerance = 0x1p-9

  /// How far the outlines of lines may stay away from the exact ones, which bound a thin line on both sides.
  private static let strokeTolerance = 0x1p-10

  /// The most slices × edges of one row, and of one path, that are sorted out.
  ///
  /// Above this the signed areas are added as they are, which differs where several contours share a pixel: drawings
  /// stay far below, and hostile input must not take quadratic time.
  private static let maximumWorkPerRow = 1 << 20
  private static let maximumWorkPerPath = 1 << 24

  let grid: PixelGrid
  private let rule: FillRule
  private var active: [PathEdge] = []
  private var accumulator: AreaAccumulator
  private var slicer: RowSlicer
  private var remainingWork = 0

  init(grid: PixelGrid, rule: FillRule) {
    self.grid = grid
    self.rule = rule
    accumulator = AreaAccumulator(width: grid.width)
    slicer = RowSlicer(rule: rule)
  }

  mutating func spans(of path: Path, in table: inout RunTable) -> [RunSpan] {
    spans(of: path.flattened(tolerance: Self.tolerance), in: &table)
  }

  /// The spans of a line along a path, whose outline is filled nonzero.
  mutating func spans(
    of path: Path, stroked style: StrokeStyle, _ transform: AffineTransform, in table: inout RunTable
  ) -> [RunSpan] {
    spans(of: path.stroked(style, transform, tolerance: Self.strokeTolerance), in: &table)
  }

  mutating func spans(of path: FlatPath, in table: inout RunTable) -> [RunSpan] {
    let edges = path.edges(in: grid.rows)
    guard let first = edges.first else { return [] }
    let bottom = edges.reduce(first.bottom.y) { max($0, $1.bottom.y) }
    var spans = RunSpanBuilder()
    var builder = RunBuilder()
    var next = 0
    active = []
    remainingWork = Self.maximumWorkPerPath
    for row in pixels(touchedFrom: first.top.y, to: bottom, in: grid.rows) {
      active.removeAll { $0.bottom.y <= Double(row) }
      while next < edges.count, edges[next].top.y < Double(row + 1) {
        active.append(edges[next])
        next += 1
      }
      builder.removeAll()
      convert(row: row, into: &builder)
      spans.append(row..<row + 1, runs: table.index(of: builder.runs))
    }
    return spans.spans
  }

  private mutating func convert(row: Int, into builder: inout RunBuilder) {
    let top = Double(row)
    let heights = slicer.heights(of: active, from: top, to: top + 1)
    if heights.count * active.count <= min(Self.maximumWorkPerRow, remainingWork) {
      remainingWork -= slicer.addBoundaries(of: active, between: heights, to: &accumulator)
      accumulator.finishRow(into: &builder) { $0 }
    } else {
      for edge in active {
        addWhole(edge, from: max(top, edge.top.y), to: min(top + 1, edge.bottom.y))
      }
      let rule = rule
      accumulator.finishRow(into: &builder) { rule.folded($0) }
    }
  }

  private mutating func addWhole(_ edge: PathEdge, from top: Double, to bottom: Double) {
    guard top < bottom else { return }
    accumulator.add(
      from: edge.x(at: top), to: edge.x(at: bottom), height: Double(edge.winding) * (bottom - top))
  }
}

extension FillRule {
  func isInside(winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// The coverage of a pixel where the winding numbers over its area add up to `area`.
  fileprivate func folded(_ area: Double) -> Double {
    switch self {
    case .nonzero: return min(abs(area), 1)
    case .evenOdd:
      let rest = abs(area).truncatingRemainder(dividingBy: 2)
      return min(rest, 2 - rest)
    }
  }
}
