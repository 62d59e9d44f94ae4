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
  private static let helveticaNeueRoman: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556,
    871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537,
    593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480,
    333, 222, 333, 600, 1000, 278, 278, 426, 426, 500, 500, 1000, 800, 278, 600, 556, 556, 400,
  ]

  private static let helveticaNeueBold: [Double] = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593,
    907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500, 259, 574, 611, 574,
    611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519,
    333, 223, 333, 600, 1000, 278, 278, 463, 463, 500, 500, 1000, 800, 278, 600, 556, 556, 400,
  ]

  // Adobe's font metrics of the standard fonts of PDF.
  private static let helveticaRegular: [Double] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556,
    833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500,
    556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
    334, 260, 334, 584, 1000, 222, 222, 333, 333, 350, 556, 1000, 737, 278, 584, 556, 556, 400,
  ]

  private static let helveticaBold: [Double] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
    556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
    280, 389, 584, 1000, 278, 278, 500, 500, 350, 556, 1000, 737, 278, 584, 556, 556, 400,
  ]

  private static let timesRegular: [Double] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333, 389, 722, 611, 889,
    722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500,
    444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480,
    200, 480, 541, 1000, 333, 333, 444, 444, 350, 500, 1000, 760, 250, 564, 500, 500, 400,
  ]

  private static let timesBold: [Double] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500, 500,
    500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389, 500, 778, 667,
    944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581, 500, 333, 500, 556,
    444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500,
    444, 394, 220, 394, 520, 1000, 333, 333, 500, 500, 350, 500, 1000, 747, 250, 570, 500, 500, 400,
  ]
}
