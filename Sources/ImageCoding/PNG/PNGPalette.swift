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

  /// Appends the palette indices of a row's pixels, packed into bytes.
  ///
  /// The first pixel is in the highest bits of its byte; unused bits of the last byte are 0.
  func append(_ row: ArraySlice<PremultipliedPixel>, to bytes: inout [UInt8]) {
    let bitDepth = bitDepth
    var previous = row.first ?? .clear
    var place = self.place(of: previous)
    var byte: UInt8 = 0
    var freeBits = 8
    for pixel in row {
      if pixel != previous {
        previous = pixel
        place = self.place(of: pixel)
      }
      if bitDepth == 8 {
        bytes.append(place)
        continue
      }
      freeBits -= bitDepth
      byte |= place << UInt8(freeBits)
      if freeBits == 0 {
        bytes.append(byte)
        byte = 0
        freeBits = 8
      }
    }
    if freeBits < 8 { bytes.append(byte) }
  }
}
