package import Geometry

/// The pixel grid of a drawing: a band of whole rows, and the scale in pixels per point.
///
/// A whole canvas is the band of all its rows; a canvas that exceeds the memory is drawn band by band.
package struct PixelGrid: Hashable, Sendable {
  /// The number of columns, in pixels.
  package let width: Int
  package let rows: Range<Int>
  /// The number of pixels per point.
  package let scale: Double

  /// The grid of a whole canvas of `size` pixels with `scale` pixels per point.
  package init(size: PixelSize, scale: Double) {
    self.init(width: size.width, rows: 0..<size.height, scale: scale)
  }

  /// The grid of a band of rows, `width` pixels wide, with `scale` pixels per point.
  package init(width: Int, rows: Range<Int>, scale: Double) {
    self.width = width
    self.rows = rows
    self.scale = scale
  }

  var columns: Range<Int> { 0..<width }

  /// The center of the pixel in a column and a row, counted from 0, in points.
  func center(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) / scale, y: (Double(row) + 0.5) / scale)
  }
}
