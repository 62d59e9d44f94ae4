/// Rows in which a shape has the same runs.
struct RunSpan: Hashable, Sendable {
  var firstRow: Int32
  var endRow: Int32
  /// Where its shape stands from back to front.
  var order: Int32
  /// The row of runs in the scene's ``RunTable``.
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
}

/// Collects the spans of one shape from top to bottom; equal neighbors become one.
struct RunSpanBuilder {
  private(set) var spans: [RunSpan] = []

  mutating func append(_ rows: Range<Int>, runs: Int32) {
    guard runs != RunTable.empty, !rows.isEmpty else { return }
    if let last = spans.last, last.rows.upperBound == rows.lowerBound, last.runs == runs {
      spans[spans.count - 1] = RunSpan(rows: last.rows.lowerBound..<rows.upperBound, runs: runs)
    } else {
      spans.append(RunSpan(rows: rows, runs: runs))
    }
  }
}

/// Walks down the rows and stops only where a span begins or ends.
///
///     span A  ├───────┤
///     span B      ├────────┤
///     body     A  │AB │ B  │       one call per stretch, its spans in their order
///
/// Stretches without a span are passed over. `spans` may come in any order.
func forEachStretch(of spans: [RunSpan], _ body: (_ rows: Range<Int>, _ active: [RunSpan]) -> Void) {
  let spans = spans.sorted { ($0.firstRow, $0.order) < ($1.firstRow, $1.order) }
  var active: [RunSpan] = []
  var next = 0
  var row = spans.first?.firstRow ?? 0
  while next < spans.count || !active.isEmpty {
    let isFirst = active.isEmpty
    while next < spans.count, spans[next].firstRow <= row {
      active.append(spans[next])
      next += 1
    }
    // Those that began earlier and those that begin here are each in order: this is a merge.
    if !isFirst { active.sort { $0.order < $1.order } }

    var end = next < spans.count ? spans[next].firstRow : Int32.max
    for span in active { end = min(end, span.endRow) }
    if !active.isEmpty { body(Int(row)..<Int(end), active) }
    row = end
    active.removeAll { $0.endRow <= row }
  }
}
