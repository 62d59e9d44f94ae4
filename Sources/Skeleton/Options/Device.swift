package import Geometry

/// A device whose screen in portrait orientation is the canvas.
///
/// Points and scales: Apple, *Human Interface Guidelines*, Layout, Specifications; Android Studio's device definitions,
/// whose density-independent pixels count as points. Safe areas: as UIKit reports them for a view that fills the
/// screen; Android's are 0, because a layout there receives the insets of bars only on request.
public struct Device: Hashable, Sendable {
  /// The name of the device on the command line, such as `iphone-15`.
  public let name: String
  /// The product name of the device, such as `iPhone 15`.
  public let title: String
  /// The width of the screen in portrait orientation, in points.
  public let width: Double
  /// The height of the screen in portrait orientation, in points.
  public let height: Double
  /// The number of device pixels per point.
  public let scale: Double
  /// The insets of the screen's safe area in portrait orientation, in points.
  package let safeArea: Insets

  private init(
    _ name: String, _ title: String, _ width: Double, _ height: Double, scale: Double, top: Double = 0,
    bottom: Double = 0
  ) {
    (self.name, self.title, self.width, self.height, self.scale) = (name, title, width, height, scale)
    safeArea = Insets(top: top, right: 0, bottom: bottom, left: 0)
  }
}

extension Device {
  /// All supported devices, ordered by family and size.
  public static let all: [Device] = [
    Device("iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2, top: 20),
    Device("iphone-se", "iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20),
    Device("iphone-8", "iPhone 8", 375, 667, scale: 2, top: 20),
    Device("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, top: 20),
    Device("iphone-x", "iPhone X", 375, 812, scale: 3, top: 44, bottom: 34),
    Device("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34),
    Device("iphone-11-pro", "iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34),
    Device("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
    Device("iphone-13", "iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
    Device("iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
    Device("iphone-15", "iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-16", "iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    Device("ipad-9.7", "iPad (9.7-inch)", 768, 1024, scale: 2, top: 20),
    Device("ipad-10.2", "iPad (9th generation)", 810, 1080, scale: 2, top: 20),
    Device("ipad-mini", "iPad mini (6th generation)", 744, 1133, scale: 2, top: 24, bottom: 20),
    Device("ipad-10.9", "iPad (10th generation)", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad-11", "iPad Pro 11-inch", 834, 1194, scale: 2, top: 24, bottom: 20),
    Device("ipad-12.9", "iPad Pro 12.9-inch", 1024, 1366, scale: 2, top: 24, bottom: 20),
    Device("small-phone", "Small Phone (Android Studio)", 360, 640, scale: 2),
    Device("medium-phone", "Medium Phone (Android Studio)", 1080 / 2.625, 2400 / 2.625, scale: 2.625),
    Device("pixel-8", "Pixel 8", 1080 / 2.625, 2400 / 2.625, scale: 2.625),
    Device("medium-tablet", "Medium Tablet (Android Studio)", 800, 1280, scale: 2),
  ]

  /// The insets of the safe area of a screen whose device is not given, in points, by the size of the screen.
  ///
  /// They are those of the first device in ``all`` with this size. Another screen in portrait orientation has the status
  /// bar of a device with a home button, 20 points; a screen in landscape orientation shows none.
  package static func safeArea(ofScreen size: Size) -> Insets {
    if let device = all.first(where: { $0.width == size.width && $0.height == size.height }) { return device.safeArea }
    return Insets(top: size.height > size.width ? 20 : 0, right: 0, bottom: 0, left: 0)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The device with this name; nil if no device has the name.
  ///
  /// Upper and lower case are equal, and spaces and underscores count as hyphens: `iPhone 15` is accepted for
  /// `iphone-15`.
  public init?(named name: String) {
    let plain = String(name.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    guard let device = Self.byName[plain] else { return nil }
    self = device
  }
}
