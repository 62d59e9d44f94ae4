/// A text whose lines are as many as its box makes it break into, measured without a font.
package struct TextFlow: Hashable, Sendable {
  /// Of the whole text as one line, in points.
  package var width: Double
  /// Of a line box, in points, above 0.
  package var lineHeight: Double
  /// The least and the most lines, from 1 on: those that the author broke, and where it is cut.
  package var lines: ClosedRange<Int>

  package init(width: Double, lineHeight: Double, lines: ClosedRange<Int>) {
    self.width = width
    self.lineHeight = lineHeight
    self.lines = lines
  }

  /// How many lines it takes in a box of that width; a text without room stays as short as it can be.
  package func lineCount(inWidth boxWidth: Double) -> Int {
    guard boxWidth > 0 else { return lines.lowerBound }
    // The last bit of a width that was computed must not make another line.
    let count = (width / boxWidth - 1e-6).rounded(.up)
    return count >= Double(lines.upperBound) ? lines.upperBound : max(lines.lowerBound, Int(max(count, 1)))
  }
}
