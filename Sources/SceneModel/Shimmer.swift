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
  ///   - contrast: the factor for this contrast over a light overlay.
  ///   - direction: the direction of writing; for right-to-left the axis is mirrored.
  /// - Throws: ``SceneProblem`` if attributes contradict each other or the number of colors does not fit.
  init(
    _ style: ShimmerStyle, theme: Theme, overlay: Color, contrast: Double = 1, direction: LayoutDirection
  ) throws(SceneProblem) {
    preset = style.preset ?? .classic
    scope = style.scope ?? .feed
    isPlainPreset =
      style.colors == nil && style.locations == nil && style.to == nil && style.startPoint == nil
      && style.endPoint == nil && style.angle == nil
    let figures = ShimmerFigures.of(preset)

    if style.angle != nil && (style.startPoint != nil || style.endPoint != nil) { throw .angleAndPoints }
    if style.repeatCount != nil && style.repeatDuration != nil { throw .repeatCountAndDuration }

    let written = GradientAxis.points(
      style.startPoint ?? figures.startPoint, style.endPoint ?? figures.endPoint)
    let axis = style.angle.map(GradientAxis.angle) ?? written
    self.axis = direction == .rightToLeft ? axis.mirrored : axis

    let from = theme.colors(of: style.colors, standard: figures.colors, over: overlay, contrast: contrast)
    do throws(SceneProblem) {
      (stops, animation) = try Self.movement(style, figures, colors: from)
    } catch {
      throw theme.attributing(error)
    }
  }

  /// The stops of the gradient at rest, and the animation that moves them, which is nil for a still gradient.
  ///
  /// - Throws: ``SceneProblem`` if the number of colors or locations does not fit.
  private static func movement(
    _ style: ShimmerStyle, _ figures: ShimmerFigures, colors: [Color]
  ) throws(SceneProblem) -> (GradientStops, StopsAnimation?) {
    // A pulse has one color everywhere, which changes to the second color.
    if let pair = figures.pulse, style.locations == nil, style.to == nil {
      guard colors.count == pair else { throw .colorCount(colors.count, expected: pair) }
      let stops = GradientStops(colors: [colors[0]], locations: [0])
      let to = GradientStops(colors: [colors[1]], locations: [0])
      return (stops, StopsAnimation(to: to, timing: figures.timing(style), timingFunction: figures.function(style)))
    }
    let from = style.locations ?? figures.locations.spread(over: colors.count)
    let to = style.to ?? (style.locations == nil ? figures.to.spread(over: colors.count) : from)
    guard from.count == colors.count else { throw .locationCount("locations", from.count, colors: colors.count) }
    guard to.count == colors.count else { throw .locationCount("to", to.count, colors: colors.count) }
    let stops = GradientStops(colors: colors, locations: from)
    guard from != to else { return (stops, nil) }
    let target = GradientStops(colors: colors, locations: to)
    return (stops, StopsAnimation(to: target, timing: figures.timing(style), timingFunction: figures.function(style)))
  }
}
