import Geometry

/// A run of equal pixels in a row; it begins at the end of the previous run, the first one at column 0.
package struct ColorRun: Hashable, Sendable {
  /// The column after the last pixel of the run.
  ///
  /// It is counted from the start of the row, or of the part of the row that is divided into runs.
  package let end: Int32
  package let pixel: PremultipliedPixel

  /// Creates a run that ends before column `end` and has the color `pixel`.
  package init(end: Int32, pixel: PremultipliedPixel) {
    self.end = end
    self.pixel = pixel
  }
}

extension RowImage {
  /// Appends to `runs` the runs of equal pixels in some columns of the distinct row at `index`.
  ///
  /// Each run is as long as possible. Its end is counted from the first of the columns. The index must be less than
  /// ``rowCount``.
  package func appendRuns(of index: Int32, columns: Range<Int>, to runs: inout [ColorRun]) {
    appendColorRuns(of: pixels, from: Int(index) * size.width + columns.lowerBound, count: columns.count, to: &runs)
  }
}
