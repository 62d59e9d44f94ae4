import Geometry
import Raster

/// A part of an image, in pixels; never empty.
struct PixelRect: Hashable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// All of an image.
  init(_ size: PixelSize) {
    self.init(columns: 0..<size.width, rows: 0..<size.height)
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
}

extension RowImage {
  /// The part of the image in a rectangle that lies within it.
  func cropped(to rect: PixelRect) throws(ImageCodingError) -> RowImage {
    if rect == PixelRect(size) { return self }
    var pixels: [UInt32] = []
    var places = [Int32](repeating: -1, count: rowCount)
    var count: Int32 = 0
    let rowIndices = rowIndices[rect.rows].map { index in
      if places[Int(index)] < 0 {
        places[Int(index)] = count
        count += 1
        let start = Int(index) * size.width
        pixels += self.pixels[start + rect.columns.lowerBound..<start + rect.columns.upperBound]
      }
      return places[Int(index)]
    }
    return RowImage(size: try PixelSize(rect, in: size), rowIndices: rowIndices, pixels: pixels)
  }
}

extension PixelSize {
  /// The extent of a part of an image.
  init(_ rect: PixelRect, in size: PixelSize) throws(ImageCodingError) {
    do throws(PixelSizeError) {
      try self.init(width: rect.width, height: rect.height, maximumArea: size.width * size.height)
    } catch {
      throw .sizeChanged(from: size, to: size)
    }
  }
}
