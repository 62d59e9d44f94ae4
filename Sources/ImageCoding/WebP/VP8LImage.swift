import Geometry
import Raster

/// A writer of one lossless image of WebP, a VP8L bitstream without its chunk: RFC 9649.
///
/// Colors are a table of up to 256, or else channels with green subtracted from red and blue.
struct VP8LImage {
  /// The first byte of every bitstream.
  private static let signature: UInt64 = 0x2F
  /// The number of length prefixes; their symbols follow the 256 values of green.
  private static let lengthCount = 24
  private static let distanceCount = 40
  /// The minimum count of colors in a table, missing ones being repeated.
  ///
  /// With up to 16 colors several indices are packed into one pixel, which divides runs.
  private static let leastColors = 17
  /// The types of the transforms in the stream.
  private static let subtractGreen: UInt64 = 2
  private static let colorIndexing: UInt64 = 3

  private var writer = BitWriter()

  /// The bytes of `image`; nil if libwebp compresses it better, see ``VP8LTokens``.
  static func bytes(of image: RowImage) -> [UInt8]? {
    guard let tokens = VP8LTokens(image) else { return nil }
    var stream = Self()
    stream.append(tokens, height: image.size.height)
    stream.writer.finishByte()
    return stream.writer.takeBytes()
  }

  private mutating func append(_ tokens: VP8LTokens, height: Int) {
    let colors = VP8LColors(tokens.tokens)
    writer.append(Self.signature, count: 8)
    writer.append(UInt64(tokens.width - 1), count: 14)
    writer.append(UInt64(height - 1), count: 14)
    writer.append(colors.isOpaque ? 0 : 1, count: 1)
    // The version.
    writer.append(0, count: 3)
    writer.append(1, count: 1)
    if let table = colors.table {
      writer.append(Self.colorIndexing, count: 2)
      let count = max(Self.leastColors, table.count)
      writer.append(UInt64(count - 1), count: 8)
      let repeats = [VP8LToken<UInt32>](repeating: .literal(0), count: count - table.count)
      append(differences(of: table).map { .literal($0) } + repeats, width: count, isTop: false)
    } else {
      writer.append(Self.subtractGreen, count: 2)
    }
    // No further transform.
    writer.append(0, count: 1)
    append(colors.tokens, width: tokens.width, isTop: true)
  }

  /// Appends five prefix codes, then the tokens; a literal is the four channels alpha, red, green and blue, from the
  /// highest byte on.
  ///
  /// - Parameter isTop: true for the image itself, false for the table of colors.
  private mutating func append(_ tokens: [VP8LToken<UInt32>], width: Int, isTop: Bool) {
    // No color cache; the image has one group of codes.
    writer.append(0, count: isTop ? 2 : 1)
    var green = [Int](repeating: 0, count: 256 + Self.lengthCount)
    var (red, blue, alpha) = (green.prefix(256), green.prefix(256), green.prefix(256))
    var distances = [Int](repeating: 0, count: Self.distanceCount)
    for token in tokens {
      switch token {
      case .literal(let color):
        green[Int(color >> 8 & 0xFF)] += 1
        red[Int(color >> 16 & 0xFF)] += 1
        blue[Int(color & 0xFF)] += 1
        alpha[Int(color >> 24)] += 1
      case .copy(let length, let distance):
        green[256 + VP8LPrefix(Int(length)).symbol] += 1
        distances[VP8LPrefix(VP8LDistance.number(of: Int(distance), width: width)).symbol] += 1
      }
    }
    let codes = [green, Array(red), Array(blue), Array(alpha), distances].map { VP8LPrefixCode(frequencies: $0) }
    for code in codes { code.appendDefinition(to: &writer) }
    let words = VP8LCodeWords(codes)
    for token in tokens {
      switch token {
      case .literal(let color):
        words.append(Int(color >> 8 & 0xFF), of: 0, to: &writer)
        words.append(Int(color >> 16 & 0xFF), of: 1, to: &writer)
        words.append(Int(color & 0xFF), of: 2, to: &writer)
        words.append(Int(color >> 24), of: 3, to: &writer)
      case .copy(let length, let distance):
        let length = VP8LPrefix(Int(length))
        words.append(256 + length.symbol, of: 0, to: &writer)
        writer.append(length.extraBits, count: length.extraCount)
        let distance = VP8LPrefix(VP8LDistance.number(of: Int(distance), width: width))
        words.append(distance.symbol, of: 4, to: &writer)
        writer.append(distance.extraBits, count: distance.extraCount)
      }
    }
  }

  /// Each color minus the one before it, channel by channel modulo 256; the first color is as it is.
  private func differences(of colors: [UInt32]) -> [UInt32] {
    zip(colors, [0] + colors).map { ImageCoding.bytes($0, minus: $1) }
  }
}
