package import Geometry

/// What a view would like to be large: `UIView.intrinsicContentSize`.
package enum IntrinsicContent: Hashable, Sendable {
  case none
  /// The size of the frame in points; a side that is nil does not matter to the view.
  case size(width: Double?, height: Double?)
  case text(TextContent)
}

/// A text whose height depends on its width, or that of one line.
package struct TextContent: Hashable, Sendable {
  package var text: String
  package var font: Font
  /// 0 is any number.
  package var maximumLines: Int
  /// Around the text, in points.
  package var padding = Size.zero
  /// The least that the view would like to be, in points.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0
  /// The width in which lines break, in points; nil is that of the view.
  package var preferredMaximumWidth: Double?
  /// What sizes are rounded up to; a button's width is a whole number of points.
  package var widthScale: Double
  package var heightScale: Double
  /// A width that is known, such as one that the file stores.
  package var knownWidth: Double?

  package init(_ text: String, font: Font, maximumLines: Int, scale: Double) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
    widthScale = scale
    heightScale = scale
  }

  /// Whether the height depends on the width.
  package var wraps: Bool { maximumLines != 1 && !text.isEmpty }

  /// The width in which nothing wraps but at ends of lines.
  package var naturalWidth: Double {
    if let knownWidth { return knownWidth }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let widest = lines.map { font.width(of: String($0)) }.max() ?? 0
    let width = widest.roundedUp(toPixelsOf: widthScale) + padding.width
    guard wraps, let preferredMaximumWidth, preferredMaximumWidth > 0 else { return max(minimumWidth, width) }
    return max(minimumWidth, min(width, preferredMaximumWidth))
  }

  /// The size in a width: of a text that wraps, as wide as its widest line.
  package func size(in width: Double) -> Size {
    guard wraps else { return Size(width: naturalWidth, height: height(lines: text.isEmpty ? 0 : 1)) }
    let outer = preferredMaximumWidth.map { $0 > 0 ? min($0, width) : width } ?? width
    let wrapped = font.wrap(text, in: outer - padding.width, limit: maximumLines)
    let widest = wrapped.width.roundedUp(toPixelsOf: widthScale) + padding.width
    return Size(width: max(minimumWidth, knownWidth ?? widest), height: height(lines: wrapped.lineCount))
  }

  private func height(lines: Int) -> Double {
    max(minimumHeight, (lines == 0 ? 0 : font.height(lines: lines, scale: heightScale)) + padding.height)
  }
}
