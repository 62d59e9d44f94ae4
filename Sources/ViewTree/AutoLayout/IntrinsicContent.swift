package import Geometry

/// The contents that give a view a size of its own: `UIView.intrinsicContentSize`.
package enum IntrinsicContent: Hashable, Sendable {
  case none
  /// A size in points; a side that is nil is not decided by the contents.
  case size(width: Double?, height: Double?)
  case text(TextContent)
  /// A picture in place of a line of text, which it is at least as high as.
  case picture(Size, lineOf: FontDescription, padding: Size)
  case segments(SegmentTitles)
  /// A toolbar, whose height depends on the device.
  case toolbar
}

/// A text whose height depends on its width, or that of one line.
package struct TextContent: Hashable, Sendable {
  package var text: String
  package var font: FontDescription
  /// 0 is any number.
  package var maximumLines: Int
  /// Around the text and the picture, in points.
  package var padding = Size.zero
  /// The minimum of the padded width and height, in points.
  package var minimumWidth = 0.0
  package var minimumHeight = 0.0
  /// The minimum of the height without padding, in points: that of a picture beside the text.
  package var pictureHeight = 0.0
  /// A last line of a single word is avoided: `NSParagraphStyle.LineBreakStrategy.pushOut`.
  package var pushesOut = false
  /// An empty text is as high as a line.
  package var keepsLine = false
  /// The width in which lines break, in points; nil is that of the view.
  package var preferredMaximumWidth: Double?
  /// The pixels per point that sizes are rounded up to; a button's width is a whole number of points.
  package var widthScale: Double
  package var heightScale: Double
  /// A width that is known, such as one that the file stores.
  package var knownWidth: Double?

  package init(_ text: String, font: FontDescription, maximumLines: Int, scale: Double) {
    self.text = text
    self.font = font
    self.maximumLines = maximumLines
    widthScale = scale
    heightScale = scale
  }

  /// True if the height depends on the width.
  package var wraps: Bool { maximumLines != 1 && !text.isEmpty }
}

/// The segments of a `UISegmentedControl`: all as wide as the widest one, a point apart.
package struct SegmentTitles: Hashable, Sendable {
  /// Not empty.
  package var titles: [String]
  package var font: FontDescription
  /// Around each title, in points.
  package var padding: Double
  /// Of the control, in points.
  package var height: Double

  package init(_ titles: [String], font: FontDescription, padding: Double, height: Double) {
    self.titles = titles
    self.font = font
    self.padding = padding
    self.height = height
  }
}
