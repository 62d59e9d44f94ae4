package import Diagnostics
package import Geometry
package import LayerTree

/// What a dialect makes of a document: one root view and what the document says about the whole picture.
package struct ViewDocument: Sendable {
  package var root: View
  package var canvas: Canvas
  package var direction: LayoutDirection
  /// In the order of the file; nil when it has none.
  package var shimmer: ShimmerStyle?
  package var themes: [ThemeStyle] = []
  /// When loading begins, in seconds of the scene.
  package var startTime = 0.0
  /// When loading ends, in seconds of the scene; nil is never.
  ///
  /// Overlay and gradient go, indicators stop: those have it in their animations already.
  package var stopTime: Double?
  /// Device pixels per point unless the caller says otherwise.
  package var scale = 2.0
  /// Device pixels per point of views with an Android layout, whose sizes are whole pixels.
  package var androidDensity = 1.0
  /// True if frames were computed, so that edges are drawn on whole pixels, as devices do.
  package var alignsToPixels = false
  /// What rule lengths (2 pt for a divider, …) are multiplied with: dumps count in pixels.
  package var ruleScale = 1.0
  /// The most of the canvas that the bone of one piece of content takes, 0…1; who draws placeholders decides himself.
  package var largestShare = 1.0
  /// The platform whose figures its controls have.
  package var platform = Platform.apple
  /// Every shape of the document is a placeholder already: none is a backdrop, rounded or moved apart.
  package var isDrawing = false

  package init(root: View, canvas: Canvas, direction: LayoutDirection) {
    self.root = root
    self.canvas = canvas
    self.direction = direction
  }
}

extension ViewDocument {
  /// ``largestShare`` of screens that were not drawn as placeholders: no picture of theirs is one gray block.
  ///
  /// A little less than half, chosen by eye on charts, maps and cells that are one picture.
  package static let largestShareOfScreens = 0.45
}

/// The extent of the picture in points, as far as the document fixes it.
package struct Canvas: Hashable, Sendable {
  /// Nil when the caller and the document leave it open.
  package var width: Double?
  /// Nil for as high as the content.
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The iPhone that the seeds were drawn for: 375 × 667 points.
  package static let defaultSize = Size(width: 375, height: 667)
}

/// The attributes of a `<shimmer>`: what overrides the preset, as written.
package struct ShimmerStyle: Hashable, Sendable {
  package enum Preset: String, Hashable, Sendable, CaseIterable {
    case classic, seamless, vivid, pulse, solid
  }

  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// One gradient over the whole canvas.
    case feed
    /// One per cell, in phase.
    case cell
    /// One per bone: the incoherent way, kept to show the difference.
    case view
  }

  /// How often the animation runs: `CAMediaTiming.repeatCount`.
  package enum RepeatCount: Hashable, Sendable {
    case times(Double)
    case infinite
  }

  package var preset: Preset?
  package var scope: Scope?
  package var colors: [Color]?
  /// `locations` at the start of the animation.
  package var locations: [Double]?
  /// `locations` at its end.
  package var to: [Double]?
  package var startPoint: UnitPoint?
  package var endPoint: UnitPoint?
  /// Radians, clockwise, 0 from left to right; excludes `startPoint` and `endPoint`.
  package var angle: Double?
  /// Seconds, like all times here.
  package var duration: Double?
  package var timingFunction: UnitBezier?
  package var beginTime: Double?
  package var speed: Double?
  package var timeOffset: Double?
  package var repeatCount: RepeatCount?
  package var repeatDuration: Double?
  package var autoreverses: Bool?
  /// When loading ends, in seconds of the scene.
  package var stopAt: Double?
  /// Of the gradient's own properties; they come after the shimmer's sweep.
  package var animations: [Animation] = []
  package var location: SourceLocation?

  package init() {}
}

/// A `<theme>`: colors under a name that `--theme` picks.
package struct ThemeStyle: Hashable, Sendable {
  package var name: String
  package var overlay: Color?
  /// The colors of the gradient, one for each of the shimmer's locations.
  package var colors: [Color]?
  package var location: SourceLocation

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
