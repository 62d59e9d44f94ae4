import Geometry
import Raster

/// A picture of equally large numbered tiles in rows and columns; lengths are in pixels.
struct Sheet {
  private let columns: Int
  private let tile: PixelSize
  private let size: (width: Int, height: Int)
  private var pixels: [UInt32]

  /// The distance between tiles, in pixels.
  private static let gap = 6
  private static let backdrop: UInt32 = 0xFFB0_A090

  init(tiles: Int, columns: Int, tile: PixelSize) {
    self.columns = min(columns, max(tiles, 1))
    self.tile = tile
    let rows = (max(tiles, 1) + self.columns - 1) / self.columns
    size = (
      self.columns * (tile.width + Self.gap) + Self.gap, rows * (tile.height + Self.gap) + Self.gap
    )
    pixels = Array(repeating: Self.backdrop, count: size.width * size.height)
  }

  mutating func place(_ image: RowImage?, at index: Int, number: RowImage) {
    let x = Self.gap + index % columns * (tile.width + Self.gap)
    let y = Self.gap + index / columns * (tile.height + Self.gap)
    if let image { paste(image, x, y) }
    paste(number, x, y)
  }

  private mutating func paste(_ image: RowImage, _ x: Int, _ y: Int) {
    for row in 0..<min(image.size.height, size.height - y) {
      let line = image.row(image.rowIndices[row]).prefix(size.width - x)
      let start = (y + row) * size.width + x
      pixels.replaceSubrange(start..<start + line.count, with: line)
    }
  }

  func image() throws -> RowImage {
    RowImage(
      size: try PixelSize(width: size.width, height: size.height),
      rowIndices: (0..<Int32(size.height)).map { $0 }, pixels: pixels)
  }
}

extension RowImage {
  /// The image with the distance of every color channel from `color` multiplied by `factor`, limited to 0…255.
  ///
  /// The result is opaque, like a scene with an overlay.
  func contrasted(by factor: Int, from color: Color) -> RowImage {
    let origin = [Int(color.red), Int(color.green), Int(color.blue)]
    let stretched = pixels.map { pixel in
      var result: UInt32 = 0xFF00_0000
      for channel in 0..<3 {
        let value = Int(pixel >> UInt32(8 * channel) & 255)
        let far = min(max(origin[channel] + (value - origin[channel]) * factor, 0), 255)
        result |= UInt32(far) << UInt32(8 * channel)
      }
      return result
    }
    return RowImage(size: size, rowIndices: rowIndices, pixels: stretched)
  }
}
