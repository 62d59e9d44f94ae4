import Diagnostics

/// The coverage of a full cover of the canvas after holes are cut out of it.
///
/// The alpha of a pixel is the product of (1 − coverage) over all holes, rounded to a byte after each of them: where
/// holes overlap, coverage never increases.
struct OverlayMask {
  private var alphas: [UInt8]
  private var builder = RunBuilder()
  /// The indices, in the table of coverage runs, of the rows that were computed; the key is the indices of the runs of
  /// their holes.
  private var known: [[Int32]: Int32] = [:]

  init(width: Int) {
    alphas = [UInt8](repeating: 255, count: width)
  }

  /// The coverage spans, over all `rows`, that remain of a full cover after the holes are cut out of it.
  ///
  /// - Parameter holes: the spans of all holes; their `order` is that in which they are cut.
  mutating func spans(of holes: [RunSpan], in rows: Range<Int>, table: inout RunTable, _ meter: inout WorkMeter)
    -> [RunSpan]
  {
    var spans = RunSpanBuilder()
    var row = rows.lowerBound
    forEachStretch(of: holes, &meter) { stretch, active in
      spans.append(row..<stretch.lowerBound, runs: RunTable.full)
      spans.append(stretch, runs: runs(around: active.map(\.runs), table: &table))
      row = stretch.upperBound
    }
    spans.append(row..<max(row, rows.upperBound), runs: RunTable.full)
    return spans.spans
  }

  private mutating func runs(around holes: [Int32], table: inout RunTable) -> Int32 {
    if let index = known[holes] { return index }
    for hole in holes {
      for run in table[hole] {
        punch(run)
      }
    }
    let index = table.index(of: remainingRuns())
    known[holes] = index
    return index
  }

  private mutating func punch(_ run: CoverageRun) {
    let kept = UInt32(255 - run.coverage)
    if kept == 0 {
      for column in run.columns { alphas[column] = 0 }
    } else {
      for column in run.columns { alphas[column] = UInt8(scaled(UInt32(alphas[column]), by: kept)) }
    }
  }

  /// The alphas of the row as coverage runs; resets the row to a full cover.
  private mutating func remainingRuns() -> [CoverageRun] {
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
    return builder.runs
  }
}
