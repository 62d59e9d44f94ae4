/// The columns of each distinct row that have changed since the moment before.
struct RowChanges: Sendable {
  /// The columns in which each paint has changed; empty when all rows are drawn whole.
  private(set) var paintColumns: [Range<Int32>] = []
  /// The columns of all rows, each row's from left to right.
  private(set) var columns: [Range<Int32>] = []
  /// The index after the last columns of each row.
  private(set) var ends: [Int32] = []

  mutating func begin(paintColumns: [Range<Int32>]) {
    self.paintColumns = paintColumns
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
