import Geometry
import ViewTree

/// A namespace for functions that recognize texts whose characters are icons, and show them as pictures.
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

  /// The picture of an icon in a line of text: a square whose side is the font size, in points.
  ///
  /// - Parameter y: the vertical position of the line in the view, from 0 at its top to 1 at its bottom.
  static func picture(fontSize: Double, _ alignment: TextAlignment, _ direction: LayoutDirection, y: Double = 0.5)
    -> FittedPicture
  {
    let start = direction == .leftToRight ? 0.0 : 1.0
    let x =
      switch alignment {
      case .natural: start
      case .end: 1 - start
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      }
    return FittedPicture(
      size: Size(width: fontSize, height: fontSize), isScaled: false, gravity: UnitPoint(x: x, y: y))
  }
}
