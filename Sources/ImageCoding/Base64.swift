/// Bytes as text: RFC 4648, section 4, with padding and without line breaks.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")
  /// The value of each byte, 255 for those that are no digits.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = alphabet
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let left = bytes.count - start
      let group =
        Int(bytes[start]) << 16 | (left > 1 ? Int(bytes[start + 1]) << 8 : 0) | (left > 2 ? Int(bytes[start + 2]) : 0)
      text.append(alphabet[group >> 18])
      text.append(alphabet[group >> 12 & 63])
      text.append(left > 1 ? alphabet[group >> 6 & 63] : padding)
      text.append(left > 2 ? alphabet[group & 63] : padding)
    }
    return text
  }

  /// The same as a string.
  package static func string(_ bytes: [UInt8]) -> String { String(decoding: encode(bytes), as: UTF8.self) }

  /// The bytes of a text, or nil when it is not exactly what ``encode(_:)`` gives for some.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    guard text.count % 4 == 0 else { return nil }
    let paddingCount = text.suffix(2).reduce(0) { $1 == padding ? $0 + 1 : $0 }
    if paddingCount == 1, text.last != padding { return nil }
    let values = values
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var group = 0
    for (index, byte) in text.dropLast(paddingCount).enumerated() {
      let value = values[Int(byte)]
      guard value < 64 else { return nil }
      group = group << 6 | Int(value)
      guard index % 4 == 3 else { continue }
      bytes.append(contentsOf: [UInt8(group >> 16), UInt8(group >> 8 & 255), UInt8(group & 255)])
      group = 0
    }
    // Bits that would be lost must be zero.
    switch paddingCount {
    case 1:
      guard group & 3 == 0 else { return nil }
      bytes.append(contentsOf: [UInt8(group >> 10), UInt8(group >> 2 & 255)])
    case 2:
      guard group & 15 == 0 else { return nil }
      bytes.append(UInt8(group >> 4))
    default: break
    }
    return bytes
  }
}
