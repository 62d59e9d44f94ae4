// Strings of JSON with their escape sequences: RFC 8259, section 7.

extension [UInt8] {
  /// The number of bytes of a text that are escaped at once, which bounds the memory for escape sequences.
  private static var piece: Int { 512 }

  /// Appends a text in UTF-8 as a JSON string with quotation marks.
  mutating func append(quoted text: Span<UInt8>) {
    var start = 0
    repeat {
      let end = Swift.min(start + Self.piece, text.count)
      append(addingCapacity: OutputSpan<UInt8>.longestString(ofByteCount: end - start)) { bytes in
        if start == 0 { bytes.append(UInt8(ascii: "\"")) }
        bytes.append(escaping: text.extracting(start..<end))
        if end == text.count { bytes.append(UInt8(ascii: "\"")) }
      }
      start = end
    } while start < text.count
  }
}

extension OutputSpan<UInt8> {
  /// The room that a JSON string needs for a text of `count` bytes.
  ///
  /// An escape sequence has at most six bytes. Words are stored as a whole, also past the last byte.
  package static func longestString(ofByteCount count: Int) -> Int { 6 * count + 10 }

  /// Appends a text in UTF-8 as a JSON string with quotation marks.
  ///
  /// There must be room for ``longestString(ofByteCount:)``.
  package mutating func append(quoted text: Span<UInt8>) {
    append(UInt8(ascii: "\""))
    append(escaping: text)
    append(UInt8(ascii: "\""))
  }

  /// Appends a text, escaped; there must be room for six times its bytes and a word.
  fileprivate mutating func append(escaping text: Span<UInt8>) {
    var index = 0
    while let word = text.word(at: index) {
      let plain = word.plainByteCount
      append(word, count: plain)
      index += plain
      guard plain < 8 else { continue }
      append(escapeOf: text[index])
      index += 1
    }
    while index < text.count {
      if text[index].isEscaped { append(escapeOf: text[index]) } else { append(text[index]) }
      index += 1
    }
  }

  @inline(__always) private mutating func append(afterBackslash byte: UInt8) {
    append(UInt64(UInt8(ascii: "\\")) | UInt64(byte) << 8, count: 2)
  }

  private mutating func append(escapeOf byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(afterBackslash: byte)
    case UInt8(ascii: "\n"): append(afterBackslash: UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): append(afterBackslash: UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): append(afterBackslash: UInt8(ascii: "t"))
    default:
      append("\\u00")
      append((byte >> 4).hexadecimalDigit)
      append((byte & 15).hexadecimalDigit)
    }
  }
}

extension UInt8 {
  /// True for the bytes that ``JSONWriter`` escapes in strings: quotation mark, backslash and control characters.
  fileprivate var isEscaped: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == 0x7F
  }
}

extension UInt64 {
  /// The number of bytes, from the lowest one, before the first one that is escaped; 8 if none is.
  ///
  /// A byte below `n`, or one that equals `n`, sets its highest bit by a subtraction. The borrow of the subtraction
  /// changes only bytes above it.
  var plainByteCount: Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let controls = self &- (0x20 &* ones)
    let quotes = (self ^ (0x22 &* ones)) &- ones
    let backslashes = (self ^ (0x5C &* ones)) &- ones
    let deletes = (self ^ (0x7F &* ones)) &- ones
    let escaped = (controls | quotes | backslashes | deletes) & ~self & (0x80 &* ones)
    return escaped.trailingZeroBitCount / 8
  }
}
