import Geometry
import ViewTree

/// The text of a view with the metrics of its font: the input for computing the size of the text.
struct MeasuredText: Sendable {
  let content: TextContent
  let font: Font

  init(_ content: TextContent) {
    self.content = content
    font = Font(content.font)
  }

  var wraps: Bool { content.wraps }

  /// The width in points of the text with padding, if lines end only at line breaks; at most the preferred maximum
  /// width.
  var naturalWidth: Double {
    if let width = content.knownWidth { return width }
    let lines = content.text.split(separator: "\n", omittingEmptySubsequences: false)
    let widest = lines.map { font.width(of: String($0)) }.max() ?? 0
    let width = widest.roundedUp(toPixelsOf: content.widthScale) + content.padding.width
    return max(content.minimumWidth, wraps ? min(width, preferredMaximumWidth) : width)
  }

  /// The preferred maximum width in points; infinite for none.
  private var preferredMaximumWidth: Double {
    content.preferredMaximumWidth.flatMap { $0 > 0 ? $0 : nil } ?? .infinity
  }

  /// Returns the size of the text with padding, in points, if it is wrapped to a width in points, padding included.
  ///
  /// A wrapping text is as wide as its widest line. A text that does not wrap has its natural width.
  func size(in width: Double) -> Size {
    guard wraps else {
      return Size(width: naturalWidth, height: height(lines: content.text.isEmpty && !content.keepsLine ? 0 : 1))
    }
    let wrapped = font.wrap(
      content.text, in: min(preferredMaximumWidth, width) - content.padding.width, limit: content.maximumLines,
      pushesOut: content.pushesOut)
    let widest = wrapped.width.roundedUp(toPixelsOf: content.widthScale) + content.padding.width
    return Size(
      width: max(content.minimumWidth, content.knownWidth ?? widest), height: height(lines: wrapped.lineCount))
  }

  private func height(lines: Int) -> Double {
    let text = lines == 0 ? 0 : font.height(lines: lines, scale: content.heightScale)
    return max(content.minimumHeight, max(text, content.pictureHeight) + content.padding.height)
  }
}

/// The intrinsic size of a view by its contents, in points; none for a view without contents.
enum IntrinsicSize: Sendable {
  case none
  case size(width: Double?, height: Double?)
  case text(MeasuredText)

  init(_ content: IntrinsicContent, toolbarHeight: Double) {
    switch content {
    case .none: self = .none
    case .toolbar: self = .size(width: nil, height: toolbarHeight)
    case .size(let width, let height): self = .size(width: width, height: height)
    case .text(let content): self = .text(MeasuredText(content))
    case .picture(let size, let font, let padding):
      let line = Font(font).height(lines: 1, scale: 1)
      self = .size(width: size.width + padding.width, height: max(size.height, line) + padding.height)
    case .segments(let segments):
      let font = Font(segments.font)
      let widest = segments.titles.map { font.width(of: $0).rounded(.up) }.max() ?? 0
      let count = Double(segments.titles.count)
      self = .size(width: count * (widest + segments.padding) + count - 1, height: segments.height)
    }
  }

  /// Returns the intrinsic size along an axis in points, for a text without wrapping, or nil.
  func extent(_ axis: Axis) -> Double? {
    switch self {
    case .none: nil
    case .size(let width, let height): axis == .horizontal ? width : height
    case .text(let text): axis == .horizontal ? text.naturalWidth : text.size(in: text.naturalWidth).height
    }
  }
}
