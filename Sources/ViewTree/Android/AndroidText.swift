/// The content of a `TextView`, `Button`, `EditText`, `CheckBox`, …: the text and all that decides its size.
package struct AndroidText: Hashable, Sendable {
  /// The faces of Roboto whose advances are known.
  package enum Face: String, Hashable, Sendable, CaseIterable {
    case thin, light, regular, italic, medium, bold, black
  }

  package enum Ellipsize: String, Hashable, Sendable {
    case none, start, middle, end, marquee
  }

  /// A limit of a text view along one axis.
  package enum Limit: Hashable, Sendable {
    /// `maxLines` or `minLines`, in lines; `maxEms` or `minEms` in ems.
    case units(Int)
    case pixels(Int)
  }

  /// As shown: the hint where the text is empty, in capitals where `textAllCaps` is set.
  package var text: String
  /// In pixels, above 0.
  package var size: Float
  package var face = Face.regular
  /// In ems.
  package var letterSpacing: Float = 0
  package var includesFontPadding = true
  /// In pixels.
  package var lineSpacingExtra: Float = 0
  package var lineSpacingMultiplier: Float = 1
  package var isSingleLine = false
  package var ellipsize = Ellipsize.none
  package var minWidth: Limit?
  package var maxWidth: Limit?
  package var minHeight: Limit?
  package var maxHeight: Limit?
  package var gravity = AndroidGravity.startTop
  /// The sizes of the compound drawables and their distance from the text, in pixels.
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

/// The content of an `ImageView`.
package struct AndroidImage: Hashable, Sendable {
  /// Nil without a drawable; a drawable without a size of its own has nil as dimension.
  package var width: Int?
  package var height: Int?
  package var adjustsViewBounds = false
  /// In pixels.
  package var maxWidth: Int?
  package var maxHeight: Int?
  /// `baselineAlignBottom`.
  package var alignsBaselineToBottom = false

  package init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }
}
