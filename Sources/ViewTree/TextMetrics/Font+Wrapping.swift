extension Font {
  /// How many lines a text takes in a width, broken at spaces, and within words that are too long.
  ///
  /// - Parameter limit: the most lines to tell apart; 0 is any number.
  package func lineCount(of text: String, in width: Double, limit: Int) -> Int {
    var count = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += lineCount(ofParagraph: paragraph, in: width)
      if limit > 0, count >= limit { return limit }
    }
    return max(1, count)
  }

  private func lineCount(ofParagraph paragraph: Substring, in width: Double) -> Int {
    guard width > 0, self.width(of: paragraph.unicodeScalars) > width + Self.slack else { return 1 }
    var lines = 1
    var used = 0.0
    let space = self.width(of: " ".unicodeScalars)
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let wordWidth = self.width(of: word.unicodeScalars)
      let needed = used == 0 ? wordWidth : used + space + wordWidth
      if needed <= width + Self.slack {
        used = needed
      } else if wordWidth <= width {
        lines += 1
        used = wordWidth
      } else {
        (lines, used) = broken(word, in: width, lines: lines + (used > 0 ? 1 : 0))
      }
    }
    return lines
  }

  /// A word that is too long for a line, or a text of an alphabet without spaces: character by character.
  private func broken(_ word: Substring, in width: Double, lines: Int) -> (lines: Int, used: Double) {
    var (lines, used) = (lines, 0.0)
    for scalar in word.unicodeScalars {
      let advance = self.width(of: CollectionOfOne(scalar))
      if used > 0, used + advance > width + Self.slack {
        lines += 1
        used = 0
      }
      used += advance
    }
    return (lines, used)
  }

  /// What a line may be too long by: a label as wide as its text has to hold it, whatever rounding did.
  private static let slack = 0.01
}
