import Diagnostics
package import Geometry
package import LayerTree
package import ViewTree

/// The gradient that is visible through all holes of the overlay: that of a preset, with the document's changes.
package struct Shimmer: Hashable, Sendable {
  package var preset: ShimmerStyle.Preset
  package var scope: ShimmerStyle.Scope
  package var axis: GradientAxis
  package var stops: GradientStops
  /// The animation that moves the gradient's stops; nil for a still gradient.
  package var animation: StopsAnimation?
  /// True if colors, locations and axis are those of the preset; false if the document states one of them.
  package var isPlainPreset: Bool

  package var presetName: String { preset.rawValue }
  package var scopeName: String { scope.rawValue }

  /// The interval in seconds of the scene after which the shimmer repeats; ``AnimationLoop/still`` if it is still.
  package var loop: AnimationLoop { animation.map { AnimationLoop(of: $0.timing) } ?? .still }

  /// The gradient layers that fill `frames`, rectangles in points of the canvas; one for each, in the same order.
  package func layers(over frames: [Rect]) -> [Layer] {
    let content = LayerContent.gradient(GradientContent(axis: axis, stops: stops))
    let animations = animation?.animations(from: stops) ?? []
    return frames.map { frame in
      // The anchor point is the origin, so that the frame is exactly the rectangle.
      var layer = Layer(frame: frame, anchorPoint: UnitPoint(x: 0, y: 0))
      layer.content = content
      layer.animations = animations
      return layer
    }
  }
}

extension Shimmer {
  /// Creates the shimmer of a preset with the attributes of a document that override it.
  ///
  /// - Parameters:
  ///   - style: the preset and the overriding attributes.
  ///   - theme: the theme, whose colors are used if it has any.
  ///   - overlay: the color of the overlay, to which the preset's colors keep their contrast.
  ///   - direction: the direction of writing; for right-to-left the axis is mirrored.
  /// - Throws: ``SceneProblem`` if attributes contradict each other or the number of colors does not fit.
  init(
    _ style: ShimmerStyle, theme: Theme, overlay: Color, direction: LayoutDirection
  ) throws(SceneProblem) {
    preset = style.preset ?? .classic
    scope = style.scope ?? .feed
    isPlainPreset = style.hasNoFigures
    let figures = Figures.of(preset)

    if style.angle != nil && (style.startPoint != nil || style.endPoint != nil) { throw .angleAndPoints }
    if style.repeatCount != nil && style.repeatDuration != nil { throw .repeatCountAndDuration }

    let written = GradientAxis.points(
      style.startPoint ?? figures.startPoint, style.endPoint ?? figures.endPoint)
    let axis = style.angle.map(GradientAxis.angle) ?? written
    self.axis = direction == .rightToLeft ? axis.mirrored : axis

    let from = theme.colors(of: style.colors, standard: figures.colors, over: overlay)
    do throws(SceneProblem) {
      (stops, animation) = try Self.movement(style, figures, colors: from)
    } catch {
      throw theme.attributing(error)
    }
  }

  /// The stops of the gradient at rest, and the animation that moves them, which is nil for a still gradient.
  ///
  /// - Parameter colors: the colors of the stops, in order.
  /// - Throws: ``SceneProblem`` if the number of colors or locations does not fit.
  private static func movement(
    _ style: ShimmerStyle, _ figures: Figures, colors: [Color]
  ) throws(SceneProblem) -> (GradientStops, StopsAnimation?) {
    // A pulse has one color everywhere, which changes to the second color.
    if let pair = figures.pulse, style.locations == nil, style.to == nil {
      guard colors.count == pair else { throw .colorCount(colors.count, expected: pair) }
      let stops = GradientStops(colors: [colors[0]], locations: [0])
      let to = GradientStops(colors: [colors[1]], locations: [0])
      return (stops, StopsAnimation(to: to, timing: figures.timing(style), timingFunction: figures.function(style)))
    }
    let from = style.locations ?? spread(figures.locations, over: colors.count)
    let to = style.to ?? (style.locations == nil ? spread(figures.to, over: colors.count) : from)
    guard from.count == colors.count else { throw .locationCount("locations", from.count, colors: colors.count) }
    guard to.count == colors.count else { throw .locationCount("to", to.count, colors: colors.count) }
    let stops = GradientStops(colors: colors, locations: from)
    guard from != to else { return (stops, nil) }
    let target = GradientStops(colors: colors, locations: to)
    return (stops, StopsAnimation(to: target, timing: figures.timing(style), timingFunction: figures.function(style)))
  }

  /// The locations of a preset, one for each of `count` colors, along the gradient's axis: 0 at its start, 1 at its
  /// end.
  ///
  /// They are evenly spaced between the preset's first and last location. Unchanged if the preset has `count` locations
  /// already; 0 for a single color.
  private static func spread(_ locations: [Double], over count: Int) -> [Double] {
    guard count != locations.count, count > 1, let first = locations.first, let last = locations.last else {
      return count == 1 ? [0] : locations
    }
    return (0..<count).map { first + (last - first) * Double($0) / Double(count - 1) }
  }
}

extension ShimmerStyle {
  /// True if the document states neither colors nor locations nor an axis, so that those of the preset are used.
  fileprivate var hasNoFigures: Bool {
    colors == nil && locations == nil && to == nil && startPoint == nil && endPoint == nil && angle == nil
  }
}

// MARK: - Presets

/// The parameters of one shimmer preset, with its colors over a white overlay.
///
/// `locations` and `to` are the positions of the colors along the axis at the start and end of a sweep; `duration` is
/// in seconds.
private struct Figures {
  var colors: [Color]
  var startPoint: UnitPoint
  var endPoint: UnitPoint
  var locations: [Double]
  var to: [Double]
  var duration: Double
  var timingFunction = UnitBezier.linear
  var autoreverses = false
  /// The number of colors, for a preset that changes its color instead of moving stops; nil for all others.
  var pulse: Int?

  /// The background color of the original newsfeed placeholder.
  ///
  /// The next two constants are its light and its dark gray.
  private static let background = Color(red: 246, green: 247, blue: 248)
  private static let light = Color(gray: 238)
  private static let dark = Color(gray: 221)
  /// The gray of the preset `vivid`: 11 % black over white.
  ///
  /// `vividBand` is the lighter gray of its moving band, 8 % black over white.
  private static let vivid = Color(gray: 227)
  private static let vividBand = Color(gray: 234)

  static func of(_ preset: ShimmerStyle.Preset) -> Figures {
    switch preset {
    case .classic:
      Figures(
        colors: [background, light, dark, light, background],
        startPoint: UnitPoint(x: -0.85, y: 0), endPoint: UnitPoint(x: 1.15, y: 0),
        locations: [-0.85, -0.85, 0, 0.15, 1.15], to: [0, 1, 1, 1.05, 1.15], duration: 1)
    case .seamless:
      Figures(
        colors: [background, light, dark, light, background],
        startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [-0.6, -0.45, -0.3, -0.15, 0], to: [1, 1.15, 1.3, 1.45, 1.6], duration: 1.2)
    case .vivid:
      Figures(
        colors: [vivid, vivid, vividBand, vivid, vivid],
        startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [-0.6, -0.45, -0.3, -0.15, 0], to: [1, 1.15, 1.3, 1.45, 1.6], duration: 1.2)
    case .pulse:
      Figures(
        colors: [light, dark], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [0, 1], to: [0, 1], duration: 0.8, timingFunction: .easeInEaseOut, autoreverses: true, pulse: 2)
    case .solid:
      Figures(
        colors: [light], startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0),
        locations: [0], to: [0], duration: 1)
    }
  }

  func function(_ style: ShimmerStyle) -> UnitBezier { style.timingFunction ?? timingFunction }

  /// The timing of the preset's animation with the attributes of `style`: endless unless these limit it.
  ///
  /// Its `fillMode` is `forwards`, as in the original newsfeed placeholder.
  func timing(_ style: ShimmerStyle) -> MediaTiming {
    var timing = MediaTiming()
    timing.fillMode = .forwards
    timing.duration = style.duration ?? duration
    timing.autoreverses = style.autoreverses ?? autoreverses
    timing.beginTime = style.beginTime ?? 0
    timing.speed = style.speed ?? 1
    timing.timeOffset = style.timeOffset ?? 0
    timing.repeatDuration = style.repeatDuration ?? 0
    switch style.repeatCount ?? .infinite {
    case .infinite: timing.repeatCount = .infinity
    case .times(let count): timing.repeatCount = count
    }
    return timing
  }
}
