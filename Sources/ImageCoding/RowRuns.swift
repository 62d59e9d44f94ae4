import Raster

/// The distinct rows of an image, or of some of its columns, as runs of equal pixels.
struct RowRuns {
  private var runs: [ColorRun] = []
  private var ends: [Int] = []

  /// The runs of some columns of an image; rows that are not in `rowIndices` have no runs.
  init(of image: RowImage, columns: Range<Int>, rowIndices: ArraySlice<Int32>) {
    var isUsed = [Bool](repeating: false, count: image.rowCount)
    for index in rowIndices { isUsed[Int(index)] = true }
    ends.reserveCapacity(isUsed.count)
    for (index, isUsed) in isUsed.enumerated() {
      if isUsed { image.appendRuns(of: Int32(index), columns: columns, to: &runs) }
      ends.append(runs.count)
    }
  }

  /// The runs of all rows, one row after the other.
  var all: [ColorRun] { runs }

  var rowCount: Int { ends.count }

  /// The range of the runs of the row at index `row` in ``all``.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  /// The same rows with each row's runs replaced.
  ///
  /// - Parameter transform: a function that appends the new runs of a row.
  func mapped(_ transform: (ArraySlice<ColorRun>, inout [ColorRun]) -> Void) -> RowRuns {
    var result = self
    result.runs.removeAll(keepingCapacity: true)
    for row in 0..<rowCount {
      transform(runs[range(row)], &result.runs)
      result.ends[row] = result.runs.count
    }
    return result
  }
}
