extension String {
  /// The text for a line that people read, in which characters that could change the line are escape sequences.
  ///
  /// The text of a document cannot end the line, move the cursor of a terminal, or reverse what follows it. The escape
  /// sequences are `\n`, `\r` and `\t`, and the hexadecimal form of Swift for all others, such as `\u{1B}`.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isUnsafeInLine) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isUnsafeInLine: text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The lines of a text for people, in which all controls but the line feeds are visible.
  package var visibleLines: String {
    // Characters would keep a carriage return with its line feed.
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)).visible }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// True for a character that could change the line in which it is printed.
  ///
  /// These are the controls C0, DEL and C1 (ECMA-48), the separators of lines and paragraphs, and the controls of
  /// direction (Unicode Standard Annex 9, section 2).
  var isUnsafeInLine: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
