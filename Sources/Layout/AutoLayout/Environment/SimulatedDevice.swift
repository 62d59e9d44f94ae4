import Geometry
import ViewTree

/// A device that Interface Builder simulates: its screen, and the system's bars on the screen.
struct SimulatedDevice: Hashable, Sendable {
  /// The size of the screen in portrait orientation, in points.
  var screen: Size
  /// The height of the status bar in portrait orientation, in points.
  var statusBar: Double
  /// The height of the home indicator in portrait orientation, in points.
  var homeIndicator: Double

  var isPad: Bool { min(screen.width, screen.height) >= 744 }
  var hasNotch: Bool { !isPad && homeIndicator > 0 }

  /// Returns the insets in points that the status bar and the home indicator cover at the edges of the screen.
  func insets(isLandscape: Bool) -> Insets {
    guard isLandscape, !isPad else { return Insets(top: statusBar, right: 0, bottom: homeIndicator, left: 0) }
    // A phone in landscape orientation has no status bar; both sides are inset because the notch may be on either one.
    return hasNotch
      ? Insets(top: 0, right: statusBar, bottom: 21, left: statusBar)
      : .zero
  }
}

extension SimulatedDevice {
  /// Creates the device with a name in Interface Builder, with the bars that a version of it draws; nil if the name is
  /// unknown.
  ///
  /// - Parameters:
  ///   - name: the identifier in the document, such as `retina6_1`.
  ///   - toolsVersion: the `toolsVersion` of the document; later versions simulate later systems, some with higher
  ///     status bars.
  init?(named name: String, toolsVersion: Int) {
    guard let known = Self.devices.first(where: { $0.names.contains(name) }) else { return nil }
    self = known.device
    if let early = Self.earlyStatusBars[name], toolsVersion < XcodeEra.xcode14 { statusBar = early }
    if name == "retina6_5" { statusBar = 44 }
    if hasNotch, toolsVersion >= XcodeEra.xcode16_4 {
      // A fault of the canvas, which files store.
      statusBar *= 2
      homeIndicator *= 2
    }
    if homeIndicator == 0, (XcodeEra.xcode11..<XcodeEra.xcode14_3).contains(toolsVersion) { statusBar = 0 }
  }

  /// The height of the status bar in iOS 13 and earlier, in points; the key is the name of a device.
  ///
  /// These devices have higher status bars in later systems.
  private static let earlyStatusBars: [String: Double] = [
    "retina5_9": 44, "retina6_0": 44, "retina6_1": 44, "retina6_7": 44,
  ]

  /// Creates the device with a screen of this size in points, in either orientation.
  ///
  /// An unknown size gives a device of that size with the bars of a tablet, or of a phone with or without a home
  /// button.
  init(ofSize size: Size) {
    let upright = Size(width: min(size.width, size.height), height: max(size.width, size.height))
    if let known = Self.devices.first(where: { $0.device.screen == upright }) {
      self = known.device
      return
    }
    if upright.width >= 744 {
      self.init(screen: upright, statusBar: 24, homeIndicator: 20)
    } else if upright.height >= 1.9 * upright.width {
      self.init(screen: upright, statusBar: 47, homeIndicator: 34)
    } else {
      self.init(screen: upright, statusBar: 20, homeIndicator: 0)
    }
  }

  /// The device that is assumed for a document that names no device.
  static let unnamed = SimulatedDevice(screen: Size(width: 320, height: 568), statusBar: 20, homeIndicator: 0)

  /// The known devices with their names in Interface Builder; sizes and bars are in points.
  ///
  /// Status bars of 44 and 48 and the indicator's 34 points are from public Interface Builder files, the others from
  /// Apple's tables of screen sizes and safe areas. The later device of two with the same screen comes first.
  private static let devices: [(names: [String], device: SimulatedDevice)] = [
    (["retina3_5"], device(320, 480, 20, 0)),
    (["retina4_0"], device(320, 568, 20, 0)),
    (["retina4_7"], device(375, 667, 20, 0)),
    (["retina5_5"], device(414, 736, 20, 0)),
    (["retina5_9", "retina5_4"], device(375, 812, 50, 34)),
    (["retina6_1", "retina6_5"], device(414, 896, 48, 34)),
    (["retina6_0"], device(390, 844, 47, 34)),
    (["retina6_7"], device(428, 926, 47, 34)),
    (["retina6_12"], device(393, 852, 59, 34)),
    (["retina6_3"], device(402, 874, 62, 34)),
    (["retina6_72"], device(430, 932, 59, 34)),
    (["ipad9_7"], device(768, 1_024, 20, 0)),
    (["ipad10_2"], device(810, 1_080, 20, 0)),
    (["ipad10_5"], device(834, 1_112, 20, 0)),
    (["ipad8_3rounded"], device(744, 1_133, 24, 20)),
    (["ipad10_9rounded"], device(820, 1_180, 24, 20)),
    (["ipad11_0rounded"], device(834, 1_194, 24, 20)),
    (["ipad12_9rounded"], device(1_024, 1_366, 24, 20)),
    (["ipad12_9"], device(1_024, 1_366, 20, 0)),
  ]

  private static func device(
    _ width: Double, _ height: Double, _ statusBar: Double, _ homeIndicator: Double
  ) -> SimulatedDevice {
    SimulatedDevice(
      screen: Size(width: width, height: height), statusBar: statusBar, homeIndicator: homeIndicator)
  }
}
