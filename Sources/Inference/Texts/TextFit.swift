import Geometry
import Layout
import ViewTree

/// The division of a text into lines that fit a box: the number of lines, the font size, the width of the last line.
///
/// Lengths are in points.
package struct TextFit {
  var count: Int
  /// The font size of the text, in points.
  var fontSize: Double
  /// The line height in points; nil for the height of the box divided by the number of lines.
  var lineHeight: Double?
  var lastLineWidth: Double
  /// The widths of the lines before a line break, in points, by index counted from 0.
  ///
  /// The width of an empty line is 0. Lines that are broken at the width of the box are left out.
  var paragraphEnds: [Int: Double] = [:]
  /// True if the lines are centered vertically in the box; false if they begin at its top.
  var isCentered = false
  /// True for a single line in a box more than five times as high as the line, which is centered horizontally too.
  var fillsPane = false

  /// Fits a text, or only its number of lines, into a box.
  init(_ text: TextLines, in box: Size) {
    count = 1
    fontSize = text.fontSize > 0 ? text.fontSize : TextLines.defaultFontSize
    lineHeight = text.lineHeight
    lastLineWidth = box.width
    switch text.count {
    case .exactly(let wanted):
      let fitting = text.lineHeight.map { max(1, Self.whole(box.height / $0 + 1e-6)) }
      count = min(max(1, wanted), fitting ?? .max)
    case .filling:
      count = max(1, Self.whole(box.height / (text.lineHeight ?? box.height) + 1e-6))
    case .flowing(let flow):
      count = flow.lineCount(inWidth: box.width)
      lastLineWidth = flow.lastLineWidth(inWidth: box.width, lines: count)
      return
    case .fitting(let maximum):
      let single = TextLines.naturalLineHeight * fontSize
      let pitch = text.linePitch ?? single
      // The last line has no spacing below it.
      let natural = max(1, Self.whole(((box.height + pitch - single) / pitch).rounded()))
      count = min(natural, max(1, maximum ?? .max))
    case .fittingContent:
      fitContent(of: text, in: box)
      // A text that wraps its content is as wide as its frame.
      if count == 1, text.edgePadding > 0, lastLineWidth > Self.leastShareOfWrapped * box.width {
        lastLineWidth = box.width
      }
      return
    }
    if let content = text.content, !content.isEmpty {
      wrap(content, of: text, in: box)
    } else if count > 1 {
      lastLineWidth = box.width * text.lastLine
    } else if let width = text.width, text.count == .exactly(1) || text.leastShare > 0 {
      lastLineWidth = min(max(width, text.leastShare * box.width), box.width)
    }
  }

  /// The minimum ratio of the measured width of a text to its frame's width from which the frame wraps the text.
  ///
  /// In 43 dumps, 285 of 503 single lines measure as wide as their frame, and 105 from 0.88 to 0.99 of its width.
  private static let leastShareOfWrapped = 0.88

  /// The integer part of a number within 0…10⁹.
  package static func whole(_ value: Double) -> Int { Int(min(max(value, 0), 1e9)) }

  /// True if several lines have the height of the box, which follows from the text, so that their number is certain.
  ///
  /// Roboto's lines are 1.17 em high. A picture beside the text may be higher than the text.
  private func isFilled(_ box: Size, by text: TextLines) -> Bool {
    if text.isHeightStated || text.icons.contains(where: { $0.size.height >= box.height - 1 }) { return false }
    let single = 1.172 * fontSize
    let height = Double(count - 1) * (text.linePitch ?? single) + single
    return count > 1 && abs(box.height - height) <= 0.25 * fontSize
  }

  /// Reduces the number of lines if the known text needs fewer than the box has space for.
  ///
  /// The lines are then centered vertically in the box.
  private mutating func wrap(_ content: String, of text: TextLines, in box: Size) {
    // A word is never broken on purpose; its box may have a minimum height of several lines.
    let isCertain = isFilled(box, by: text) && !Self.isUnbreakable(content)
    var font = Font(pointSize: fontSize, weight: text.weight)
    font.letterSpacing = text.letterSpacing
    let wrapped = font.wrap(content, in: box.width * (isCertain ? 1 : text.fontTolerance), limit: count)
    lastLineWidth = min(wrapped.lastLineWidth, box.width)
    paragraphEnds = wrapped.paragraphEnds
    guard wrapped.lineCount < count else { return }
    count = wrapped.lineCount
    lineHeight = lineHeight ?? text.linePitch ?? TextLines.naturalLineHeight * fontSize
    isCentered = true
  }
}

// MARK: - Texts whose font size is unknown

extension TextFit {
  /// The maximum font size of body text, in points: "Typography" in Material Design 3 and Human Interface Guidelines.
  ///
  /// A frame that would permit a larger one is treated as padded, which is more frequent than a larger font.
  private static let largestFontSize = 24.0
  /// The minimum font size in points; a text that would need a smaller one is truncated.
  private static let smallestFontSize = 10.5
  /// The font size in points of one line in a frame with padding: the body text of Material Design 3.
  private static let paddedFontSize = 16.0
  /// The height in points from which a frame with one line is treated as padded: that of a touch target.
  ///
  /// Touch targets are 44 pt high on iOS and 48 dp on Android.
  private static let touchTarget = 44.0
  /// The maximum ratio, without unit, of a line's estimated width to the width of its frame; the actual font may be
  /// narrower.
  ///
  /// A text that would exceed it is divided into more lines, as far as the minimum font size permits.
  private static let fontTolerance = 1.12
  /// The maximum number of lines that are measured; the number of lines of a longer text is estimated from its area.
  private static let measuredLines = 12
  /// The maximum number of lines that are measured of a text with line breaks, whose area says little about its lines.
  private static let measuredLinesOfParagraphs = 40
  /// The ratio, without unit, of the squared number of lines to height × characters ÷ width.
  ///
  /// It holds for characters that are half an em wide in lines that are 1.2 em high.
  private static let charactersPerSquare = 0.42

  private mutating func fitContent(of text: TextLines, in box: Size) {
    let content = text.content ?? ""
    let characters = content.unicodeScalars.count
    let (width, height) = (box.width, box.height)
    if let size = text.sharedFontSize { return fitContent(of: text, in: box, fontSize: size) }
    if let size = Self.wrappedFontSize(of: text, in: Size(width: width, height: height)) {
      (count, fontSize) = (1, size)
      return
    }
    if let title = Self.title(text, in: box) {
      (count, fontSize, lastLineWidth) = (title.lines, title.fontSize, title.lastLineWidth)
      return
    }
    if let digits = LargeDigits.fit(text, in: Size(width: width, height: height)) {
      (count, fontSize, lastLineWidth) = (1, digits.fontSize, digits.width)
      return
    }
    if Self.isUnbreakable(content) { return fitLine(of: text, in: box) }
    let area = (Self.charactersPerSquare * height * Double(characters) / max(width, 1)).squareRoot()
    let measuredLines = content.contains("\n") ? Self.measuredLinesOfParagraphs : Self.measuredLines
    guard area <= Double(measuredLines) else {
      let lines = max(1, Self.whole(area.rounded()))
      let limit = max(1, Self.whole((height / Self.smallestFontSize - text.edgePadding) / TextLines.naturalLineHeight))
      count = min(lines, limit)
      fontSize = min(height / (TextLines.naturalLineHeight * Double(count)), Self.largestFontSize)
      lastLineWidth = lines > limit ? box.width : box.width * text.lastLine
      return
    }
    for lines in 1...measuredLines + 1 {
      let size = Self.fontSize(ofLines: lines, height: height, of: text)
      let isTooSmall = lines > 1 && size < Self.smallestFontSize
      let wrapped = Font(pointSize: size, weight: text.weight)
        .wrap(content, in: width * Self.fontTolerance, limit: lines + 1)
      // The frame has room for one line only, or the phrase is one line in the font of two: it has the font size that a
      // word of its width has.
      if lines == 2, isTooSmall || wrapped.lineCount == 1 { return fitLine(of: text, in: box) }
      if isTooSmall { break }
      (count, fontSize) = (min(wrapped.lineCount, lines), size)
      lastLineWidth = wrapped.lineCount > lines ? box.width : wrapped.lastLineWidth
      paragraphEnds = wrapped.paragraphEnds
      if wrapped.lineCount <= lines { break }
    }
    settleLines(in: box)
  }

  /// Fits a text of a font size in points into as many lines as the box has space for, at least one.
  private mutating func fitContent(of text: TextLines, in box: Size, fontSize size: Double) {
    // A box is seldom lower than its lines: ascent and descent of Roboto are 1.17 em.
    let limit = max(1, Self.whole(box.height / (1.15 * size)))
    let wrapped = Font(pointSize: size, weight: text.weight)
      .wrap(text.content ?? "", in: box.width * Self.fontTolerance, limit: limit + 1)
    (count, fontSize) = (min(wrapped.lineCount, limit), size)
    lastLineWidth = wrapped.lineCount > limit ? box.width : min(wrapped.lastLineWidth, box.width)
    paragraphEnds = wrapped.paragraphEnds
    settleLines(in: box)
  }

  /// Returns the font size in points of a large title whose frame wraps it; nil for other texts.
  ///
  /// The height of a frame gives a font size. If the text in that size is as wide as the frame, the frame has no
  /// padding, so that the size is not limited to that of body text. The frame of a class other than `TextView` may be
  /// that of a box around the text, which has another width.
  private static func wrappedFontSize(of text: TextLines, in box: Size) -> Double? {
    guard text.mayWrapFrame, let content = text.content, !content.isEmpty, !content.contains("\n") else { return nil }
    let size = fontSize(ofLineIn: box.height, of: text)
    guard size > largestFontSize || box.height >= touchTarget, size <= largestWrappedFontSize else { return nil }
    let width = Font(pointSize: size, weight: text.weight).wrap(content, in: .infinity, limit: 1).lastLineWidth
    return (leastShareOfWrapped...fontTolerance).contains(width / max(box.width, 1e-9)) ? size : nil
  }

  /// Returns the font size in points with which one line of a text fills a frame of a height in points.
  static func fontSize(ofLineIn height: Double, of text: TextLines) -> Double {
    height / (TextLines.naturalLineHeight + text.edgePadding)
  }

  /// True for a text of one line in a frame with a padding: the line is wider than the frame if it fills its height.
  static func isPadded(_ text: TextLines, in box: Size) -> Bool {
    guard let content = text.content, !content.isEmpty, TextFit(text, in: box).count == 1 else { return false }
    let font = Font(pointSize: fontSize(ofLineIn: box.height, of: text), weight: text.weight)
    return font.wrap(content, in: .infinity, limit: 1).lastLineWidth > fontTolerance * box.width
  }

  /// The number of lines, the font size in points and the width of the last line of a large title whose lines fill its
  /// frame; nil for other texts, and for a frame that may have padding.
  ///
  /// `UILabel` and `Text` of SwiftUI have no padding. A title of one line would leave most of the frame empty.
  private static func title(
    _ text: TextLines, in box: Size
  ) -> (lines: Int, fontSize: Double, lastLineWidth: Double)? {
    guard text.isUnpadded, let content = text.content, !content.contains("\n"), !isUnbreakable(content)
    else { return nil }
    for lines in 2...3 {
      let size = box.height / (TextLines.naturalLineHeight * Double(lines))
      guard (largestFontSize...largeTitle).contains(size) else { continue }
      let wrapped = Font(pointSize: size, weight: text.weight).wrap(content, in: box.width, limit: lines + 1)
      if wrapped.lineCount == lines { return (lines, size, wrapped.lastLineWidth) }
    }
    return nil
  }

  /// The font size in points of the text style Large Title: "Typography" of the Human Interface Guidelines.
  private static let largeTitle = 34.0

  /// The maximum font size of a title whose frame wraps it, in points: Display Large of Material Design 3 is 57.
  private static let largestWrappedFontSize = 60.0

  /// Fits a text into one line: the font size is reduced until the line is as wide as the box, or to the minimum.
  private mutating func fitLine(of text: TextLines, in box: Size) {
    let (width, height) = (box.width, box.height)
    let font = Font(pointSize: Self.fontSize(ofLines: 1, height: height, of: text), weight: text.weight)
    let natural = font.wrap(text.content ?? "", in: .infinity, limit: 1).lastLineWidth
    let scale = min(1, max(width / max(natural, 1e-9), Self.smallestFontSize / font.pointSize))
    (count, fontSize) = (1, font.pointSize * scale)
    lastLineWidth = min(natural * scale, width)
    settleLines(in: box)
  }

  /// The maximum number of characters of a word that is kept on one line; longer words are addresses and identifiers.
  private static let longestWord = 20

  /// True for a text that interfaces do not break into lines: a word of up to 20 characters, or up to four characters.
  ///
  /// Unicode Standard Annex 14 allows breaks between ideographs, but labels of so few characters are kept on one line.
  private static func isUnbreakable(_ content: String) -> Bool {
    let scalars = content.unicodeScalars
    if scalars.contains("\n") { return false }
    guard scalars.count > 4 else { return true }
    return scalars.count <= longestWord && scalars.allSatisfy { $0.isASCII && $0 != " " && $0 != "-" && $0 != "/" }
  }

  private static func fontSize(ofLines lines: Int, height: Double, of text: TextLines) -> Double {
    let size = height / (TextLines.naturalLineHeight * Double(lines) + text.edgePadding)
    let isPadded = height >= touchTarget || text.isPadded && size > largestFontSize
    return lines == 1 && isPadded ? paddedFontSize : min(size, largestFontSize)
  }

  // Lines stretch if the box is a little higher than they need. In a much higher box they are centered, except that
  // several lines in a box of twice their height are at its top.
  private mutating func settleLines(in box: Size) {
    let natural = TextLines.naturalLineHeight * fontSize
    let room = box.height / (natural * Double(count))
    guard room > 1.35 else { return }
    lineHeight = natural
    isCentered = count == 1 || room < 2
    fillsPane = count == 1 && room > 5
  }
}

extension TextFlow {
  /// The width of the last line if the lines before it are filled to 93 % of the box; at least a fifth of the box.
  fileprivate func lastLineWidth(inWidth boxWidth: Double, lines: Int) -> Double {
    guard lines > 1 else { return min(width, boxWidth) }
    let rest = width - 0.93 * boxWidth * Double(lines - 1)
    return min(max(rest, 0.2 * boxWidth), boxWidth)
  }
}
