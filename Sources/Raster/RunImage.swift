package import Geometry

/// An image as its distinct rows of runs of equal pixels, and for each row the index of its distinct row.
///
/// A row of a skeleton has some dozens of runs, but a thousand pixels.
package struct RunImage: Equatable, Sendable {
  package let size: PixelSize
  /// The index of the distinct row at each y, from the top; `size.height` entries.
  package let rowIndices: [Int32]
  /// The runs of all distinct rows, one row after the other; each run is as long as possible.
  package private(set) var runs: [ColorRun] = []
  /// The index in `runs` after the last run of each distinct row.
  package private(set) var ends: [Int] = []

  /// Creates an image from the distinct rows of a drawing, without drawing a pixel.
  ///
  /// Nil if rows of the drawing must be drawn pixel by pixel, or if its deadline passes.
  init?(_ drawing: RowDrawing, size: PixelSize) {
    guard let composer = RunComposer(drawing, width: size.width) else { return nil }
    self.size = size
    rowIndices = drawing.plan.rowIndices
    var meter = drawing.meter
    ends.reserveCapacity(drawing.plan.rows.count)
    // A segment of a gradient has several runs.
    runs.reserveCapacity(4 * max(drawing.plan.segments.segments.count, drawing.table.runCount))
    for row in drawing.plan.rows {
      guard meter.allows(row, width: size.width) else { return nil }
      composer.appendRuns(of: row, to: &runs)
      ends.append(runs.count)
    }
  }

  /// Divides the rows of an image of pixels into runs.
  package init(_ image: RowImage) {
    size = image.size
    rowIndices = image.rowIndices
    for row in 0..<image.rowCount {
      image.appendRuns(of: Int32(clamping: row), columns: 0..<size.width, to: &runs)
      ends.append(runs.count)
    }
  }
}
