package import Geometry

/// The number, height and alignment of a text's lines; lengths are in points.
@usableFromInline
package struct TextLines: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    /// A fixed number of lines, which the document states; a number below 1 counts as 1.
    case exactly(Int)
    /// As many lines, at least 1, as fit into the frame, up to `maximum`; nil for no maximum.
    ///
    /// A line is 1.2 times as high as the font size, stretched so that the lines fill the frame.
    case fitting(maximum: Int?)
    /// The number of lines with which a text of unknown font size fills the frame.
    ///
    /// The font size is computed together with the number.
    case fittingContent
    /// The number of lines of height `lineHeight` that fit into the frame, at least 1.
    case filling
    /// The number of lines that the text needs in the width of the frame.
    case flowing(TextFlow)
  }

  package var count: Count
  /// The font size in points, above 0.
  package var fontSize: Double
  /// The height of a line, in points; nil for the frame's height divided by the line count.
  package var lineHeight: Double?
  /// The distance in points from line to line of a text with line spacing, from which the number of lines follows.
  ///
  /// Nil for the natural line height of the font.
  package var linePitch: Double?
  /// The width of the last line, if there are several, as a fraction of the full width, 0…1.
  package var lastLine = 0.6
  /// The characters of the text; nil if the document does not contain them, so that bones have the full width of their
  /// lines.
  package var content: String?
  /// The estimated width of the whole text in one line, in points; nil if it is unknown or if `content` is measured.
  package var width: Double?
  /// The minimum width of a single line of unknown text as a fraction of the frame's width, 0…1.
  package var leastShare = 0.0
  package var alignment = TextAlignment.natural
  /// The place of lines that are lower than the frame.
  package var verticalAlignment = VerticalAlignment.center
  package var weight = FontDescription.Weight.regular
  /// The insets from the frame to the lines, in points, for a view whose layout states no padding.
  package var padding = Insets.zero
  /// The factor, without unit and at least 1, by which the actual font may be narrower than the font with which
  /// ``content`` is measured.
  package var fontTolerance = 1.0
  /// The height above the first and below the last line, both together, as a fraction of the font size, of a text of
  /// unknown font size.
  package var edgePadding = 0.0
  /// The font size in points of the other texts of the same style, which replaces the one computed from the frame of a
  /// text of unknown font size; nil for none.
  package var sharedFontSize: Double?
  /// The additional space after each character, as a fraction of the font size (em).
  package var letterSpacing = 0.0
  /// True if the document states the height of the frame, so that the number of lines does not follow from it.
  package var isHeightStated = false
  /// True if the frame of a text of unknown font size has no padding, as that of a `UILabel`.
  package var isUnpadded = false
  /// True if the frame of a text of unknown font size has padding if it is higher than a line of the largest body text,
  /// as that of a control or of a touch target.
  package var isPadded = false
  /// True if the size of the frame may be exactly that of the text, as that of a title in a dump.
  package var mayWrapFrame = false
  /// The pictures beside the lines, such as the compound drawables of an Android text.
  package var icons: [TextIcon] = []

  /// The line height of the system font divided by the font size, without unit.
  package static let naturalLineHeight = 1.2

  package init(count: Count, fontSize: Double, lineHeight: Double? = nil) {
    self.count = count
    self.fontSize = fontSize
    self.lineHeight = lineHeight
  }
}

/// A picture at one edge of a text, centered along this edge between the text's paddings.
package struct TextIcon: Hashable, Sendable {
  package enum Edge: Hashable, Sendable {
    case top, right, bottom, left
  }

  package var edge: Edge
  /// The size of the picture, in points.
  package var size: Size
  /// The distance from the edge of the view to the picture, in points.
  package var inset: Double
  /// True for a circle, such as the mark of a single choice.
  package var isRound = false

  package init(at edge: Edge, size: Size, inset: Double) {
    self.edge = edge
    self.size = size
    self.inset = inset
  }
}
