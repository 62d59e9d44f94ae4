import Testing

@testable import Comparison

@Suite struct ColorDifferenceTests {
  @Test func `the luminance of gray is that of WCAG`() {
    func luminance(_ gray: UInt8) -> Double { relativeLuminance(red: gray, green: gray, blue: gray) }
    #expect(luminance(0) == 0 && abs(luminance(255) - 1) < 1e-6)
    #expect(abs(luminance(10) - 10 / 255 / 12.92) < 1e-6 && abs(luminance(128) - 0.215_861) < 1e-6)
  }

  /// Table 1 of Sharma, Wu and Dalal: two colors and their difference.
  static let published: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425], [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412], [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000], [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
    [50, 0, 0, 50, -1, 2, 2.3669], [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792], [50, 2.49, -0.001, 50, -2.49, 0.0010, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195], [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
    [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045], [50, -0.001, 2.49, 50, 0.0010, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
    [50, 2.5, 0, 50, 0, -2.5, 4.3065],
    [50, 2.5, 0, 73, 25, -18, 27.1492], [50, 2.5, 0, 61, -5, 29, 22.8977], [50, 2.5, 0, 56, -27, -3, 31.9030],
    [50, 2.5, 0, 58, 24, 15, 19.4535], [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
    [50, 2.5, 0, 50, 3.2972, 0, 1.0000], [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
    [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test func `there are 34 published pairs`() {
    #expect(Self.published.count == 34)
  }

  @Test(arguments: published)
  func `agrees with the published data, both ways round`(_ row: [Double]) {
    let first = Lab(lightness: row[0], a: row[1], b: row[2])
    let second = Lab(lightness: row[3], a: row[4], b: row[5])
    // The table is rounded to four decimals.
    #expect(abs(colorDifference(first, second) - row[6]) < 1e-4)
    #expect(abs(colorDifference(second, first) - row[6]) < 1e-4)
    #expect(colorDifference(first, first) == 0)
  }

  /// The Lab values of sRGB under D65, as published by Bruce Lindbloom's calculator.
  @Test(
    arguments: [
      ([0, 0, 0], [0, 0, 0]), ([255, 255, 255], [100, 0, 0]), ([255, 0, 0], [53.2408, 80.0925, 67.2032]),
      ([0, 255, 0], [87.7347, -86.1827, 83.1793]), ([0, 0, 255], [32.2970, 79.1875, -107.8602]),
      ([128, 128, 128], [53.5850, 0, 0]),
    ] as [([UInt8], [Double])])
  func `sRGB becomes Lab`(_ bytes: [UInt8], _ expected: [Double]) {
    let lab = Lab(red: bytes[0], green: bytes[1], blue: bytes[2])
    for (found, expected) in zip([lab.lightness, lab.a, lab.b], expected) { #expect(abs(found - expected) < 0.01) }
  }

  /// Dark colors are in the linear parts of sRGB, up to a channel of 10, and of Lab: the formulas of IEC 61966-2-1 and
  /// CIE 15, computed with 15 digits.
  @Test(
    arguments: [
      ([11, 10, 12], [2.8433, 0.5619, -0.705]), ([12, 3, 7], [1.433, 2.9392, -0.6742]),
      ([7, 31, 2], [9.2346, -15.6953, 12.7018]), ([19, 97, 201], [42.6166, 18.0351, -60.0717]),
    ] as [([UInt8], [Double])])
  func `dark and uneven colors become Lab`(bytes: [UInt8], expected: [Double]) {
    let lab = Lab(red: bytes[0], green: bytes[1], blue: bytes[2])
    for (found, expected) in zip([lab.lightness, lab.a, lab.b], expected) { #expect(abs(found - expected) < 1e-4) }
  }

  @Test func `grays have no hue`() {
    for gray in UInt8.min...UInt8.max {
      let lab = Lab(red: gray, green: gray, blue: gray)
      #expect(abs(lab.a) < 1e-9 && abs(lab.b) < 1e-9)
    }
  }
}
