import Geometry
import Testing

@testable import Dialects
@testable import ViewTree

/// The values of Hyperview's style properties.
@Suite struct HyperviewValueTests {
  @Test(
    arguments: [
      ("16", 16), ("1.5", 1.5), ("-8", -8), ("16px", 16), ("16dp", 16), ("16pt", 16), ("16em", nil), ("px", nil),
      ("", nil),
    ] as [(String, Double?)])
  func `a number may have a unit of pixels`(text: String, number: Double?) {
    #expect(HyperviewValues.number.parse(text) == number)
    #expect(HyperviewValues.positive.parse(text) == number.flatMap { $0 < 0 ? nil : $0 })
    #expect(HyperviewValues.offset.parse(text) == number.map { .points($0) })
    #expect(HyperviewValues.positiveLength.parse(text) == number.flatMap { $0 < 0 ? nil : .points($0) })
  }

  @Test func `a length may be 0, a share or automatic`() {
    #expect(HyperviewValues.positive.parse("0") == 0)
    #expect(HyperviewValues.positiveLength.parse("0") == .points(0))
    #expect(HyperviewValues.positiveLength.parse("50%") == .percent(50))
    #expect(HyperviewValues.positiveLength.parse("-50%") == nil)
    #expect(HyperviewValues.offset.parse("-50%") == .percent(-50))
    #expect(HyperviewValues.size.parse("auto") == .some(nil))
    #expect(HyperviewValues.size.parse("3") == .some(.points(3)))
    #expect(HyperviewValues.size.parse("-3") == nil)
    #expect(HyperviewValues.margin.parse("auto") == .some(nil))
    #expect(HyperviewValues.margin.parse("-3") == .some(.points(-3)))
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("3/2", 1.5), ("3 / 2", 1.5), ("4", 4), ("10000000", 1e7), ("1/10000000", 1e-7), ("0", nil),
      ("-1", nil),
      ("0/3", nil), ("/3", nil), ("3/", nil), ("3/0", nil), ("-3/2", nil), ("3/-2", nil), ("1/2/3", nil), ("", nil),
      ("a", nil),
      ("10000000/0.5", nil), ("0.5/10000000", nil),
    ] as [(String, Double?)])
  func `a ratio is one of width to height`(text: String, ratio: Double?) {
    #expect(HyperviewValues.aspectRatio.parse(text) == ratio)
  }

  /// CSS Color 4, section 7.1: `hsl(210, 50%, 40%)` is `#336699`.
  @Test(
    arguments: [
      ("hsl(0, 100%, 50%)", [255, 0, 0, 255]), ("hsl(120, 100%, 50%)", [0, 255, 0, 255]),
      ("hsl(240, 100%, 50%)", [0, 0, 255, 255]), ("hsl(210, 50%, 40%)", [51, 102, 153, 255]),
      ("hsl(-150, 50%, 40%)", [51, 102, 153, 255]), ("hsl(570, 50%, 40%)", [51, 102, 153, 255]),
      ("hsl(-510, 50%, 40%)", [51, 102, 153, 255]), ("hsl(30, 50%, 40%)", [153, 102, 51, 255]),
      ("hsl(210, 150%, 40%)", [0, 102, 204, 255]), ("hsl(210, -50%, 40%)", [102, 102, 102, 255]),
      ("hsl(210, 50%, 120%)", [255, 255, 255, 255]), ("hsl(210, 50%, 75%)", [159, 191, 223, 255]),
      ("hsla(210, 50%, 40%, 0.4)", [51, 102, 153, 102]), ("hsla(210, 50%, 40%, 2)", [51, 102, 153, 255]),
      ("hsla(210, 50%, 40%, -1)", [51, 102, 153, 0]), ("#123456", [0x12, 0x34, 0x56, 255]),
    ] as [(String, [UInt8])])
  func `a color may be a hue`(text: String, channels: [UInt8]) {
    let color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
    #expect(HyperviewValues.color.parse(text) == color)
  }

  @Test(arguments: [
    "hsl(210, 50%)", "hsl(210, 50, 40%)", "hsl(210, 50%, 40)", "hsl(210, 50%, 40%", "hsv(210, 50%, 40%)",
    "hsla(210, 50%, 40%, 1, 1)", "hsl(a, 50%, 40%)", "hsla(210, 50%, 40%, a)", "hsl",
  ])
  func `other texts are no hue`(text: String) {
    #expect(HyperviewValues.color.parse(text) == nil)
  }

  /// A more specific name takes precedence, and `left` is the start in both directions.
  @Test(
    arguments: [
      ([], [nil, nil, nil, nil]), ([(.all, 1)], [1, 1, 1, 1]), ([(.all, 1), (.horizontal, 2)], [1, 2, 1, 2]),
      ([(.all, 1), (.vertical, 3)], [3, 1, 3, 1]), ([(.vertical, 3), (.top, 4), (.bottom, 5)], [4, nil, 5, nil]),
      ([(.horizontal, 2), (.left, 6), (.right, 7)], [nil, 7, nil, 6]),
      ([(.left, 6), (.right, 7), (.start, 8), (.end, 9)], [nil, 9, nil, 8]), ([(.left, 6)], [nil, nil, nil, 6]),
    ] as [([(HyperviewEdge, Int)], [Int?])])
  func `the value of an edge is that of its most specific name`(_ values: [(HyperviewEdge, Int)], _ expected: [Int?]) {
    var edges = HyperviewEdges<Int>()
    for (edge, value) in values { edges[edge] = value }
    let left = edges.resolved(.leftToRight)
    #expect([left.top, left.right, left.bottom, left.left] == expected)
    let right = edges.resolved(.rightToLeft)
    #expect([right.top, right.left, right.bottom, right.right] == expected)
  }
}
