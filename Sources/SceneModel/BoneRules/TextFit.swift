import Geometry
import Layout
import ViewTree

/// The lines that a text takes in a box: their count, their font size and the width of the last one.
struct TextFit {
  var count: Int
  /// In units of the document.
  var fontSize: Double
  /// Nil for a share of the box.
  var lineHeight: Double?
  var lastLineWidth: Double
  /// The lines stand in the middle of a box that is higher than they are.
  var isCentered = false
  /// A short text in a pane many lines high: its line stands in the middle.
  var fillsPane = false

  /// - Parameter unit: units of the document for a point.
  init(_ text: TextLines, in box: Size, unit: Double) {
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
      let natural = max(1, Self.whole((box.height / (Self.naturalLineHeight * fontSize)).rounded()))
      count = min(natural, max(1, maximum ?? .max))
    case .fittingContent:
      fitContent(of: text, in: box, unit: unit)
      return
    }
    if let content = text.content, !content.isEmpty {
      wrap(content, text.weight, in: box)
    } else if count > 1 {
      lastLineWidth = box.width * text.lastLine
    }
  }

  /// A line of the system font in ems.
  private static let naturalLineHeight = 1.2

  static func whole(_ value: Double) -> Int { Int(min(max(value, 0), 1e9)) }

  /// Fewer lines than the box has room for where the text is known to need fewer.
  private mutating func wrap(_ content: String, _ weight: FontDescription.Weight, in box: Size) {
    let wrapped = Font(pointSize: fontSize, weight: weight).wrap(content, in: box.width, limit: count)
    lastLineWidth = wrapped.lastLineWidth
    guard wrapped.lineCount < count else { return }
    count = wrapped.lineCount
    lineHeight = lineHeight ?? Self.naturalLineHeight * fontSize
    isCentered = true
  }
}

// MARK: - Texts whose font size is unknown

extension TextFit {
  /// The largest text of body type; "Typography" of Material Design 3 and of the Human Interface Guidelines.
  ///
  /// Larger frames are padded: the room around a text is more often padding than a larger font.
  private static let largestFontSize = 24.0
  /// The smallest: a text that would need less is cut at the end of its last line.
  private static let smallestFontSize = 10.5
  /// Of one line in a frame as high as a touch target: body text of Material Design 3, in points.
  private static let paddedFontSize = 16.0
  /// A frame of one line that is as high as a touch target is padded: 44 pt on iOS, 48 dp on Android.
  private static let touchTarget = 44.0
  /// The most that a line measured in another font may be wider than its frame.
  private static let fontTolerance = 1.12
  /// Lines of a text that are measured; the lines of longer texts are counted by their area.
  private static let measuredLines = 12
  /// Lines² per (height × characters ÷ width): characters half an em wide in lines of 1.2 em.
  private static let charactersPerSquare = 0.42

  private mutating func fitContent(of text: TextLines, in box: Size, unit: Double) {
    let content = text.content ?? ""
    let characters = content.unicodeScalars.count
    let (width, height) = (box.width / unit, box.height / unit)
    let area = (Self.charactersPerSquare * height * Double(characters) / max(width, 1)).squareRoot()
    guard area <= Double(Self.measuredLines) else {
      count = max(1, Self.whole(area.rounded()))
      fontSize = min(height / (Self.naturalLineHeight * Double(count)), Self.largestFontSize) * unit
      lastLineWidth = box.width * text.lastLine
      return
    }
    for lines in 1...Self.measuredLines + 1 {
      let size = Self.fontSize(ofLines: lines, height: height)
      if lines > 1, size < Self.smallestFontSize { break }
      let wrapped = Font(pointSize: size, weight: text.weight)
        .wrap(content, in: width * Self.fontTolerance, limit: lines + 1)
      (count, fontSize) = (min(wrapped.lineCount, lines), size * unit)
      lastLineWidth = wrapped.lineCount > lines ? box.width : wrapped.lastLineWidth * unit
      if wrapped.lineCount <= lines { break }
    }
    settleLines(in: box)
  }

  private static func fontSize(ofLines lines: Int, height: Double) -> Double {
    if lines == 1, height >= touchTarget { return paddedFontSize }
    return min(height / (naturalLineHeight * Double(lines)), largestFontSize)
  }

  /// Lines stretch over a little more room than they need; in much more they stand in the middle, or at the top of a
  /// frame that is twice as high as several of them.
  private mutating func settleLines(in box: Size) {
    let natural = Self.naturalLineHeight * fontSize
    let room = box.height / (natural * Double(count))
    guard room > 1.35 else { return }
    lineHeight = natural
    isCentered = count == 1 || room < 2
    fillsPane = count == 1 && room > 5
  }
}

extension TextFlow {
  /// The width of the last of so many lines: what the lines before it, each a word short of full, leave over.
  fileprivate func lastLineWidth(inWidth boxWidth: Double, lines: Int) -> Double {
    guard lines > 1 else { return min(width, boxWidth) }
    let rest = width - 0.93 * boxWidth * Double(lines - 1)
    return min(max(rest, 0.2 * boxWidth), boxWidth)
  }
}
