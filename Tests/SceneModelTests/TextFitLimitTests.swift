import Geometry
import Layout
import Testing
import ViewTree

@testable import Inference

/// The limits of texts in boxes: values at each limit, and at both sides of it.
@Suite struct TextFitLimitTests {
  private static let words = "Domain filters"
  private static let long = String(repeating: "many words ", count: 9)

  /// The width of a text in one line.
  private func width(_ content: String, _ size: Double) -> Double {
    Font(pointSize: size).wrap(content, in: .infinity, limit: 1).lastLineWidth
  }

  /// The division of a text of a dump.
  private func fit(
    _ content: String, _ width: Double, _ height: Double, _ change: (inout TextLines) -> Void = { _ in }
  ) -> TextFit {
    var text = TextLines(count: .fittingContent, fontSize: 14)
    text.content = content
    change(&text)
    return TextFit(text, in: Size(width: width, height: height))
  }

  private func isEqual(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  // MARK: - Texts with a font size

  /// The number of lines of a text of 16 points that is 1.05 times as wide as its box.
  private func lines(
    of content: String = words, _ height: Double, _ change: (inout TextLines) -> Void = { _ in }
  ) -> Int {
    var text = TextLines(count: .fitting(maximum: nil), fontSize: 16)
    (text.content, text.fontTolerance) = (content, 1.12)
    change(&text)
    return TextFit(text, in: Size(width: width(content, 16) / 1.05, height: height)).count
  }

  /// Roboto's lines of 16 points are 18.752 high, or have a pitch; the height differs by 4 points at most.
  @Test(
    arguments: [
      (nil, 33.49, 1), (nil, 33.52, 2), (nil, 41.49, 2), (nil, 41.52, 1), (nil, 52.24, 1), (nil, 52.27, 2),
      (nil, 60.24, 2), (nil, 60.27, 1), (23, 37.74, 1), (23, 37.77, 2), (23, 45.74, 2), (23, 45.77, 1),
    ] as [(Double?, Double, Int)])
  func `a box as high as several lines has no tolerance`(_ pitch: Double?, _ height: Double, _ count: Int) {
    #expect(lines(height) { $0.linePitch = pitch } == count)
  }

  @Test(arguments: [(36.49, 2), (36.5, 1)])
  func `a box may have the height of the picture beside its text`(_ height: Double, _ count: Int) {
    let icon = TextIcon(at: .left, size: Size(width: 9, height: height), inset: 3)
    #expect(lines(37.5) { $0.icons = [icon] } == count)
  }

  @Test(arguments: [("ab c", 1), ("ab cd", 2), ("ab-cd", 2)])
  func `a text of four characters is not broken`(_ content: String, _ count: Int) {
    #expect(lines(of: content, 37.5) == count)
  }

  /// A word of 10 points in a box that has space for more lines.
  @Test(
    arguments: [
      (TextLines.Count.fitting(maximum: nil), nil, nil, 12), (.fitting(maximum: nil), 17, nil, 17),
      (.fitting(maximum: 3), nil, 13, 13), (.exactly(3), 17, 13, 13), (.exactly(3), 17, nil, 17),
      (.exactly(1), 17, nil, nil),
    ] as [(TextLines.Count, Double?, Double?, Double?)])
  func `a text with fewer lines than its box is centered`(
    _ count: TextLines.Count, _ pitch: Double?, _ stated: Double?, _ lineHeight: Double?
  ) {
    var text = TextLines(count: count, fontSize: 10, lineHeight: stated)
    (text.content, text.linePitch) = ("Word", pitch)
    let fit = TextFit(text, in: Size(width: 301, height: 77))
    #expect(fit.count == 1 && fit.lineHeight == lineHeight)
    #expect(fit.isCentered == (lineHeight != nil) && !fit.fillsPane)
    #expect(isEqual(fit.lastLineWidth, width("Word", 10)))
  }

  @Test(arguments: [1.0, 1.12])
  func `the last line of a text that is cut is as wide as its box`(_ tolerance: Double) {
    var text = TextLines(count: .fitting(maximum: 2), fontSize: 10)
    (text.content, text.fontTolerance) = (Self.long, tolerance)
    let fit = TextFit(text, in: Size(width: 101, height: 77))
    #expect(fit.count == 2 && fit.lineHeight == nil && !fit.isCentered)
    #expect(fit.lastLineWidth == 101)
  }

  @Test(
    arguments: [(-1.5, 0), (0.99, 0), (1, 1), (2.99, 2), (1e9, 1_000_000_000), (3e9, 1_000_000_000)] as [(Double, Int)])
  func `the whole part of a number has limits`(_ value: Double, _ whole: Int) {
    #expect(TextFit.whole(value) == whole)
  }

  // MARK: - Texts of one line

  /// A word that has 20 points in a box of its height; the second number is the padding of the text in em.
  @Test(
    arguments: [
      (0.5, 0.13, 20, 0.5), (0.87, 0.13, 20, 0.87), (0.89, 0.13, 20, 1), (0.89, 0, 20, 0.89), (1.25, 0.13, 16, 1),
      (1.9, 0.13, 20 / 1.9, 1), (1.92, 0.13, 10.5, 1),
    ] as [(Double, Double, Double, Double)])
  func `a word is made smaller up to the width of its box`(
    _ share: Double, _ padding: Double, _ fontSize: Double, _ line: Double
  ) {
    let box = width("Word", 20) / share
    let fit = fit("Word", box, 20 * (1.2 + padding)) { $0.edgePadding = padding }
    #expect(fit.count == 1 && isEqual(fit.fontSize, fontSize))
    #expect(isEqual(fit.lastLineWidth, line * box))
  }

  /// A text in a box as wide as the text at the font size of the box's height, or wider or narrower by a factor.
  @Test(
    arguments: [
      (90, 0.3, 1, true, 60), (90.1, 0.3, 1, true, 16), (90, 0.3, 0.87, true, 16), (90, 0.3, 0.89, true, 60),
      (90, 0.3, 1.11, true, 60), (90, 0.3, 1.13, true, 16), (44, 0.8, 1, true, 22), (44, 0.8, 1, false, 16),
      (37.5, 0.3, 1, true, 25), (37.5, 0.3, 1, false, 24), (72, 0, 1, true, 60), (72, 0, 0.87, true, 16),
      (90, 0.3, 1, false, 16),
    ] as [(Double, Double, Double, Bool, Double)])
  func `a title of one line fills its frame`(
    _ height: Double, _ padding: Double, _ share: Double, _ wraps: Bool, _ fontSize: Double
  ) {
    let box = width("Welcome here", height / (1.2 + padding)) / share
    let fit = fit("Welcome here", box, height) { ($0.edgePadding, $0.mayWrapFrame) = (padding, wraps) }
    #expect(fit.count == 1 && isEqual(fit.fontSize, fontSize))
    if fontSize > 24 || height == 44 && wraps { #expect(fit.lastLineWidth == box) }
  }

  /// A frame of 28.8 points permits a font of 24 points; higher ones of touch targets and controls have padding.
  @Test(arguments: [(28.8, 0, 24, 24), (28.9, 0, 16, 24), (31.92, 0.13, 24, 24), (32, 0.13, 16, 24), (44, 0, 16, 16)])
  func `one line in a padded frame that is higher than body text has the size of body text`(
    _ height: Double, _ padding: Double, _ fontSize: Double, _ unpadded: Double
  ) {
    for (isPadded, size) in [(true, fontSize), (false, unpadded)] {
      let fit = fit("Word", 301, height) { ($0.edgePadding, $0.isPadded) = (padding, isPadded) }
      #expect(fit.count == 1 && isEqual(fit.fontSize, size))
    }
  }

  @Test func `a text with a line break is no title of one line`() {
    let fit = fit("Welcome\nhere", 301, 90) { ($0.edgePadding, $0.mayWrapFrame) = (0.3, true) }
    #expect(fit.count == 2 && fit.fontSize == 24)
  }

  // MARK: - Texts of several lines

  /// A text that is 1.3 or 2.6 times as wide as its frame at the font size of two or three lines: 24 to 34 points.
  @Test(
    arguments: [
      (57.5, 2, 1, 16), (57.6, 2, 2, 24), (81.6, 2, 2, 34), (81.7, 2, 1, 16), (122.3, 3, 3, 122.3 / 3.6),
      (122.5, 3, 2, 24),
    ] as [(Double, Int, Int, Double)])
  func `the lines of a large title fill its frame`(_ height: Double, _ lines: Int, _ count: Int, _ fontSize: Double) {
    let content = "aa bb cc dd ee ff gg hh ii jj kk ll mm"
    let box = width(content, height / (1.2 * Double(lines))) / (lines == 2 ? 1.3 : 2.6)
    let fit = fit(content, box, height) { $0.isUnpadded = true }
    #expect(fit.count == count && isEqual(fit.fontSize, fontSize))
  }

  /// A line is 12.6 points high at least, for a font of 10.5 points.
  @Test(
    arguments: [
      (25.1, 1, 10.5), (25.2, 2, 10.5), (37.7, 2, 37.7 / 2.4), (37.8, 3, 10.5), (50.3, 3, 50.3 / 3.6),
      (50.4, 4, 10.5),
    ] as [(Double, Int, Double)])
  func `a long text has as many lines as its frame has space for`(_ height: Double, _ count: Int, _ fontSize: Double) {
    let fit = fit(Self.long, 100, height)
    #expect(fit.count == count && isEqual(fit.fontSize, fontSize))
    #expect(fit.lastLineWidth == 100)
  }

  /// The frame is as high as a line of 25 points, or two of 12.5 points.
  @Test(arguments: [(1.11, 24.0), (1.13, 24 / 1.13)])
  func `a line may be a little wider than its frame, and is made smaller then`(_ share: Double, _ fontSize: Double) {
    let box = width(Self.words, 24) / share
    let fit = fit(Self.words, box, 30)
    #expect(fit.count == 1 && isEqual(fit.fontSize, fontSize))
    #expect(isEqual(fit.lastLineWidth, width(Self.words, fontSize)))
  }

  /// Lines are measured up to 13, and up to 41 in a text with line breaks; one word is in each line.
  @Test(arguments: [
    (" ", 12, 12), (" ", 13, 13), (" ", 14, 13), ("\n", 40, 40), ("\n", 41, 41), ("\n", 42, 41),
  ])
  func `a number of lines is measured`(_ separator: String, _ words: Int, _ count: Int) {
    let content = Array(repeating: "www", count: words).joined(separator: separator)
    #expect(fit(content, 36, 12.6 * Double(words) + 0.01).count == count)
  }

  /// A line is 12.6 points high at least, and a padding of 1 em 10.5 points.
  @Test(
    arguments: [
      (1_000, 40, 0, 3, 40 / 3.6), (1_000, 40, 0.3, 2, 40 / 2.4), (4_000, 12, 0, 1, 10), (4_000, 12, 0.3, 1, 10),
    ] as [(Int, Double, Double, Int, Double)])
  func `a very long text fills its frame`(
    _ characters: Int, _ height: Double, _ padding: Double, _ count: Int, _ fontSize: Double
  ) {
    let content = String(String(repeating: "word ", count: characters).prefix(characters))
    let fit = fit(content, 100, height) { $0.edgePadding = padding }
    #expect(fit.count == count && isEqual(fit.fontSize, fontSize))
    #expect(fit.lastLineWidth == 100)
  }

  /// Lines of 12 points in a frame that is a little higher, at least 1.35 times, twice or five times as high.
  @Test(
    arguments: [
      (1, 16, nil, false, false), (1, 16.25, 12, true, false), (1, 60, 12, true, false), (1, 60.25, 12, true, true),
      (2, 32.25, nil, false, false), (2, 32.5, 12, true, false), (2, 47.75, 12, true, false), (2, 48, 12, false, false),
      (2, 121, 12, false, false),
    ] as [(Int, Double, Double?, Bool, Bool)])
  func `lines are stretched a little, and centered in a higher frame`(
    _ count: Int, _ height: Double, _ lineHeight: Double?, _ isCentered: Bool, _ fillsPane: Bool
  ) {
    let box = width(Self.words, 10) / (count == 1 ? 0.5 : 1.5)
    let fit = fit(Self.words, box, height) { $0.sharedFontSize = 10 }
    #expect(fit.count == count && fit.fontSize == 10 && fit.lineHeight == lineHeight)
    #expect(fit.isCentered == isCentered && fit.fillsPane == fillsPane)
  }

  // MARK: - Texts of one style

  /// A number rounded to thousandths; nil for none.
  private func rounded(_ value: Double?) -> Double? {
    value.map { ($0 * 1_000).rounded() / 1_000 }
  }

  /// The heights of texts with one identifier, of which a font size is 1.2 times smaller, and the sizes that they share.
  @Test(
    arguments: [
      ([18, 12, 21.6], [15, nil, 15]), ([12, 18, 21.6, 15.6], [nil, 13, 13, 13]), ([18, 21.6], [nil, nil]),
      ([24, 24, 20.5], [20, 20, 20]), ([24, 24, 20.3], [20, 20, nil]),
      ([12, 18, 18.6, 24, 24], [nil, 15.5, 15.5, 15.5, 15.5]),
    ] as [([Double], [Double?])])
  func `texts with one identifier have the lower median of their font sizes`(
    _ heights: [Double], _ sizes: [Double?]
  ) throws {
    func found(_ texts: [View]) throws -> [Double?] {
      let roles = try inferred(flattened(dumped(.container, box(0, 0, 400, 800), texts), .androidDump))
      return texts.indices.map { rounded(roles.sharedFontSizes[$0 + 1]) }
    }
    let texts = heights.enumerated().map { dumpedText(box(31, 101 + 60 * Double($0), 211, $1)) }
    #expect(try found(texts.map { named("t", $0) }) == sizes)
    #expect(try found(texts).allSatisfy { $0 == nil })
    #expect(try found(texts.enumerated().map { named("t\($0)", $1) }).allSatisfy { $0 == nil })
  }

  /// The third text is cut by the lower edge of the screen: its height says nothing about its font.
  @Test(arguments: [(3, [15.0, 15, 15, 15]), (2, [nil, nil, nil])] as [(Int, [Double?])])
  func `a text that an edge cuts has the size of whole ones`(_ whole: Int, _ sizes: [Double?]) throws {
    let texts = (0..<whole).map { named("t", dumpedText(box(31, 101 + 60 * Double($0), 211, 18))) }
    let cut = named("t", dumpedText(box(31, 785, 211, 21.6)))
    let root = dumped(.container, box(0, 0, 400, 800), texts + [cut])
    let roles = try inferred(flattened(root, .androidDump))
    let found = (1...whole + 1).map { rounded(roles.sharedFontSizes[$0]) }
    #expect(found == sizes)
  }
}
