import Tables
import ViewTree

/// A family of fonts whose advance widths are public, besides the system's font.
enum FontTable: Hashable, Sendable {
  case helveticaNeue
  /// Helvetica, and Arial, which has the same advances.
  case helvetica
  /// Times, and Times New Roman, which has the same advances.
  case times

  /// Creates the table of a font by its PostScript name, such as `HelveticaNeue-Medium`; nil for other families.
  ///
  /// The light cuts of Helvetica Neue have no table, because their advances are not public.
  init?(fontNamed name: String) {
    switch name.prefix(while: { $0 != "-" }) {
    case "HelveticaNeue":
      guard FontDescription.Weight(ofFontNamed: name) != .light else { return nil }
      self = .helveticaNeue
    case "Helvetica", "Arial", "ArialMT": self = .helvetica
    case "Times", "TimesNewRoman", "TimesNewRomanPS", "TimesNewRomanPSMT": self = .times
    default: return nil
    }
  }

  /// Returns the advances for a weight in thousandths of the font size, in the order of ``CharacterAdvances``.
  func advances(of weight: FontDescription.Weight) -> [Double] {
    let isBold = weight == .bold || weight == .semibold
    return switch (self, weight) {
    case (.helveticaNeue, .medium): Self.helveticaNeueMedium
    case (.helveticaNeue, _): isBold ? Self.helveticaNeueBold : Self.helveticaNeueRoman
    case (.helvetica, _): isBold ? Self.helveticaBold : Self.helveticaRegular
    case (.times, _): isBold ? Self.timesBold : Self.timesRegular
    }
  }

  /// The advances of Medium, halfway between Roman and Bold.
  ///
  /// The average advances of the three cuts are 450, 465 and 480: Capsize's collection of font metrics.
  private static let helveticaNeueMedium = zip(helveticaNeueRoman, helveticaNeueBold).map { ($0 + $1) / 2 }

  // The widths in the font dictionaries of PDF files that use Helvetica Neue.
  private static let helveticaNeueRoman = FontAdvances.named("helvetica-neue-roman")
  private static let helveticaNeueBold = FontAdvances.named("helvetica-neue-bold")

  // Adobe's font metrics of the standard fonts of PDF.
  private static let helveticaRegular = FontAdvances.named("helvetica-regular")
  private static let helveticaBold = FontAdvances.named("helvetica-bold")
  private static let timesRegular = FontAdvances.named("times-regular")
  private static let timesBold = FontAdvances.named("times-bold")
}
