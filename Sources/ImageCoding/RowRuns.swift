import Raster

/// The distinct rows of an image, or of some of its columns, as runs of equal pixels.
struct RowRuns {
  private var runs: [ColorRun] = []
  private var ends: [Int] = []

  /// Divides some columns of the distinct rows of an image into runs; rows that `rowIndices` does not contain have
  /// none.
  ///
  /// The ends of runs are counted from the first of the columns.
  init(of image: RowImage, columns: Range<Int>, rowIndices: ArraySlice<Int32>) {
    var isUsed = [Bool](repeating: false, count: image.rowCount)
    for index in rowIndices { isUsed[Int(index)] = true }
    ends.reserveCapacity(isUsed.count)
    for (index, isUsed) in isUsed.enumerated() {
      if isUsed { image.appendRuns(of: Int32(index), columns: columns, to: &runs) }
      ends.append(runs.count)
    }
  }

  /// The runs of all distinct rows, one row after the other, each row's from left to right.
  var all: [ColorRun] { runs }

  var rowCount: Int { ends.count }

  /// The range in ``all`` of the runs of the distinct row at index `row`.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  /// The same rows with the runs of each row replaced.
  ///
  /// - Parameter transform: a function from the runs of a row that appends the new runs to an array.
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
