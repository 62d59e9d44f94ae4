import Geometry
import Layout
import Testing
import ViewTree

@testable import Inference

/// The limits of large numbers: the largest and the smallest value inside and outside of each.
@Suite struct LargeDigitsTests {
  /// A text in a frame as wide as the text at the font size of the frame's height.
  private func fit(
    _ content: String, height: Double = 66.5, wraps: Bool = true, padding: Double = 0.13, share: Double = 1
  ) -> (fontSize: Double, width: Double)? {
    var text = TextLines(count: .fittingContent, fontSize: 14)
    (text.content, text.mayWrapFrame, text.edgePadding) = (content, wraps, padding)
    let font = Font(pointSize: height / (1.2 + padding), weight: text.weight)
    let width = font.width(of: content.filter { !$0.isLetter }) + font.width(of: content.filter(\.isLetter)) / 2
    return LargeDigits.fit(text, in: Size(width: width / share, height: height))
  }

  @Test(arguments: [
    ("123456789012", true), ("1234567890123", false), ("١٢٣٤٥٦٧٨٩٠١٢", true), ("1 abc", true), ("1abcd", false),
    ("--:--", false), ("1\n2", false), ("١", true),
  ])
  func `a number has digits, twelve characters and three letters`(_ content: String, _ isNumber: Bool) {
    #expect((fit(content) != nil) == isNumber)
  }

  @Test(arguments: [
    (44, true, 0.13, true), (43.9, true, 0.13, false), (56, false, 0.13, true), (55.9, false, 0.13, false),
    (44, true, 0, true), (90, false, 0, false), (159, true, 0.13, true), (160, true, 0.13, false),
  ])
  func `the frame is higher than body text, and not too high`(
    _ height: Double, _ wraps: Bool, _ padding: Double, _ isLarge: Bool
  ) {
    #expect((fit("12:45", height: height, wraps: wraps, padding: padding) != nil) == isLarge)
  }

  @Test(arguments: [(0.49, false), (0.51, true), (1.11, true), (1.13, false)])
  func `the digits fill half of the frame, and exceed it a little`(_ share: Double, _ isLarge: Bool) throws {
    let digits = fit("9:30 PM", share: share)
    #expect((digits != nil) == isLarge)
    guard let digits else { return }
    #expect(digits.fontSize == 50)
    let full = try #require(fit("9:30 PM")).width
    #expect(abs(digits.width - full / max(share, 1)) < 1e-9)
  }
}
