/// The values of a document's `toolsVersion` from which Interface Builder draws differently, by version of Xcode.
///
/// Measured on about 5,700 public files; each boundary is between the last version with the old drawing and the first
/// version with the new one.
package enum XcodeEra {
  /// Size classes: roots without a device are 600 points wide.
  package static let xcode7 = 7_000
  /// Safe areas; margins of cells; text is not broken before a single last word; SF Pro instead of SF UI.
  package static let xcode9 = 13_000
  /// No status bar for devices with a home button; page sheets; margins by device.
  package static let xcode11 = 14_800
  /// Margins beside cells are no longer 15 points; the 2020 edition of SF Pro; progress views are 4 points high.
  package static let xcode12 = 17_000
  /// Text styles are drawn at the content size XS, up to Xcode 13.
  package static let xcode12_5 = 18_000
  /// Higher status bars of devices without a home button.
  ///
  /// Roots that fill only a part of the screen have a home indicator, too.
  package static let xcode14 = 20_800
  /// A status bar for devices with a home button again.
  package static let xcode14_3 = 21_700
  /// The canvas has twice the safe area of a device without a home button.
  package static let xcode16_4 = 23_700
  /// Vertical margins of cells are larger, switches are wider.
  package static let xcode26 = 24_100
}
