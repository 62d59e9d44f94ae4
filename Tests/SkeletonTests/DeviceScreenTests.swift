import Geometry
import Skeleton
import Testing

/// The screens of all devices as their makers state them: pixels in portrait orientation, and dots per inch as Android
/// counts them, 160 for each pixel of a point.
@Suite struct DeviceScreenTests {
  private static let screens: [(width: Double, height: Double, density: Double, devices: String)] = [
    (640, 1_136, 320, "iphone-se-1"), (750, 1_334, 320, "iphone-se iphone-8"), (1_242, 2_208, 480, "iphone-8-plus"),
    (1_125, 2_436, 480, "iphone-x iphone-11-pro iphone-13-mini"), (828, 1_792, 320, "iphone-11"),
    (1_242, 2_688, 480, "iphone-11-pro-max"), (1_170, 2_532, 480, "iphone-13 iphone-13-pro iphone-14 iphone-16e"),
    (1_284, 2_778, 480, "iphone-13-pro-max iphone-14-plus"),
    (1_179, 2_556, 480, "iphone-14-pro iphone-15 iphone-15-pro iphone-16"),
    (1_290, 2_796, 480, "iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus"),
    (1_206, 2_622, 480, "iphone-16-pro iphone-17 iphone-17-pro"),
    (1_320, 2_868, 480, "iphone-16-pro-max iphone-17-pro-max"), (1_260, 2_736, 480, "iphone-air"),
    (1_536, 2_048, 320, "ipad-9.7"), (1_620, 2_160, 320, "ipad-10.2"), (1_488, 2_266, 320, "ipad-mini ipad-mini-7"),
    (1_640, 2_360, 320, "ipad-10.9 ipad-a16 ipad-air-5 ipad-air-11"), (1_668, 2_388, 320, "ipad-11"),
    (1_668, 2_420, 320, "ipad-pro-11"), (2_048, 2_732, 320, "ipad-air-13 ipad-12.9"),
    (2_064, 2_752, 320, "ipad-pro-13"), (720, 1_280, 320, "small-phone"),
    (1_080, 2_400, 420, "medium-phone pixel-6 pixel-6a pixel-7 pixel-7a pixel-8 pixel-8a"),
    (1_600, 2_560, 320, "medium-tablet pixel-tablet"), (1_440, 3_120, 560, "pixel-6-pro pixel-7-pro"),
    (1_344, 2_992, 480, "pixel-8-pro pixel-9-pro-xl pixel-10-pro-xl"),
    (1_080, 2_424, 420, "pixel-9 pixel-9a pixel-10"), (1_280, 2_856, 480, "pixel-9-pro pixel-10-pro"),
    (1_840, 2_208, 420, "pixel-fold"), (2_076, 2_152, 390, "pixel-9-pro-fold"), (1_080, 2_400, 480, "galaxy-s21"),
    (1_080, 2_400, 450, "galaxy-s21-plus galaxy-s21-ultra galaxy-a33"),
    (1_080, 2_340, 480, "galaxy-s21-fe galaxy-s22 galaxy-s23 galaxy-s24 galaxy-s25"),
    (
      1_080, 2_340, 450,
      "galaxy-s22-plus galaxy-s23-plus galaxy-s23-fe galaxy-s24-plus galaxy-s24-ultra galaxy-s24-fe galaxy-s25-plus"
    ),
    (
      1_080, 2_340, 450,
      "galaxy-s25-ultra galaxy-s25-edge galaxy-a15 galaxy-a16 galaxy-a34 galaxy-a35 galaxy-a36 galaxy-a54"
    ),
    (1_080, 2_340, 450, "galaxy-a55 galaxy-a56"), (1_080, 2_316, 450, "galaxy-s22-ultra galaxy-s23-ultra"),
    (1_080, 2_408, 450, "galaxy-a14"),
    (1_080, 2_640, 480, "galaxy-z-flip-3 galaxy-z-flip-4 galaxy-z-flip-5 galaxy-z-flip-6"),
    (1_080, 2_520, 480, "galaxy-z-flip-7"), (1_768, 2_208, 420, "galaxy-z-fold-3"),
    (1_812, 2_176, 420, "galaxy-z-fold-4 galaxy-z-fold-5"), (1_856, 2_160, 420, "galaxy-z-fold-6"),
    (1_968, 2_184, 420, "galaxy-z-fold-7"), (1_200, 1_920, 240, "galaxy-tab-a8 galaxy-tab-a9-plus"),
    (800, 1_340, 213, "galaxy-tab-a9"), (1_600, 2_560, 340, "galaxy-tab-s8 galaxy-tab-s9"),
    (1_752, 2_800, 340, "galaxy-tab-s8-plus galaxy-tab-s9-plus"), (1_848, 2_960, 320, "galaxy-tab-s8-ultra"),
    (1_848, 2_960, 280, "galaxy-tab-s9-ultra galaxy-tab-s10-ultra"), (1_440, 2_304, 280, "galaxy-tab-s9-fe"),
    (1_752, 2_800, 320, "galaxy-tab-s10-plus"),
  ]

  /// The insets at the top and at the bottom of Apple's screens, in points.
  private static let safeAreas: [(top: Double, bottom: Double, devices: String)] = [
    (20, 0, "iphone-se-1 iphone-se iphone-8 iphone-8-plus ipad-9.7 ipad-10.2"),
    (44, 34, "iphone-x iphone-11-pro iphone-11-pro-max"), (48, 34, "iphone-11"), (50, 34, "iphone-13-mini"),
    (47, 34, "iphone-13 iphone-13-pro iphone-13-pro-max iphone-14 iphone-14-plus iphone-16e"),
    (59, 34, "iphone-14-pro iphone-14-pro-max iphone-15 iphone-15-plus iphone-15-pro iphone-15-pro-max"),
    (59, 34, "iphone-16 iphone-16-plus"), (68, 34, "iphone-air"),
    (62, 34, "iphone-16-pro iphone-16-pro-max iphone-17 iphone-17-pro iphone-17-pro-max"),
    (24, 20, "ipad-mini ipad-mini-7 ipad-10.9 ipad-a16 ipad-air-5 ipad-air-11 ipad-11 ipad-pro-11 ipad-air-13"),
    (24, 20, "ipad-12.9 ipad-pro-13"),
  ]

  @Test func `every device has the pixels and the density of its screen`() throws {
    var listed: Set<String> = []
    for screen in Self.screens {
      for name in screen.devices.split(separator: " ").map(String.init) {
        let device = try #require(Device(named: name))
        #expect(device.scale == screen.density / 160, "\(name)")
        #expect(abs(device.width * device.scale - screen.width) < 1e-9, "\(name)")
        #expect(abs(device.height * device.scale - screen.height) < 1e-9, "\(name)")
        listed.insert(name)
      }
    }
    #expect(listed == Set(RenderOptions.devices))
  }

  @Test func `screens of Apple have the safe areas that UIKit reports, those of Android none`() {
    var insets: [String: Insets] = [:]
    for area in Self.safeAreas {
      for name in area.devices.split(separator: " ") {
        insets[String(name)] = Insets(top: area.top, right: 0, bottom: area.bottom, left: 0)
      }
    }
    for device in Device.all {
      #expect(device.safeArea == insets[device.name] ?? Insets(top: 0, right: 0, bottom: 0, left: 0), "\(device.name)")
    }
  }

  @Test(arguments: [
    // The screen of a known device; that of the first one if several have the size.
    (Size(width: 393, height: 852), 59.0, 34.0), (Size(width: 375, height: 812), 44, 34),
    (Size(width: 375, height: 667), 20, 0), (Size(width: 834, height: 1_194), 24, 20),
    // Other screens: portrait, square and landscape orientation.
    (Size(width: 393, height: 851), 20, 0), (Size(width: 392, height: 852), 20, 0),
    (Size(width: 301, height: 302), 20, 0),
    (Size(width: 301, height: 301), 0, 0), (Size(width: 852, height: 393), 0, 0),
  ])
  func `a screen without a device has the safe area of one of its size`(size: Size, top: Double, bottom: Double) {
    #expect(Device.safeArea(ofScreen: size) == Insets(top: top, right: 0, bottom: bottom, left: 0))
  }
}
