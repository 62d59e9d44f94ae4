package import Geometry
package import ViewTree

/// The line boxes of one text, one below the other, and the placeholder bars in them, in points.
package struct TextLineBoxes {
  /// The area of all lines, in points, without padding and the space above and below them.
  package let box: Rect
  package let count: Int
  /// The height of one line box of the text, in points.
  package let lineHeight: Double
  /// The height of the placeholder bar in each line, about that of a capital letter, in points.
  package let barHeight: Double
  /// The width of the last line's bar, in points; the last line may be the only one.
  package let lastLineWidth: Double
  /// The widths of the lines before a line break, in points, by index; 0 for an empty line.
  private let paragraphEnds: [Int: Double]
  let alignment: TextAlignment
  let direction: LayoutDirection

  /// Divides a box into the line boxes of a text.
  ///
  /// - Parameters:
  ///   - text: the text, or only its number of lines.
  ///   - box: the box around all lines, in points.
  ///   - direction: the direction of writing, which determines natural alignment.
  ///   - shortest: the minimum ratio, without unit, of a bar's width to its height.
  package init(
    _ text: TextLines, in box: Rect, direction: LayoutDirection, shortest: Double = Self.shortest
  ) {
    let fit = TextFit(text, in: box.size)
    count = fit.count
    self.direction = direction
    alignment = fit.fillsPane && text.alignment == .natural ? .center : text.alignment
    let share = box.height / Double(fit.count)
    let natural = text.linePitch ?? TextLines.naturalLineHeight * fit.fontSize
    // Lines of unknown pitch that nearly fill the box are stretched; others keep the pitch of their font.
    let isLoose = share > (text.linePitch == nil ? 1.35 : 1) * natural
    let isAtEdge = text.verticalAlignment != .center && isLoose
    lineHeight = isAtEdge || isLoose && fit.lineHeight == nil ? natural : min(fit.lineHeight ?? share, share)
    barHeight = min(Self.capHeight * fit.fontSize, lineHeight, Self.maximumBarHeight)
    lastLineWidth = max(min(fit.lastLineWidth, box.width), min(shortest * barHeight, box.width))
    paragraphEnds = fit.paragraphEnds
    let height = lineHeight * Double(fit.count)
    if isAtEdge {
      let y = text.verticalAlignment == .top ? box.minY : box.maxY - height
      self.box = Rect(x: box.minX, y: y, width: box.width, height: height)
    } else {
      self.box = fit.isCentered || isLoose && fit.lineHeight == nil ? box.centered(height: height) : box
    }
  }

  /// The height of a bar as a fraction of the font size.
  private static let capHeight = 0.7
  /// The minimum ratio, without unit, of a bar's width to its height: a text of a single digit is usually a sample of a
  /// longer one.
  package static let shortest = 2.0
  /// The maximum height of a bar in points: a very large title, such as a clock, is drawn as a thinner bar.
  private static let maximumBarHeight = 48.0

  /// The indexes, counted from 0, of the lines that are visible inside the rectangle `clip`, in points.
  package func lines(within clip: Rect) -> Range<Int> {
    guard lineHeight > 0 else { return 0..<0 }
    let first = TextFit.whole((clip.minY - box.minY) / lineHeight)
    let end = TextFit.whole(((clip.maxY - box.minY) / lineHeight).rounded(.up))
    return min(first, count)..<max(min(first, count), min(end, count))
  }

  /// The bar of a line, centered vertically in its line box, in points.
  ///
  /// A line before a line break is as wide as its words; the bar of an empty line has the width 0.
  ///
  /// - Parameters:
  ///   - line: the index of the line, counted from 0.
  ///   - radius: the corner radius of the bar; nil for half of the bar's height.
  package func bar(_ line: Int, radius: CornerRadius? = nil) -> RoundedRect {
    let width = width(of: line)
    let y = box.minY + Double(line) * lineHeight + (lineHeight - barHeight) / 2
    let rect = Rect(x: start(ofWidth: width), y: y, width: width, height: barHeight)
    return RoundedRect(rect, radii: radius?.radii(for: rect.size) ?? CornerRadii(barHeight / 2))
  }

  private func width(of line: Int) -> Double {
    let words = paragraphEnds[line]
    if count > 1, words == 0 { return 0 }
    if line == count - 1 { return lastLineWidth }
    return words.map { min(max($0, Self.shortest * barHeight), box.width) } ?? box.width
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

extension Roles {
  /// Divides the frame of the view at `index` in the layout, without its padding, into the line boxes of its text.
  ///
  /// A view without text has one line.
  ///
  /// - Parameter change: a change of the text before it is divided.
  package func lineBoxes(of index: Int, _ change: (inout TextLines) -> Void = { _ in }) -> TextLineBoxes {
    // The properties of the view are read one by one: a copy of the view would retain all of them.
    var text = layout.views[index].view.text ?? TextLines(count: .exactly(1), fontSize: TextLines.defaultFontSize)
    change(&text)
    let frame = layout.views[index].frame
    var (box, direction) = (frame, settings.direction)
    if case .flex(let style) = layout.views[index].view.layout {
      direction = style.writingDirection
      let reference = layout.views[index].parent.map { layout.views[$0].frame.width } ?? frame.width
      box = box.inset(by: style.padding.resolved(against: reference))
      // A written width is that of the bar, unless the text is aligned in it.
      if style.content.isKnownText, style.width == nil || text.alignment != .natural {
        text.width = style.content.maxContentWidth
      }
    }
    if text.padding != .zero { box = box.inset(by: text.padding) }
    if text.count == .fittingContent {
      box = box.awayFromSides(of: layout.size, by: 16, direction) {
        let fit = TextFit(text, in: box.size)
        return fit.count == 1 && !text.isUnpadded ? fit.lastLineWidth : box.width
      }
    }
    return TextLineBoxes(text, in: box, direction: direction)
  }
}

extension Rect {
  /// The rectangle cut by `margin` at the left and right sides of the screen that it touches; in points.
  ///
  /// Dumps state frames without padding, and screens have a margin of 16 points in Material Design and UIKit. A
  /// rectangle narrower than eight margins wraps its words, so that it has the same padding at both sides: half of the
  /// space beside the words, up to a margin. At the side where lines end, the screen may cut the words.
  fileprivate func awayFromSides(
    of screen: Size, by margin: Double, _ direction: LayoutDirection, widthOfWords: () -> Double
  ) -> Rect {
    var (left, right) = (minX <= margin / 8, maxX >= screen.width - margin / 8)
    var padding = margin
    if width < 8 * margin {
      guard direction == .leftToRight ? left : right else { return self }
      (left, right) = (true, true)
      padding = min(margin, max(0, width - widthOfWords()) / 2)
    }
    return inset(by: Insets(top: 0, right: right ? padding : 0, bottom: 0, left: left ? padding : 0))
  }

  /// The rectangle with the same width and center, and a height of `height`, which is in the same unit.
  package func centered(height: Double) -> Rect {
    Rect(x: minX, y: midY - height / 2, width: width, height: height)
  }

  /// The rectangle with the same center and the size `size`, which is in the same unit.
  package func centered(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension Edges where Value == Length {
  /// The insets in points; percentages of all four edges refer to the `width` of the containing block, as in CSS.
  fileprivate func resolved(against width: Double) -> Insets {
    Insets(
      top: top.resolved(against: width), right: right.resolved(against: width),
      bottom: bottom.resolved(against: width), left: left.resolved(against: width))
  }
}
