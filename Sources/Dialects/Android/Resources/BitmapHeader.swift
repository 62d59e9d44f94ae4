/// The width and height of a bitmap in pixels, read from the header of its file.
struct BitmapHeader: Hashable, Sendable {
  var width: Int
  var height: Int

  /// Reads the size in the header of a PNG, WebP, JPEG or GIF.
  ///
  /// The result is nil for other files, truncated headers, and sizes that are 0 or above 2²⁰.
  init?(_ bytes: [UInt8]) {
    guard let (width, height) = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes),
      width > 0, height > 0, width <= 1 << 20, height <= 1 << 20
    else { return nil }
    (self.width, self.height) = (width, height)
  }

  private static func starts(_ bytes: [UInt8], with text: StaticString, at offset: Int = 0) -> Bool {
    guard bytes.count >= offset + text.utf8CodeUnitCount else { return false }
    return "\(text)".utf8.elementsEqual(bytes[offset..<offset + text.utf8CodeUnitCount])
  }

  /// Returns width and height in pixels of a PNG, whose first chunk is IHDR; nil for other files.
  ///
  /// PNG, section 11.2.2.
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes[0] == 0x89, starts(bytes, with: "PNG", at: 1), starts(bytes, with: "IHDR", at: 12)
    else { return nil }
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, starts(bytes, with: "GIF8") else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }

  /// Returns width and height in pixels of a WebP; nil for other files.
  ///
  /// RFC 9649, sections 2.5 to 2.7.
  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, starts(bytes, with: "RIFF"), starts(bytes, with: "WEBP", at: 8) else { return nil }
    func bits(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    if starts(bytes, with: "VP8X", at: 12) { return (bits(24, 3) + 1, bits(27, 3) + 1) }
    if starts(bytes, with: "VP8L", at: 12) {
      let packed = bits(21, 4)
      return (packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
    }
    guard starts(bytes, with: "VP8 ", at: 12) else { return nil }
    return (bits(26, 2) & 0x3FFF, bits(28, 2) & 0x3FFF)
  }

  /// Returns width and height in pixels of a JPEG, from its first frame header; nil for other files.
  ///
  /// ITU-T T.81, section B.2.2.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    func number(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      switch marker {
      case 0xFF: offset += 1
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return (number(offset + 7), number(offset + 5))
      case 0x01, 0xD0...0xD8: offset += 2
      default: offset += 2 + max(2, number(offset + 2))
      }
    }
    return nil
  }
}
