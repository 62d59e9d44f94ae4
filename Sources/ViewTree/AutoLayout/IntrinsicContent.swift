package import Geometry

/// The content that determines a view's intrinsic size: `UIView.intrinsicContentSize`.
package enum IntrinsicContent: Hashable, Sendable {
  case none
  /// A size in points; a nil dimension has no intrinsic value.
  case size(width: Double?, height: Double?)
  case text(TextContent)
  /// A picture in place of a line of text, at least as high as that line; its size and padding are in points.
  case picture(Size, lineOf: FontDescription, padding: Size)
  case segments(SegmentTitles)
  /// A toolbar; its height depends on the device.
  case toolbar
}

/// A text of one line, or of several lines whose number depends on the width, with its padding.
package struct TextContent: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  /// The maximum number of lines of the text; 0 for no limit.
  package var maximumLines: Int
  /// The sum of the padding of both opposite edges around the text and the picture, in points.
  package var padding = Size.zero
  /// The minimum of the width including the padding, in points.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0
  /// The height of a picture beside the text, in points; the height without padding is at least this.
  package var pictureHeight = 0.0
  /// True if a last line of a single word is avoided: `NSParagraphStyle.LineBreakStrategy.pushOut`.
  package var pushesOut = false
  /// True if an empty text has the height of a line; otherwise its height is 0.
  package var keepsLine = false
  /// The width in points at which lines of the text break; nil for the width of the view.
  package var preferredMaximumWidth: Double?
  /// The pixels per point to which the width is rounded up; 1 rounds to whole points, as buttons do.
  package var widthScale: Double
  package var heightScale: Double
  /// The known width in points, for example from a stored frame; nil if the text is measured.
  package var knownWidth: Double?

  package init(_ text: String, font: FontDescription, maximumLines: Int, scale: Double) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
    widthScale = scale
    heightScale = scale
  }

  /// True if the height of the text depends on its width.
  package var wraps: Bool { maximumLines != 1 && !text.isEmpty }
}

/// The segments of a `UISegmentedControl`: all as wide as the widest one, 1 point apart.
package struct SegmentTitles: Hashable, Sendable {
  /// The titles of the segments from left to right; never empty.
  package var titles: [String]
  package var font: FontDescription
  /// The sum of the padding at the left and right of each title, in points.
  package var padding: Double
  /// The height of the segmented control, in points.
  package var height: Double

  package init(_ titles: [String], font: FontDescription, padding: Double, height: Double) {
    self.titles = titles
    self.font = font
    self.padding = padding
    self.height = height
  }
}
