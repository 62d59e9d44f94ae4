import ViewTree

/// The advances and the kerning of the display cut of the system's font, which UIKit uses from 20 points on.
struct DisplayCut: Sendable {
  /// The advances of U+0020 to U+007E, in units of 1/2048 of the font size.
  private let advances: [Double]
  private let kerning: KerningTable
  /// The addition to the advance of every character, in thousandths of the font size.
  private let tracking: Double

  /// The font size in points from which the display cut is used.
  static let minimumPointSize = 20.0

  /// Creates the cut for a font size in points; nil below ``minimumPointSize`` and without known advances.
  init?(pointSize: Double, weight: FontDescription.Weight, edition: FontDescription.Edition) {
    guard pointSize >= Self.minimumPointSize, let advances = DisplayAdvances.table(of: edition, weight) else {
      return nil
    }
    self.advances = advances
    kerning = edition == .sanFranciscoUI ? .displayUI : .displayPro
    tracking = Self.trackings.last { $0.pointSize <= pointSize }?.value ?? 0
  }

  /// Returns the advance of the character with an index in ``CharacterAdvances``, in thousandths of the font size; nil
  /// for a character beyond ASCII.
  func advance(at index: Int) -> Double? {
    index < advances.count ? advances[index] * 1_000 / 2_048 + tracking : nil
  }

  /// Returns the kerning between two adjacent characters in thousandths of the font size; nil beyond ASCII.
  func adjustment(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double? {
    first.isASCII && second.isASCII ? kerning.adjustment(first, second) : nil
  }

  /// The tracking of SF Pro Display from a font size on, as the table of Apple's Human Interface Guidelines of 2018
  /// states it: the size in points, and the tracking in thousandths of the size.
  private static let trackings: [(pointSize: Double, value: Double)] = [
    (20, 19), (21, 17), (22, 16), (24, 15), (25, 14), (27, 13), (30, 12), (33, 11), (40, 10), (44, 9), (48, 8), (50, 7),
    (53, 6), (56, 5), (60, 4), (65, 3), (69, 2), (75, 1), (80, 0),
  ]
}
