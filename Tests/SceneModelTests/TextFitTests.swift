import Geometry
import Testing
import ViewTree

@testable import Inference

/// The number of lines of texts in frames that are higher than their lines.
@Suite struct TextFitTests {
  /// Three lines of 16 points are 56 high, and so is a row.
  @Test(arguments: [(false, 2), (true, 1)])
  func `the number of lines does not follow from a height that the document states`(_ isStated: Bool, _ count: Int) {
    var text = TextLines(count: .fitting(maximum: nil), fontSize: 16)
    (text.content, text.fontTolerance, text.isHeightStated) = ("Domain filters", 1.12, isStated)
    #expect(TextFit(text, in: Size(width: 98, height: 56)).count == count)
  }

  /// A frame without padding that has the height of two or three lines of a title.
  @Test(arguments: [
    ("Welcome to the new application", 77, true, 2), ("Welcome to the new application", 77, false, 1),
    ("Welcome", 77, true, 1), ("Welcome to you", 77, true, 1), ("Welcome to the new application", 57, true, 1),
    ("Welcome to the new application", 82, true, 1), ("Welcome to the new application, which is here", 115, true, 3),
    ("Welcome to the\nnew application", 77, true, 2),
  ])
  func `a large title fills its frame`(_ content: String, _ height: Double, _ isUnpadded: Bool, _ count: Int) {
    var text = TextLines(count: .fittingContent, fontSize: 17)
    (text.content, text.isUnpadded) = (content, isUnpadded)
    #expect(TextFit(text, in: Size(width: 337, height: height)).count == count)
  }

  /// Lines of 20 points in a box that is 101 points wide.
  @Test(arguments: [
    (TextLines.Count.exactly(4), 60.0, 3), (.exactly(4), 59.75, 2), (.exactly(4), 80, 4), (.exactly(4), 133, 4),
    (.exactly(4), 7, 1), (.exactly(0), 60, 1), (.filling, 60, 3), (.filling, 59.75, 2), (.filling, 7, 1),
  ])
  func `as many lines fit as the box is high`(_ number: TextLines.Count, _ height: Double, _ count: Int) {
    let fit = TextFit(TextLines(count: number, fontSize: 14, lineHeight: 20), in: Size(width: 101, height: height))
    #expect(fit.count == count)
    #expect(abs(fit.lastLineWidth - (count > 1 ? 60.6 : 101)) < 1e-9)
    #expect(fit.lineHeight == 20 && fit.fontSize == 14)
  }

  @Test(arguments: [(0, TextLines.defaultFontSize), (-1, TextLines.defaultFontSize), (0.5, 0.5)] as [(Double, Double)])
  func `a text without a font size has that of body text`(_ stated: Double, _ size: Double) {
    let fit = TextFit(TextLines(count: .filling, fontSize: stated), in: Size(width: 101, height: 61))
    #expect(fit.count == 1 && fit.fontSize == size)
  }

  /// Lines of 12 points, or with a distance of 20 points from line to line.
  @Test(
    arguments: [
      (nil, nil, 30, 3), (nil, nil, 29.75, 2), (2, nil, 30, 2), (0, nil, 30, 1), (nil, nil, 1, 1), (nil, 20, 42, 3),
      (nil, 20, 41.75, 2), (nil, 20, 12, 1),
    ] as [(Int?, Double?, Double, Int)])
  func `lines fit with half of a line`(_ maximum: Int?, _ pitch: Double?, _ height: Double, _ count: Int) {
    var text = TextLines(count: .fitting(maximum: maximum), fontSize: 10)
    text.linePitch = pitch
    #expect(TextFit(text, in: Size(width: 101, height: height)).count == count)
  }

  @Test(
    arguments: [
      (TextLines.Count.exactly(1), 70, 0, 70), (.exactly(1), 170, 0, 101), (.exactly(1), 30, 0.5, 50.5),
      (.fitting(maximum: 1), 70, 0, 101), (.fitting(maximum: 1), 30, 0.5, 50.5), (.fitting(maximum: 1), 70, 0.5, 70),
    ] as [(TextLines.Count, Double, Double, Double)])
  func `a line has the width of its text`(
    _ number: TextLines.Count, _ width: Double, _ leastShare: Double, _ lastLine: Double
  ) {
    var text = TextLines(count: number, fontSize: 14)
    (text.width, text.leastShare) = (width, leastShare)
    #expect(TextFit(text, in: Size(width: 101, height: 21)).lastLineWidth == lastLine)
  }

  /// A character is followed by a part of the font size of 16 points: `TextView.setLetterSpacing`.
  @Test(arguments: [(0.0, 0.0), (0.25, 16), (-0.0625, -4)])
  func `a line is longer by the space between its letters`(_ spacing: Double, _ more: Double) {
    var text = TextLines(count: .exactly(1), fontSize: 16)
    text.content = "Word"
    let plain = TextFit(text, in: Size(width: 301, height: 21)).lastLineWidth
    text.letterSpacing = spacing
    let spaced = TextFit(text, in: Size(width: 301, height: 21)).lastLineWidth
    #expect(abs(spaced - plain - more) < 1e-9)
  }

  @Test func `a text with space between its letters has more lines`() {
    var text = TextLines(count: .fitting(maximum: nil), fontSize: 16)
    (text.content, text.isHeightStated) = ("Domain filters", true)
    #expect(TextFit(text, in: Size(width: 121, height: 56)).count == 1)
    text.letterSpacing = 0.25
    #expect(TextFit(text, in: Size(width: 121, height: 56)).count == 2)
  }

  /// The lines before the last one fill 93 % of the box; the last one has a fifth of it at least.
  @Test(arguments: [
    (70.0, 100.0, 1, 70.0), (100, 100, 1, 100), (300, 100, 3, 100), (300, 120, 3, 76.8), (205, 100, 3, 20),
    (206, 100, 3, 20),
    (207, 100, 3, 21), (900, 100, 5, 100),
  ])
  func `the last line has the rest of a text`(_ width: Double, _ box: Double, _ count: Int, _ lastLine: Double) {
    let text = TextLines(count: .flowing(TextFlow(width: width, lineHeight: 17, lines: 1...5)), fontSize: 14)
    let fit = TextFit(text, in: Size(width: box, height: 91))
    #expect(fit.count == count)
    #expect(abs(fit.lastLineWidth - lastLine) < 1e-9)
  }

  /// A text at a side of a screen keeps a margin of 16 points, if it is at least 128 points wide.
  @Test(arguments: [
    (0, 128, 16, 112), (0, 127, 0, 127), (2, 161, 18, 145), (3, 161, 3, 161), (237, 161, 237, 145),
    (236, 161, 236, 161), (0, 400, 16, 368),
  ])
  func `a text of a dump keeps a margin at the side of the screen`(
    _ x: Int, _ width: Int, _ start: Double, _ length: Double
  ) throws {
    let words = String(repeating: "Wide words that are longer than the frame of the text ", count: 9)
    let text =
      "<node class='android.widget.TextView' text='\(words)' resource-id='it' bounds='[\(x),300][\(x + width),320]'/>"
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(text)</node>"
    let frame = try #require(try Found("<hierarchy rotation='0'>\(screen)</hierarchy>").frames("it").first)
    #expect(frame[0] == start && frame[2] == length)
  }

  /// A word in a frame of less than 128 points at a side of a screen, which is 400 points wide.
  @Test(
    arguments: [
      (0, 62, nil), (2, 62, nil), (338, 62, 338), (0, 127, 16), (2, 125, 18), (273, 127, 273), (3, 127, 3),
    ] as [(Int, Int, Double?)])
  func `a narrow text of a dump where lines begin has the same padding at both sides`(
    _ x: Int, _ width: Int, _ start: Double?
  ) throws {
    let text =
      "<node class='android.widget.TextView' text='Word' resource-id='it' bounds='[\(x),300][\(x + width),320]'/>"
    let screen = "<node class='android.widget.FrameLayout' bounds='[0,0][400,800]'>\(text)</node>"
    let frame = try #require(try Found("<hierarchy rotation='0'>\(screen)</hierarchy>").frames("it").first)
    if let start {
      #expect(frame[0] == start)
    } else {
      #expect(abs(2 * frame[0] + frame[2] - 2 * Double(x) - Double(width)) < 1e-3 && frame[0] > Double(x) + 4)
    }
  }
}
