import Tables
import ViewTree

/// The advance widths of the display cut of the system's font, in units of 1/2048 of the font size.
///
/// The source is the advances that SVG exports of the fonts SF UI Display (2014) and SF Pro Display (2017, and 2020 or
/// later) state. The exports of 2017 contain no brackets, braces and ASCII quotation marks in most weights: brackets,
/// braces and the bar have the advance of a parenthesis, `<`, `>` and `~` that of `=`, and the rest that of SF UI Display.
enum DisplayAdvances {
  /// Returns the advances of U+0020 to U+007E for an edition of the font and a weight; nil for a cut without a source.
  static func table(of edition: FontDescription.Edition, _ weight: FontDescription.Weight) -> [Double]? {
    switch (edition, weight) {
    case (.sanFranciscoUI, .light): lightUI
    case (.sanFranciscoUI, .regular): regularUI
    case (.sanFranciscoUI, .medium): mediumUI
    case (.sanFranciscoUI, .semibold): nil
    case (.sanFranciscoUI, .bold): boldUI
    case (.sanFranciscoPro, .light): lightPro
    case (.sanFranciscoPro, .regular): regularPro
    case (.sanFranciscoPro, .medium): mediumPro
    case (.sanFranciscoPro, .semibold): semiboldPro
    case (.sanFranciscoPro, .bold): boldPro
    case (.sanFranciscoPro2020, .light): lightPro2020
    case (.sanFranciscoPro2020, .regular): regularPro2020
    case (.sanFranciscoPro2020, .medium): mediumPro2020
    case (.sanFranciscoPro2020, .semibold): semiboldPro2020
    case (.sanFranciscoPro2020, .bold): boldPro2020
    }
  }

  /// The additions of the 2020 edition to the advances of the regular weight, which two cuts without a source share.
  ///
  /// The additions of the other weights differ by at most 23 units, except those of `*`, `/`, `\`, `_` and `|`.
  private static let additions2020 = zip(regularPro2020, regularPro).map { $0 - $1 }
  private static let lightPro2020 = zip(lightPro, additions2020).map { $0 + $1 }
  private static let mediumPro = zip(mediumPro2020, additions2020).map { $0 - $1 }

  private static let lightUI = FontAdvances.named("display-light-ui")
  private static let regularUI = FontAdvances.named("display-regular-ui")
  private static let mediumUI = FontAdvances.named("display-medium-ui")
  private static let boldUI = FontAdvances.named("display-bold-ui")
  private static let lightPro = FontAdvances.named("display-light-pro")
  private static let regularPro = FontAdvances.named("display-regular-pro")
  private static let semiboldPro = FontAdvances.named("display-semibold-pro")
  private static let boldPro = FontAdvances.named("display-bold-pro")
  private static let regularPro2020 = FontAdvances.named("display-regular-pro2020")
  private static let mediumPro2020 = FontAdvances.named("display-medium-pro2020")
  private static let semiboldPro2020 = FontAdvances.named("display-semibold-pro2020")
  private static let boldPro2020 = FontAdvances.named("display-bold-pro2020")
}
