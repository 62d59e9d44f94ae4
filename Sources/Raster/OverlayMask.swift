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
  /// The current holes from left to right, each with its first column.
  private var ordered: [(column: Int32, hole: Int32)] = []
  /// The computed rows, by the rows of the holes in the order in which they are cut.
  private var known = RowCombinations()

  init(width: Int) {
    alphas = [UInt8](repeating: 255, count: width)
  }

  /// Returns the coverage spans of `rows`, from top to bottom, that remain after the holes are cut out.
  ///
  /// - Parameters:
  ///   - holeSpans: the spans of all holes in any order; they are cut in the order of their `order`.
  ///   - table: the table of coverage runs, to which new rows are added.
  ///   - meter: the counter of work; from the deadline on, further holes are not cut.
  mutating func spans(of holeSpans: [RunSpan], in rows: Range<Int>, table: inout RunTable, _ meter: inout WorkMeter)
    -> [RunSpan]
  {
    var spans = RunSpanBuilder()
    var row = rows.lowerBound
    forEachStretch(of: holeSpans, &meter) { stretch, active in
      spans.append(row..<stretch.lowerBound, runs: RunTable.full)
      holes.removeAll(keepingCapacity: true)
      for span in active { holes.append(span.runs) }
      spans.append(stretch, runs: runsAroundHoles(table: &table))
      row = stretch.upperBound
    }
    spans.append(row..<max(row, rows.upperBound), runs: RunTable.full)
    return spans.spans
  }

  private mutating func runsAroundHoles(table: inout RunTable) -> Int32 {
    if let index = known.result(of: holes) { return index }
    if !appendRunsBetweenHoles(table) { appendRunsAfterCutting(table) }
    let index = table.index(of: builder.runs)
    known.append(holes, result: index)
    return index
  }

  /// Sets `builder` to the runs that holes beside each other leave, and returns true.
  ///
  /// Returns false if the runs of two holes alternate or overlap.
  private mutating func appendRunsBetweenHoles(_ table: RunTable) -> Bool {
    ordered.removeAll(keepingCapacity: true)
    for hole in holes { ordered.append((table.firstColumn(hole), hole)) }
    ordered.sort { $0.column < $1.column }
    builder.removeAll()
    let runs = table.runs.span
    let width = Int32(clamping: alphas.count)
    var column: Int32 = 0
    for (_, hole) in ordered {
      for index in table.range(hole) {
        let run = runs[index]
        guard run.start >= column else { return false }
        builder.append(from: column, to: run.start, coverage: 255)
        builder.append(from: run.start, to: run.end, coverage: 255 - run.coverage)
        column = run.end
      }
    }
    guard column <= width else { return false }
    builder.append(from: column, to: width, coverage: 255)
    return true
  }

  /// Sets `builder` to the runs that holes leave, computed pixel by pixel.
  private mutating func appendRunsAfterCutting(_ table: RunTable) {
    for hole in holes {
      for run in table[hole] {
        punch(run)
      }
    }
    appendRemainingRuns()
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
