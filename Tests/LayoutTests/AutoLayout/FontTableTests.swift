import Testing
import ViewTree

@testable import Layout

/// Widths and heights of texts in fonts whose advances are public.
@Suite struct FontTableTests {
  private func font(_ name: String, _ pointSize: Double) -> Font {
    Font(FontDescription(.named(name), pointSize: pointSize))
  }

  @Test(
    arguments: [
      // Adobe's metrics: H 722, e 556, l 222, o 556.
      ("Helvetica", "Hello", 2278.0), ("ArialMT", "Hello", 2278), ("Helvetica-Bold", "Hello", 2445),
      ("TimesNewRomanPSMT", "Hello", 2222), ("HelveticaNeue", "Hello", 2277), ("HelveticaNeue-Bold", "Hello", 2442),
    ])
  func `the width of a text is the sum of the advances, without tracking and kerning`(
    name: String, text: String, width: Double
  ) {
    #expect(font(name, 1_000).width(of: text) == width)
    #expect(font(name, 10).width(of: text) == width / 100)
  }

  @Test func `accented letters have the advances of their letters, ideographs those of a square`() {
    let font = font("Helvetica", 1_000)
    #expect(font.width(of: "é") == font.width(of: "e"))
    #expect(font.width(of: "漢") == 1_000)
  }

  @Test func `the medium cut lies between the regular and the bold one, with the same digits`() {
    let fonts = ["Regular", "Medium", "Bold"].map { font("HelveticaNeue-\($0)", 1_000) }
    let widths = fonts.map { $0.width(of: "Notifications") }
    #expect(widths[1] == (widths[0] + widths[2]) / 2)
    #expect(fonts.map { $0.width(of: "500") } == [1_668, 1_668, 1_668])
  }

  @Test(arguments: [("HelveticaNeue", 1.193), ("Helvetica", 1.15), ("ArialMT", 1.15), ("Georgia", 1.136)])
  func `the height of a line is that of the font's own tables`(name: String, factor: Double) {
    #expect(font(name, 100).lineHeight == factor * 100)
  }
}

/// Texts in a font of 10 points whose characters are all 5 points wide.
@Suite struct FixedAdvanceTests {
  private var font: Font {
    var font = Font(pointSize: 10)
    font.fixedAdvance = 500
    return font
  }

  /// The text, the width of a line, the maximum number of lines; then the lines, the widest and the last one.
  @Test(
    arguments: [
      ("aaa bb c", 40, 0, 1, 40, 40), ("aaa bb c", 39.995, 0, 1, 40, 40), ("aaa bb c", 39.98, 0, 2, 35, 5),
      ("aaa bb c", 30, 0, 2, 30, 5), ("aaa bb c", 29.995, 0, 2, 30, 5), ("aaa bb c", 29.98, 0, 2, 20, 20),
      ("aaa bb c", 12, 0, 4, 12, 5), ("aaa bb c", 10, 0, 4, 10, 5), ("aaa bb c", 9.995, 0, 4, 10, 5),
      ("aaa bb c", 0, 0, 1, 40, 40), ("aaa bb c", -1, 0, 1, 40, 40), ("aaa bb c", 29.98, 1, 1, 29.98, 29.98),
      ("aaa bb c", 29.98, 2, 2, 20, 20), ("aaa bb c", 12, 3, 3, 12, 12), ("aaa bb c", 12, 4, 4, 12, 5),
      ("aaa\nbb", 99, 0, 2, 15, 10), ("aaa\nbb", 99, 1, 1, 15, 15), ("aaa\nbb", 99, 2, 2, 15, 10), ("", 99, 0, 1, 0, 0),
      ("aaa  b", 20, 0, 2, 20, 5), ("ab-cd", 20, 0, 2, 15, 10), ("12-34", 20, 0, 2, 20, 5), ("ab-34", 20, 0, 2, 20, 5),
      ("12-ab", 20, 0, 2, 20, 5), ("-abcd", 20, 0, 2, 20, 5), ("漢漢漢", 10, 0, 2, 10, 5), ("漢漢。", 10, 0, 2, 10, 10),
      ("漢「漢", 10, 0, 2, 10, 10), ("aa漢", 10, 0, 2, 10, 5), ("漢aa", 10, 0, 2, 10, 10),
    ] as [(String, Double, Int, Int, Double, Double)])
  func `a text is broken into lines of a width`(
    _ text: String, _ width: Double, _ limit: Int, _ lines: Int, _ widest: Double, _ last: Double
  ) {
    let wrapped = font.wrap(text, in: width, limit: limit)
    #expect(wrapped.lineCount == lines)
    #expect([wrapped.width, wrapped.lastLineWidth] == [widest, last])
  }

  @Test func `each paragraph has an end`() {
    #expect(font.wrap("aaa\n\nbb c", in: 10, limit: 0).paragraphEnds == [1: 5, 2: 0, 4: 5])
    #expect(font.wrap("aaa\n \nbb c", in: 99, limit: 0).paragraphEnds == [0: 15, 1: 0, 2: 20])
  }

  /// A last word that is alone gets the word before it, if both fit and a space is between them.
  @Test(
    arguments: [
      ("aaa bb c", 30, 0, 2, 20, 20), ("aaa bb c", 30, 2, 2, 20, 20), ("aaa bb c", 30, 1, 1, 30, 30),
      ("a bbbb cc", 30, 0, 2, 30, 10), ("a bbbb cc", 35, 0, 2, 35, 35), ("a bbbb cc", 34.98, 0, 2, 34.98, 10),
      ("aaaa bb", 20, 0, 2, 20, 10), ("a bb-cc", 25, 0, 2, 25, 10), ("aaa", 30, 0, 1, 15, 15),
    ] as [(String, Double, Int, Int, Double, Double)])
  func `a last line has two words`(
    _ text: String, _ width: Double, _ limit: Int, _ lines: Int, _ widest: Double, _ last: Double
  ) {
    let wrapped = font.wrap(text, in: width, limit: limit, pushesOut: true)
    #expect(wrapped.lineCount == lines)
    #expect([wrapped.width, wrapped.lastLineWidth] == [widest, last])
  }

  @Test func `letter spacing follows each character`() {
    var spaced = font
    spaced.letterSpacing = 0.25
    #expect(spaced.width(of: "abc") == 22.5)
    #expect(spaced.width(of: "") == 0)
  }

  /// The number of lines, the pixels per point, and the height with lines of 12.5 points and gaps of 3.
  @Test(
    arguments: [(3, 2, 43.5), (3, 1, 44), (1, 1, 13), (1, 2, 12.5), (2, 1, 28), (0, 1, 0)] as [(Int, Double, Double)])
  func `gaps are between lines`(_ lines: Int, _ scale: Double, _ height: Double) {
    var spaced = font
    (spaced.lineHeightFactor, spaced.lineSpacing) = (1.25, 3)
    #expect(spaced.height(lines: lines, scale: scale) == height)
  }

  /// The minimum and the maximum height of a line whose own height is 12.5 points.
  @Test(
    arguments: [
      (nil, nil, 12.5), (nil, 11, 11), (nil, 14, 12.5), (nil, 0, 12.5), (nil, -1, 12.5), (14, nil, 14), (11, nil, 12.5),
      (13, 11, 13), (9, 11, 11),
    ] as [(Double?, Double?, Double)])
  func `the height of a line has limits`(_ minimum: Double?, _ maximum: Double?, _ height: Double) {
    var limited = font
    limited.lineHeightFactor = 1.25
    (limited.minimumLineHeight, limited.maximumLineHeight) = (minimum, maximum)
    #expect(limited.lineHeight == height)
  }

  @Test func `the leading of a description is the distance of baselines`() {
    for (leading, spacing) in [(20, 8.066_406_25), (11, 0), (12, 0.066_406_25)] as [(Double, Double)] {
      var description = FontDescription(pointSize: 10)
      description.leading = leading
      #expect(Font(description).lineSpacing == spacing)
    }
    var description = FontDescription(pointSize: 10)
    (description.lineHeightMultiple, description.lineSpacing) = (2, 7)
    #expect(Font(description).lineHeight == 23.867_187_5)
    #expect(Font(description).lineSpacing == 7)
    #expect(Font(description).descent == 4.824_218_75)
  }

  /// The adjustments −40 and 30 are in units of 1/2000 of the font size.
  @Test(
    arguments: [
      ("A", "o", -20), ("V", "e", -20), ("A", " ", 15), ("V", "\u{E9}", 15), ("\u{FC}", "a", 5), ("o", "A", 0),
      ("A", "A", 0), ("\u{E9}", "V", 0), ("a", "\u{FC}", 0), ("\u{0}", "a", 0), ("\u{7F}", "\u{7F}", 0),
    ] as [(Unicode.Scalar, Unicode.Scalar, Double)])
  func `pairs are moved together`(_ first: Unicode.Scalar, _ second: Unicode.Scalar, _ adjustment: Double) {
    let table = KerningTable("AV -40 oe 30 ␣\u{E9}\n\u{FC} 10 a", unitsPerEm: 2_000)
    #expect(table.adjustment(first, second) == adjustment)
  }

  /// An excess of a hundredth of a pixel is a rounding error.
  @Test(
    arguments: [
      (12.005, 1, 12), (12.02, 1, 13), (12.0025, 2, 12), (12.01, 2, 12.5), (12.4, 2, 12.5), (-0.5, 1, 0), (7, 3, 7),
    ] as [(Double, Double, Double)])
  func `lengths are rounded up to pixels`(_ length: Double, _ scale: Double, _ rounded: Double) {
    #expect(length.roundedUp(toPixelsOf: scale) == rounded)
  }
}
