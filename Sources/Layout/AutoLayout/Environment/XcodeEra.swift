/// The versions of Interface Builder that changed drawing, by the first number of `toolsVersion`.
///
/// Measured on about 5,700 public files; each boundary is between the last version with the old drawing and the first
/// with the new one.
enum XcodeEra {
  /// Auto Layout with size classes: roots without a device are 600 wide.
  static let xcode7 = 7_000
  /// Safe areas; margins of cells; text is not broken before a single last word.
  static let xcode9 = 13_000
  /// No status bar above devices with a home button; page sheets; margins by device.
  static let xcode11 = 14_800
  /// The end of the 15 points beside cells.
  static let xcode12 = 17_000
  /// Higher status bars of devices without a home button; home indicators below partial roots.
  static let xcode14 = 20_800
  /// The return of the status bar above devices with a home button.
  static let xcode14_3 = 21_700
  /// Larger vertical margins of cells.
  static let xcode26 = 24_000
}
