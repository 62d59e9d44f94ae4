import Geometry
import Testing

@Suite struct ColorTests {
  /// Channels are weighted by their alpha: premultiplied sRGB.
  @Test(arguments: [
    (0.0, Color(red: 10, green: 20, blue: 30, alpha: 100)), (0.25, Color(red: 86, green: 52, blue: 38, alpha: 125)),
    (1, Color(red: 200, green: 100, blue: 50, alpha: 200)), (-1, .clear), (-2, .clear),
  ])
  func `colors are mixed by their share`(_ share: Double, _ expected: Color) {
    let color = Color(red: 10, green: 20, blue: 30, alpha: 100)
    #expect(color.mixed(with: Color(red: 200, green: 100, blue: 50, alpha: 200), share) == expected)
  }

  @Test func `the luma is that of ITU-R BT.601`() {
    #expect(Color(red: 3, green: 5, blue: 7, alpha: 0).luma == 897 + 2_935 + 798)
    #expect(Color.white.luma == 255_000)
  }

  @Test(arguments: [(0.5, 101), (1, 201), (1.5, 201), (0, 0), (-0.5, 0), (0.25, 50)] as [(Double, UInt8)])
  func `an opacity multiplies the alpha`(_ opacity: Double, _ alpha: UInt8) {
    let color = Color(red: 10, green: 20, blue: 30, alpha: 201)
    #expect(color.multiplied(byOpacity: opacity) == Color(red: 10, green: 20, blue: 30, alpha: alpha))
  }
}
