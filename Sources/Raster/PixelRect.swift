package import Geometry

/// A rectangle of pixels: ranges of columns and rows, counted from 0 at the top left; neither range is empty.
package struct PixelRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the rectangle of all pixels of an image of `size` pixels.
  package init(_ size: PixelSize) {
    self.init(columns: 0..<size.width, rows: 0..<size.height)
  }

  package var width: Int { columns.count }
  package var height: Int { rows.count }
}
