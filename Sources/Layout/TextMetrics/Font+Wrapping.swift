import ViewTree

extension Font {
  /// Wraps a text in lines of a width, and returns the number and the widths of the lines.
  ///
  /// Lines are broken at spaces, after hyphens between letters, and within words that are too long.
  ///
  /// - Parameters:
  ///   - text: the text, whose line breaks separate paragraphs.
  ///   - width: the width of a line in points.
  ///   - limit: the maximum number of lines; 0 for no maximum.
  ///   - pushesOut: true to move a word down to a last line that would have a single word, if both words fit, as
  ///     `NSParagraphStyle.LineBreakStrategy.pushOut` does.
  package func wrap(_ text: String, in width: Double, limit: Int, pushesOut: Bool = false) -> WrappedText {
    var wrapped = WrappedText()
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let lines = lines(of: paragraph, in: width)
      let isCut = limit > 0 && wrapped.lineCount + lines.count > limit
      for line in pushesOut && !isCut ? pushedOut(lines, in: width) : lines {
        wrapped.addLine(line.width(withSpacesUpTo: width))
      }
      wrapped.endParagraph(isBlank: paragraph.allSatisfy(\.isWhitespace))
      if limit > 0, wrapped.lineCount >= limit {
        // The last line is truncated if it does not fit.
        if wrapped.lineCount > limit { wrapped.cut(atWidth: width) }
        wrapped.lineCount = limit
        break
      }
    }
    wrapped.lineCount = max(1, wrapped.lineCount)
    return wrapped
  }

  /// A part of a text that is not broken across lines: a word, or the part of a word up to a hyphen.
  private struct Piece {
    var width: Double
    /// The width of the spaces after the word in points; 0 after a hyphen and at the end of the paragraph.
    var space: Double
  }

  private struct Line {
    var pieces: [Piece] = []

    /// The width of the line in points, without the spaces at its end.
    var width: Double {
      pieces.reduce(0) { $0 + $1.width + $1.space } - (pieces.last?.space ?? 0)
    }

    /// The width of the line in points with the spaces at its end, as far as they fit in `limit` points.
    func width(withSpacesUpTo limit: Double) -> Double {
      let width = width
      return max(width, min(width + (pieces.last?.space ?? 0), limit))
    }
  }

  /// Returns the lines of a paragraph in a width in points, in order.
  private func lines(of paragraph: Substring, in width: Double) -> [Line] {
    let whole = self.width(of: paragraph.unicodeScalars)
    guard width > 0, whole > width + Self.slack else { return [Line(pieces: [Piece(width: whole, space: 0)])] }
    var lines: [Line] = []
    var line = Line()
    // A running sum, because the width of a line is required at every piece.
    var used = 0.0
    for piece in pieces(of: paragraph, in: width) {
      if !line.pieces.isEmpty, used + piece.width > width + Self.slack {
        lines.append(line)
        (line, used) = (Line(), 0)
      }
      line.pieces.append(piece)
      used += piece.width + piece.space
    }
    return lines + [line]
  }

  /// Returns the parts of a paragraph that are not broken across lines of `width` points, in order.
  private func pieces(of paragraph: Substring, in width: Double) -> [Piece] {
    let space = self.width(of: " ".unicodeScalars)
    var pieces: [Piece] = []
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      for part in parts(of: word) {
        let partWidth = self.width(of: part)
        if partWidth > width + Self.slack {
          pieces += chunks(of: part, in: width)
        } else {
          pieces.append(Piece(width: partWidth, space: 0))
        }
      }
      pieces[pieces.count - 1].space = space
    }
    if !pieces.isEmpty { pieces[pieces.count - 1].space = 0 }
    return pieces
  }

  /// Returns the unbreakable parts of a word, in order.
  ///
  /// A line may end after a hyphen between letters, and around ideographs (Unicode Standard Annex 14, classes HY and
  /// ID).
  private func parts(of word: Substring) -> [Substring.UnicodeScalarView] {
    let scalars = word.unicodeScalars
    var parts: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      let isAfterHyphen = previous == "-" && scalar.properties.isAlphabetic && start < index
      let isAtIdeograph =
        (scalar.isIdeograph || previous?.isIdeograph == true) && !scalar.isClosing && previous?.isOpening != true
      if start < index, isAtIdeograph || isAfterHyphen && scalars[start..<index].isHyphenated {
        parts.append(scalars[start..<index])
        start = index
      }
      previous = scalar
    }
    return parts + [scalars[start...]]
  }

  /// Divides a word that is too long for a line between characters into pieces of at most `width` points.
  ///
  /// A single character may be wider.
  private func chunks(of part: Substring.UnicodeScalarView, in width: Double) -> [Piece] {
    var chunks: [Piece] = []
    var used = 0.0
    for scalar in part {
      let advance = self.width(of: CollectionOfOne(scalar))
      if used > 0, used + advance > width + Self.slack {
        chunks.append(Piece(width: used, space: 0))
        used = 0
      }
      used += advance
    }
    return chunks + [Piece(width: used, space: 0)]
  }

  /// Returns lines whose last line has two words instead of one, if both fit in `width` points.
  private func pushedOut(_ lines: [Line], in width: Double) -> [Line] {
    guard lines.count > 1, let last = lines.last, last.pieces.count == 1 else { return lines }
    var lines = lines
    guard let moved = lines[lines.count - 2].pieces.last, lines[lines.count - 2].pieces.count > 1,
      moved.space > 0, moved.width + moved.space + last.pieces[0].width <= width + Self.slack
    else { return lines }
    lines[lines.count - 2].pieces.removeLast()
    lines[lines.count - 1].pieces.insert(moved, at: 0)
    return lines
  }

  /// The length in points by which a text may exceed a line, so that rounding does not break a label that is as wide as
  /// its text.
  private static let slack = 0.01
}

/// The result of wrapping a text: its number of lines, and widths in points.
package struct WrappedText: Hashable, Sendable {
  /// The number of lines, at least 1 and at most the given maximum.
  package var lineCount = 0
  /// The width of the widest line, in points, not rounded.
  package var width = 0.0
  /// The width of the last line in points, or that of its box if the text would continue after it.
  package private(set) var lastLineWidth = 0.0
  /// The widths in points of the lines that end a paragraph, by index counted from 0; 0 for a blank one.
  package private(set) var paragraphEnds: [Int: Double] = [:]

  fileprivate mutating func addLine(_ line: Double) {
    lineCount += 1
    width = max(width, line)
    lastLineWidth = line
  }

  fileprivate mutating func endParagraph(isBlank: Bool) {
    paragraphEnds[lineCount - 1] = isBlank ? 0 : lastLineWidth
  }

  /// Extends the last line to the width of its box in points, because the text would continue after it.
  fileprivate mutating func cut(atWidth boxWidth: Double) {
    width = max(width, boxWidth)
    lastLineWidth = max(0, boxWidth)
  }
}

extension Substring.UnicodeScalarView {
  /// True if the last two characters are a letter and then a hyphen.
  fileprivate var isHyphenated: Bool {
    guard last == "-", let letter = dropLast().last else { return false }
    return letter.properties.isAlphabetic
  }
}

extension Unicode.Scalar {
  /// True if lines may end before and after the character: ideographs, kana, and wide punctuation.
  fileprivate var isIdeograph: Bool {
    value >= 0x2E80 && widthInEms(self) == 1 && properties.generalCategory != .otherSymbol
  }

  fileprivate var isClosing: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: false
    }
  }

  fileprivate var isOpening: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }
}
