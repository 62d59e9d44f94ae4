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
}
