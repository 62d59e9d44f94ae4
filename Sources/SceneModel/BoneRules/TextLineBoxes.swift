import Geometry
import ViewTree

/// The line boxes of one text and the bars in them.
struct TextLineBoxes {
  /// The lines, without the padding of the frame and the room above and below them.
  let box: Rect
  let count: Int
  /// In units of the document.
  let lineHeight: Double
  /// Height of a bar: about as high as a capital letter.
  let barHeight: Double
  /// The width of the last line, or of the only one.
  let lastLineWidth: Double
  let alignment: TextAlignment
  let direction: LayoutDirection

  /// - Parameter unit: units of the document for a point.
  init(_ text: TextLines, in box: Rect, direction: LayoutDirection, unit: Double = 1) {
    let fit = TextFit(text, in: box.size, unit: unit)
    count = fit.count
    self.direction = direction
    alignment = fit.fillsPane && text.alignment == .natural ? .center : text.alignment
    let share = box.height / Double(fit.count)
    lineHeight = min(fit.lineHeight ?? share, share)
    barHeight = min(Self.capHeight * fit.fontSize, lineHeight, Self.maximumBarHeight * unit)
    lastLineWidth = max(min(fit.lastLineWidth, box.width), min(Self.shortest * barHeight, box.width))
    self.box = fit.isCentered ? box.centered(height: lineHeight * Double(fit.count)) : box
  }

  /// A bar's height in ems.
  private static let capHeight = 0.7
  /// The shortest bar ÷ its height: a single digit is more often a sample than the text itself.
  private static let shortest = 2.0
  /// Of a bar, in points: a display title such as a clock stays a bar.
  private static let maximumBarHeight = 48.0

  /// The lines that can show inside a rectangle.
  func lines(within clip: Rect) -> Range<Int> {
    guard lineHeight > 0 else { return 0..<0 }
    let first = TextFit.whole((clip.minY - box.minY) / lineHeight)
    let end = TextFit.whole(((clip.maxY - box.minY) / lineHeight).rounded(.up))
    return min(first, count)..<max(min(first, count), min(end, count))
  }

  /// The bar of a line, centered in its line box.
  ///
  /// - Parameter radius: nil is half the bar's height.
  func bar(_ line: Int, radius: CornerRadius? = nil) -> RoundedRect {
    let width = line == count - 1 ? lastLineWidth : box.width
    let y = box.minY + Double(line) * lineHeight + (lineHeight - barHeight) / 2
    let rect = Rect(x: start(ofWidth: width), y: y, width: width, height: barHeight)
    return RoundedRect(rect, radii: radius?.radii(for: rect.size) ?? CornerRadii(barHeight / 2))
  }

  private func start(ofWidth width: Double) -> Double {
    switch alignment {
    case .left: box.minX
    case .right: box.maxX - width
    case .center: box.midX - width / 2
    case .natural: direction == .leftToRight ? box.minX : box.maxX - width
    case .end: direction == .leftToRight ? box.maxX - width : box.minX
    }
  }
}

extension TextLineBoxes {
  /// The lines of a placed text; its padding is no room for them.
  init(_ placed: PlacedView, in layout: PlacedViews, direction: LayoutDirection, unit: Double) {
    let text = placed.view.text ?? TextLines(count: .exactly(1), fontSize: TextLines.defaultFontSize)
    var box = placed.frame
    var ownDirection = direction
    if case .flex(let style) = placed.view.layout {
      ownDirection = style.writingDirection
      let reference = placed.parent.map { layout.views[$0].frame.width } ?? placed.frame.width
      box = box.inset(by: style.padding.resolved(against: reference))
    }
    if text.padding != .zero { box = box.inset(by: text.padding) }
    self.init(text, in: box, direction: ownDirection, unit: unit)
  }
}

extension Rect {
  /// A rectangle of another height about the same middle.
  func centered(height: Double) -> Rect {
    Rect(x: minX, y: midY - height / 2, width: width, height: height)
  }

  /// A rectangle of another size about the same middle.
  func centered(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
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
