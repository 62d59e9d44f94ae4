import Geometry
import XMLTree

/// What a document says about the surroundings that it was drawn in.
struct LayoutEnvironment: Sendable {
  /// The major version of Interface Builder, as `toolsVersion` spells it: 13000 is Xcode 9.
  let toolsVersion: Int
  /// Nil when the document names none.
  let device: SimulatedDevice?
  private let isLandscape: Bool
  let usesSafeAreas: Bool
  /// Device pixels to a point of the canvas on which frames were stored.
  let scale: Double

  init(of document: XMLElement) {
    let version = document["toolsVersion"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 0
    toolsVersion = version
    let element = document.child("device")
    let name = element?["id"]
    device = name.flatMap { SimulatedDevice(named: $0, toolsVersion: version) }
    isLandscape = element?["orientation"] == "landscape"
    usesSafeAreas = document["useSafeAreas"] == "YES"
    if let name {
      scale = Self.devicesWithThreePixels.contains(name) ? 3 : 2
    } else {
      scale = version < 7_000 || (10_000..<11_000).contains(version) ? 1 : 2
    }
  }

  private static let devicesWithThreePixels: Set<String> = [
    "retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12",
  ]

  /// Of the screen that the document was drawn for.
  private var screen: Size? {
    guard let device else { return nil }
    return isLandscape ? Size(width: device.screen.height, height: device.screen.width) : device.screen
  }

  /// Whether a root of this size fills the screen that the document was drawn for.
  func isScreen(_ size: Size) -> Bool { screen.map { $0 == size } ?? true }

  /// What the system covers of a root that fills the screen.
  ///
  /// - Parameters:
  ///   - stored: the size of the root in the file.
  ///   - size: its size in the picture.
  func systemInsets(ofStored stored: Size, at size: Size) -> Insets {
    guard size == stored else {
      return SimulatedDevice(ofSize: size).insets(isLandscape: size.width > size.height)
    }
    return (device ?? .unnamed).insets(isLandscape: isLandscape)
  }

  /// The horizontal margin of a root.
  func rootMargin(atWidth width: Double, isStoredSize: Bool) -> Double {
    if device == nil, isStoredSize { return 16 }
    return width < 400 ? 16 : 20
  }
}
