import Geometry
import Layout
import ViewTree

/// The font size of a large number in a dump: a clock, a balance, a temperature.
///
/// The frame of a text with a padding of its own, such as a row, is much wider than its words. The frame of a number that is
/// much higher than body text and not much wider than its digits is that of a large font: Material Design 3 has the
/// styles Display Small to Large of 36 to 57 sp for "short, important text or numerals".
enum LargeDigits {
  /// The maximum number of characters and of letters of a number: that of a time such as "10:30 PM", or an amount.
  private static let (mostCharacters, mostLetters) = (12, 3)
  /// The minimum height in points of a frame that may wrap its text, and of another one: a touch target has 48.
  private static let (leastHeight, leastHeightOfTarget) = (44.0, 56.0)
  /// The maximum font size in points: the largest one in the type scale is 57, that of clocks is about twice as large.
  private static let largestFontSize = 120.0
  /// The range of the measured width of the number as a fraction of the width of its frame.
  private static let shares = 0.5...1.12
  /// The font size of the letters beside the digits, as a fraction of the font size of the digits, such as those of "PM".
  private static let sizeOfLetters = 0.5

  /// Returns the font size of a number whose frame has no more space than its digits need, and its width, both in points.
  ///
  /// The result is nil for other texts.
  static func fit(_ text: TextLines, in box: Size) -> (fontSize: Double, width: Double)? {
    // Views of Android other than text views, and those of iOS other than labels, are boxes around their texts.
    guard let content = text.content, text.mayWrapFrame || text.edgePadding > 0, isNumber(content),
      box.height >= (text.mayWrapFrame ? leastHeight : leastHeightOfTarget)
    else { return nil }
    let size = box.height / (TextLines.naturalLineHeight + text.edgePadding)
    guard size <= largestFontSize else { return nil }
    let font = Font(pointSize: size, weight: text.weight)
    func width(_ characters: String) -> Double { font.wrap(characters, in: .infinity, limit: 1).lastLineWidth }
    let needed =
      width(content.filter { !$0.isLetter }) + sizeOfLetters * width(content.filter { $0.isLetter })
    guard shares.contains(needed / max(box.width, 1e-9)) else { return nil }
    return (size, min(needed, box.width))
  }

  /// Returns true for digits with punctuation and symbols, and up to three letters.
  private static func isNumber(_ content: String) -> Bool {
    guard content.utf8.count <= 2 * mostCharacters, content.count <= mostCharacters else { return false }
    guard content.contains(where: \.isNumber), !content.contains("\n") else { return false }
    return content.count(where: \.isLetter) <= mostLetters
  }
}
