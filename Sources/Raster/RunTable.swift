/// Every distinct row of runs of a scene, once: rows are equal exactly if their indices are.
struct RunTable: Sendable {
  /// The row without a run.
  static let empty: Int32 = 0
  /// The row that is covered from end to end.
  static let full: Int32 = 1

  private var runs: [CoverageRun] = []
  private var ends: [Int] = []
  /// Only ever asked for a key: the order of its entries shows nowhere.
  private var indices: [[CoverageRun]: Int32] = [:]

  init(width: Int) {
    // A screen of text bars has some hundred rows.
    indices.reserveCapacity(512)
    _ = index(of: [])
    _ = index(of: [CoverageRun(columns: 0..<width, coverage: 255)])
  }

  /// How many runs are kept in all.
  var runCount: Int { runs.count }

  /// The runs of the row at `index`.
  subscript(index: Int32) -> ArraySlice<CoverageRun> {
    let index = Int(index)
    return runs[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// The index of a row, which is new if no equal row was seen before.
  mutating func index(of row: [CoverageRun]) -> Int32 {
    if let known = indices[row] { return known }
    let index = Int32(ends.count)
    runs += row
    ends.append(runs.count)
    indices[row] = index
    return index
  }
}
