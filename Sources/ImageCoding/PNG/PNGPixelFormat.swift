import Geometry
import Raster

/// The pixel format of a PNG file: palette indices, RGB or RGBA.
enum PNGPixelFormat: Equatable {
  /// Indices of 1, 2, 4 or 8 bits into a palette of at most 256 colors.
  case indexed(PNGPalette)
  /// Three bytes per pixel (red, green, blue), for opaque images.
  case rgb
  /// Four bytes per pixel: red, green, blue, and straight alpha.
  case rgba

  /// Chooses the smallest lossless format for the colors of an image.
  ///
  /// - Parameter minimumBitDepth: the minimum number of bits of a palette index: 1, 2, 4 or 8.
  init(_ survey: ColorSurvey, minimumBitDepth: Int = 1) {
    if let table = survey.table {
      self = .indexed(PNGPalette(table, minimumBitDepth: minimumBitDepth))
    } else {
      self = survey.isOpaque ? .rgb : .rgba
    }
  }

  /// The number of bits of a channel (8) or of a palette index (1, 2, 4 or 8).
  var bitDepth: Int {
    switch self {
    case .indexed(let palette): palette.bitDepth
    case .rgb, .rgba: 8
    }
  }

  /// The color type byte of the PNG header: 2 (RGB), 3 (indexed) or 6 (RGBA), table 9 of the specification.
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

  /// The distance in bytes from a byte to the byte on its left that filters use: the length of a pixel, at least 1.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Converts a row of pixels into this format and appends its bytes.
  func append(_ row: ArraySlice<PremultipliedPixel>, to bytes: inout [UInt8]) {
    switch self {
    case .indexed(let palette):
      palette.append(row, to: &bytes)
    case .rgb:
      bytes.append(addingCapacity: 3 * row.count) { bytes in
        for pixel in row {
          bytes.append(UInt8(truncatingIfNeeded: pixel.bits))
          bytes.append(UInt8(truncatingIfNeeded: pixel.bits >> 8))
          bytes.append(UInt8(truncatingIfNeeded: pixel.bits >> 16))
        }
      }
    case .rgba:
      appendStraightAlpha(row, to: &bytes)
    }
  }
}

/// A run of equal values in a row as a PNG file stores it; it begins at the end of the previous run.
///
/// A value is a pixel of 1, 3 or 4 bytes, the first byte lowest; or, for palette indices of fewer than 8 bits, a byte
/// that contains several pixels.
struct PNGValueRun {
  /// The number of values of the row up to the end of the run.
  let end: Int32
  let value: UInt32
}

extension PNGPixelFormat {
  /// Converts a row's runs of pixels into runs of stored values, and appends them to `runs`.
  func append(_ row: ArraySlice<ColorRun>, to runs: inout [PNGValueRun]) {
    switch self {
    case .indexed(let palette): palette.append(row, to: &runs)
    case .rgb:
      for run in row { runs.append(PNGValueRun(end: run.end, value: run.pixel.bits & 0xFF_FFFF)) }
    case .rgba:
      for run in row {
        let color = Color(run.pixel)
        let bytes = SIMD4(color.red, color.green, color.blue, color.alpha)
        runs.append(PNGValueRun(end: run.end, value: littleEndian(bytes)))
      }
    }
  }
}

/// The number that four little-endian bytes represent: the first byte is the lowest.
private func littleEndian(_ bytes: SIMD4<UInt8>) -> UInt32 {
  UInt32(bytes.x) | UInt32(bytes.y) << 8 | UInt32(bytes.z) << 16 | UInt32(bytes.w) << 24
}

extension PNGPalette {
  fileprivate func append(_ row: ArraySlice<ColorRun>, to runs: inout [PNGValueRun]) {
    guard bitDepth < 8 else {
      for run in row { runs.append(PNGValueRun(end: run.end, value: UInt32(place(of: run.pixel)))) }
      return
    }
    let pixelsPerByte = Int32(8 / bitDepth)
    // The byte that is not full yet.
    var (byte, filled): (UInt32, Int32) = (0, 0)
    var end: Int32 = 0
    var start: Int32 = 0
    func add(_ byte: UInt32, _ count: Int32) {
      end += count
      runs.append(PNGValueRun(end: end, value: byte))
    }
    for run in row {
      let place = UInt32(place(of: run.pixel))
      var count = run.end - start
      start = run.end
      while count > 0, filled > 0 || count < pixelsPerByte {
        byte = byte << UInt32(bitDepth) | place
        (filled, count) = (filled + 1, count - 1)
        if filled == pixelsPerByte {
          add(byte, 1)
          (byte, filled) = (0, 0)
        }
      }
      guard count > 0 else { continue }
      // The following bytes are all equal.
      let whole = (0..<pixelsPerByte).reduce(UInt32(0)) { byte, _ in byte << UInt32(bitDepth) | place }
      add(whole, count / pixelsPerByte)
      for _ in 0..<count % pixelsPerByte {
        byte = byte << UInt32(bitDepth) | place
        filled += 1
      }
    }
    if filled > 0 { add(byte << UInt32(bitDepth * Int(pixelsPerByte - filled)), 1) }
  }
}
