import Raster

/// How the pixels of a PNG file are stored: the smallest way that loses nothing.
enum PNGPixelFormat: Equatable {
  /// Places in a palette, which has at most 256 colors.
  case indexed(PNGPalette)
  /// Three bytes, everything being opaque.
  case rgb
  /// Four bytes, straight alpha.
  case rgba

  /// A place in a palette gets `minimumBitDepth` bits or more.
  init(_ survey: ColorSurvey, minimumBitDepth: Int = 1) {
    if let table = survey.table {
      self = .indexed(PNGPalette(table, minimumBitDepth: minimumBitDepth))
    } else {
      self = survey.isOpaque ? .rgb : .rgba
    }
  }

  /// The bits of a channel or of a place in the palette: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch self {
    case .indexed(let palette): palette.bitDepth
    case .rgb, .rgba: 8
    }
  }

  /// Table 9 of the specification.
  var colorType: UInt8 {
    switch self {
    case .indexed: 3
    case .rgb: 2
    case .rgba: 6
    }
  }

  private var bitsPerPixel: Int {
    switch self {
    case .indexed: bitDepth
    case .rgb: 24
    case .rgba: 32
    }
  }

  /// How far back the filters look, in bytes.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Appends a row of premultiplied pixels.
  func append(_ row: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    switch self {
    case .indexed(let palette):
      palette.append(row, to: &bytes)
    case .rgb:
      for pixel in row {
        bytes.append(UInt8(truncatingIfNeeded: pixel))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      }
    case .rgba:
      appendStraightAlpha(row, to: &bytes)
    }
  }
}
