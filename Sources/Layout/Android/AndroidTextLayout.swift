import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the size and baseline of a `TextView` in pixels: `android.widget.TextView.onMeasure`.
  func measureText(_ node: AndroidNode, _ text: AndroidText, _ specs: PerAxis<MeasureSpec>) {
    let (width, height) = (specs.horizontal, specs.vertical)
    let measure = TextMeasure(node, text)
    var size = PerAxis(width.size, height.size)
    if !width.isExact {
      size.horizontal = width.resolve(max(measure.limited(measure.naturalWidth), node.minimum(.horizontal)))
    }
    let lines = measure.lineCount(inWidth: size.horizontal - measure.padding(.horizontal))
    let contentHeight = measure.height(ofLines: lines)
    if !height.isExact {
      size.vertical = height.resolve(max(measure.desiredHeight(lines, contentHeight), node.minimum(.vertical)))
    }
    node.size = size
    node.baseline = measure.baseline(contentHeight: contentHeight, height: size.vertical)
  }
}

/// The computation of the line count, size and baseline of the text in one `TextView`, in pixels.
private struct TextMeasure {
  private let node: AndroidNode
  private let text: AndroidText
  private let font: Roboto

  init(_ node: AndroidNode, _ text: AndroidText) {
    self.node = node
    self.text = text
    font = Roboto(text.face, size: text.size, letterSpacing: text.letterSpacing)
  }

  // MARK: - Widths

  /// The sum in pixels of the padding and the compound drawables at both ends of an axis: `getCompoundPaddingLeft` and
  /// others.
  func padding(_ axis: Axis) -> Int {
    node.padding(axis) + drawable(text.drawables.start(axis), axis) + drawable(text.drawables.end(axis), axis)
  }

  private func drawable(_ size: AndroidDrawableSize?, _ axis: Axis) -> Int {
    size.map { (axis == .horizontal ? $0.width : $0.height) + text.drawablePadding } ?? 0
  }

  /// The width that the text view requires without wrapping, in pixels, padding included.
  ///
  /// The widest paragraph, or the wider of the drawables above and below the text, determines the width.
  var naturalWidth: Int {
    let widest = paragraphs.reduce(0) { max($0, font.width(of: $1)) }
    let drawables = max(text.drawables.top?.width ?? 0, text.drawables.bottom?.width ?? 0)
    return max(widest, drawables) + padding(.horizontal)
  }

  func limited(_ width: Int) -> Int {
    var width = width
    if let limit = text.maxWidth { width = min(width, pixels(limit)) }
    if let limit = text.minWidth { width = max(width, pixels(limit)) }
    return width
  }

  /// Returns a limit of the view's width in pixels; a limit in ems counts the height of a line as one em, as in
  /// Android.
  private func pixels(_ limit: AndroidText.Limit) -> Int {
    switch limit {
    case .pixels(let pixels): pixels
    case .units(let ems): ems * spacedLineHeight
    }
  }

  private var paragraphs: [Substring] {
    if text.isSingleLine { return [text.text.replacingNewlines[...]] }
    return text.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  // MARK: - Lines

  /// Returns the number of lines of the text in a width in pixels, at least 1 and at most the maximum number of lines.
  ///
  /// Lines are broken at spaces, and within words that are too long.
  func lineCount(inWidth width: Int) -> Int {
    guard !text.isSingleLine else { return 1 }
    var lines = 0
    for paragraph in paragraphs {
      lines += max(1, lineCount(of: paragraph, inWidth: width))
      if let maximum = text.maximumLines, lines >= maximum { return maximum }
    }
    return max(1, lines)
  }

  private func lineCount(of paragraph: Substring, inWidth width: Int) -> Int {
    // Padding may exceed the width of the view. Each line then has one character.
    let width = max(0, width)
    guard font.width(of: paragraph) > width else { return 1 }
    let space = font.width(of: " ")
    var lines = 1
    var used = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      let length = font.width(of: word)
      if used + (used > 0 ? space : 0) + length <= width {
        used += (used > 0 ? space : 0) + length
        continue
      }
      if used > 0 { lines += 1 }
      used = 0
      guard length > width else {
        used = length
        continue
      }
      // A word that is wider than a line is broken between characters.
      for character in word.indices {
        let advance = font.width(of: word[character...character])
        if used > 0 && used + advance > width {
          lines += 1
          used = 0
        }
        used += advance
      }
    }
    return lines
  }

  // MARK: - Heights

  /// The height in pixels of a line with its line spacing, which applies to all lines except the last.
  private var spacedLineHeight: Int {
    Int((Float(font.lineHeight) * text.lineSpacingMultiplier + text.lineSpacingExtra + 0.5).rounded(.down))
  }

  func height(ofLines lines: Int) -> Int {
    let padding = text.includesFontPadding ? font.ascent - font.top + font.bottom - font.descent : 0
    return (lines - 1) * spacedLineHeight + font.lineHeight + padding
  }

  /// Returns the height in pixels that the text view requires, within its limits: `TextView.getDesiredHeight`.
  func desiredHeight(_ lines: Int, _ contentHeight: Int) -> Int {
    let vertical = padding(.vertical)
    var height = contentHeight
    if let minimum = text.minimumLines, lines < minimum { height += (minimum - lines) * spacedLineHeight }
    height = max(height, text.drawables.left?.height ?? 0, text.drawables.right?.height ?? 0) + vertical
    if case .pixels(let limit)? = text.maxHeight { height = min(height, limit) }
    if case .pixels(let limit)? = text.minHeight { height = max(height, limit) }
    return height
  }

  /// Returns the distance in pixels of the first line's baseline from the top edge of the view.
  func baseline(contentHeight: Int, height: Int) -> Int {
    let free = max(0, height - padding(.vertical) - contentHeight)
    let offset = text.gravity.place(.vertical, node.isRightToLeft).offset(in: free)
    let top = node.padding.top + drawable(text.drawables.top, .vertical)
    return top + offset - (text.includesFontPadding ? font.top : font.ascent)
  }
}

extension String {
  /// The text with each line break replaced by a space, as a text view of a single line shows it.
  fileprivate var replacingNewlines: String { String(map { $0.isNewline ? " " : $0 }) }
}
