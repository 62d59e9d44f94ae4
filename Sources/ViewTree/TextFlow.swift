/// A text whose line count depends on the width of its box, for layout without a font.
package struct TextFlow: Hashable, Sendable {
  /// The width of the whole text in one line, in points.
  package var width: Double
  /// The height of a line box, in points, above 0.
  package var lineHeight: Double
  /// The minimum (from explicit line breaks) and the maximum (from truncation) of the line count, at least 1.
  package var lines: ClosedRange<Int>

  package init(width: Double, lineHeight: Double, lines: ClosedRange<Int>) {
    self.width = width
    self.lineHeight = lineHeight
    self.lines = lines
  }

  /// The number of lines of the text in a box of a width in points; the minimum if the width is 0 or less.
  package func lineCount(inWidth boxWidth: Double) -> Int {
    guard boxWidth > 0 else { return lines.lowerBound }
    // A rounding error in a computed width must not add a line.
    let count = (width / boxWidth - 1e-6).rounded(.up)
    return count >= Double(lines.upperBound) ? lines.upperBound : max(lines.lowerBound, Int(max(count, 1)))
  }
}
