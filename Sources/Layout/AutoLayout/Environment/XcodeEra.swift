/// The versions of Interface Builder that drew differently, by the first number of `toolsVersion`.
///
/// Measured on about 5,700 public files; each boundary lies between the last version that draws the old way and the first
/// that draws the new one.
enum XcodeEra {
  /// Auto Layout with size classes: roots without a device are 600 wide.
  static let xcode7 = 7_000
  /// Safe areas; margins of cells; text is not broken before a single last word.
  static let xcode9 = 13_000
  /// No status bar above devices with a home button; page sheets; margins by device.
  static let xcode11 = 14_800
  /// 15 points beside cells end.
  static let xcode12 = 17_000
  /// Higher status bars of devices without a home button; home indicators below partial roots.
  static let xcode14 = 20_800
  /// The status bar above devices with a home button is back.
  static let xcode14_3 = 21_700
  /// Higher margins of cells.
  static let xcode26 = 24_000
}
