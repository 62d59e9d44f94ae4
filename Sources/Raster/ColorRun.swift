import Geometry

/// Neighboring equal pixels of a row: they begin where the run before ends.
package struct ColorRun: Hashable, Sendable {
  /// The column after the last, counted from the first column that was asked for.
  package let end: Int32
  package let pixel: UInt32

  package init(end: Int32, pixel: UInt32) {
    self.end = end
    self.pixel = pixel
  }
}

extension RowImage {
  /// Appends the runs in some columns of the distinct row at `index`, each as long as it can be.
  package func appendRuns(of index: Int32, columns: Range<Int>, to runs: inout [ColorRun]) {
    appendColorRuns(of: pixels, from: Int(index) * size.width + columns.lowerBound, count: columns.count, to: &runs)
  }
}
