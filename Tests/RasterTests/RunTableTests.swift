import Diagnostics
import Testing

@testable import Raster

/// The table of the distinct rows of coverage runs.
@Suite struct RunTableTests {
  private func run(_ columns: Range<Int>, _ coverage: UInt8) -> CoverageRun {
    CoverageRun(columns: columns, coverage: coverage)
  }

  @Test(arguments: [true, false])
  func `a table begins with the empty and the full row`(_ isDistinct: Bool) {
    var table = RunTable(width: 9, isDistinct: isDistinct)
    #expect(table[RunTable.empty].isEmpty && Array(table[RunTable.full]) == [run(0..<9, 255)])
    #expect(table.index(of: []) == RunTable.empty)
    #expect(table.index(of: [run(0..<9, 255)]) == RunTable.full)
    #expect(table.runCount == 1)
    // A row that differs in one number.
    let rows = [[run(1..<9, 255)], [run(0..<8, 255)], [run(0..<9, 254)], [run(0..<4, 255), run(4..<9, 255)]]
    #expect(rows.map { table.index(of: $0) } == [2, 3, 4, 5])
    #expect((2...5).map { Array(table[$0]) } == rows)
    #expect(table.index(of: rows[3]) == 5 && table.index(of: []) == RunTable.empty)
    #expect(table.runCount == 6)
    #expect((1...5).map { table.firstColumn($0) } == [0, 1, 0, 0, 0])
    #expect(table.range(0) == 0..<0 && table.range(2) == 1..<2 && table.range(5) == 4..<6)
  }

  @Test func `a row that is given up leaves nothing`() {
    var table = RunTable(width: 9)
    let row = [run(2..<4, 7), run(5..<8, 9)]
    for isComplete in [false, true, false] {
      let index = table.index(ofAtMost: 3) { runs in
        for run in row { runs.append(run) }
        return isComplete
      }
      #expect(index == (isComplete ? 2 : nil))
    }
    #expect(table.runCount == 3 && table.index(of: row) == 2)
  }

  /// Uncovered columns have no run, and neighbors of equal coverage are one.
  @Test func `runs grow with their neighbors`() {
    let parts: [(columns: Range<Int>, coverage: UInt8)] = [
      (0..<2, 0), (2..<3, 7), (3..<5, 7), (5..<5, 9), (5..<6, 8), (7..<9, 8), (9..<11, 0), (11..<12, 255),
    ]
    let expected = [run(2..<5, 7), run(5..<6, 8), run(7..<9, 8), run(11..<12, 255)]
    var builder = RunBuilder()
    for part in parts { builder.append(part.columns, coverage: part.coverage) }
    #expect(builder.runs == expected)
    var table = RunTable(width: 12)
    let index = table.index(ofAtMost: parts.count) { runs in
      var last = GrowingRun()
      for part in parts {
        let (start, end) = (Int32(part.columns.lowerBound), Int32(part.columns.upperBound))
        last.append(from: start, to: end, coverage: part.coverage, to: &runs)
      }
      last.end(in: &runs)
      return true
    }
    #expect(index.map { Array(table[$0]) } == expected)
  }

  @Test func `spans with equal runs that touch are one`() {
    var builder = RunSpanBuilder()
    for (rows, runs) in [(3..<5, 2), (5..<6, 2), (6..<6, 2), (6..<8, 3), (9..<10, 3), (10..<12, 0), (12..<13, 3)] {
      builder.append(rows, runs: Int32(runs))
    }
    let expected: [(Range<Int>, Int32)] = [(3..<6, 2), (6..<8, 3), (9..<10, 3), (12..<13, 3)]
    #expect(builder.spans == expected.map { RunSpan(rows: $0, runs: $1) })
    #expect(RunSpan(rows: 3..<6, order: 4, runs: 2).offset(by: -9) == RunSpan(rows: -6..<(-3), order: 4, runs: 2))
  }

  @Test(
    arguments: [
      (0.0, 0), (-3, 0), (1, 255), (1.5, 255), (.nan, 255), (0.5, 128), (1.49 / 255, 1), (1.51 / 255, 2),
      (254.49 / 255, 254), (254.51 / 255, 255),
    ] as [(Double, UInt8)])
  func `an area is rounded to a level`(_ area: Double, _ level: UInt8) {
    #expect(coverage(ofArea: area) == level)
  }

  @Test(
    arguments: [
      (4.0, 7.0, 4..<7), (4.1, 6.9, 4..<7), (3.9, 7.1, 3..<8), (-9, 3.5, 2..<4), (10.5, 99, 10..<11), (11, 20, 11..<11),
      (-5, 2, 2..<2), (-5, 2.5, 2..<3), (7, 4, 7..<7), (-.infinity, .infinity, 2..<11),
    ] as [(Double, Double, Range<Int>)])
  func `an interval touches pixels within bounds`(_ low: Double, _ high: Double, _ expected: Range<Int>) {
    #expect(pixels(touchedFrom: low, to: high, in: 2..<11) == expected)
  }

  @Test(arguments: [
    (3..<5, 9..<11, 3..<11), (9..<11, 3..<5, 3..<11), (3..<11, 5..<9, 3..<11), (7..<7, 9..<11, 9..<11),
    (9..<11, 20..<20, 9..<11), (4..<6, 5..<8, 4..<8),
  ])
  func `a union contains both ranges`(_ one: Range<Int>, _ other: Range<Int>, _ expected: Range<Int>) {
    #expect(union(one, other) == expected)
  }

  /// Spans in any order, whose active ones are ordered by their items.
  @Test func `stretches end where a span begins or ends`() {
    var meter = WorkMeter(.never)
    let spans: [(Range<Int>, Int32)] = [(3..<9, 5), (5..<12, 2), (5..<7, 8), (14..<15, 1), (-4..<3, 7)]
    var found: [(rows: Range<Int>, orders: [Int32])] = []
    forEachStretch(of: spans.map { RunSpan(rows: $0, order: $1, runs: 1) }, &meter) { rows, active in
      found.append((rows, active.map(\.order)))
    }
    #expect(found.map(\.rows) == [-4..<3, 3..<5, 5..<7, 7..<9, 9..<12, 14..<15])
    #expect(found.map(\.orders) == [[7], [5], [2, 5, 8], [2, 5], [2], [1]])
  }
}
