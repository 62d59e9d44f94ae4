/// Base64 encoding: RFC 4648, section 4, with padding and without line breaks.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  /// The value 0…63 of each byte as a Base64 digit, indexed by the byte; 255 for bytes that are not digits.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> [UInt8] { encode(bytes, between: []) }

  /// Returns the Base64 encoding of bytes as a JSON string with quotation marks.
  package static func quoted(_ bytes: [UInt8]) -> [UInt8] { encode(bytes, between: [UInt8(ascii: "\"")]) }

  private static func encode(_ bytes: [UInt8], between mark: [UInt8]) -> [UInt8] {
    let alphabet = alphabet
    let count = (bytes.count + 2) / 3 * 4
    var text = mark + [UInt8](repeating: padding, count: count) + mark
    var position = mark.count
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - start
      let group =
        Int(bytes[start]) << 16 | (left > 1 ? Int(bytes[start + 1]) << 8 : 0) | (left > 2 ? Int(bytes[start + 2]) : 0)
      text[position] = alphabet[group >> 18]
      text[position + 1] = alphabet[group >> 12 & 63]
      if left > 1 { text[position + 2] = alphabet[group >> 6 & 63] }
      if left > 2 { text[position + 3] = alphabet[group & 63] }
      position += 4
    }
    return text
  }

  /// Returns the Base64 encoding of bytes as a string.
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
