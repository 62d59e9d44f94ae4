/// The spacing of the system's font at one size, in thousandths of the font size.
///
/// The font has two cuts: one for text below 20 points, and one for display from 20 points on. Text has a tracking for
/// each size. The spacing of the display cut is a fit, for an unknown edition of the font, and for weights and characters
/// that ``DisplayCut`` lacks.
struct OpticalCut: Hashable, Sendable {
  /// The addition to the advance of every character, in thousandths of the font size.
  let tracking: Double
  private let isDisplay: Bool

  /// Creates the spacing at a font size in points, which must be above 0.
  init(pointSize: Double) {
    isDisplay = pointSize >= DisplayCut.minimumPointSize
    tracking = isDisplay ? -1.5 : Self.textTracking(at: pointSize)
  }

  /// Returns the addition to the advance of a character in ``CharacterAdvances``, in thousandths of the font size.
  ///
  /// The differences of the display cut are fitted to 30 labels from 20 to 60 points in public Interface Builder files.
  func spacing(of character: Unicode.Scalar) -> Double {
    guard isDisplay else { return tracking }
    switch character.properties.generalCategory {
    case .uppercaseLetter: return tracking + 11
    case .lowercaseLetter: return tracking - 5.5
    case .decimalNumber: return tracking + 10.5
    case .spaceSeparator: return tracking - 3
    default: return tracking + 4
    }
  }

  /// Returns the tracking of the text cut, which is interpolated linearly between whole sizes.
  private static func textTracking(at pointSize: Double) -> Double {
    let position = min(max(pointSize, 6), 19) - 6
    let (low, part) = (Int(position), position - position.rounded(.down))
    let (first, second) = (trackings[low], trackings[min(low + 1, trackings.count - 1)])
    return first + (second - first) * part + advanceOffset
  }

  /// The tracking of SF Pro Text from 6 to 19 points, as the tables of Apple's Human Interface Guidelines state it.
  private static let trackings: [Double] = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -25, -25, -25]
  /// The difference between the advances in ``CharacterAdvances``, which are fitted to Inter's, and those of the text
  /// cut.
  private static let advanceOffset = 35.0
}
