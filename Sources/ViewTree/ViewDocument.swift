package import Diagnostics
package import Geometry
package import LayerTree

/// The result of reading a document: one root view and the properties of the whole picture.
package struct ViewDocument: Sendable {
  package var root: View
  package var canvas: Canvas
  package var direction: LayoutDirection
  /// The attributes of `<shimmer>`; nil if the document has none.
  package var shimmer: ShimmerStyle?
  package var themes: [ThemeStyle] = []
  /// The times of loading; the times of the indicators' animations already follow from them.
  package var loading = LoadingTiming()
  /// The positions of the caller's rules that match a view.
  package var matchedRules: Set<Int> = []
  /// The default number of device pixels per point.
  package var scale = 2.0
  /// The device pixels per point of views with an Android layout, whose sizes are whole pixels.
  package var androidDensity = 1.0
  /// True if edges are aligned to whole pixels, because frames were computed and not stored.
  package var alignsToPixels = false
  /// The number of document units per point, by which lengths in the bone rules (2 pt for a divider, …) are multiplied.
  ///
  /// The factor is 1 except for dumps of Android screens, which count in pixels.
  package var ruleScale = 1.0
  /// The maximum fraction of the canvas that the bone of one content view may cover, 0…1.
  ///
  /// The fraction is 1 for drawings of placeholders.
  package var largestShare = 1.0
  /// The platform that determines the sizes of the document's controls.
  package var platform = Platform.apple
  /// True if the document is a drawing of a placeholder: every shape becomes a bone as it is.
  ///
  /// A shape is then not omitted as a backdrop, rounded or moved.
  package var isDrawing = false

  package init(root: View, canvas: Canvas, direction: LayoutDirection) {
    self.root = root
    self.canvas = canvas
    self.direction = direction
  }
}

extension ViewDocument {
  /// The value of ``largestShare`` for screens that were not drawn as placeholders; prevents one gray block.
  ///
  /// Slightly less than half, chosen by eye on charts, maps and cells with one picture.
  package static let largestShareOfScreens = 0.45
}

/// The size of a document's picture in points, as far as the document determines it.
package struct Canvas: Hashable, Sendable {
  /// The width of the picture in points; nil if the document leaves the width to the caller.
  package var width: Double?
  /// The height of the picture in points; nil for the height of the content.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The default size of a picture: 375 × 667 points, the iPhone for which the first documents were drawn.
  package static let defaultSize = Size(width: 375, height: 667)
}

/// The attributes of a `<shimmer>`, as written; they override the values of the shimmer's preset.
package struct ShimmerStyle: Hashable, Sendable {
  package enum Preset: String, Hashable, Sendable, CaseIterable {
    case classic, seamless, vivid, pulse, solid
  }

  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The shimmer is one gradient over the whole picture.
    case feed
    /// The shimmer is one gradient per cell, all in phase.
    case cell
    /// The shimmer is one gradient per bone, not aligned with each other; kept for comparison.
    case view
  }

  /// The number of repetitions of the animation: `CAMediaTiming.repeatCount`.
  package enum RepeatCount: Hashable, Sendable {
    case times(Double)
    case infinite
  }

  package var preset: Preset?
  package var scope: Scope?
  package var colors: [Color]?
  /// The gradient's `locations` at the start of the animation, one per color; nil for the locations of the preset.
  ///
  /// 0 is the start and 1 the end of the gradient line; other numbers are outside of it.
  package var locations: [Double]?
  /// The gradient's `locations` at the end of the animation, one per color; nil for the locations of the preset.
  package var to: [Double]?
  package var startPoint: UnitPoint?
  package var endPoint: UnitPoint?
  /// The angle of the gradient in radians, clockwise, 0 from left to right; nil if the document states none.
  ///
  /// An angle excludes `startPoint` and `endPoint`.
  package var angle: Double?
  /// The duration of one sweep in seconds, the unit of all times of this type; nil for the duration of the preset.
  package var duration: Double?
  package var timingFunction: UnitBezier?
  package var beginTime: Double?
  package var speed: Double?
  package var timeOffset: Double?
  package var repeatCount: RepeatCount?
  package var repeatDuration: Double?
  package var autoreverses: Bool?
  /// The time at which loading ends, in seconds of the scene: the shimmer is removed; nil for never.
  package var stopAt: Double?
  /// Additional animations of the gradient's properties, applied after the shimmer's sweep.
  package var animations: [Animation] = []
  package var location: SourceLocation?

  package init() {}
}

/// The attributes of a `<theme>`: colors under a name that `--theme` selects.
package struct ThemeStyle: Hashable, Sendable {
  package var name: String
  package var overlay: Color?
  /// The colors of the shimmer's gradient, one per location of the shimmer; nil if the theme states no colors.
  package var colors: [Color]?
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
