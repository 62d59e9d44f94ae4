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

  private static func index(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int(first.value) * 128 + Int(second.value)
  }

  private static func key(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(first.value) << 32 | UInt64(second.value)
  }
}
