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
  func isPlain(besides mark: Unicode.Scalar?) -> Bool {
    let mark = mark.map { UInt8(ascii: $0) } ?? UInt8(ascii: " ")
    var index = 0
    while let word = word(at: index) {
      guard word.isPlainText || (index..<index + 8).allSatisfy({ self[$0].isPlainText || self[$0] == mark }) else {
        return false
      }
      index += 8
    }
    while index < count {
      guard self[index].isPlainText || self[index] == mark else { return false }
      index += 1
    }
    return true
  }
}

extension UInt8 {
  /// True for a printable character of ASCII that XML and HTML do not escape.
  fileprivate var isPlainText: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20...0x7E).contains(self)
    }
  }
}

extension UInt64 {
  /// True if all eight bytes are printable characters of ASCII that XML and HTML do not escape.
  ///
  /// A byte below `n`, or one that equals `n`, sets its highest bit by a subtraction. The borrow of the subtraction can
  /// set that of a byte above it too, which is then one of several that are not plain.
  fileprivate var isPlainText: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let controls = self &- (0x20 &* ones)
    let deletes = (self ^ (0x7F &* ones)) &- ones
    let ampersands = (self ^ (0x26 &* ones)) &- ones
    // 0x3C and 0x3E, whose second bits differ.
    let brackets = ((self & ~(2 &* ones)) ^ (0x3C &* ones)) &- ones
    let quotes = (self ^ (0x22 &* ones)) &- ones
    return (self | controls | deletes | ampersands | brackets | quotes) & (0x80 &* ones) == 0
  }
}

/// Returns true for a character that XML or HTML forbids: a control character of ASCII or Latin-1, or one of the last
/// two code points of each plane.
///
/// XML 1.0, production 2 (Char), and HTML, section 13.2.3.5, control-character-in-input-stream.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
}
