/// The results of combining rows of coverage runs, such as the products of clips.
///
/// Rows are given by their indices in a ``RunTable``.
struct RowCombinations {
  private var distinct = DistinctIndex()
  /// The rows of all combinations, one combination after the other.
  private var rows: [Int32] = []
  /// The index in `rows` after the last row of each combination.
  private var ends: [Int] = []
  private var results: [Int32] = []

  /// Returns the row that a combination results in; nil if it was not computed before.
  func result(of combination: [Int32]) -> Int32? {
    distinct.place(of: hash(of: combination)) { place in
      rows[(place == 0 ? 0 : ends[place - 1])..<ends[place]].elementsEqual(combination)
    }.map { results[$0] }
  }

  /// Adds the result of a combination that is not known.
  mutating func append(_ combination: [Int32], result: Int32) {
    distinct.append(hash(of: combination))
    for row in combination { rows.append(row) }
    ends.append(rows.count)
    results.append(result)
  }

  private func hash(of combination: [Int32]) -> UInt64 {
    var hash = WordHash()
    for row in combination { hash.combine(UInt64(UInt32(bitPattern: row))) }
    return hash.value
  }
}
