import Geometry
import Raster

/// The distinct rows of an image, or of some of its columns, as runs of equal pixels or of stored values.
struct RowRuns<Run> {
  /// The runs of all distinct rows, one row after the other, each row's from left to right.
  private(set) var all: [Run] = []
  private var ends: [Int] = []

  var rowCount: Int { ends.count }

  /// The range in ``all`` of the runs of the distinct row at index `row`.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  /// The same rows with each run converted by itself.
  func map<NewRun>(_ transform: (Run) -> NewRun) -> RowRuns<NewRun> {
    var result = RowRuns<NewRun>()
    result.all = all.map(transform)
    result.ends = ends
    return result
  }

  /// The same rows with all runs converted at once.
  ///
  /// - Parameter transform: a function from the runs of all rows that appends as many new runs, in their order.
  @inline(__always)
  func mapAll<NewRun>(_ transform: (Span<Run>, inout OutputSpan<NewRun>) -> Void) -> RowRuns<NewRun> {
    var result = RowRuns<NewRun>()
    let runs = all.span
    result.all.append(addingCapacity: runs.count) { transform(runs, &$0) }
    result.ends = ends
    return result
  }

  /// The same rows as runs of another type.
  ///
  /// - Parameter transform: a function from the runs of a row that appends the new runs to an array.
  func mapped<NewRun>(_ transform: (ArraySlice<Run>, inout [NewRun]) -> Void) -> RowRuns<NewRun> {
    var result = RowRuns<NewRun>()
    result.all.reserveCapacity(all.count)
    result.ends.reserveCapacity(rowCount)
    for row in 0..<rowCount {
      transform(all[range(row)], &result.all)
      result.ends.append(result.all.count)
    }
    return result
  }
}

extension RowRuns<ColorRun> {
  /// The runs of all distinct rows of an image.
  init(of image: RunImage) {
    (all, ends) = (image.runs, image.ends)
  }

  /// Divides the distinct rows of an image into runs.
  init(of image: RowImage) {
    self.init(of: image, columns: 0..<image.size.width, rowIndices: image.rowIndices[...])
  }

  /// Divides some columns of the distinct rows of an image into runs; rows that `rowIndices` does not contain have
  /// none.
  ///
  /// The ends of runs are counted from the first of the columns.
  init(of image: RowImage, columns: Range<Int>, rowIndices: ArraySlice<Int32>) {
    var isUsed = [Bool](repeating: false, count: image.rowCount)
    for index in rowIndices { isUsed[Int(index)] = true }
    ends.reserveCapacity(isUsed.count)
    for (index, isUsed) in isUsed.enumerated() {
      if isUsed { image.appendRuns(of: Int32(index), columns: columns, to: &all) }
      ends.append(all.count)
    }
  }
}
