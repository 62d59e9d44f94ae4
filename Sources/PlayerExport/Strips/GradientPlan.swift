import Diagnostics
import Geometry
import LayerTree

/// The description of a gradient layer's animation by transforms and opacity alone.
///
/// A compositor plays such an animation without repainting.
///
/// ```
/// locations   l0     l1           l2   l3           one strip for each pair of neighbors, moved and stretched;
///             ├──────┼────────────┼────┤            a strip extends beyond its end, under the next one,
/// base ▓▓▓▓▓▓▓░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▒░░░░░▓▓▓▓▓ tail   so that no seam is visible
/// ```
struct GradientPlan {
  enum Motion {
    /// The gradient is not animated.
    case still
    /// All stops move by the same distance; the track's number is the distance in points along the axis.
    case slide(Track)
    case strips(StripPlan)
    /// A second list of colors fades in above the first one; the track's number is its opacity, 0…1.
    case fade(to: [Color], Track)
    /// Stops, axis or colors change in a way that transforms and opacity cannot express.
    case other
  }

  let frame: GradientFrame
  /// The stops of the gradient at rest, in ascending order of their locations.
  let stops: GradientStops
  let motion: Motion
  /// The locations of the stops over time, 0 at the start and 1 at the end of the gradient.
  let locations: Track
  /// The index of the color that replaces the gradient with `prefers-reduced-motion`: the median by brightness.
  let calmColor: Int

  /// The properties of a layer on which the stops of its gradient and the ends of its axis depend.
  static let moving: Set<LayerKeyPath> = [
    .locations, .colors, .startPoint, .endPoint, .boundsSize, .bounds, .frame,
  ]

  /// The plan for a gradient layer, incomplete after the deadline of `work`; nil for a layer without a gradient or
  /// without stops.
  init?(_ layer: Layer, _ work: SharedWorkMeter) {
    guard case .gradient(let gradient) = layer.content, !gradient.stops.ascending.colors.isEmpty else { return nil }
    let frame = GradientFrame(gradient, over: layer.bounds)
    self.frame = frame
    guard layer.animates(Self.moving), !layer.bounds.isEmpty else {
      stops = gradient.stops.ascending
      calmColor = Self.medianByBrightness(of: stops.colors)
      motion = .still
      locations = Track(rest: stops.locations, runs: [])
      return
    }
    let tolerance = 0.02 / max(frame.length, 1e-3)
    let locations = TrackedProperty.gradient(gradient.stops.locations.map { _ in tolerance }) { content, _ in
      content.stops.ascending.locations
    }.track(of: layer, work)
    self.locations = locations
    // Locations change the colors only if they change the number of stops.
    let isFixed = locations.keyValues.allSatisfy { $0.count == gradient.stops.colors.count }
    var channels = TrackedProperty.gradient(gradient.stops.colors.flatMap { _ in [0.5, 0.5, 0.5, 0.5] }) { content, _ in
      content.stops.ascending.colors.flatMap(\.channels)
    }
    if isFixed { channels.keyPaths = [.colors] }
    let colors = channels.track(of: layer, work)
    stops = GradientStops(colors: Self.colors(colors.rest), locations: locations.rest)
    calmColor = Self.medianByBrightness(of: stops.colors)
    let isOpaque = stops.colors.allSatisfy { $0.alpha == 255 }
    let ownsAxis = !layer.animates([.startPoint, .endPoint, .boundsSize, .bounds, .frame])
    switch (locations.moves, colors.moves) {
    case _ where !ownsAxis || gradient.stops.colors.count != stops.colors.count: motion = .other
    case (false, false): motion = .still
    case (true, false):
      if let slide = Self.slide(locations, frame) {
        motion = .slide(slide)
      } else if isOpaque {
        motion = .strips(StripPlan(locations, frame: frame))
      } else {
        motion = .other
      }
    case (false, true): motion = Self.fade(colors).map { .fade(to: $0, $1) } ?? .other
    case (true, true): motion = .other
    }
  }

  /// True if all stops are opaque at rest.
  var isOpaque: Bool { stops.colors.allSatisfy { $0.alpha == 255 } }

  /// The colors to which those of the gradient fade; nil for another motion.
  var second: [Color]? {
    if case .fade(let colors, _) = motion { colors } else { nil }
  }

  /// Returns true if another plan differs from this one in colors only, so that the same elements draw both.
  func hasForm(of other: GradientPlan) -> Bool {
    if stops.locations != other.stops.locations { return false }
    switch (motion, other.motion) {
    case (.still, .still), (.slide, .slide), (.strips, .strips), (.other, .other): return true
    case (.fade(let colors, _), .fade(let others, _)): return colors.count == others.count
    default: return false
    }
  }

  private static func medianByBrightness(of colors: [Color]) -> Int {
    let order = colors.indices.sorted { (colors[$0].luma, $0) < (colors[$1].luma, $1) }
    return order.isEmpty ? 0 : order[order.count / 2]
  }

  /// The common displacement of all stops over time, in points along the axis; nil if the stops do not move equally.
  ///
  /// - Parameter track: the locations of the stops over time, as fractions of the axis length.
  private static func slide(_ track: Track, _ frame: GradientFrame) -> Track? {
    let rest = track.rest
    let isOne = track.keyValues.allSatisfy { values in
      let shifts = zip(values, rest).map { $0 - $1 }
      return values.count == rest.count && (shifts.max() ?? 0) - (shifts.min() ?? 0) <= 1e-6
    }
    return isOne ? track.map { [($0[0] - rest[0]) * frame.length] } : nil
  }

  /// The colors to which a gradient fades from its colors at rest, and their opacity over those at rest over time, 0…1.
  ///
  /// Nil if the colors do not fade together or are translucent.
  private static func fade(_ track: Track) -> ([Color], Track)? {
    let values = track.keyValues
    func distance(_ a: [Double], _ b: [Double]) -> Double {
      zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let first = track.rest
    guard let last = values.max(by: { distance($0, first) < distance($1, first) }) else { return nil }
    let total = distance(first, last)
    guard total > 0, values.allSatisfy({ $0.count == first.count }) else { return nil }
    func share(_ value: [Double]) -> Double {
      zip(value, zip(first, last)).reduce(0) { $0 + ($1.0 - $1.1.0) * ($1.1.1 - $1.1.0) } / total
    }
    let isBetween = values.allSatisfy { value in
      let share = share(value)
      let mixed = zip(first, last).map { $0 + ($1 - $0) * share }
      // No value is farther from the first colors than the last ones, so that the share is at most 1.
      return share >= -1e-3 && zip(mixed, value).allSatisfy { abs($0 - $1) <= 1 }
    }
    guard isBetween, colors(first).allSatisfy({ $0.alpha == 255 }), colors(last).allSatisfy({ $0.alpha == 255 })
    else { return nil }
    return (colors(last), track.map { [min(max(share($0), 0), 1)] })
  }

  private static func colors(_ channels: [Double]) -> [Color] {
    stride(from: 0, to: channels.count - 3, by: 4).map { Color(channels: channels[$0..<$0 + 4]) }
  }
}

/// The strips between neighboring stops of a moving gradient, in points of a ``GradientFrame``.
struct StripPlan {
  struct Strip {
    /// The index of the gradient's color at the start of the strip, counted from 0, and that of the color at its end.
    var color: Int
    var endColor: Int
    /// The maximum distance of both colors over time, in points.
    var width: Double
    /// The width of the strip in points, with its extension under the next strip.
    var coveredWidth: Double
    /// Two numbers over time: the start of the strip on the axis in points, and its width as a fraction of ``width``.
    ///
    /// The area behind the last stop, which is a strip of one color, has no second number.
    var track: Track
  }

  /// True if the area before the first stop, which has the first color, is visible within the bounds at any time.
  var showsBase: Bool
  /// The strips between the stops, then the area behind the last stop if it is visible at any time.
  var strips: [Strip]

  /// The extension of a strip beyond its end, under the next strip, as a fraction of the strip's width.
  static let overlap = 0.25

  init(_ locations: Track, frame: GradientFrame) {
    let positions = locations.map { $0.map(frame.position) }
    let keys = positions.keyValues
    let count = locations.rest.count
    func range(_ index: Int) -> (least: Double, most: Double) {
      let values = keys.map { $0[index] }
      return (values.min() ?? 0, values.max() ?? 0)
    }
    showsBase = range(0).most > frame.along.lowerBound
    strips = (0..<max(0, count - 1)).compactMap { index in
      let width = keys.map { $0[index + 1] - $0[index] }.max() ?? 0
      // Invisible strips are skipped: they stay before the bounds, behind them, or have no width.
      guard width > 0, range(index).least < frame.along.upperBound,
        range(index + 1).most + width * Self.overlap > frame.along.lowerBound
      else { return nil }
      return Strip(
        color: index, endColor: index + 1, width: width, coveredWidth: width * (1 + Self.overlap),
        track: positions.map { [$0[index], ($0[index + 1] - $0[index]) / width] })
    }
    let last = range(count - 1)
    if last.least < frame.along.upperBound {
      let width = frame.along.upperBound - min(last.least, frame.along.lowerBound) + 1
      strips.append(
        Strip(
          color: count - 1, endColor: count - 1, width: width, coveredWidth: width,
          track: positions.map { [$0[count - 1]] }))
    }
  }
}

extension TrackedProperty {
  /// Numbers that are computed from the gradient of a layer and from its bounds; none for a layer without a gradient.
  static func gradient(
    _ tolerances: [Double], _ value: @escaping @Sendable (GradientContent, Rect) -> [Double]
  ) -> TrackedProperty {
    TrackedProperty(keyPaths: GradientPlan.moving, numbers: TrackedNumbers(tolerances: tolerances)) { layer in
      layer.gradient.map { value($0, layer.bounds) } ?? []
    }
  }

  /// The axis of a layer's gradient: x and y of its start and of its end, in points of the layer.
  static let gradientAxis = gradient([0.02, 0.02, 0.02, 0.02]) { content, bounds in
    let (start, end) = content.axis.ends(in: bounds)
    return [start.x, start.y, end.x, end.y]
  }
}
