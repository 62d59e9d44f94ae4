import Diagnostics

/// A run of pixels in a row that a shape covers equally.
///
/// Columns fit 32 bits: a row with more pixels exceeds every limit of a canvas.
package struct CoverageRun: Equatable, Sendable {
  /// The first column of the run, counted from 0 at the left of the canvas.
  package let start: Int32
  /// The column after the last one of the run, counted from 0 at the left of the canvas.
  package let end: Int32
  /// The coverage of each pixel, 1…255; uncovered pixels have no run.
  package let coverage: UInt8
}

extension CoverageRun {
  package init(columns: Range<Int>, coverage: UInt8) {
    self.init(
      start: Int32(clamping: columns.lowerBound), end: Int32(clamping: columns.upperBound), coverage: coverage)
  }

  package var columns: Range<Int> { Int(start)..<Int(end) }
}

/// A builder of the coverage runs of one row, from left to right.
///
/// Runs do not overlap, and adjacent runs differ in coverage.
struct RunBuilder {
  private(set) var runs: [CoverageRun] = []

  /// Appends columns with a coverage of 0…255, which must be right of all columns in `runs`.
  ///
  /// Columns with coverage 0 are left out.
  mutating func append(_ columns: Range<Int>, coverage: UInt8) {
    append(from: Int32(clamping: columns.lowerBound), to: Int32(clamping: columns.upperBound), coverage: coverage)
  }

  /// Appends the columns from `start` to before `end`, which may be empty, like ``append(_:coverage:)``.
  @inline(__always)
  mutating func append(from start: Int32, to end: Int32, coverage: UInt8) {
    guard coverage > 0, start < end else { return }
    if let last = runs.last, last.end == start, last.coverage == coverage {
      runs[runs.count - 1] = CoverageRun(start: last.start, end: end, coverage: coverage)
    } else {
      runs.append(CoverageRun(start: start, end: end, coverage: coverage))
    }
  }

  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
  }
}

/// The last run of a row that is being written, which grows with each neighboring pixel of equal coverage.
struct GrowingRun {
  /// The run without a column, before the first one of the row.
  private var run = CoverageRun(start: 0, end: 0, coverage: 0)

  /// Appends columns with a coverage of 0…255, which must be right of all columns before; see ``RunBuilder``.
  @inline(__always)
  mutating func append(from start: Int32, to end: Int32, coverage: UInt8, to runs: inout OutputSpan<CoverageRun>) {
    guard start < end, coverage > 0 else { return }
    if run.coverage == coverage, run.end == start {
      run = CoverageRun(start: run.start, end: end, coverage: coverage)
    } else {
      if run.coverage > 0 { runs.append(run) }
      run = CoverageRun(start: start, end: end, coverage: coverage)
    }
  }

  /// Appends the last run of the row to `runs`.
  @inline(__always)
  func end(in runs: inout OutputSpan<CoverageRun>) { if run.coverage > 0 { runs.append(run) } }
}

/// The coverage, 0…255, of an area that is a fraction of a pixel, rounded to the nearest level.
///
/// Areas outside of 0…1 count as 0 or 1, and NaN as 1.
func coverage(ofArea area: Double) -> UInt8 {
  UInt8(limited(area * 255, to: 0...255).rounded())
}

/// The value within the bounds that is nearest to `value`, in the same unit, for conversion into an integer; NaN
/// becomes the upper bound.
func limited(_ value: Double, to bounds: ClosedRange<Double>) -> Double {
  max(bounds.lowerBound, min(bounds.upperBound, value))
}

/// The columns or rows of pixels that the interval from `low` to `high`, in pixels, touches within `bounds`.
///
/// Empty if it touches none of them.
func pixels(touchedFrom low: Double, to high: Double, in bounds: Range<Int>) -> Range<Int> {
  let limits = Double(bounds.lowerBound)...Double(bounds.upperBound)
  let first = Int(limited(low.rounded(.down), to: limits))
  let end = Int(limited(high.rounded(.up), to: limits))
  return first..<max(first, end)
}

/// The smallest range that contains two ranges of columns; the other range if one is empty.
func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
  if a.isEmpty { return b }
  if b.isEmpty { return a }
  return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
}

/// A table of the distinct rows of coverage runs of a scene, from index to runs and back.
///
/// Two rows have equal runs exactly if their indices are equal. In a table with `isDistinct: false`, two indices may have
/// equal runs.
struct RunTable: Sendable {
  /// The index, in every table of coverage runs, of the row without runs, which covers no pixel.
  static let empty: Int32 = 0
  /// The index, in every table of coverage runs, of the row that fully covers all of its pixels.
  static let full: Int32 = 1

  /// The runs of all rows, one row after the other; those of a row from left to right.
  private(set) var runs: [CoverageRun] = []
  /// The index in ``runs`` after the last run of each row; the first row has no runs.
  private var ends = [0]
  private var distinct: DistinctIndex
  private let isDistinct: Bool

  /// Creates a table for rows of `width` pixels.
  ///
  /// - Parameters:
  ///   - capacity: the expected number of distinct rows, for which memory is reserved up to a bound.
  ///   - isDistinct: false for a table that may contain a row several times: only the row without runs and repetitions
  ///     of the last row are found. Such a table is filled in half of the time.
  init(width: Int, capacity: Int = 0, isDistinct: Bool = true) {
    let capacity = min(capacity, 4096)
    self.isDistinct = isDistinct
    distinct = DistinctIndex(capacity: isDistinct ? capacity : 0)
    // A row of a feed has about ten runs.
    runs.reserveCapacity(10 * capacity)
    ends.reserveCapacity(capacity)
    distinct.append(hash(of: 0..<0))
    _ = index(of: [CoverageRun(columns: 0..<width, coverage: 255)])
  }

  /// The number of coverage runs in all rows of the table.
  var runCount: Int { runs.count }

  /// The runs of the row at `index`, from left to right; the index must be in the table.
  subscript(index: Int32) -> ArraySlice<CoverageRun> { runs[range(index)] }

  /// The range in ``runs`` of the runs of the row at `index`, which must be in the table.
  func range(_ index: Int32) -> Range<Int> {
    let index = Int(index)
    return (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The first column, counted from 0, that the row at `index` covers, which must have runs.
  func firstColumn(_ index: Int32) -> Int32 { runs[range(index).lowerBound].start }

  /// The index in the table of the row with the runs `row`, which is added if the table does not contain it.
  mutating func index(of row: [CoverageRun]) -> Int32 {
    for index in row.indices { runs.append(row[index]) }
    return indexOfLastRow()
  }

  /// The index in the table of a row, which is added if the table does not contain it; nil if `write` returns false.
  ///
  /// - Parameters:
  ///   - maximumCount: the maximum number of runs in the row.
  ///   - write: a function that appends the runs of the row, as those of a ``RunBuilder``; returns false to stop.
  @inline(__always)
  mutating func index(
    ofAtMost maximumCount: Int, _ write: (inout OutputSpan<CoverageRun>) -> Bool
  ) -> Int32? {
    var isComplete = false
    runs.append(addingCapacity: maximumCount) { isComplete = write(&$0) }
    guard isComplete else {
      runs.removeLast(runs.count - (ends.last ?? 0))
      return nil
    }
    return indexOfLastRow()
  }

  /// Ends the row of the last runs; returns its index, or that of an equal row, whose runs are then removed again.
  private mutating func indexOfLastRow() -> Int32 {
    let last = (ends.last ?? 0)..<runs.count
    if !isDistinct {
      // The rows above and below are often equal.
      if last.isEmpty { return Self.empty }
      if isRepetition(range(Int32(clamping: ends.count - 1)), last) {
        runs.removeLast(last.count)
      } else {
        ends.append(runs.count)
      }
      return Int32(clamping: ends.count - 1)
    }
    let hash = hash(of: last)
    if let place = distinct.place(of: hash, where: { isRepetition(range(Int32(clamping: $0)), last) }) {
      runs.removeLast(last.count)
      return Int32(clamping: place)
    }
    distinct.append(hash)
    ends.append(runs.count)
    return Int32(clamping: ends.count - 1)
  }

  private func hash(of range: Range<Int>) -> UInt64 {
    var hash = WordHash()
    let runs = runs.span.extracting(range)
    for index in runs.indices {
      hash.combine(WordHash.word(runs[index].start, runs[index].end) ^ UInt64(runs[index].coverage) << 56)
    }
    return hash.value
  }

  /// True if the runs in two ranges of ``runs`` are equal.
  private func isRepetition(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.count == second.count else { return false }
    let (first, second) = (runs.span.extracting(first), runs.span.extracting(second))
    for index in first.indices where first[index] != second[index] { return false }
    return true
  }
}

/// Consecutive rows of the grid in which a shape has the same coverage runs.
struct RunSpan: Hashable, Sendable {
  var firstRow: Int32
  var endRow: Int32
  /// The index of the shape in its list of display items or holes, from back to front.
  var order: Int32
  /// The index of the row of runs in the scene's ``RunTable``.
  var runs: Int32

  init(rows: Range<Int>, order: Int32 = 0, runs: Int32) {
    firstRow = Int32(clamping: rows.lowerBound)
    endRow = Int32(clamping: rows.upperBound)
    self.order = order
    self.runs = runs
  }

  var rows: Range<Int> { Int(firstRow)..<Int(endRow) }

  func offset(by rows: Int) -> RunSpan {
    RunSpan(rows: Int(firstRow) + rows..<Int(endRow) + rows, order: order, runs: runs)
  }

  /// True if the span begins above another one or, in the same row, is drawn before it.
  fileprivate func isOrdered(before other: RunSpan) -> Bool { (firstRow, order) < (other.firstRow, other.order) }
}

/// A builder of the spans of one shape, appended from top to bottom; adjacent spans with equal runs are merged.
struct RunSpanBuilder {
  private(set) var spans: [RunSpan] = []

  /// Creates a builder.
  ///
  /// - Parameter capacity: the expected number of spans, for which memory is reserved up to a bound.
  init(capacity: Int = 0) { spans.reserveCapacity(min(capacity, 4096)) }

  mutating func append(_ rows: Range<Int>, runs: Int32) {
    guard runs != RunTable.empty, !rows.isEmpty else { return }
    if let last = spans.last, last.rows.upperBound == rows.lowerBound, last.runs == runs {
      spans[spans.count - 1] = RunSpan(rows: last.rows.lowerBound..<rows.upperBound, runs: runs)
    } else {
      spans.append(RunSpan(rows: rows, runs: runs))
    }
  }
}

/// Calls `body` from top to bottom for each range of rows between two rows at which a span begins or ends.
///
///     span A  ├───────┤
///     span B      ├────────┤
///     body     A  │AB │ B  │       one call per range, with its spans in their order
///
/// Rows without a span are skipped. `spans` may be in any order; `active` is sorted by `order`. When `meter` finds that
/// the deadline has passed, the calls end.
func forEachStretch(
  of spans: [RunSpan], _ meter: inout WorkMeter, _ body: (_ rows: Range<Int>, _ active: [RunSpan]) -> Void
) {
  // The spans of an overlay, from top to bottom, are ordered already.
  let spans = spans.areOrdered ? spans : spans.sorted { $0.isOrdered(before: $1) }
  var active: [RunSpan] = []
  var next = 0
  guard var row = spans.first?.firstRow else { return }
  while next < spans.count || !active.isEmpty {
    var isSorted = true
    while next < spans.count, spans[next].firstRow <= row {
      if let last = active.last, last.order > spans[next].order { isSorted = false }
      active.append(spans[next])
      next += 1
    }
    // The spans that began earlier and the spans that begin here are sorted already: this is a merge.
    if !isSorted { active.sort { $0.order < $1.order } }

    var end = next < spans.count ? spans[next].firstRow : Int32.max
    for span in active { end = min(end, span.endRow) }
    // A span takes about 20 ns.
    guard meter.allowsMore(1 + active.count / 256) else { return }
    if !active.isEmpty { body(Int(row)..<Int(end), active) }
    row = end
    // In place, without the calls of `removeAll(where:)`: there are about ten spans.
    var kept = 0
    for index in active.indices where active[index].endRow > row {
      if kept < index { active[kept] = active[index] }
      kept += 1
    }
    while active.count > kept { active.removeLast() }
  }
}

extension [RunSpan] {
  fileprivate var areOrdered: Bool { !indices.dropFirst().contains { self[$0].isOrdered(before: self[$0 - 1]) } }
}
