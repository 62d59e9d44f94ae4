import Geometry

/// The size, pixel format and palette of a PNG file: PNG specification, sections 11.2.1, 11.2.2 and 11.3.1.1.
struct PNGHeader {
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: Int
  let isInterlaced: Bool
  /// The red, green and blue bytes of each palette entry, one entry after the other.
  var palette: [UInt8] = []
  /// The data of the chunk `tRNS`: one alpha byte for each palette entry, or the samples of the one transparent color.
  var transparency: [UInt8] = []

  init(_ data: ArraySlice<UInt8>) throws(ImageDecodingError) {
    let bytes = Array(data)
    guard bytes.count == 13 else { throw .malformed(.png, reason: "its header has \(bytes.count) bytes, expected 13") }
    width = bigEndianNumber(bytes[0..<4])
    height = bigEndianNumber(bytes[4..<8])
    bitDepth = Int(bytes[8])
    colorType = Int(bytes[9])
    isInterlaced = bytes[12] == 1
    let depths = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]][colorType] ?? []
    guard depths.contains(bitDepth), bytes[10] == 0, bytes[11] == 0, bytes[12] <= 1 else {
      throw .malformed(.png, reason: "its header asks for color type \(colorType) with \(bitDepth) bits")
    }
  }

  var channelCount: Int {
    switch colorType {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  /// The distance in bytes from a byte to the byte on its left that filters use: the length of a pixel, at least 1.
  var filterDistance: Int { max(1, channelCount * bitDepth / 8) }

  func bytesPerRow(width: Int) -> Int { (width * channelCount * bitDepth + 7) / 8 }

  /// The color of each sample value of a format with one channel of at most 8 bits, by the sample value.
  ///
  /// Nil for a value outside of the palette.
  var table: [Color?] {
    let maximum = (1 << bitDepth) - 1
    return (0...maximum).map { value in
      if colorType == 0 {
        let isTransparent = transparency.count == 2 && bigEndianNumber(transparency[...]) == value
        return isTransparent ? .clear : Color(gray: UInt8(value * 255 / maximum))
      }
      guard value * 3 + 2 < palette.count else { return nil }
      let alpha = value < transparency.count ? transparency[value] : 255
      return Color(stored: palette[value * 3], palette[value * 3 + 1], palette[value * 3 + 2], alpha: alpha)
    }
  }
}
