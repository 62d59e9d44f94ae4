package import Geometry

/// The pixels to draw: a band of whole rows, and how large a point is.
///
/// A whole canvas is the band of all its rows; a canvas too high for memory can be drawn band by band.
package struct PixelGrid: Hashable, Sendable {
  package let width: Int
  package let rows: Range<Int>
  /// Pixels per point.
  package let scale: Double

  package init(size: PixelSize, scale: Double) {
    self.init(width: size.width, rows: 0..<size.height, scale: scale)
  }

  package init(width: Int, rows: Range<Int>, scale: Double) {
    self.width = width
    self.rows = rows
    self.scale = scale
  }

  var columns: Range<Int> { 0..<width }

  /// The middle of a pixel, in points.
  func center(column: Int, row: Int) -> Point {
    Point(x: (Double(column) + 0.5) / scale, y: (Double(row) + 0.5) / scale)
  }
}
