extension Font {
  /// The lines that a text takes in a width, broken at spaces, and within words that are too long.
  ///
  /// - Parameter limit: the most lines to tell apart; 0 is any number.
  package func wrap(_ text: String, in width: Double, limit: Int) -> WrappedText {
    var wrapped = WrappedText(lineCount: 0, width: 0)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      wrap(paragraph, in: width, &wrapped)
      if limit > 0, wrapped.lineCount >= limit {
        // The last line is cut off where it does not fit.
        if wrapped.lineCount > limit { wrapped.cut(atWidth: width) }
        wrapped.lineCount = limit
        break
      }
    }
    wrapped.lineCount = max(1, wrapped.lineCount)
    return wrapped
  }

  private func wrap(_ paragraph: Substring, in width: Double, _ wrapped: inout WrappedText) {
    let whole = self.width(of: paragraph.unicodeScalars)
    guard width > 0, whole > width + Self.slack else { return wrapped.addLine(whole) }
    var used = 0.0
    let space = self.width(of: " ".unicodeScalars)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = self.width(of: word.unicodeScalars)
      let needed = used == 0 ? wordWidth : used + space + wordWidth
      if needed <= width + Self.slack {
        used = needed
        continue
      }
      if used > 0 { wrapped.addLine(used) }
      used = wordWidth <= width ? wordWidth : rest(of: word, in: width, &wrapped)
    }
    wrapped.addLine(used)
  }

  /// The width of the last line of a word that is too long for one; what comes before is added.
  private func rest(of word: Substring, in width: Double, _ wrapped: inout WrappedText) -> Double {
    var used = 0.0
    for scalar in word.unicodeScalars {
      let advance = self.width(of: CollectionOfOne(scalar))
      if used > 0, used + advance > width + Self.slack {
        wrapped.addLine(used)
        used = 0
      }
      used += advance
    }
    return used
  }

  /// What a line may be too long by: a label as wide as its text has to hold it, whatever rounding did.
  private static let slack = 0.01
}

/// How much room a text takes in lines of a certain width.
package struct WrappedText: Hashable, Sendable {
  package var lineCount: Int
  /// Of the widest line, in points, not rounded.
  package var width: Double
  /// Of the last line, in points.
  package private(set) var lastLineWidth = 0.0

  fileprivate init(lineCount: Int, width: Double) {
    self.lineCount = lineCount
    self.width = width
  }

  fileprivate mutating func addLine(_ line: Double) {
    lineCount += 1
    width = max(width, line)
    lastLineWidth = line
  }

  /// Makes the last line as wide as its box: the text goes on behind it.
  fileprivate mutating func cut(atWidth boxWidth: Double) {
    width = max(width, boxWidth)
    lastLineWidth = max(0, boxWidth)
  }
}
