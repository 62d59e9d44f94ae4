/// Base64 encoding: RFC 4648, section 4, with padding and without line breaks.
package enum Base64 {
  fileprivate static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  fileprivate static let padding = UInt8(ascii: "=")
  /// The value 0…63 of each byte as a Base64 digit, indexed by the byte; 255 for bytes that are not digits.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  /// The two digits of each number of 12 bits, the first digit in the lower byte.
  fileprivate static let pairs: [UInt16] = (0..<4096).map {
    UInt16(alphabet[$0 >> 6]) | UInt16(alphabet[$0 & 63]) << 8
  }

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.append(addingCapacity: length(of: bytes)) { $0.append(base64: bytes.span) }
    return text
  }

  /// Returns the Base64 encoding of bytes as a JSON string with quotation marks.
  package static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.append(addingCapacity: length(of: bytes) + 2) { text in
      text.append(UInt8(ascii: "\""))
      text.append(base64: bytes.span)
      text.append(UInt8(ascii: "\""))
    }
    return text
  }

  private static func length(of bytes: [UInt8]) -> Int { (bytes.count + 2) / 3 * 4 }

  package static func string(_ bytes: [UInt8]) -> String { String(decoding: encode(bytes), as: UTF8.self) }

  /// Returns the bytes that a text encodes; nil if the text is not exactly the output of ``encode(_:)`` for some bytes.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    let bytes = decodeLeniently(text)
    return encode(bytes) == text ? bytes : nil
  }

  /// Returns the bytes that a text encodes; characters other than Base64 digits, such as padding, are skipped.
  package static func decodeLeniently(_ text: some Sequence<UInt8>) -> [UInt8] {
    let values = values
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.underestimatedCount / 4 * 3 + 3)
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in text {
      let value = values[Int(byte)]
      guard value < 64 else { continue }
      bits = bits << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }
}

extension OutputSpan<UInt8> {
  /// Appends the Base64 encoding of bytes, for which there must be room.
  fileprivate mutating func append(base64 bytes: Span<UInt8>) {
    let pairs = Base64.pairs.span
    var start = 0
    // Six bytes are eight digits; eight bytes are read at once.
    while let word = bytes.word(at: start) {
      let bits = word.byteSwapped >> 16
      var digits = UInt64(pairs[Int(bits >> 36)])
      digits |= UInt64(pairs[Int(bits >> 24 & 0xFFF)]) << 16
      digits |= UInt64(pairs[Int(bits >> 12 & 0xFFF)]) << 32
      digits |= UInt64(pairs[Int(bits & 0xFFF)]) << 48
      append(digits, count: 8)
      start += 6
    }
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      let bits = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for index in 0..<4 {
        append(index <= count ? Base64.alphabet[bits >> (18 - 6 * index) & 63] : Base64.padding)
      }
      start += 3
    }
  }
}
