/// Which columns of each distinct row have changed since the moment before.
struct RowChanges: Sendable {
  /// Those of all rows, each row's from left to right.
  private(set) var columns: [Range<Int32>] = []
  /// The index after the last of each row's.
  private(set) var ends: [Int32] = []

  mutating func removeAll() {
    columns.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Appends columns right of all others of the row.
  mutating func append(_ columns: Range<Int32>) {
    let first = ends.last.map(Int.init) ?? 0
    if let last = self.columns.last, self.columns.count > first, last.upperBound == columns.lowerBound {
      self.columns[self.columns.count - 1] = last.lowerBound..<columns.upperBound
    } else {
      self.columns.append(columns)
    }
  }

  mutating func endRow() {
    ends.append(Int32(clamping: columns.count))
  }
}
