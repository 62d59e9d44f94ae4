import Geometry
import Skeleton
import Testing

@Suite struct DeviceTests {
  @Test func `names are words between hyphens, and each is there once`() {
    #expect(Set(RenderOptions.devices).count == RenderOptions.devices.count)
    #expect(RenderOptions.devices.count >= 20)
    for name in RenderOptions.devices {
      #expect(name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "." }, "\(name)")
    }
  }

  @Test(arguments: ["iphone-15", "iPhone 15", "IPHONE_15"])
  func `a name may be written as people say it`(name: String) throws {
    let device = try #require(Device(named: name))
    #expect(device.title == "iPhone 15")
    #expect((device.width, device.height, device.scale) == (393, 852, 3))
  }

  @Test func `every device is upright, its screen a whole number of pixels`() {
    for device in Device.all {
      #expect(device.width < device.height, "\(device.name)")
      for side in [device.width, device.height] {
        let pixels = side * device.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(device.name)")
      }
      #expect(device.safeArea.top + device.safeArea.bottom < device.height / 8, "\(device.name)")
      #expect(Device(named: device.name) == device)
    }
  }

  @Test func `a device gives canvas, scale and safe area where nothing else does`() throws {
    let markup = Array(
      "<doc><screen><styles><style id='B' flex='1'/></styles><body style='B' safe-area='true'><text>A</text></body></screen></doc>"
        .utf8)
    var options = RenderOptions()
    options.device = Device(named: "iphone-16-pro")
    let text = try String(decoding: render(markup, as: .json, options: options).bytes, as: UTF8.self)
    #expect(text.hasPrefix(#"{"version":1,"width":402,"height":874,"scale":3,"#))
    // 62 points of the device, then a line box of 19.6 with a bar of 9.8.
    #expect(text.contains(#""y":66.9"#))
    options.size = CanvasSize(width: 300)
    options.scale = 1
    let other = try String(decoding: render(markup, as: .json, options: options).bytes, as: UTF8.self)
    #expect(other.hasPrefix(#"{"version":1,"width":300,"height":874,"scale":1,"#))
  }

  @Test(
    arguments: [
      ("iphone-air", 420, 912, 3), ("ipad-pro-13", 1_032, 1_376, 2), ("pixel-9-pro", 1_280 / 3.0, 952, 3),
      ("pixel-tablet", 800, 1_280, 2), ("galaxy-s24", 360, 780, 3), ("galaxy-s25-ultra", 384, 832, 2.8125),
      ("galaxy-tab-s9-fe", 1_440 / 1.75, 2_304 / 1.75, 1.75),
    ] as [(String, Double, Double, Double)])
  func `devices of three makers have points and scale`(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double
  ) throws {
    let device = try #require(Device(named: name))
    #expect((device.width, device.height, device.scale) == (width, height, scale))
  }

  @Test func `an unknown device is refused`() {
    #expect(Device(named: "ipad-1") == nil)
  }
}
