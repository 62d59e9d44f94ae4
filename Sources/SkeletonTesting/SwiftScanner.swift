/// A scanner of Swift source code that finds the end of a group in parentheses, brackets or braces.
///
/// Literals, interpolations and comments are skipped as a whole. Regular expressions between slashes are not known.
struct SwiftScanner {
  private let source: [UInt8]
  /// The index in ``source`` of the next byte to scan.
  var offset: Int

  init(_ source: [UInt8], at offset: Int) {
    (self.source, self.offset) = (source, offset)
  }

  /// The next byte; nil at the end of the source.
  var next: UInt8? { offset < source.count ? source[offset] : nil }

  /// Moves ``offset`` to the next byte that is not part of white space or a comment.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { offset += 1 } else if !skipComment() { return }
    }
  }

  /// Moves ``offset`` behind the parentheses, brackets or braces that open at it, with all nested ones.
  ///
  /// - Returns: false if none open at the offset, which is then unchanged, or if they have no end; the offset is then
  ///   unspecified.
  mutating func skipGroup() -> Bool {
    guard let open = next, let close = Self.pairs[open] else { return false }
    offset += 1
    while let byte = next {
      if byte == close {
        offset += 1
        return true
      }
      if Self.pairs[byte] != nil {
        if !skipGroup() { return false }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
        if !skipLiteral() { return false }
      } else if !skipComment() {
        offset += 1
      }
    }
    return false
  }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  private func begins(_ text: String) -> Bool { source[offset...].starts(with: text.utf8) }

  /// Skips a comment, which may contain comments; returns false if none begins here.
  private mutating func skipComment() -> Bool {
    if begins("//") {
      offset = source[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      return true
    }
    guard begins("/*") else { return false }
    var depth = 0
    while offset < source.count {
      if begins("/*") {
        depth += 1
        offset += 2
      } else if begins("*/") {
        depth -= 1
        offset += 2
        if depth == 0 { return true }
      } else {
        offset += 1
      }
    }
    return true
  }

  /// Skips a string literal with its interpolations, or number signs that begin none; returns false if it has no end.
  private mutating func skipLiteral() -> Bool {
    let pounds = String(repeating: "#", count: source[offset...].prefix { $0 == UInt8(ascii: "#") }.count)
    offset += pounds.utf8.count
    guard next == UInt8(ascii: "\"") else { return true }
    let quotes = begins("\"\"\"") ? "\"\"\"" : "\""
    offset += quotes.utf8.count
    while offset < source.count {
      if begins(quotes + pounds) {
        offset += quotes.utf8.count + pounds.utf8.count
        return true
      }
      if begins("\\" + pounds) {
        offset += 1 + pounds.utf8.count
        if next == UInt8(ascii: "(") {
          if !skipGroup() { return false }
        } else {
          offset += 1
        }
      } else {
        offset += 1
      }
    }
    return false
  }
}
