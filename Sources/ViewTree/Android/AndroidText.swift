/// The content of a `TextView` or a subclass such as `Button`: the text and the attributes on which its size depends.
package struct AndroidText: Hashable, Sendable {
  /// A face whose widths of characters are known: a weight or slant of Roboto, Android's standard font, or Droid Sans
  /// Mono, its font `monospace`.
  package enum Face: String, Hashable, Sendable, CaseIterable {
    case thin, light, regular, italic, medium, bold, black, monospace
  }

  /// A minimum or maximum of a text view's width or height: in pixels, in lines for a height, or in ems for a width.
  package enum Limit: Hashable, Sendable {
    /// A number of lines for a height (`maxLines`, `minLines`), or of ems for a width (`maxEms`, `minEms`).
    case units(Int)
    case pixels(Int)
  }

  /// The displayed text: the hint if the file's text is empty, and in capitals if `textAllCaps` is set.
  package var text: String
  /// The font size of the text in pixels, above 0.
  package var size: Float
  package var face = Face.regular
  /// The extra space after each character, as a fraction of the font size (em).
  package var letterSpacing: Float = 0
  package var includesFontPadding = true
  /// The extra space between the lines of the text, in pixels.
  package var lineSpacingExtra: Float = 0
  package var lineSpacingMultiplier: Float = 1
  package var isSingleLine = false
  package var minWidth: Limit?
  package var maxWidth: Limit?
  package var minHeight: Limit?
  package var maxHeight: Limit?
  package var gravity = AndroidGravity.startTop
  /// The size in pixels of the drawable at each edge of the text; nil for an edge without a drawable.
  package var drawables = Edges<AndroidDrawableSize?>(nil)
  package var drawablePadding = 0

  package init(text: String, size: Float) {
    self.text = text
    self.size = size
  }

  /// The number of lines in `maxLines` or `lines`, at least 1; nil if the file states none.
  package var maximumLines: Int? { if case .units(let lines)? = maxHeight { max(1, lines) } else { nil } }
  /// The number of lines in `minLines` or `lines`; nil if the file states none.
  package var minimumLines: Int? { if case .units(let lines)? = minHeight { lines } else { nil } }
}

/// The intrinsic size of a drawable, in pixels.
package struct AndroidDrawableSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The content of an `ImageView`: the intrinsic size of its drawable, and the maximum size of the view.
package struct AndroidImage: Hashable, Sendable {
  /// The intrinsic width of the drawable in pixels; nil without a drawable or if the drawable has no intrinsic width.
  package var width: Int?
  package var height: Int?
  package var adjustsViewBounds = false
  /// The maximum width of the view in pixels, `maxWidth`; nil for no maximum.
  package var maxWidth: Int?
  package var maxHeight: Int?
  /// True if the view's baseline is its bottom edge: `baselineAlignBottom`.
  package var alignsBaselineToBottom = false

  package init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }
}
