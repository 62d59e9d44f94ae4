import Geometry

extension String {
  /// The writing direction of a paragraph, that of its first letter; nil for a text without letters.
  ///
  /// Unicode Standard Annex 9, rules P2 and P3. Letters from U+0590 to U+08FF and their presentation forms are those of
  /// Hebrew, Arabic, Syriac, Thaana, N'Ko, Samaritan and Mandaic.
  var paragraphDirection: LayoutDirection? {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}
