import Tables

/// The kerning between pairs of characters in the text cut of the system's font.
///
/// Inter's kerning pairs (SIL Open Font License 1.1), times the coefficient 0.76 that fits the widths stored in public
/// Interface Builder files; the same for all weights.
enum KerningPairs {
  static let table = KerningTable(DataFile.kerningText.text, unitsPerEm: 1_000)
}
