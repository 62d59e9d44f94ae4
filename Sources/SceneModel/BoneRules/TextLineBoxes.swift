import Geometry
import ViewTree

/// The line boxes of one text and the bars in them.
struct TextLineBoxes {
  /// Where the lines stand: the frame without its padding.
  let box: Rect
  let count: Int
  /// In points.
  let lineHeight: Double
  /// Height of a bar in points: about as high as a capital letter.
  let barHeight: Double
  let lastLine: Double
  /// Nil for half the bar's height.
  let cornerRadius: CornerRadius?
  let direction: LayoutDirection

  init(_ placed: PlacedView, in layout: PlacedViews, direction: LayoutDirection) {
    let text = placed.view.text ?? TextLines(count: .exactly(1), fontSize: TextLines.defaultFontSize)
    var box = placed.frame
    var ownDirection = direction
    if case .flex(let style) = placed.view.layout {
      ownDirection = style.writingDirection
      let reference = placed.parent.map { layout.views[$0].frame.width } ?? placed.frame.width
      box = box.inset(by: style.padding.resolved(against: reference))
    }
    self.box = box
    self.direction = ownDirection
    var fontSize = text.fontSize > 0 ? text.fontSize : TextLines.defaultFontSize
    switch text.count {
    case .exactly(let wanted):
      let fitting = text.lineHeight.map { max(1, Self.whole(box.height / $0 + 1e-6)) }
      count = min(max(1, wanted), fitting ?? .max)
    case .filling:
      count = max(1, Self.whole(box.height / (text.lineHeight ?? box.height) + 1e-6))
    case .flowing(let flow): count = flow.lineCount(inWidth: box.width)
    case .fitting(let maximum):
      let natural = max(1, Self.whole((box.height / (Self.naturalLineHeight * fontSize)).rounded()))
      count = min(natural, max(1, maximum ?? .max))
    case .ofCharacters(let characters):
      let guess = (Self.charactersPerSquare * box.height * Double(characters) / max(box.width, 1)).squareRoot()
      count = max(1, Self.whole(guess.rounded()))
      fontSize = box.height / (Self.naturalLineHeight * Double(count))
    }
    let share = box.height / Double(count)
    lineHeight = min(text.lineHeight ?? share, share)
    barHeight = min(Self.capHeight * fontSize, lineHeight)
    lastLine = text.lastLine
    cornerRadius = placed.view.appearance.cornerRadius == .zero ? nil : placed.view.appearance.cornerRadius
  }

  /// A bar's height is so many ems.
  private static let capHeight = 0.7
  /// A line of the system font is so many ems high.
  private static let naturalLineHeight = 1.2
  /// Lines² per (height × characters ÷ width): characters half an em wide in lines of 1.2 em.
  private static let charactersPerSquare = 0.42

  private static func whole(_ value: Double) -> Int { Int(min(max(value, 0), 1e9)) }

  /// The lines that can show inside a rectangle.
  func lines(within clip: Rect) -> Range<Int> {
    guard lineHeight > 0 else { return 0..<0 }
    let first = Self.whole((clip.minY - box.minY) / lineHeight)
    let end = Self.whole(((clip.maxY - box.minY) / lineHeight).rounded(.up))
    return min(first, count)..<max(min(first, count), min(end, count))
  }

  /// The bar of a line: centered in its line box, the last of several shorter.
  func bar(_ line: Int) -> RoundedRect {
    let isShort = count > 1 && line == count - 1
    let width = isShort ? box.width * lastLine : box.width
    let x = direction == .rightToLeft ? box.maxX - width : box.minX
    let y = box.minY + Double(line) * lineHeight + (lineHeight - barHeight) / 2
    let rect = Rect(x: x, y: y, width: width, height: barHeight)
    return RoundedRect(rect, radii: cornerRadius?.radii(for: rect.size) ?? CornerRadii(barHeight / 2))
  }
}

extension Edges where Value == Length {
  /// CSS resolves all four against the width of the containing block.
  fileprivate func resolved(against width: Double) -> Insets {
    Insets(
      top: top.resolved(against: width), right: right.resolved(against: width),
      bottom: bottom.resolved(against: width), left: left.resolved(against: width))
  }
}
