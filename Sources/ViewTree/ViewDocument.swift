package import Diagnostics
package import Geometry
package import LayerTree

/// The result of reading a document: one root view and the properties of the whole picture.
package struct ViewDocument: Sendable {
  package var root: View
  package var source: Source
  package var canvas: Canvas
  package var direction: LayoutDirection
  /// The attributes of the `<shimmer>` element; nil if the document has none.
  package var shimmer: ShimmerStyle?
  package var themes: [ThemeStyle] = []
  /// The times at which loading starts and ends; the animations of activity indicators already follow them.
  package var loading = LoadingTiming()
  /// The indices, counted from 0, of those of the caller's rules that match a view.
  package var matchedRules: Set<Int> = []
  /// The default number of device pixels per point.
  package var scale = 2.0
  /// The number of device pixels per point for views with an Android layout, whose lengths are whole pixels.
  package var androidDensity = 1.0
  /// True if frames are aligned to whole pixels, because layout computed them; false for stored frames.
  package var alignsToPixels = false
  /// The number of document units per point, by which the frames in a scene and in its outputs are multiplied.
  ///
  /// The factor is 1 except for dumps of Android screens, whose unit is the pixel. All lengths before the scene are in
  /// points.
  package var unitsPerPoint = 1.0
  /// True if bones that touch a side of the canvas are moved to the margin of the screen.
  ///
  /// The document may be a part of a screen, whose container has the padding.
  package var addsSideMargins = false
  /// True if the canvas is at most as wide as the root of an Android layout.
  package var fitsWidthOfRoot = false
  /// True if the canvas is at most as high as the root of an Android layout.
  package var fitsHeightOfRoot = false
  /// The range of widths in points that the document states; nil for every width.
  package var widths: ClosedRange<Double>?
  /// The widths in points at which the document was captured, each once, in ascending order; empty for other documents.
  package var capturedWidths: [Double] = []
  /// The time in seconds at which the document was captured; nil if it is not stated.
  package var captureTime: Double?
  /// The widths of the canvas in points at which the document has the same views, apart from the width itself; nil if it
  /// was read for one width only.
  package var widthsOfViews: Range<Double>?
  /// The facts of a dump for the completion of its views; nil for other documents and after the completion.
  package var dump: DumpFacts?

  package init(
    root: View, source: Source, canvas: Canvas, direction: LayoutDirection, shimmer: ShimmerStyle? = nil,
    themes: [ThemeStyle] = [], widthsOfViews: Range<Double>? = nil
  ) {
    self.root = root
    self.source = source
    self.canvas = canvas
    self.direction = direction
    self.shimmer = shimmer
    self.themes = themes
    self.widthsOfViews = widthsOfViews
  }

  /// The document without the views below its root.
  package var withoutDescendants: ViewDocument {
    guard !root.children.isEmpty else { return self }
    var document = self
    document.root.children = []
    return document
  }
}

/// The size of a document's picture in points; a dimension that the document does not determine is nil.
package struct Canvas: Hashable, Sendable {
  /// The width of the picture in points; nil for the width that the caller chooses.
  package var width: Double?
  /// The height of the picture in points; nil for the height of the content.
  package var height: Double?
  /// True if the document states that the picture has no background: only its bones are drawn.
  package var isTransparent = false

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The default size of a picture in points: 375 × 667, the size of an iPhone with a 4.7-inch display.
  package static let defaultSize = Size(width: 375, height: 667)
}

/// The attributes of a `<shimmer>` element; those that are not nil override the values of the shimmer's preset.
package struct ShimmerStyle: Hashable, Sendable {
  package enum Preset: String, Hashable, Sendable, CaseIterable {
    case classic, seamless, vivid, pulse, solid
  }

  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The shimmer is one gradient over the whole picture.
    case feed
    /// The shimmer is one gradient per cell; all gradients move at the same time.
    case cell
    /// The shimmer is one gradient per bone, each over the bounds of its own bone.
    case view
  }

  /// The number of repetitions of the shimmer's animation, possibly fractional: `CAMediaTiming.repeatCount`.
  package enum RepeatCount: Hashable, Sendable {
    case times(Double)
    case infinite
  }

  package var preset: Preset?
  package var scope: Scope?
  package var colors: [Color]?
  /// The positions of the gradient's colors at the start of the animation, one per color in the order of the colors.
  ///
  /// 0 is the start and 1 the end of the gradient line; other numbers are outside of it. Nil for the positions of the
  /// preset.
  package var locations: [Double]?
  /// The positions of the gradient's colors at the end of the animation, in the unit and order of ``locations``.
  ///
  /// Nil for the positions of the preset.
  package var to: [Double]?
  package var startPoint: UnitPoint?
  package var endPoint: UnitPoint?
  /// The direction of the gradient as an angle in radians, clockwise; 0 is from left to right.
  ///
  /// Nil if the document states none. An angle excludes `startPoint` and `endPoint`.
  package var angle: Double?
  /// The duration of one sweep in seconds, like all times of this type; nil for the duration of the preset.
  package var duration: Double?
  package var timingFunction: UnitBezier?
  package var beginTime: Double?
  package var speed: Double?
  package var timeOffset: Double?
  package var repeatCount: RepeatCount?
  package var repeatDuration: Double?
  package var autoreverses: Bool?
  /// The time at which loading ends and the shimmer is removed, in seconds of the scene; nil for never.
  package var stopAt: Double?
  /// Additional animations of the gradient's properties, which are applied after the shimmer's sweep.
  package var animations: [Animation] = []
  package var location: SourceLocation?

  package init() {}
}

/// The attributes of a `<theme>` element: colors under the name by which `--theme` selects them.
package struct ThemeStyle: Hashable, Sendable {
  package var name: String
  package var overlay: Color?
  /// The colors of the shimmer's gradient, from its start to its end; nil if the theme states none.
  package var colors: [Color]?
  /// The location of the element in the document; nil for a theme of a rules file.
  package var location: SourceLocation?

  package init(name: String, location: SourceLocation?) {
    self.name = name
    self.location = location
  }
}
