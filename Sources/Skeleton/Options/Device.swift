package import Geometry

/// A device whose screen in portrait orientation is the canvas.
///
/// Points are pixels divided by the scale; Android's density-independent pixels count as points. Sources:
///
/// - Apple: *Human Interface Guidelines*, Layout, Specifications. Safe areas are those that UIKit reports for a view
///   that fills the screen.
/// - Android: pixels by the manufacturers' specifications, and densities by Google Play's device catalog, with the
///   settings of the factory: Samsung's screens with 1440 pixels have 1080 of 450 dpi. Safe areas are 0, because a
///   layout receives the insets of bars only on request.
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

  /// A device of Android by the pixels of its screen.
  ///
  /// - Parameter density: the dots per inch that Android reports; 160 are one pixel per point.
  private init(_ name: String, _ title: String, pixels width: Double, _ height: Double, density: Double) {
    let scale = density / 160
    self.init(name, title, width / scale, height / scale, scale: scale)
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
    Device("iphone-13-pro", "iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
    Device("iphone-14", "iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-15", "iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-16", "iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
    Device("iphone-16e", "iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34),
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    Device("iphone-17", "iPhone 17", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("iphone-17-pro", "iPhone 17 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
    Device("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
    Device("iphone-air", "iPhone Air", 420, 912, scale: 3, top: 68, bottom: 34),
    Device("ipad-9.7", "iPad (9.7-inch)", 768, 1024, scale: 2, top: 20),
    Device("ipad-10.2", "iPad (9th generation)", 810, 1080, scale: 2, top: 20),
    Device("ipad-mini", "iPad mini (6th generation)", 744, 1133, scale: 2, top: 24, bottom: 20),
    Device("ipad-mini-7", "iPad mini (A17 Pro)", 744, 1133, scale: 2, top: 24, bottom: 20),
    Device("ipad-10.9", "iPad (10th generation)", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad-a16", "iPad (A16)", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad-air-5", "iPad Air (5th generation)", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad-air-11", "iPad Air 11-inch", 820, 1180, scale: 2, top: 24, bottom: 20),
    Device("ipad-11", "iPad Pro 11-inch", 834, 1194, scale: 2, top: 24, bottom: 20),
    Device("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210, scale: 2, top: 24, bottom: 20),
    Device("ipad-air-13", "iPad Air 13-inch", 1024, 1366, scale: 2, top: 24, bottom: 20),
    Device("ipad-12.9", "iPad Pro 12.9-inch", 1024, 1366, scale: 2, top: 24, bottom: 20),
    Device("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, scale: 2, top: 24, bottom: 20),
    Device("small-phone", "Small Phone (Android Studio)", 360, 640, scale: 2),
    Device("medium-phone", "Medium Phone (Android Studio)", pixels: 1080, 2400, density: 420),
    Device("medium-tablet", "Medium Tablet (Android Studio)", 800, 1280, scale: 2),
    Device("pixel-6", "Pixel 6", pixels: 1080, 2400, density: 420),
    Device("pixel-6-pro", "Pixel 6 Pro", pixels: 1440, 3120, density: 560),
    Device("pixel-6a", "Pixel 6a", pixels: 1080, 2400, density: 420),
    Device("pixel-7", "Pixel 7", pixels: 1080, 2400, density: 420),
    Device("pixel-7-pro", "Pixel 7 Pro", pixels: 1440, 3120, density: 560),
    Device("pixel-7a", "Pixel 7a", pixels: 1080, 2400, density: 420),
    Device("pixel-8", "Pixel 8", pixels: 1080, 2400, density: 420),
    Device("pixel-8-pro", "Pixel 8 Pro", pixels: 1344, 2992, density: 480),
    Device("pixel-8a", "Pixel 8a", pixels: 1080, 2400, density: 420),
    Device("pixel-9", "Pixel 9", pixels: 1080, 2424, density: 420),
    Device("pixel-9-pro", "Pixel 9 Pro", pixels: 1280, 2856, density: 480),
    Device("pixel-9-pro-xl", "Pixel 9 Pro XL", pixels: 1344, 2992, density: 480),
    Device("pixel-9a", "Pixel 9a", pixels: 1080, 2424, density: 420),
    Device("pixel-10", "Pixel 10", pixels: 1080, 2424, density: 420),
    Device("pixel-10-pro", "Pixel 10 Pro", pixels: 1280, 2856, density: 480),
    Device("pixel-10-pro-xl", "Pixel 10 Pro XL", pixels: 1344, 2992, density: 480),
    Device("pixel-fold", "Pixel Fold, open", pixels: 1840, 2208, density: 420),
    Device("pixel-9-pro-fold", "Pixel 9 Pro Fold, open", pixels: 2076, 2152, density: 390),
    Device("pixel-tablet", "Pixel Tablet", pixels: 1600, 2560, density: 320),
    Device("galaxy-s21", "Galaxy S21", pixels: 1080, 2400, density: 480),
    Device("galaxy-s21-plus", "Galaxy S21+", pixels: 1080, 2400, density: 450),
    Device("galaxy-s21-ultra", "Galaxy S21 Ultra", pixels: 1080, 2400, density: 450),
    Device("galaxy-s21-fe", "Galaxy S21 FE", pixels: 1080, 2340, density: 480),
    Device("galaxy-s22", "Galaxy S22", pixels: 1080, 2340, density: 480),
    Device("galaxy-s22-plus", "Galaxy S22+", pixels: 1080, 2340, density: 450),
    Device("galaxy-s22-ultra", "Galaxy S22 Ultra", pixels: 1080, 2316, density: 450),
    Device("galaxy-s23", "Galaxy S23", pixels: 1080, 2340, density: 480),
    Device("galaxy-s23-plus", "Galaxy S23+", pixels: 1080, 2340, density: 450),
    Device("galaxy-s23-ultra", "Galaxy S23 Ultra", pixels: 1080, 2316, density: 450),
    Device("galaxy-s23-fe", "Galaxy S23 FE", pixels: 1080, 2340, density: 450),
    Device("galaxy-s24", "Galaxy S24", pixels: 1080, 2340, density: 480),
    Device("galaxy-s24-plus", "Galaxy S24+", pixels: 1080, 2340, density: 450),
    Device("galaxy-s24-ultra", "Galaxy S24 Ultra", pixels: 1080, 2340, density: 450),
    Device("galaxy-s24-fe", "Galaxy S24 FE", pixels: 1080, 2340, density: 450),
    Device("galaxy-s25", "Galaxy S25", pixels: 1080, 2340, density: 480),
    Device("galaxy-s25-plus", "Galaxy S25+", pixels: 1080, 2340, density: 450),
    Device("galaxy-s25-ultra", "Galaxy S25 Ultra", pixels: 1080, 2340, density: 450),
    Device("galaxy-s25-edge", "Galaxy S25 Edge", pixels: 1080, 2340, density: 450),
    Device("galaxy-a14", "Galaxy A14", pixels: 1080, 2408, density: 450),
    Device("galaxy-a15", "Galaxy A15", pixels: 1080, 2340, density: 450),
    Device("galaxy-a16", "Galaxy A16", pixels: 1080, 2340, density: 450),
    Device("galaxy-a33", "Galaxy A33", pixels: 1080, 2400, density: 450),
    Device("galaxy-a34", "Galaxy A34", pixels: 1080, 2340, density: 450),
    Device("galaxy-a35", "Galaxy A35", pixels: 1080, 2340, density: 450),
    Device("galaxy-a36", "Galaxy A36", pixels: 1080, 2340, density: 450),
    Device("galaxy-a54", "Galaxy A54", pixels: 1080, 2340, density: 450),
    Device("galaxy-a55", "Galaxy A55", pixels: 1080, 2340, density: 450),
    Device("galaxy-a56", "Galaxy A56", pixels: 1080, 2340, density: 450),
    Device("galaxy-z-flip-3", "Galaxy Z Flip3, open", pixels: 1080, 2640, density: 480),
    Device("galaxy-z-flip-4", "Galaxy Z Flip4, open", pixels: 1080, 2640, density: 480),
    Device("galaxy-z-flip-5", "Galaxy Z Flip5, open", pixels: 1080, 2640, density: 480),
    Device("galaxy-z-flip-6", "Galaxy Z Flip6, open", pixels: 1080, 2640, density: 480),
    Device("galaxy-z-flip-7", "Galaxy Z Flip7, open", pixels: 1080, 2520, density: 480),
    Device("galaxy-z-fold-3", "Galaxy Z Fold3, open", pixels: 1768, 2208, density: 420),
    Device("galaxy-z-fold-4", "Galaxy Z Fold4, open", pixels: 1812, 2176, density: 420),
    Device("galaxy-z-fold-5", "Galaxy Z Fold5, open", pixels: 1812, 2176, density: 420),
    Device("galaxy-z-fold-6", "Galaxy Z Fold6, open", pixels: 1856, 2160, density: 420),
    Device("galaxy-z-fold-7", "Galaxy Z Fold7, open", pixels: 1968, 2184, density: 420),
    Device("galaxy-tab-a8", "Galaxy Tab A8", pixels: 1200, 1920, density: 240),
    Device("galaxy-tab-a9", "Galaxy Tab A9", pixels: 800, 1340, density: 213),
    Device("galaxy-tab-a9-plus", "Galaxy Tab A9+", pixels: 1200, 1920, density: 240),
    Device("galaxy-tab-s8", "Galaxy Tab S8", pixels: 1600, 2560, density: 340),
    Device("galaxy-tab-s8-plus", "Galaxy Tab S8+", pixels: 1752, 2800, density: 340),
    Device("galaxy-tab-s8-ultra", "Galaxy Tab S8 Ultra", pixels: 1848, 2960, density: 320),
    Device("galaxy-tab-s9", "Galaxy Tab S9", pixels: 1600, 2560, density: 340),
    Device("galaxy-tab-s9-plus", "Galaxy Tab S9+", pixels: 1752, 2800, density: 340),
    Device("galaxy-tab-s9-ultra", "Galaxy Tab S9 Ultra", pixels: 1848, 2960, density: 280),
    Device("galaxy-tab-s9-fe", "Galaxy Tab S9 FE", pixels: 1440, 2304, density: 280),
    Device("galaxy-tab-s10-plus", "Galaxy Tab S10+", pixels: 1752, 2800, density: 320),
    Device("galaxy-tab-s10-ultra", "Galaxy Tab S10 Ultra", pixels: 1848, 2960, density: 280),
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
