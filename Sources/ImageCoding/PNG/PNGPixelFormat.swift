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
}

/// A run of equal values in a row as a PNG file stores it; it begins at the end of the previous run.
///
/// A value is a pixel of 1, 3 or 4 bytes, the first byte lowest; or, for palette indices of fewer than 8 bits, a byte
/// that contains several pixels.
struct PNGValueRun: Equatable {
  /// The value in the upper half and the end in the lower half: two runs are compared at once.
  private let bits: UInt64

  init(end: Int32, value: UInt32) { bits = UInt64(value) << 32 | UInt64(UInt32(bitPattern: end)) }

  /// The number of values of the row up to the end of the run.
  var end: Int32 { Int32(truncatingIfNeeded: bits) }
  var value: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
}

extension PNGPixelFormat {
  /// Converts the runs of pixels of rows into runs of stored values.
  ///
  /// - Parameter indexed: the same runs with the index of each color in the table from which the format's palette was
  ///   made; nil to search for the colors.
  func valueRuns(of rows: RowRuns<ColorRun>, _ indexed: RowRuns<PNGValueRun>? = nil) -> RowRuns<PNGValueRun> {
    switch self {
    case .indexed(let palette) where palette.bitDepth < 8: rows.mapped { palette.append($0, to: &$1) }
    case .indexed(let palette):
      if let indexed {
        // Opaque colors have the same order in both.
        palette.translucentCount == 0
          ? indexed : indexed.map { PNGValueRun(end: $0.end, value: UInt32(palette.places[Int($0.value)])) }
      } else {
        rows.map { PNGValueRun(end: $0.end, value: UInt32(palette.place(of: $0.pixel))) }
      }
    case .rgb: rows.map { PNGValueRun(end: $0.end, value: $0.pixel.bits & 0xFF_FFFF) }
    case .rgba:
      rows.map { run in
        let color = Color(run.pixel)
        let (low, high) = (UInt32(color.red) | UInt32(color.green) << 8, UInt32(color.blue) | UInt32(color.alpha) << 8)
        return PNGValueRun(end: run.end, value: low | high << 16)
      }
    }
  }
}

extension PNGPalette {
  /// Appends a row's runs of bytes, each of which contains several palette indices of fewer than 8 bits.
  fileprivate func append(_ row: ArraySlice<ColorRun>, to runs: inout [PNGValueRun]) {
    let pixelsPerByte = Int32(8 / bitDepth)
    let byteShift = Int32(pixelsPerByte.trailingZeroBitCount)
    /// The bits of a byte from that of a pixel on.
    func bits(from pixel: Int32) -> UInt32 { 0xFF >> UInt32(pixel & (pixelsPerByte - 1) * Int32(bitDepth)) }
    let repeated = 0xFF / bits(from: pixelsPerByte - 1)
    var (byte, start): (UInt32, Int32) = (0, 0)
    for run in row {
      // The byte whose pixels are all of this run.
      let whole = UInt32(place(of: run.pixel)) * repeated
      let rest = bits(from: start)
      // The run may end within the byte; the next run then overwrites the bits after it.
      byte = byte & ~rest | whole & rest
      let (first, end) = (start >> byteShift, run.end >> byteShift)
      if first < end {
        if rest < 0xFF { runs.append(PNGValueRun(end: first + 1, value: byte)) }
        if rest == 0xFF || first + 1 < end { runs.append(PNGValueRun(end: end, value: whole)) }
        byte = whole
      }
      start = run.end
    }
    let unused = bits(from: start)
    if unused < 0xFF { runs.append(PNGValueRun(end: start >> byteShift + 1, value: byte & ~unused)) }
  }
}
