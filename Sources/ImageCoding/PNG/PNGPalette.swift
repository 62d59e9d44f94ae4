import Raster

/// The palette of a PNG file, with the number of bits of an index.
struct PNGPalette: Equatable {
  /// The premultiplied pixels, translucent ones first, so that opaque ones need no entry in `tRNS`.
  private let table: ColorTable
  /// The number of translucent colors of the palette, which are the first ones.
  let translucentCount: Int
  private let minimumBitDepth: Int

  init(_ colors: ColorTable, minimumBitDepth: Int) {
    self.minimumBitDepth = minimumBitDepth
    let translucent = colors.colors.filter { $0 >> 24 < 255 }
    table = ColorTable(translucent + colors.colors.filter { $0 >> 24 == 255 })
    translucentCount = translucent.count
  }

  var colors: [UInt32] { table.colors }

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

  /// The index of a color that is in the palette; 0 for another color.
  func place(of pixel: UInt32) -> UInt8 { table.place(of: pixel) ?? 0 }

  /// Appends the palette indices of a row's pixels, the first in the highest bits of its byte.
  func append(_ row: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    let bitDepth = bitDepth
    var previous = ~(row.first ?? 0)
    var place: UInt8 = 0
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
