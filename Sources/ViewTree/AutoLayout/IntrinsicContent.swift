package import Geometry

/// The content from which a view's intrinsic size is computed: `UIView.intrinsicContentSize`.
package enum IntrinsicContent: Hashable, Sendable {
  case none
  /// A fixed intrinsic size in points; a nil dimension has no intrinsic value.
  case size(width: Double?, height: Double?)
  case text(TextContent)
  /// A picture that takes the place of a line of text, at least as high as the line, and the padding around it.
  ///
  /// Both are in points. The size does not include the padding, whose `width` is the sum of left and right, and whose
  /// `height` is that of top and bottom.
  case picture(Size, lineOf: FontDescription, padding: Size)
  case segments(SegmentTitles)
  /// A toolbar, whose intrinsic height depends on the device.
  case toolbar
}

/// A text of one or several lines, depending on the width, as the content of a view; lengths are in points.
package struct TextContent: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  /// The maximum number of lines of the text; 0 for no maximum.
  package var maximumLines: Int
  /// The padding around the text and its picture, in points: `width` is the sum of left and right, `height` of top and
  /// bottom.
  package var padding = Size.zero
  /// The minimum width of the view including the padding, in points.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0
  /// The height of a picture beside the text, in points; the view is at least this high without its padding.
  package var pictureHeight = 0.0
  /// True if line breaking avoids a last line of a single word: `NSParagraphStyle.LineBreakStrategy.pushOut`.
  package var pushesOut = false
  /// True if an empty text has the height of one line; false if its height is 0.
  package var keepsLine = false
  /// The width in points at which lines of the text break, `preferredMaxLayoutWidth`; nil for the width of the view.
  package var preferredMaximumWidth: Double?
  /// The pixels per point of the grid to which the width is rounded up; 1 rounds to whole points, as for buttons.
  package var widthScale: Double
  package var heightScale: Double
  /// The width of the text in points if it is known, for example from a stored frame; nil if the text is measured.
  package var knownWidth: Double?

  package init(_ text: String, font: FontDescription, maximumLines: Int, scale: Double) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
    widthScale = scale
    heightScale = scale
  }

  /// True if the height of the text depends on its width: for a text that is not empty and not limited to one line.
  package var wraps: Bool { maximumLines != 1 && !text.isEmpty }
}

/// The titles and the metrics of a `UISegmentedControl`: its segments are as wide as the widest one, 1 point apart.
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
