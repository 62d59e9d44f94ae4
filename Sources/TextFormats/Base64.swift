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

  package static func encode(_ bytes: [UInt8]) -> [UInt8] { encode(bytes, margin: 0) }

  /// Returns the Base64 encoding of bytes as a JSON string with quotation marks.
  package static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var text = encode(bytes, margin: 1)
    text[0] = UInt8(ascii: "\"")
    text[text.count - 1] = UInt8(ascii: "\"")
    return text
  }

  /// Returns the Base64 encoding of bytes, with `margin` bytes of any value before and after it.
  private static func encode(_ bytes: [UInt8], margin: Int) -> [UInt8] {
    let groupCount = bytes.count / 3
    let rest = bytes.count % 3
    var text = [UInt8](repeating: padding, count: margin + (bytes.count + 2) / 3 * 4 + margin)
    encodeGroups(of: bytes.span, count: groupCount, to: &text, at: margin)
    if rest > 0 {
      let start = 3 * groupCount
      let bits = Int(bytes[start]) << 16 | (rest > 1 ? Int(bytes[start + 1]) << 8 : 0)
      for index in 0...rest { text[margin + 4 * groupCount + index] = alphabet[bits >> (18 - 6 * index) & 63] }
    }
    return text
  }

  /// Writes the digits of the first `count` groups of three bytes to a text, from index `start` on.
  private static func encodeGroups(of bytes: Span<UInt8>, count: Int, to text: inout [UInt8], at start: Int) {
    let digits = alphabet.span
    precondition(digits.count == 64)
    var output = text.mutableSpan
    var (source, target) = (0, start)
    for _ in 0..<count {
      let bits = Int(bytes[source]) << 16 | Int(bytes[source &+ 1]) << 8 | Int(bytes[source &+ 2])
      output[target] = digits[bits >> 18]
      output[target &+ 1] = digits[bits >> 12 & 63]
      output[target &+ 2] = digits[bits >> 6 & 63]
      output[target &+ 3] = digits[bits & 63]
      source &+= 3
      target &+= 4
    }
  }

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
