import Geometry
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// The numbers in the markup of the built-in indicators.
@Suite struct IndicatorDrawingTests {
  private func drawing(_ style: IndicatorStyle, _ attributes: String) throws -> IndicatorDrawing {
    let document = try parseMarkup("<activityIndicator \(attributes)/>")
    return IndicatorDrawing(style, IndicatorProperties(of: document.root))
  }

  /// The numbers of a style with a panel, which has a size and the size of the drawing in it.
  private static func panel(
    _ width: Double, _ height: Double, _ inside: Size, _ numbers: [String: Double]
  ) -> [String: Double] {
    var all = numbers
    (all["width"], all["height"]) = (width, height)
    (all["innerWidth"], all["innerHeight"]) = (inside.width, inside.height)
    return all
  }

  private static let ring = "count='5' spread='90deg' thickness='3' length='5' radius='9' speed='2'"

  /// Styles, attributes and the numbers that they give.
  private static let drawings: [(IndicatorStyle, String, [String: Double])] = [
    (
      .markers, "",
      panel(
        160, 160, Size(width: 160, height: 160),
        [
          "count": 12, "thickness": 8, "length": 25, "round": 4, "x": 76, "y": 102.5, "delay": 1.0 / 12, "period": 1,
          "step": 30,
        ])
    ),
    // Markers that are thicker than long; a ring that is larger than the panel of the style.
    (
      .markers, "thickness='9' length='5' radius='83' count='7' speed='0.5'",
      panel(
        171, 171, Size(width: 171, height: 171),
        [
          "count": 7, "thickness": 9, "length": 5, "round": 2.5, "x": 81, "y": 166, "delay": 2.0 / 7, "period": 2,
          "step": 360.0 / 7,
        ])
    ),
    (
      .spinner, "",
      panel(
        20, 20, Size(width: 20, height: 20),
        [
          "count": 8, "thickness": 2.5, "length": 6, "round": 1.25, "x": 8.75, "y": 14, "delay": 0.1, "period": 0.8,
          "step": 45,
        ])
    ),
    (
      .spinner, "\(ring) padding='1 2 4 8'",
      panel(
        33, 28, Size(width: 23, height: 23),
        [
          "count": 5, "thickness": 3, "length": 5, "round": 1.5, "x": 10, "y": 18, "delay": 0.08, "period": 0.4,
          "step": 18,
        ])
    ),
    // A stated size includes the padding.
    (
      .spinner, "\(ring) padding='1 2 4 8' width='61' height='43'",
      panel(
        61, 43, Size(width: 51, height: 38),
        [
          "count": 5, "thickness": 3, "length": 5, "round": 1.5, "x": 24, "y": 25.5, "delay": 0.08, "period": 0.4,
          "step": 18,
        ])
    ),
    (
      .spinner, "\(ring) padding='1 2 4 8' width='9' height='3'",
      panel(
        10, 5, .zero,
        [
          "count": 5, "thickness": 3, "length": 5, "round": 1.5, "x": -1.5, "y": 6.5, "delay": 0.08, "period": 0.4,
          "step": 18,
        ])
    ),
    (.circles, "", ["period": 0.7, "change": 0.699]), (.circles, "speed='2'", ["period": 0.35, "change": 0.349]),
    (.dots, "", ["thickness": 8, "round": 4, "gap": 6, "period": 1.2]),
    (
      .dots, "thickness='5' radius='3' length='17' speed='2'",
      ["thickness": 5, "round": 2.5, "gap": 3, "period": 0.6]
    ),
    (.wave, "", ["thickness": 4, "round": 2, "length": 40, "gap": 4, "period": 0.4]),
    (
      .wave, "thickness='5' radius='3' length='17' speed='0.5'",
      ["thickness": 5, "round": 2.5, "length": 17, "gap": 3, "period": 0.8]
    ),
    (
      .bar, "",
      ["width": 120, "thickness": 4, "length": 48, "round": 2, "from": -24, "to": 144, "period": 1.2]
    ),
    (
      .bar, "thickness='3' height='9' width='71' length='17' speed='0.5'",
      ["width": 71, "thickness": 3, "length": 17, "round": 1.5, "from": -8.5, "to": 79.5, "period": 2.4]
    ),
    (
      .bar, "height='9'",
      ["width": 120, "thickness": 9, "length": 48, "round": 4.5, "from": -24, "to": 144, "period": 1.2]
    ),
    (.pulse, "", ["width": 40, "height": 40, "round": 8, "period": 0.8]),
    (.pulse, "width='31' height='17' radius='5' speed='4'", ["width": 31, "height": 17, "round": 5, "period": 0.2]),
    (
      .arcs, "",
      panel(40, 40, Size(width: 40, height: 40), ["thickness": 6, "period": 0.1])
    ),
    (
      .arcs, "radius='23' thickness='5' speed='4' padding='1 2 4 8'",
      panel(61, 56, Size(width: 51, height: 51), ["thickness": 5, "period": 0.025])
    ),
    (
      .arcs, "radius='17' thickness='5' width='71' height='53'",
      panel(71, 53, Size(width: 71, height: 53), ["thickness": 5, "period": 0.1])
    ),
  ]

  @Test(arguments: drawings.indices)
  func `a style has numbers of its own, which attributes replace`(_ number: Int) throws {
    let (style, attributes, expected) = Self.drawings[number]
    let values = try drawing(style, attributes).values
    #expect(Set(values.keys) == Set(expected.keys))
    for (name, value) in expected {
      let found = try #require(values[name].flatMap { Double($0) }, "\(name)")
      #expect(abs(found - value) < 1e-9, "\(name)")
    }
  }

  @Test(
    arguments: [
      (.dots, "", [0, 0.15, 0.3]), (.dots, "count='2' speed='3'", [0, 0.05]), (.dots, "count='1'", [0]),
      (.wave, "", [0, 0.1, 0.2, 0.3, 0.4]), (.wave, "count='3' speed='0.5'", [0, 0.2, 0.4]), (.bar, "count='3'", []),
      (.spinner, "count='3'", []),
    ] as [(IndicatorStyle, String, [Double])])
  func `the parts of a row begin one after another`(
    style: IndicatorStyle, attributes: String, begins: [Double]
  ) throws {
    let rows = try drawing(style, attributes).rows
    #expect(rows.count == begins.count)
    for (row, begin) in zip(rows, begins) {
      #expect(row.count == 1)
      let found = try #require(row["begin"].flatMap { Double($0) })
      #expect(abs(found - begin) < 1e-9)
    }
  }

  @Test func `the parts are the rows of data in JSON`() throws {
    #expect(try drawing(.dots, "count='2'").data == #"[{"begin":"0"},{"begin":"0.15"}]"#)
    #expect(try drawing(.pulse, "").data == "[]")
  }

  /// The angles in degrees at which the first arcs begin and end: 39 of 45 degrees of a step, or the stated ones.
  @Test(
    arguments: [
      ("", 8, 10, 20, 20, false, [(3, 42), (48, 87), (93, 132)]),
      ("count='1' radius='7'", 1, 7, 20, 20, true, [(24, 336)]),
      (
        "count='2' radius='23' thickness='9' width='71' height='63'", 2, 23, 35.5, 31.5, false, [(12, 168), (192, 348)]
      ),
      // An arc is shorter than its step.
      ("count='2' spread='200deg'", 2, 10, 20, 20, false, [(0.09, 179.91), (180.09, 359.91)]),
      ("count='3' spread='50deg'", 3, 10, 20, 20, false, [(35, 85), (155, 205), (275, 325)]),
      ("count='1' spread='181deg'", 1, 10, 20, 20, true, [(89.5, 270.5)]),
      ("count='1' spread='179deg'", 1, 10, 20, 20, false, [(90.5, 269.5)]),
    ] as [(String, Int, Double, Double, Double, Bool, [(Double, Double)])])
  func `arcs are in the middle of their steps`(
    attributes: String, count: Int, radius: Double, x: Double, y: Double, isLarge: Bool, angles: [(Double, Double)]
  ) throws {
    let rows = try drawing(.arcs, attributes).rows
    #expect(rows.count == count)
    for (row, (start, end)) in zip(rows, angles) {
      let path = try #require(row["path"])
      let numbers = path.split { "MA ".contains($0) }.compactMap { Double($0) }
      try #require(numbers.count == 9)
      #expect(Array(numbers[2...6]) == [radius, radius, 0, isLarge ? 1 : 0, 1])
      for (place, angle) in [(0, start), (7, end)] {
        #expect(abs(numbers[place] - x - radius * cosine(angle * .pi / 180)) < 1e-6)
        #expect(abs(numbers[place + 1] - y - radius * sine(angle * .pi / 180)) < 1e-6)
      }
    }
  }

  @Test func `arcs fade with their distance from the first one`() throws {
    let rows = try drawing(.arcs, "count='5'").rows
    #expect(rows.map { $0["stroke"] } == ["color2", "color3", "color4", "color4", "color4"])
    #expect(
      rows.map { $0["values"] } == [
        "color1 color2 color3 color4 color4", "color2 color1 color2 color3 color4",
        "color3 color2 color1 color2 color3", "color4 color3 color2 color1 color2",
        "color4 color4 color3 color2 color1",
      ])
  }

  @Test(
    arguments: [
      ("1", 1), ("60", 60), ("07", 7), ("0", nil), ("61", nil), ("-1", nil), ("1.5", nil), ("", nil),
    ] as [(String, Int?)])
  func `a count is from 1 to 60`(text: String, count: Int?) {
    #expect(ValueSyntax<Int>.indicatorCount.parse(text) == count)
  }

  @Test(
    arguments: [
      ("0", 0, nil), ("0.009", 0.009, nil), ("0.01", 0.01, 0.01), ("100", 100, 100), ("100.5", 100.5, nil),
      ("10000", 10_000, nil), ("10000.5", nil, nil), ("-0.5", nil, nil), ("3pt", nil, nil),
    ] as [(String, Double?, Double?)])
  func `a length is from 0 to 10000 points, a speed from 0.01 to 100`(text: String, length: Double?, speed: Double?) {
    #expect(ValueSyntax<Double>.indicatorLength.parse(text) == length)
    #expect(ValueSyntax<Double>.indicatorSpeed.parse(text) == speed)
  }
}
