import Diagnostics

/// A computation of the coverage that remains of a fully covered canvas after the holes of an overlay are cut out.
///
/// The coverage of a pixel is the product of (1 − the hole's coverage) over all holes, rounded to a byte after each of
/// them. Where holes overlap, it never increases.
struct OverlayMask {
  private var alphas: [UInt8]
  private var builder = RunBuilder()
  /// The indices in the table of the current holes' runs, in the order in which the holes are cut.
  private var holes: [Int32] = []
  /// The computed rows, by the rows of the holes in the order in which they are cut.
  private var known = RowCombinations()
  private let hasEqualHoles: Bool

  /// Creates the computation for a row of `width` pixels.
  ///
  /// - Parameter hasEqualHoles: true if many rows have the same holes, so that each computed row is looked up.
  init(width: Int, hasEqualHoles: Bool) {
    alphas = [UInt8](repeating: 255, count: width)
    self.hasEqualHoles = hasEqualHoles
  }

  /// Returns the coverage spans of `rows`, from top to bottom, that remain after the holes are cut out.
  ///
  /// - Parameters:
  ///   - holeSpans: the spans of all holes in any order; they are cut in the order of their `order`.
  ///   - holeRuns: the table of the coverage runs of the holes, which may contain a row several times.
  ///   - meter: the counter of work; from the deadline on, further holes are not cut.
  mutating func spans(
    of holeSpans: [RunSpan], in rows: Range<Int>, _ holeRuns: RunTable, table: inout RunTable, _ meter: inout WorkMeter
  ) -> [RunSpan] {
    var spans = RunSpanBuilder(capacity: holeSpans.count)
    var row = rows.lowerBound
    forEachStretch(of: holeSpans, &meter) { stretch, active in
      spans.append(row..<stretch.lowerBound, runs: RunTable.full)
      spans.append(stretch, runs: runs(around: active, holeRuns, in: &table))
      row = stretch.upperBound
    }
    spans.append(row..<rows.upperBound, runs: RunTable.full)
    return spans.spans
  }

  /// Returns the index in `table` of the runs that holes leave.
  private mutating func runs(around active: [RunSpan], _ holeRuns: RunTable, in table: inout RunTable) -> Int32 {
    let width = Int32(clamping: alphas.count)
    if !hasEqualHoles, let index = table.index(between: active, holeRuns, width: width) { return index }
    holes.removeAll(keepingCapacity: true)
    for span in active { holes.append(span.runs) }
    if let index = known.result(of: holes) { return index }
    let between = hasEqualHoles ? table.index(between: active, holeRuns, width: width) : nil
    let index = between ?? indexAfterCutting(holeRuns, in: &table)
    known.append(holes, result: index)
    return index
  }

  /// Returns the index in `table` of the runs that the current holes leave, computed pixel by pixel.
  private mutating func indexAfterCutting(_ holeRuns: RunTable, in table: inout RunTable) -> Int32 {
    for hole in holes {
      for run in holeRuns[hole] { punch(run) }
    }
    appendRemainingRuns()
    return table.index(of: builder.runs)
  }

  private mutating func punch(_ run: CoverageRun) {
    let kept = UInt32(255 - run.coverage)
    if kept == 0 {
      for column in run.columns { alphas[column] = 0 }
    } else {
      for column in run.columns { alphas[column] = UInt8(scaled(UInt32(alphas[column]), by: kept)) }
    }
  }

  /// Sets `builder` to the remaining coverage of the row, and resets the row to full coverage.
  private mutating func appendRemainingRuns() {
    builder.removeAll()
    var start = 0
    while start < alphas.count {
      let alpha = alphas[start]
      var end = start + 1
      while end < alphas.count, alphas[end] == alpha { end += 1 }
      builder.append(start..<end, coverage: alpha)
      start = end
    }
    for column in alphas.indices { alphas[column] = 255 }
  }
}

extension RunTable {
  /// Returns the index of the runs that holes beside each other leave.
  ///
  /// Returns nil if the runs of two holes alternate or overlap.
  fileprivate mutating func index(between holes: [RunSpan], _ holeRuns: RunTable, width: Int32) -> Int32? {
    var (column, isOrdered): (Int32, Bool) = (0, true)
    for hole in holes {
      let first = holeRuns.firstColumn(hole.runs)
      if first < column { isOrdered = false }
      column = first
    }
    // Most holes are ordered already.
    if isOrdered { return index(betweenOrdered: holes, holeRuns, width: width) }
    let ordered = holes.sorted { holeRuns.firstColumn($0.runs) < holeRuns.firstColumn($1.runs) }
    return index(betweenOrdered: ordered, holeRuns, width: width)
  }

  /// Like ``index(between:_:width:)`` for holes that are ordered by their first column.
  private mutating func index(betweenOrdered holes: [RunSpan], _ holeRuns: RunTable, width: Int32) -> Int32? {
    var runCount = 0
    for hole in holes { runCount += holeRuns.range(hole.runs).count }
    let (runs, holes) = (holeRuns.runs.span, holes.span)
    // Each run of a hole, the pixels on its left, and the end of the row.
    return index(ofAtMost: 2 * runCount + 1) { row in
      var last = GrowingRun()
      var column: Int32 = 0
      for hole in holes.indices {
        for index in holeRuns.range(holes[hole].runs) {
          let run = runs[index]
          guard run.start >= column else { return false }
          last.append(from: column, to: run.start, coverage: 255, to: &row)
          last.append(from: run.start, to: run.end, coverage: 255 - run.coverage, to: &row)
          column = run.end
        }
      }
      last.append(from: column, to: width, coverage: 255, to: &row)
      last.end(in: &row)
      return true
    }
  }
}
