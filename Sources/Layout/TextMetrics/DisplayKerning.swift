import Tables

/// The kerning between pairs of ASCII characters in the display cut of the system's font.
///
/// The source is the pairs of the regular cut in SVG exports of the fonts SF UI Display and SF Pro Display (2017), which
/// contain no pairs with apostrophes, brackets, braces, `<` and `>`. The pairs of the other weights and of the 2020
/// edition are not known, and those of the regular cut are used.
enum DisplayKerning {
  static let sanFranciscoUI = KerningTable(DataFile.kerningDisplayUi.text, unitsPerEm: 2_048)
  static let sanFranciscoPro = KerningTable(DataFile.kerningDisplayPro.text, unitsPerEm: 2_048)
}
