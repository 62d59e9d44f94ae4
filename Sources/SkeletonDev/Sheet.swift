import Geometry
import Raster

/// A picture of equally large numbered tiles in rows and columns; lengths are in pixels.
struct Sheet {
  private let columns: Int
  private let tile: PixelSize
  private let size: (width: Int, height: Int)
  private var pixels: [PremultipliedPixel]

  /// The distance between tiles, in pixels.
  private static let gap = 6
  private static let backdrop = PremultipliedPixel(Color(red: 0x90, green: 0xA0, blue: 0xB0))

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
    func far(_ value: UInt8, _ origin: UInt8) -> UInt8 {
      UInt8(clamping: Int(origin) + (Int(value) - Int(origin)) * factor)
    }
    let stretched = pixels.map { pixel in
      let near = Color(pixel)
      return PremultipliedPixel(
        Color(red: far(near.red, color.red), green: far(near.green, color.green), blue: far(near.blue, color.blue)))
    }
    return RowImage(size: size, rowIndices: rowIndices, pixels: stretched)
  }
}
