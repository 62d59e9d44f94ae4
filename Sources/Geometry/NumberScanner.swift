/// A reader of the numbers, words and flags in SVG's number lists: path data, transforms and lists of points.
package struct NumberScanner {
  private let bytes: [UInt8]
  /// The byte offset, in the UTF-8 text, of the next byte to read; at the end of the text, its length in bytes.
  package private(set) var position = 0

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package var isAtEnd: Bool { position == bytes.count }

  /// The next byte of the UTF-8 text, which is not consumed; nil at the end.
  package var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  package mutating func skip() {
    if !isAtEnd { position += 1 }
  }

  package mutating func skipSpace() {
    while let byte = next, isSpace(byte) { position += 1 }
  }

  /// Skips white space and at most one comma, which may be surrounded by white space.
  package mutating func skipSeparator() {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
  }

  /// Reads consecutive ASCII letters; returns an empty text if the next byte is not a letter.
  package mutating func word() -> String {
    let start = position
    while let byte = next, isLetter(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a number without unit in SVG's syntax, such as `-.5`, `1.` or `1e2`; returns nil and consumes nothing if
  /// there is none.
  package mutating func number() -> Double? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    skipExponent()
    return Double(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Reads a flag, the byte `1` for true or `0` for false, which needs no separator after it.
  ///
  /// Returns nil and consumes nothing if the next byte is another.
  package mutating func flag() -> Bool? {
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// Skips the exponent of a number, such as `e-3`.
  ///
  /// An `e` without digits after it is not consumed: `1em` is a length of 1 em.
  private mutating func skipExponent() {
    let start = position
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
    position += 1
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = start }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
