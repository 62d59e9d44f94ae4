import Geometry
import Testing

@testable import Dialects
@testable import LayerTree
@testable import ViewTree

/// The values of attributes at the ends of their ranges.
@Suite struct ValueSyntaxTests {
  // MARK: - Numbers

  @Test(
    arguments: [
      ("10000000", 1e7), ("10000000.0", 1e7), ("-10000000", -1e7), ("1e7", 1e7), ("-1E+7", -1e7), ("12e-1", 1.2),
      ("-.5", -0.5), ("10000000.5", nil), ("-10000001", nil), ("1.0000001e7", nil), ("1e", nil), ("e1", nil),
      ("0." + String(repeating: "0", count: 61) + "1", 1e-62), ("0." + String(repeating: "0", count: 62) + "1", nil),
      // More digits than a double has; 15 of them are exact.
      ("9.007199254740995", 9.007199254740995), ("0.123456789012345", 0.123456789012345),
      ("0.1234567890123456789", 0.1234567890123456789),
    ] as [(String, Double?)])
  func `numbers are within ten million and at most 64 bytes`(text: String, number: Double?) {
    #expect(parseNumber(text) == number)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("0.5s", 0.5), ("500ms", 0.5), ("-250ms", -0.25), ("10000000", 1e7), ("10000000ms", 1e4),
      ("1m", nil), ("s", nil), ("ms", nil), ("1 s", nil), ("10000001s", nil),
    ] as [(String, Double?)])
  func `times are in seconds or milliseconds`(text: String, time: Double?) {
    #expect(parseTime(text) == time)
    #expect(ValueSyntax.positiveTime.parse(text) == time.flatMap { $0 < 0 ? nil : $0 })
    #expect(ValueSyntax.duration.parse(text) == time.flatMap { $0 < 0 ? nil : $0 })
  }

  @Test func `a duration is above 0, another time may be 0`() {
    #expect(ValueSyntax.positiveTime.parse("0") == 0 && ValueSyntax.positiveTime.parse("-0.001") == nil)
    #expect(ValueSyntax.duration.parse("0") == nil && ValueSyntax.duration.parse("0ms") == nil)
    #expect(ValueSyntax.duration.parse("1ms") == 0.001)
  }

  @Test(arguments: [("0", 0.0), ("1", 1), ("0.3", 0.3), ("-0.001", nil), ("1.001", nil)] as [(String, Double?)])
  func `an opacity is from 0 to 1`(text: String, opacity: Double?) {
    #expect(ValueSyntax.opacity.parse(text) == opacity)
  }

  @Test(
    arguments: [
      ("0", 0.0), ("1e7", 1e7), ("-0.001", nil), ("10000001", nil), ("3pt", nil),
    ] as [(String, Double?)])
  func `a factor is not below 0`(text: String, factor: Double?) {
    #expect(ValueSyntax.factor.parse(text) == factor)
  }

  @Test(arguments: [("17", 17.0), ("17pt", 17), ("17px", nil), ("pt", nil), ("17ptpt", nil)] as [(String, Double?)])
  func `a font size is in points`(text: String, size: Double?) {
    #expect(ValueSyntax.fontSize.parse(text) == size)
  }

  @Test(
    arguments: [("180deg", 1.0), ("-90deg", -0.5), ("90", nil), ("deg", nil), ("1turn", nil)] as [(String, Double?)])
  func `an angle is in degrees or radians`(text: String, halfTurns: Double?) {
    #expect(ValueSyntax.angle.parse(text) == halfTurns.map { $0 * .pi })
    #expect(ValueSyntax.angle.parse("0.75rad") == 0.75)
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("16/9", 16.0 / 9), ("3 / 2", 1.5), ("0", nil), ("-1", nil), ("0/9", nil), ("16/0", nil),
      ("16/-9", nil), ("1/2/3", nil), ("/2", nil), ("2/", nil),
    ] as [(String, Double?)])
  func `an aspect ratio is above 0`(text: String, ratio: Double?) {
    #expect(ValueSyntax.aspectRatio.parse(text) == ratio)
  }

  @Test(
    arguments: [
      ("0", 0), ("1000000000", 1_000_000_000), ("1000000001", nil), ("+3", nil), ("-1", nil), ("1.0", nil), ("", nil),
      ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func `a count is a whole number from 0`(text: String, count: Int?) {
    #expect(ValueSyntax.count.parse(text) == count)
    #expect(parseRepetition(text) == count.flatMap { $0 == 0 ? nil : .times($0) })
  }

  @Test(
    arguments: [
      ("-1000000000", -1_000_000_000), ("1000000000", 1_000_000_000), ("+3", 3), ("-1000000001", nil),
      ("1000000001", nil), ("1e3", nil), ("-", nil),
    ] as [(String, Int?)])
  func `an order is a whole number of either sign`(text: String, order: Int?) {
    #expect(ValueSyntax.order.parse(text) == order)
  }

  @Test func `a list of numbers has 1 to 256 items`() {
    func list(_ count: Int) -> String { String(repeating: "3 ", count: count) }
    #expect(ValueSyntax.numbers.parse("1, -2\t0.5\n4") == [1, -2, 0.5, 4])
    #expect(ValueSyntax.numbers.parse("7") == [7])
    #expect(ValueSyntax.numbers.parse(list(256))?.count == 256)
    #expect(ValueSyntax.numbers.parse(list(257)) == nil && ValueSyntax.numbers.parse(" ") == nil)
    #expect(ValueSyntax.numbers.parse("") == nil && ValueSyntax.numbers.parse("1 x") == nil)
  }

  @Test func `a list of key times has 1 to 1025 items that do not decrease`() {
    func list(_ count: Int) -> String { "0 " + String(repeating: "0.5 ", count: count - 2) + "1" }
    #expect(ValueSyntax.keyTimes.parse(list(1_025))?.count == 1_025)
    #expect(ValueSyntax.keyTimes.parse(list(1_026)) == nil)
    #expect(ValueSyntax.keyTimes.parse("0 0.25 0.25 1") == [0, 0.25, 0.25, 1])
  }

  @Test(arguments: [
    ("header", true), ("A1-b", true), ("z9", true), ("Za", true), ("a", true), ("", false), ("1a", false),
    ("-a", false), ("a_b", false), ("a b", false), ("a[", false), ("a@", false), ("a{", false), ("a`", false),
    ("a/", false), ("a:", false), ("é", false),
  ])
  func `a region is a name of letters, digits and hyphens`(text: String, isName: Bool) {
    #expect(ValueSyntax.region.parse(text) == (isName ? text : nil))
  }

  // MARK: - Lengths

  @Test(
    arguments: [
      ("16", Length.points(16)), ("16pt", .points(16)), ("-3.5pt", .points(-3.5)), ("50%", .percent(50)),
      ("-0.5%", .percent(-0.5)), ("10000000", .points(1e7)), ("10000000%", .percent(1e7)), ("10000001", nil),
      ("10000001%", nil), ("16px", nil), ("%", nil), ("pt", nil), ("16 pt", nil), ("auto", nil),
    ] as [(String, Length?)])
  func `a length is in points or percent`(text: String, length: Length?) {
    #expect(parseLength(text) == length)
    let isNegative = text.hasPrefix("-")
    #expect(ValueSyntax.length.parse(text) == (isNegative ? nil : length))
    let automatic: Length?? = .some(nil)
    let optional: Length?? = length.map(Optional.some)
    #expect(ValueSyntax.offset.parse(text) == (text == "auto" ? automatic : optional))
    #expect(ValueSyntax.size.parse(text) == (text == "auto" ? automatic : isNegative ? nil : optional))
  }

  @Test(
    arguments: [
      ("1", [1.0, 1, 1, 1]), ("1 2", [1, 2, 1, 2]), ("1,2 3", [1, 2, 3, 2]), ("1 2 3 4", [1, 2, 3, 4]),
      ("1 2 3 4 5", nil), ("", nil), ("1 -2", nil), ("1 x", nil),
    ] as [(String, [Double]?)])
  func `a padding has one to four lengths, clockwise from the top`(text: String, edges: [Double]?) {
    let expected = edges.map {
      Edges(top: Length.points($0[0]), right: .points($0[1]), bottom: .points($0[2]), left: .points($0[3]))
    }
    #expect(ValueSyntax.padding.parse(text) == expected)
  }

  @Test func `a margin may be negative or automatic`() {
    let margin = Edges<Length?>(top: .points(-1), right: nil, bottom: .percent(3), left: nil)
    #expect(ValueSyntax.margin.parse("-1 auto 3%") == margin)
    #expect(ValueSyntax.margin.parse("1 2 3 4 5") == nil)
  }

  @Test(
    arguments: [
      ("1 2 3 4", Rect(x: 1, y: 2, width: 3, height: 4)), ("-1,-2,0,0", Rect(x: -1, y: -2, width: 0, height: 0)),
      ("1 2 -3 4", nil), ("1 2 3 -4", nil), ("1 2 3", nil), ("1 2 3 4 5", nil),
    ] as [(String, Rect?)])
  func `a frame has an origin and a size that is not below 0`(text: String, frame: Rect?) {
    #expect(ValueSyntax.frame.parse(text) == frame)
  }

  @Test(
    arguments: [
      ("8", [8.0, 8, 8, 8]), ("1 2 3 4", [1, 2, 3, 4]), ("1 2", nil), ("1 2 3", nil), ("1 2 3 4 5", nil), ("-1", nil),
    ] as [(String, [Double]?)])
  func `a corner radius has one or four lengths, clockwise from the top left`(text: String, radii: [Double]?) {
    let expected = radii.map {
      CornerRadius(
        topLeft: .points($0[0]), topRight: .points($0[1]), bottomRight: .points($0[2]), bottomLeft: .points($0[3]))
    }
    #expect(parseCornerRadius(text) == expected)
    #expect(parseCornerRadius("circle") == .circle)
  }

  // MARK: - Colors

  @Test(
    arguments: [
      ("#1a9", Color(red: 0x11, green: 0xAA, blue: 0x99)),
      ("#1A9c", Color(red: 0x11, green: 0xAA, blue: 0x99, alpha: 0xCC)),
      ("#12aB9f", Color(red: 0x12, green: 0xAB, blue: 0x9F)),
      ("#12aB9fd3", Color(red: 0x12, green: 0xAB, blue: 0x9F, alpha: 0xD3)),
      ("#12", nil), ("#12345", nil), ("#1234567", nil), ("#123456789", nil), ("#12g", nil), ("#１２３", nil), ("#", nil),
      ("rgb(1, 2, 3)", Color(red: 1, green: 2, blue: 3)),
      ("RGBA(1 2 3 / 0.2)", Color(red: 1, green: 2, blue: 3, alpha: 51)),
      ("rgb(20%, 40%, 60%, 80%)", Color(red: 51, green: 102, blue: 153, alpha: 204)),
      // Values beyond the ends of the ranges are clamped.
      ("rgba(300, -5, 255, 2)", Color(red: 255, green: 0, blue: 255, alpha: 255)),
      ("rgba(0, 0, 256, -1)", Color(red: 0, green: 0, blue: 255, alpha: 0)),
      ("rgb(1, 2)", nil), ("rgb(1, 2, 3, 0.5, 5)", nil), ("rgb(1, 2, x)", nil), ("hsl(1, 2, 3)", nil),
      ("rgb 1, 2, 3)", nil),
      ("salmon", Color(red: 0xFA, green: 0x80, blue: 0x72)), ("Transparent", .clear), ("nocolor", nil), ("", nil),
    ] as [(String, Color?)])
  func `colors are read as by CSS`(text: String, color: Color?) {
    #expect(parseColor(text) == color)
  }

  @Test func `a list of colors has 1 to 256 items`() {
    #expect(
      ValueSyntax.colors.parse("red, rgb(0, 0, 255)  white") == [
        Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 0, blue: 255), .white,
      ])
    #expect(ValueSyntax.colors.parse(String(repeating: "red ", count: 256))?.count == 256)
    #expect(ValueSyntax.colors.parse(String(repeating: "red ", count: 257)) == nil)
    #expect(ValueSyntax.colors.parse(" ") == nil && ValueSyntax.colors.parse("red x") == nil)
  }

  // MARK: - Curves and counts

  @Test(
    arguments: [
      ("0 -1 1 2", UnitBezier(x1: 0, y1: -1, x2: 1, y2: 2)),
      ("0.25,0.5,0.75,1", UnitBezier(x1: 0.25, y1: 0.5, x2: 0.75, y2: 1)),
      ("ease-in", .easeIn), ("easeInEaseOut", .easeInEaseOut), ("-0.001 0 1 1", nil), ("0 0 1.001 1", nil),
      ("1.001 0 1 1", nil), ("0 0 -0.001 1", nil), ("0 0 1", nil), ("0 0 1 1 1", nil), ("ease", nil),
    ] as [(String, UnitBezier?)])
  func `a timing function is a name, or points whose x is from 0 to 1`(text: String, curve: UnitBezier?) {
    #expect(ValueSyntax.timingFunction.parse(text) == curve)
  }

  @Test(
    arguments: [("infinite", .infinity), ("0", 0), ("2.5", 2.5), ("-0.5", nil), ("x", nil)] as [(String, Double?)])
  func `a repeat count is from 0, or infinite`(text: String, count: Double?) {
    #expect(ValueSyntax.repeatCount.parse(text) == count)
  }

  // MARK: - Words

  @Test(arguments: [
    ("space-between", "spaceBetween"), ("a-b-c", "aBC"), ("row", "row"), ("ease--in", "ease-In"),
    ("row-", "row-"),
  ])
  func `hyphens join words`(text: String, word: String) {
    #expect(camelCased(text) == word)
  }

  @Test(arguments: [("spaceBetween", "space-between"), ("aBC", "a-b-c"), ("row", nil)] as [(String, String?)])
  func `capitals begin words`(word: String, text: String?) {
    #expect(hyphenated(word) == text)
  }

  @Test(
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")] as [([String], String)])
  func `words are listed with commas and an or`(words: [String], text: String) {
    #expect(listed(words) == text)
  }

  @Test(arguments: [
    ("WikiErrorView", "wiki_error_view"), ("list2Row", "list2_row"), ("HTMLView", "htmlview"), ("a_b", "a_b"),
    ("zA9Z0a", "z_a9_z0a"),
  ])
  func `a class name is written in snake case`(name: String, text: String) {
    #expect(CodeName.snakeCase(name) == text)
  }

  @Test(arguments: [
    ("errorLabel", true, true), ("EmptyHistoryCell", true, true), ("loadingIndicator", false, false),
    ("terrorLabel", false, false), ("NoResultsCell", false, true), ("ResultsNoCell", false, false),
    ("listplaceholder", false, true), ("noteCell", false, false), ("retry_button", true, true),
  ])
  func `names of states are those of loading, empty and error states`(name: String, isState: Bool, isCell: Bool) {
    #expect(StateName.names(name) == isState)
    #expect(StateName.namesCell(name) == isCell)
  }
}
