package import Geometry

/// The pixel grid of a drawing: the columns of a canvas, a band of its rows, and the scale in pixels per point.
///
/// The band is all rows of the canvas, or a part of them if the canvas is drawn band by band.
package struct PixelGrid: Hashable, Sendable {
  /// The number of columns of pixels.
  package let width: Int
  package let rows: Range<Int>
  /// The number of pixels per point.
  package let scale: Double

  /// Creates the grid of all pixels of a canvas of `size` pixels with `scale` pixels per point.
  package init(size: PixelSize, scale: Double) {
    self.init(width: size.width, rows: 0..<size.height, scale: scale)
  }

  /// Creates the grid of a band of rows, `width` pixels wide, with `scale` pixels per point.
  ///
  /// Rows are counted from 0 at the top of the canvas.
  package init(width: Int, rows: Range<Int>, scale: Double) {
    self.width = width
    self.rows = rows
    self.scale = scale
  }

  var columns: Range<Int> { 0..<width }

  /// The center, in points of the canvas, of the pixel in a column and a row, both counted from 0.
  func center(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) / scale, y: (Double(row) + 0.5) / scale)
  }
}
