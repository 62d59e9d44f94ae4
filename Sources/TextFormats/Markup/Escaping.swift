/// Returns the text escaped as character data or as a quoted attribute value of XML 1.0 or HTML.
///
/// `&`, `<`, `>` and `"` become references. Control characters and noncharacters, which XML or HTML forbids, become
/// U+FFFD.
package func escaped(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.append(escaped: text)
  return String(decoding: bytes, as: UTF8.self)
}

extension [UInt8] {
  /// Appends a text, escaped for XML or HTML as ``escaped(_:)`` returns it.
  ///
  /// - Parameter mark: a forbidden character that stays as it is, because the caller replaces it later; nil for none.
  mutating func append(escaped text: String, keeping mark: Unicode.Scalar? = nil) {
    let plain = text.utf8Span.span
    if plain.isPlain(besides: mark) {
      return append(addingCapacity: plain.count) { $0.append(copying: plain) }
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append(contentsOf: "&amp;".utf8)
      case "<": append(contentsOf: "&lt;".utf8)
      case ">": append(contentsOf: "&gt;".utf8)
      case "\"": append(contentsOf: "&quot;".utf8)
      case "\n", "\t": append(UInt8(ascii: scalar))
      case " "..."~": append(UInt8(truncatingIfNeeded: scalar.value))
      case _ where isForbidden(scalar) && scalar != mark: append(contentsOf: "\u{FFFD}".utf8)
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}

extension Span<UInt8> {
  /// True if all characters are printable ones of ASCII that are not escaped, or equal `mark`, which is one of ASCII.
  ///
  /// The loop has neither exits nor branches, so that it handles many bytes with one instruction.
  func isPlain(besides mark: Unicode.Scalar?) -> Bool {
    let mark = mark.map { UInt8(ascii: $0) } ?? UInt8(ascii: " ")
    var others: UInt8 = 0
    for index in indices {
      let byte = self[index]
      let isOther: UInt8 = byte &- 0x20 > 0x5E ? 1 : 0
      let isAmpersand: UInt8 = byte == UInt8(ascii: "&") ? 1 : 0
      let isLess: UInt8 = byte == UInt8(ascii: "<") ? 1 : 0
      let isGreater: UInt8 = byte == UInt8(ascii: ">") ? 1 : 0
      let isQuote: UInt8 = byte == UInt8(ascii: "\"") ? 1 : 0
      let isMark: UInt8 = byte == mark ? 0 : 1
      others |= (isOther | isAmpersand | isLess | isGreater | isQuote) & isMark
    }
    return others == 0
  }
}

/// Returns true for a character that XML or HTML forbids: a control character of ASCII or Latin-1, or one of the last
/// two code points of each plane.
///
/// XML 1.0, production 2 (Char), and HTML, section 13.2.3.5, control-character-in-input-stream.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
}
