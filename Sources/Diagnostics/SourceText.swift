/// A line and a column of a text, both counted from 1; the column counts Unicode scalars.
package struct LineAndColumn: Hashable, Sendable {
  package let line: Int
  package let column: Int
}

/// A document's text and name, for printing diagnostics with their positions in the text.
package struct SourceText: Sendable {
  package let name: String
  package let utf8: [UInt8]

  /// Creates the source of diagnostics from a document's text as UTF-8 and its name.
  ///
  /// - Parameters:
  ///   - name: the name to print before a position, usually the path of the file.
  ///   - utf8: the bytes of the text, to which the offsets of locations refer.
  package init(name: String, utf8: [UInt8]) {
    self.name = name
    self.utf8 = utf8
  }

  /// Returns the line and column of a location; a location beyond the text counts as the end of the text.
  ///
  /// The cost is linear in the offset.
  package func position(of location: SourceLocation) -> LineAndColumn {
    let end = min(max(location.offset, 0), utf8.count)
    let start = lineStart(before: end)
    let line = utf8[..<start].reduce(1) { $1 == newline ? $0 + 1 : $0 }
    let column = utf8[start..<end].reduce(1) { isContinuation($1) ? $0 : $0 + 1 }
    return LineAndColumn(line: line, column: column)
  }

  /// Returns the line and column of each location, as ``position(of:)`` does; nil for a diagnostic without location.
  ///
  /// The text is read once for all of them.
  package func positions(of locations: [SourceLocation?]) -> [LineAndColumn?] {
    var positions: [LineAndColumn?] = Array(repeating: nil, count: locations.count)
    let ends = locations.enumerated().compactMap { index, location in
      location.map { (index: index, end: min(max($0.offset, 0), utf8.count)) }
    }
    var (offset, line, column) = (0, 1, 1)
    for (index, end) in ends.sorted(by: { $0.end < $1.end }) {
      while offset < end {
        if utf8[offset] == newline {
          (line, column) = (line + 1, 1)
        } else if !isContinuation(utf8[offset]) {
          column += 1
        }
        offset += 1
      }
      positions[index] = LineAndColumn(line: line, column: column)
    }
    return positions
  }

  /// Returns a diagnostic as text in the format of compilers: position, severity, message, source line and caret.
  ///
  /// A diagnostic without location has no position and no source line. Every line ends with a line break.
  package func rendered(_ diagnostic: Diagnostic) -> String {
    let name = name.visible
    let sentence = "\(diagnostic.severity.rawValue): \(diagnostic.problem.message.visible)"
    guard let location = diagnostic.location else { return "\(name): \(sentence)\n" }
    let position = position(of: location)
    let header = "\(name):\(position.line):\(position.column): \(sentence)\n"
    return header + excerpt(around: location)
  }

  /// Returns the source line of a location and a line with a caret at the location; a long line is shortened to about
  /// 100 characters around it.
  ///
  /// The result is empty for a blank line.
  private func excerpt(around location: SourceLocation) -> String {
    let end = min(max(location.offset, 0), utf8.count)
    let start = lineStart(before: end)
    let lineEnd = utf8[end...].firstIndex { $0 == newline || $0 == carriageReturn } ?? utf8.count
    let before = Array(String(decoding: utf8[start..<end], as: UTF8.self).unicodeScalars.suffix(72))
    let rest = String(decoding: utf8[end..<min(lineEnd, end + 400)], as: UTF8.self).unicodeScalars
    let after = Array(rest.prefix(96 - before.count))
    let line = (before + after).map(printable).joined()
    guard !line.allSatisfy({ $0 == " " }) else { return "" }
    return "  \(line)\n  \(String(repeating: " ", count: before.count))^\n"
  }

  private func lineStart(before end: Int) -> Int {
    utf8[..<end].lastIndex(of: newline).map { $0 + 1 } ?? 0
  }

  /// Returns the character to print for one of the source: a space for a tab, U+FFFD if it could change the line.
  ///
  /// Each result is one column wide, so that the caret stays in place.
  private func printable(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return " " }
    return scalar.isUnsafeInLine ? "\u{FFFD}" : String(scalar)
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private var newline: UInt8 { 0x0A }
  private var carriageReturn: UInt8 { 0x0D }
}
