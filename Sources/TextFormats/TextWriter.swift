/// Builds text output as UTF-8, with one format of numbers.
package struct TextWriter: Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// The mark of a place that the writer of the file completes at the end: XML forbids it, so no document contains it.
  package static let mark: Unicode.Scalar = "\u{1}"

  /// Writes text between tags or in a quoted attribute; a ``mark`` stays.
  package mutating func write(escaped text: String) {
    bytes.append(escaped: text, keeping: Self.mark)
  }

  /// Writes at most four decimals, rounded to nearest, no zeros at the end; −0 is 0.
  package mutating func write(_ number: Double) {
    bytes.append(number, decimals: 4)
  }
}
