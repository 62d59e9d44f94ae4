import Geometry
import Testing
import ViewTree

@testable import Inference

/// The bars of a text in its box.
@Suite struct TextLineBoxTests {
  private static let area = box(7, 11, 101, 60)

  private func lines(
    _ count: Int = 3, fontSize: Double = 10, lineHeight: Double? = 20, in area: Rect = Self.area,
    _ direction: LayoutDirection = .leftToRight, _ change: (inout TextLines) -> Void = { _ in }
  ) -> TextLineBoxes {
    var text = TextLines(count: .exactly(count), fontSize: fontSize, lineHeight: lineHeight)
    change(&text)
    return TextLineBoxes(text, in: area, direction: direction)
  }

  // MARK: - Bars

  /// The last line has 60 % of the width of 101 points.
  @Test(arguments: [
    (TextAlignment.left, 7.0, 7.0), (.right, 47.4, 47.4), (.center, 27.2, 27.2), (.natural, 7, 47.4), (.end, 47.4, 7),
  ])
  func `bars are at the edge of their alignment`(_ alignment: TextAlignment, _ left: Double, _ right: Double) {
    for (direction, x) in [(LayoutDirection.leftToRight, left), (.rightToLeft, right)] {
      let lines = lines(direction) { $0.alignment = alignment }
      for line in 0..<3 {
        let bar = lines.bar(line).rect
        #expect(abs(bar.minX - (line == 2 ? x : 7)) < 1e-9)
        #expect(abs(bar.width - (line == 2 ? 60.6 : 101)) < 1e-9)
        #expect(bar.minY == 17.5 + 20 * Double(line) && bar.height == 7)
      }
    }
  }

  private func lines(_ direction: LayoutDirection, _ change: (inout TextLines) -> Void) -> TextLineBoxes {
    lines(3, direction, change)
  }

  @Test func `a bar has round ends or a stated radius`() {
    #expect(lines().bar(0).radii == CornerRadii(3.5))
    #expect(lines().bar(0, radius: CornerRadius(.points(2))).radii == CornerRadii(2))
    #expect(abs(lines().bar(0, radius: CornerRadius(.percent(20))).radii.topLeft - 1.4) < 1e-9)
  }

  /// 70 % of the font size, the height of a line, and 48 points.
  @Test(arguments: [(10.0, 20.0, 7.0), (10, 5, 5), (60, 100, 42), (70, 100, 48)])
  func `a bar has the height of capital letters`(_ fontSize: Double, _ lineHeight: Double, _ height: Double) {
    let lines = lines(1, fontSize: fontSize, lineHeight: lineHeight, in: box(7, 11, 301, lineHeight))
    #expect(abs(lines.barHeight - height) < 1e-9)
  }

  @Test(arguments: [(30.0, 101.0, 30.0), (3, 101, 14), (14.5, 101, 14.5), (3, 9, 9), (301, 101, 101)])
  func `a bar is twice as wide as high at least`(_ width: Double, _ boxWidth: Double, _ last: Double) {
    let lines = lines(1, in: box(7, 11, boxWidth, 20)) { $0.width = width }
    #expect(lines.lastLineWidth == last)
  }

  @Test func `the minimum width of a bar may be stated`() {
    var text = TextLines(count: .exactly(1), fontSize: 10, lineHeight: 20)
    text.width = 3
    let lines = TextLineBoxes(text, in: Self.area, direction: .leftToRight, shortest: 3)
    #expect(lines.lastLineWidth == 21)
  }

  @Test func `lines before a line break are as wide as their words`() {
    let lines = lines { $0.content = "Some words\n\nWord" }
    #expect(lines.count == 3)
    let widths = (0..<3).map { lines.bar($0).rect.width }
    #expect(widths[0] > 40 && widths[0] < 101 && widths[1] == 0 && widths[2] == lines.lastLineWidth)
    let narrow = self.lines { $0.content = "i\nWord\nWord" }
    #expect(narrow.bar(0).rect.width == 14)
  }

  // MARK: - Line boxes

  /// A line of a font of 20 points, which is 24 points high, is stretched to 1.35 times its height at most.
  @Test(
    arguments: [
      (VerticalAlignment.center, 32.375, 11.0, 32.375), (.center, 32.5, 15.25, 24), (.top, 32.375, 11, 32.375),
      (.top, 32.5, 11, 24), (.bottom, 32.375, 11, 32.375), (.bottom, 32.5, 19.5, 24),
    ] as [(VerticalAlignment, Double, Double, Double)])
  func `a line of unknown pitch is stretched a little or placed`(
    _ alignment: VerticalAlignment, _ height: Double, _ top: Double, _ lineHeight: Double
  ) {
    let lines = lines(1, fontSize: 20, lineHeight: nil, in: box(7, 11, 101, height)) {
      $0.verticalAlignment = alignment
    }
    #expect(lines.lineHeight == lineHeight)
    #expect(lines.box == box(7, top, 101, lineHeight))
  }

  /// Lines of 16 points: the number of lines, the height of the box, and the place and the height of a line.
  @Test(
    arguments: [
      (VerticalAlignment.center, 1, 16.25, 11.125, 16), (.top, 1, 16.25, 11, 16), (.bottom, 1, 16.25, 11.25, 16),
      (.center, 1, 16, 11, 16), (.bottom, 1, 16, 11, 16), (.center, 1, 15.75, 11, 15.75), (.top, 1, 15.75, 11, 15.75),
      (.bottom, 1, 15.75, 11, 15.75), (.center, 2, 33, 11.5, 16), (.bottom, 2, 33, 12, 16), (.center, 2, 31, 11, 15.5),
      (.center, 3, 91, 32.5, 16),
    ] as [(VerticalAlignment, Int, Double, Double, Double)])
  func `lines of a stated pitch are not stretched`(
    _ alignment: VerticalAlignment, _ count: Int, _ height: Double, _ top: Double, _ lineHeight: Double
  ) {
    let lines = lines(count, lineHeight: nil, in: box(7, 11, 101, height)) {
      ($0.linePitch, $0.verticalAlignment) = (16, alignment)
    }
    #expect(lines.lineHeight == lineHeight)
    #expect(lines.box == box(7, top, 101, lineHeight * Double(count)))
  }

  @Test func `lines of a stated height begin at the top`() {
    let lines = lines(2, in: box(7, 11, 101, 91))
    #expect(lines.lineHeight == 20 && lines.box == box(7, 11, 101, 91))
    #expect(lines.bar(1).rect.minY == 37.5)
    let bottom = self.lines(2, in: box(7, 11, 101, 91)) { $0.verticalAlignment = .bottom }
    #expect(abs(bottom.lineHeight - 12) < 1e-9 && abs(bottom.box.minY - 78) < 1e-9)
  }

  @Test(arguments: [
    (11.0, 71.0, 0..<3), (31, 51, 1..<2), (30.75, 51, 0..<2), (31, 51.25, 1..<3), (71, 90, 3..<3), (-50, 5, 0..<0),
    (-50, 11.25, 0..<1), (70.75, 90, 2..<3),
  ])
  func `the lines in a clip are visible`(_ minY: Double, _ maxY: Double, _ visible: Range<Int>) {
    #expect(lines().lines(within: Rect(minX: 0, minY: minY, maxX: 5, maxY: maxY)) == visible)
  }

  @Test func `a rectangle has the center of another one`() {
    #expect(box(7, 11, 101, 61).centered(height: 31) == box(7, 26, 101, 31))
    #expect(box(7, 11, 101, 61).centered(Size(width: 51, height: 31)) == box(32, 26, 51, 31))
  }

  // MARK: - Texts of dumps

  private func text(_ content: String, _ change: (inout TextLines) -> Void = { _ in }) -> TextLines {
    var text = TextLines(count: .fittingContent, fontSize: 14)
    text.content = content
    change(&text)
    return text
  }

  /// A word has 24 points at most, and 16 in a frame as high as a touch target, which is 44 points high.
  @Test(arguments: [
    (12.0, 10.0, false, false), (38.875, 24, false, false), (39, 24, true, false), (43.75, 24, true, false),
    (44, 16, true, false), (96, 16, true, false), (96.25, 16, true, true),
  ])
  func `a word has a font size and a place`(
    _ height: Double, _ fontSize: Double, _ isCentered: Bool, _ fillsPane: Bool
  ) {
    let fit = TextFit(text("Word"), in: Size(width: 301, height: height))
    #expect(fit.count == 1 && abs(fit.fontSize - fontSize) < 1e-9)
    #expect(fit.isCentered == isCentered && fit.fillsPane == fillsPane)
    #expect(fit.lineHeight == (isCentered ? TextLines.naturalLineHeight * fontSize : nil))
    // A word in a pane is in its center, unless it states another alignment.
    let area = box(7, 11, 301, height)
    #expect(
      TextLineBoxes(text("Word"), in: area, direction: .leftToRight).alignment == (fillsPane ? .center : .natural))
    let left = text("Word") { $0.alignment = .left }
    #expect(TextLineBoxes(left, in: area, direction: .leftToRight).alignment == .left)
  }

  @Test func `the padding of a text reduces its font size`() {
    let padded = text("Word") { $0.edgePadding = 0.1 }
    #expect(abs(TextFit(padded, in: Size(width: 301, height: 26)).fontSize - 20) < 1e-9)
  }

  /// Lines of 10 points are 11.5 points high at least.
  @Test(arguments: [(23.0, 2), (22.75, 1), (7, 1)])
  func `a text has the font size of others of its style`(_ height: Double, _ count: Int) {
    let size = Size(width: 101, height: height)
    let long = text(String(repeating: "many words ", count: 9)) { $0.sharedFontSize = 10 }
    let fit = TextFit(long, in: size)
    #expect(fit.count == count && fit.fontSize == 10 && fit.lastLineWidth == 101)
    let short = TextFit(text("Word") { $0.sharedFontSize = 10 }, in: size)
    #expect(short.count == 1 && short.lastLineWidth > 15 && short.lastLineWidth < 40)
  }

  /// Words of up to 20 letters are kept on one line, whose font size is 10.5 at least.
  @Test(arguments: [
    ("aaaaaaaaaaaaaaaaaaaa", true), ("aaaaaaaaaaaaaaaaaaaaa", false), ("aaaaaaaaa-aaaaaaaaaa", false),
    ("aaaaaaaaa/aaaaaaaaaa", false), ("aaaaaaaaa aaaaaaaaaa", false), ("aaaaaaaaaaaaaaaaaaaé", false),
  ])
  func `a long word is kept on one line`(_ content: String, _ isKept: Bool) {
    let fit = TextFit(text(content), in: Size(width: 100, height: 40))
    #expect((fit.count == 1 && fit.fontSize == 10.5) == isKept)
  }

  /// The number of lines of a text of `count` characters follows from its area if it has more than 12.
  @Test(
    arguments: [
      (17, 100, 2_000, 0, 0, 0), (18, 100, 2_000, 12, 24, 60), (1_000, 100, 40, 3, 100 / 9, 100),
      (245, 100, 164, 13, 164 / 15.6, 60),
    ] as [(Int, Double, Double, Int, Double, Double)])
  func `the lines of a long text are estimated`(
    _ count: Int, _ width: Double, _ height: Double, _ lines: Int, _ fontSize: Double, _ lastLine: Double
  ) {
    let words = String(String(repeating: "word ", count: count).prefix(count))
    let fit = TextFit(text(words), in: Size(width: width, height: height))
    guard lines > 0 else {
      #expect(fit.count < 6)
      return
    }
    #expect(fit.count == lines && abs(fit.fontSize - fontSize) < 1e-9 && fit.lastLineWidth == lastLine)
    // The lines of a text with line breaks are measured.
    if count == 18 {
      #expect(TextFit(text("word\n" + words.dropFirst(5)), in: Size(width: width, height: height)).count < 6)
    }
  }
}
