import Geometry
import ViewTree
import XMLTree

/// The environment in which a document was designed, as its header states it: the version of Xcode and the device.
struct LayoutEnvironment: Sendable {
  let design: DesignEnvironment
  let usesSafeAreas: Bool
  /// The number of device pixels per point of the canvas on which frames were stored: 1, 2 or 3.
  let scale: Double

  /// The size in points of the screen that a document of Xcode 5 or 6 simulates; nil for a document that states none.
  let simulatedScreen: Size?

  /// The version of Interface Builder, the first number of the attribute `toolsVersion`: 13000 is Xcode 9; 0 if
  /// unknown.
  var toolsVersion: Int { design.toolsVersion }

  /// True if frames were stored on a canvas with twice the safe area of the device.
  var storesDoubledSafeArea: Bool {
    guard let name = design.deviceName, toolsVersion >= XcodeEra.xcode16_4 else { return false }
    return usesSafeAreas && !name.hasPrefix("ipad") && !Self.devicesWithHomeButton.contains(name)
  }

  private static let devicesWithHomeButton: Set<String> = ["retina3_5", "retina4_0", "retina4_7", "retina5_5"]

  init(of document: XMLElement) {
    let stated = document["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
    let version = stated == Self.unreleased ? XcodeEra.xcode12 : stated
    let device = document.child("device")
    let name = device?["id"]
    design = DesignEnvironment(
      toolsVersion: version, deviceName: name, isLandscape: device?["orientation"] == "landscape")
    usesSafeAreas = document["useSafeAreas"] == "YES"
    let screen = document.child("simulatedMetricsContainer")?.property("destination")
    simulatedScreen = screen.flatMap { Self.screens[$0["type"] ?? document["targetRuntime"] ?? ""] }
    if let name {
      scale = Self.devicesWithThreePixels.contains(name) ? 3 : 2
    } else {
      scale = version < XcodeEra.xcode7 || (10_000..<11_000).contains(version) ? 1 : 2
    }
  }

  /// The sizes of simulated screens in points, by their types; by the target of a document without a type.
  private static let screens: [String: Size] = [
    "retina4": Size(width: 320, height: 568), "retina4.fullscreen": Size(width: 320, height: 568),
    "retina47": Size(width: 375, height: 667), "retina4_7.fullscreen": Size(width: 375, height: 667),
    "iOS.CocoaTouch": Size(width: 320, height: 480), "iOS.CocoaTouch.iPad": Size(width: 768, height: 1_024),
  ]

  /// The first number of `32700.99.1234`, which unreleased versions of Xcode 11 and 12 write.
  private static let unreleased = 32_700

  private static let devicesWithThreePixels: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_3",
    "retina6_72",
  ]
}
