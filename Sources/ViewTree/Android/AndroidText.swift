/// The content of a `TextView`, `Button`, `EditText`, `CheckBox`, …: the text and the attributes that decide its size.
package struct AndroidText: Hashable, Sendable {
  /// A face of Roboto, Android's standard font, whose widths of characters are known.
  package enum Face: String, Hashable, Sendable, CaseIterable {
    case thin, light, regular, italic, medium, bold, black
  }

  package enum Ellipsize: String, Hashable, Sendable {
    case none, start, middle, end, marquee
  }

  /// A minimum or maximum of a text view's width or height.
  package enum Limit: Hashable, Sendable {
    /// A number of lines (`maxLines`, `minLines`) or of ems (`maxEms`, `minEms`).
    case units(Int)
    case pixels(Int)
  }

  /// The displayed text: the hint if the text is empty, in capitals if `textAllCaps` is set.
  package var text: String
  /// The font size of the text in pixels, above 0.
  package var size: Float
  package var face = Face.regular
  /// The extra space after each character, as a fraction of the font size (em).
  package var letterSpacing: Float = 0
  package var includesFontPadding = true
  /// The extra space between lines, in pixels.
  package var lineSpacingExtra: Float = 0
  package var lineSpacingMultiplier: Float = 1
  package var isSingleLine = false
  package var ellipsize = Ellipsize.none
  package var minWidth: Limit?
  package var maxWidth: Limit?
  package var minHeight: Limit?
  package var maxHeight: Limit?
  package var gravity = AndroidGravity.startTop
  /// The sizes of the drawables beside the text, in pixels; nil for an edge without a drawable.
  package var drawables = Edges<AndroidDrawableSize?>(nil)
  package var drawablePadding = 0

  package init(text: String, size: Float) {
    self.text = text
    self.size = size
  }
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

/// The content of an `ImageView`: the size of its drawable and the limits of its own size.
package struct AndroidImage: Hashable, Sendable {
  /// The width of the drawable in pixels; nil without a drawable or if the drawable has no intrinsic width.
  package var width: Int?
  package var height: Int?
  package var adjustsViewBounds = false
  /// The maximum width of the view in pixels, `maxWidth`; nil for no maximum.
  package var maxWidth: Int?
  package var maxHeight: Int?
  /// True if the view's baseline is its bottom edge: `baselineAlignBottom`.
  package var alignsBaselineToBottom = false

  package init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }
}
