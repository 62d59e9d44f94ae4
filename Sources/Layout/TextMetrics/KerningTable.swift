import Tables

/// A table of kerning between pairs of characters.
struct KerningTable: Sendable {
  /// The kerning of pairs of ASCII characters in thousandths of the font size; the index is 128 × first + second
  /// character.
  ///
  /// Most pairs are ASCII; an array is faster than a dictionary.
  private let ofASCII: [Double]
  private let others: [UInt64: Double]

  /// Reads a table from text, with a line for the same pairs of one or more first characters.
  ///
  /// After the first characters the line has a list of adjustments, each followed by the second characters to which it
  /// applies. The character `␣` means a space.
  ///
  /// - Parameter unitsPerEm: the number of units of the adjustments per font size.
  init(_ text: String, unitsPerEm: Double) {
    var ofASCII = [Double](repeating: 0, count: 128 * 128)
    var others: [UInt64: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      for position in stride(from: 1, to: words.count - 1, by: 2) {
        guard let units = Double(words[position]) else { continue }
        for first in words[0].unicodeScalars {
          for shown in words[position + 1].unicodeScalars {
            let second = shown == "␣" ? " " : shown
            if first.isASCII, second.isASCII {
              ofASCII[Self.index(first, second)] = units * 1_000 / unitsPerEm
            } else {
              others[Self.key(first, second)] = units * 1_000 / unitsPerEm
            }
          }
        }
      }
    }
    self.ofASCII = ofASCII
    self.others = others
  }

  /// Returns the kerning between two adjacent characters in thousandths of the font size: negative to move them
  /// together, 0 for most pairs.
  func adjustment(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard first.isASCII, second.isASCII else { return others[Self.key(first, second)] ?? 0 }
    return ofASCII[Self.index(first, second)]
  }

  /// The kerning in the text cut of the system's font, the same for all weights.
  ///
  /// Inter's kerning pairs (SIL Open Font License 1.1), times the coefficient 0.76 that fits the widths stored in public
  /// Interface Builder files.
  static let text = KerningTable(DataFile.kerningText.text, unitsPerEm: 1_000)

  // The kerning in the display cut, the same for all weights.
  //
  // The source is the pairs of the regular cut in SVG exports of the fonts SF UI Display and SF Pro Display (2017), which
  // contain no pairs with apostrophes, brackets, braces, `<` and `>`. The pairs of the other weights and of the 2020
  // edition are not known.
  static let displayUI = KerningTable(DataFile.kerningDisplayUi.text, unitsPerEm: 2_048)
  static let displayPro = KerningTable(DataFile.kerningDisplayPro.text, unitsPerEm: 2_048)

  private static func index(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(first.value) * 128 + Int(second.value)
  }

  private static func key(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(first.value) << 32 | UInt64(second.value)
  }
}
