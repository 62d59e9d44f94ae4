package import Geometry

extension String {
  /// The writing direction of a paragraph, that of its first letter; nil for a text without letters.
  ///
  /// Unicode Standard Annex 9, rules P2 and P3, without marks and isolates. The ranges are those of the bidirectional
  /// classes R and AL: Hebrew, Arabic and its neighbors, presentation forms, and the scripts of the first plane.
  package var paragraphDirection: LayoutDirection? {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF:
      return .rightToLeft
    default: return .leftToRight
    }
  }
}
