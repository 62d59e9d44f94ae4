import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The qualifiers in names of resource folders: "App resources overview", tables 2 and 3.
@Suite struct ResourceQualifierTests {
  private func qualifiers(_ folder: String) -> ResourceQualifiers? {
    ResourceQualifiers(folder.split(separator: "-").dropFirst())
  }

  private func device(
    _ width: Double, _ height: Double, _ change: (inout ResourceConfiguration) -> Void = { _ in }
  ) -> ResourceConfiguration {
    var device = ResourceConfiguration(width: width, height: height, density: 2)
    change(&device)
    return device
  }

  @Test(arguments: [
    ("values", true), ("values-land-xhdpi", true), ("values-notnight-nodpi-v21", true), ("values-long-finger", true),
    ("values-280dpi", true), ("values-sw600dp-w320dp-h480dp", true), ("values-de", false), ("values-land-de", false),
    ("values-car", false), ("values-swdp", false), ("values-w320", false), ("values-v", false), ("values-dpi", false),
  ])
  func `languages and devices other than phones are not supported`(folder: String, isSupported: Bool) {
    #expect((qualifiers(folder) != nil) == isSupported)
  }

  /// Widths and heights are minimum values; those of named sizes are of the screen in landscape.
  @Test(
    arguments: [
      ("sw321dp", 321, 400, true), ("sw321dp", 400, 321, true), ("sw321dp", 320, 400, false),
      ("w321dp", 321, 300, true),
      ("w321dp", 320, 900, false), ("h321dp", 300, 321, true), ("h321dp", 900, 320, false), ("land", 401, 400, true),
      ("land", 400, 400, false), ("port", 400, 400, true), ("port", 401, 400, false), ("small", 1, 1, true),
      ("normal", 320, 470, true), ("normal", 470, 320, true), ("normal", 319, 470, false), ("normal", 320, 469, false),
      ("large", 480, 640, true), ("large", 479, 640, false), ("large", 480, 639, false), ("xlarge", 960, 720, true),
      ("xlarge", 959, 720, false), ("xlarge", 960, 719, false), ("v35", 400, 800, true), ("v36", 400, 800, false),
      ("xxhdpi", 400, 800, true), ("night", 400, 800, false), ("notnight", 400, 800, true), ("ldrtl", 400, 800, false),
      ("ldltr", 400, 800, true), ("", 1, 1, true),
    ] as [(String, Double, Double, Bool)])
  func `a folder matches the devices that its qualifiers name`(
    qualifier: String, width: Double, height: Double, matches: Bool
  ) throws {
    let found = try #require(qualifiers("values-\(qualifier)"))
    #expect(found.match(device(width, height)) == matches)
  }

  @Test func `night and direction are those of the device`() throws {
    let night = device(400, 800) { ($0.isNight, $0.direction) = (true, .rightToLeft) }
    for (name, matches) in [("night", true), ("notnight", false), ("ldrtl", true), ("ldltr", false)] {
      #expect(try #require(qualifiers("values-\(name)")).match(night) == matches)
    }
  }

  /// Each folder precedes those after it, on a screen of 700 × 900 dp with 320 dots per inch.
  @Test(arguments: [
    ["ldltr", "sw600dp", "sw320dp", "w600dp-h800dp", "w600dp", "h400dp", "large", "port", "notnight", "v21"],
    ["sw601dp", "sw600dp-w700dp"], ["w600dp-h300dp", "w300dp-h599dp"], ["xlarge", "large", ""], ["normal", ""],
    ["", "small"], ["large", "port"], ["port", "notnight-anydpi"], ["notnight", "anydpi-v30"],
    ["anydpi", "nodpi", "xhdpi", "xxhdpi", "xxxhdpi", "hdpi", "", "ldpi"], ["320dpi", "321dpi", "319dpi"],
    ["xhdpi", "hdpi-v30"], ["v22", "v21", ""],
  ])
  func `the qualifiers have an order of precedence`(_ folders: [String]) throws {
    let device = device(700, 900)
    let ranks = try folders.map { try #require(qualifiers("values-\($0)")).rank(on: device) }
    for (first, second) in zip(ranks, ranks.dropFirst()) {
      #expect(second.lexicographicallyPrecedes(first))
    }
  }

  @Test func `a folder without a size counts as normal, unless the screen is smaller`() throws {
    let plain = try #require(qualifiers("values"))
    let small = try #require(qualifiers("values-small"))
    #expect(small.rank(on: device(320, 470)).lexicographicallyPrecedes(plain.rank(on: device(320, 470))))
    #expect(plain.rank(on: device(319, 470)).lexicographicallyPrecedes(small.rank(on: device(319, 470))))
  }

  /// A screen is in landscape from the width after its height on.
  @Test(
    arguments: [
      ("", []), ("sw600dp-w320dp", [600, 320]), ("land", [Double(800).nextUp]), ("port", [Double(800).nextUp]),
      ("h320dp", []),
      ("large", [640, 480, 470, 320]), ("small", [0, 0, 470, 320]),
    ] as [(String, [Double])])
  func `the widths at which a folder may begin to match`(qualifier: String, widths: [Double]) throws {
    #expect(try #require(qualifiers("values-\(qualifier)")).leastWidths(atHeight: 800) == widths)
  }

  @Test(arguments: [(5.0, 3.0, 7.0), (3, 3, 7), (7, 7, 10), (2, 1, 3), (9.5, 7, 10)])
  func `limits divide a range`(value: Double, lower: Double, upper: Double) {
    #expect((1.0..<10.0).divided(at: [3, 7], around: value) == lower..<upper)
    #expect((4.0..<6.0).divided(at: [3, 7], around: 5) == 4.0..<6.0)
  }
}
