import Tables
package import ViewTree

/// The tables of the characters' advance widths in the system's font, in thousandths of the font size.
///
/// From 20 points on, ``DisplayAdvances`` has the advances of ASCII characters.
///
/// They are Inter's advances (SIL Open Font License 1.1), fitted in two steps to labels and buttons in public Interface
/// Builder files whose stored width is that of their text:
///
/// 1. To 172 of them.
/// 2. Robustly to 358 of them, from half of the repositories, chosen by a seed.
///
/// The median error for the 358 is below half a point.
package enum CharacterAdvances {
  /// Returns the advances for a weight in thousandths of the font size: those of U+0020 to U+007E, then those of
  /// ``others``.
  package static func table(of weight: FontDescription.Weight) -> [Double] {
    switch weight {
    case .light: light
    case .regular: regular
    case .medium: medium
    case .semibold: semibold
    case .bold: bold
    }
  }

  /// Returns the index of a character in the tables of advances; nil for a character that the tables do not contain.
  package static func index(of character: Unicode.Scalar) -> Int? {
    if (32..<127).contains(character.value) { return Int(character.value) - 32 }
    if let base = baseLetter(of: character) { return Int(base.value) - 32 }
    let character = sameGlyphs[character] ?? character
    return character == " " ? 0 : others.firstIndex(of: character).map { $0 + 95 }
  }

  /// The characters that have the glyph of another character in the Adobe Glyph List: the names `space` and
  /// `periodcentered` have two characters each.
  private static let sameGlyphs: [Unicode.Scalar: Unicode.Scalar] = ["\u{A0}": " ", "\u{2219}": "\u{B7}"]

  /// Returns the base letter of an accented Latin letter, which has the same advance; nil for other characters.
  private static func baseLetter(of character: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xC0..<0x180).contains(character.value), accented.count == 0xC0 else { return nil }
    let letter = accented[Int(character.value) - 0xC0]
    return letter == " " ? nil : letter
  }

  /// The base letters of U+00C0 to U+017F in order, by their canonical decompositions; a space for a character without
  /// one.
  private static let accented: [Unicode.Scalar] = Array(
    ("AAAAAA CEEEEIIII NOOOOO  UUUUY  aaaaaa ceeeeiiii nooooo  uuuuy y"
      + "AaAaAaCcCcCcCcDd  EeEeEeEeEeGgGgGgGgHh  IiIiIiIiI   JjKk LlLlLl    NnNnNn   OoOoOo  RrRrRrSsSsSsSsTtTt  "
      + "UuUuUuUuUuUuWwYyYZzZzZz ").unicodeScalars)

  /// The characters beyond ASCII that the tables of advances contain, in the order of the tables.
  private static let others: [Unicode.Scalar] = [
    "\u{2026}", "\u{2019}", "\u{2018}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}", "\u{A9}",
    "\u{B7}", "\u{D7}", "\u{20AC}", "\u{A3}", "\u{B0}",
  ]

  private static let light = FontAdvances.named("text-light")
  private static let regular = FontAdvances.named("text-regular")
  private static let medium = FontAdvances.named("text-medium")
  private static let semibold = FontAdvances.named("text-semibold")
  private static let bold = FontAdvances.named("text-bold")
}
