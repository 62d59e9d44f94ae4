/// A namespace for functions that recognize texts whose characters are icons.
enum IconFont {
  /// The beginnings of the names of icon fonts, in lower case without spaces and hyphens, such as
  /// `FontAwesome5Free-Solid` and `Material Icons`.
  private static let names = [
    "fontawesome", "materialicons", "materialsymbols", "materialdesignicons", "ionicons", "icomoon", "glyphicons",
    "fontello",
  ]

  /// Returns true for the family name or the PostScript name of a font of icons.
  static func isNamed(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
    return names.contains(where: letters.hasPrefix)
  }

  /// Returns true for a text of the private use areas of Unicode only: the icons of a font.
  static func isGlyphs(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.generalCategory == .privateUse }
  }
}
