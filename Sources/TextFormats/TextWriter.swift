/// A buffer for text output in UTF-8, in which all numbers have the same format.
package struct TextWriter: Sendable {
  package internal(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) {
    let text = text.utf8Span.span
    bytes.append(addingCapacity: text.count) { $0.append(copying: text) }
  }

  /// A placeholder character, U+0001, in written text, which the encoder of the format replaces when the text is
  /// complete.
  ///
  /// XML forbids the character, so no document contains it.
  package static let mark: Unicode.Scalar = "\u{1}"

  /// Writes text between tags or in a quoted attribute value, escaped for XML or HTML; each ``mark`` stays as it is.
  package mutating func write(escaped text: String) {
    bytes.append(escaped: text, keeping: Self.mark)
  }
}
