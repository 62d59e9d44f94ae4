import Raster

/// The palette of a PNG file, whose indices have 1, 2, 4 or 8 bits.
struct PNGPalette: Equatable {
  /// The colors, translucent ones first, so that the opaque ones need no alpha in the chunk `tRNS`.
  private let table: ColorTable
  /// The number of colors with an alpha below 255, which come first in the palette.
  let translucentCount: Int
  private let minimumBitDepth: Int
  /// The index in the palette of each color of the table from which it was made, by the index in that table.
  let places: [UInt8]

  init(_ colors: ColorTable, minimumBitDepth: Int) {
    self.minimumBitDepth = minimumBitDepth
    let translucent = colors.colors.filter { !$0.isOpaque }
    let table = ColorTable(translucent + colors.colors.filter { $0.isOpaque })
    self.table = table
    places = colors.colors.map { table.place(of: $0) ?? 0 }
    translucentCount = translucent.count
  }

  var colors: [PremultipliedPixel] { table.colors }

  var bitDepth: Int {
    let needed =
      switch table.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
    return max(needed, minimumBitDepth)
  }

  /// The palette index of a pixel; 0 if the palette does not contain it.
  func place(of pixel: PremultipliedPixel) -> UInt8 { table.place(of: pixel) ?? 0 }
}
