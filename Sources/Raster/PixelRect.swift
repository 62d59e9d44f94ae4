package import Geometry

/// A rectangle of pixels: a range of columns and a range of rows, neither of them empty.
package struct PixelRect: Hashable, Sendable {
  package var columns: Range<Int>
  package var rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The rectangle of all pixels of an image of a size in pixels.
  package init(_ size: PixelSize) {
    self.init(columns: 0..<size.width, rows: 0..<size.height)
  }

  package var width: Int { columns.count }
  package var height: Int { rows.count }
}
