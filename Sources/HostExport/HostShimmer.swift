import Geometry
import LayerTree
import PlayerExport
import SceneModel
import TextFormats

/// The gradient of a scene as UI frameworks express it: the locations of colors are within 0…1, times in seconds.
struct HostShimmer {
  struct Motion {
    /// The duration of a sweep in one direction, in seconds, above 0.
    var duration: Double
    var autoreverses: Bool
    var curve: UnitBezier
  }

  var colors: [Color]
  /// The locations of the gradient's colors along its axis at the start of a sweep, 0…1; `to` has those at its end.
  var from: [Double]
  var to: [Double]
  /// The colors to which `colors` change during a sweep, in the same order; nil if they are constant.
  var second: [Color]?
  /// The point of location 0 in points of the canvas; `end` is that of location 1.
  var start: Point
  var end: Point
  /// The locations of ``start`` and ``end`` on the axis of the shimmer.
  private(set) var reach: (start: Double, end: Double)
  /// The motion of the gradient; nil for a still gradient.
  var motion: Motion?

  /// Creates the gradient of a scene; its axis is that over the whole canvas.
  ///
  /// - Parameter isMirrored: true to mirror the axis about the vertical center line of the canvas; the moment is that of
  ///   ``HostScene/init(_:at:isMirrored:_:)``.
  init(_ scene: Scene, at moment: Moment?, isMirrored: Bool) {
    let shimmer = scene.shimmer
    let stops = shimmer.stops.ascending
    var goal = shimmer.animation?.to.ascending ?? stops
    if goal.colors.count != stops.colors.count { goal = stops }
    colors = stops.colors
    var (from, to) = (stops.locations, goal.locations)
    let second = goal.colors == stops.colors ? nil : goal.colors
    motion = moment == nil ? shimmer.animation.flatMap(Motion.init) : nil
    if motion == nil {
      let share = shimmer.progress(at: moment ?? .time(scene.stillTime))
      from = zip(from, to).map { $0 + ($1 - $0) * share }
      to = from
      if let second { colors = zip(colors, second).map { $0.mixed(with: $1, share) } }
    }
    self.second = motion == nil ? nil : second
    let range = UnitRange(of: [from, to])
    self.from = from.map(range.share)
    self.to = to.map(range.share)
    let axis = isMirrored ? shimmer.axis.mirrored : shimmer.axis
    let ends = axis.ends(in: Rect(origin: .zero, size: scene.size))
    let vector = ends.end - ends.start
    reach = (range.low, range.high)
    start = ends.start + vector * range.low
    end = ends.start + vector * range.high
  }

  /// The color of the fill if it is uniform; nil if it is a gradient of several colors.
  var plain: Color? {
    let isPlain = Set(colors).count < 2 || start == end
    return isPlain ? colors.last ?? .clear : nil
  }

  /// The color of still bones and for reduced motion: the median of the gradient's colors by luma.
  var calm: Color {
    let sorted = colors.sorted { ($0.luma, $0.hexadecimal) < ($1.luma, $1.hexadecimal) }
    return sorted.isEmpty ? .clear : sorted[sorted.count / 2]
  }

  /// The color at rest and the color of the moving band, for frameworks that support only two colors.
  ///
  /// The band has the color with the largest difference in luma from the first color.
  var pair: (base: Color, band: Color) {
    let base = colors.first ?? .clear
    func distance(_ color: Color) -> Int { abs(color.luma - base.luma) }
    let band = (colors + (second ?? [])).max { (distance($0), $0.luma) < (distance($1), $1.luma) }
    return (base, band ?? base)
  }

  /// The direction in which the band moves on the canvas; only the direction of the vector counts, not its length or
  /// unit.
  ///
  /// For a gradient that does not move it is the direction from ``start`` to ``end``.
  var direction: Point {
    let forwards = zip(from, to).reduce(0) { $0 + $1.1 - $1.0 } >= 0
    return forwards ? end - start : start - end
  }
}

extension HostShimmer.Motion {
  /// Converts the motion of an animation; nil if its speed is not above 0, or its duration not finite and above 0.
  init?(_ animation: StopsAnimation) {
    let timing = animation.timing
    duration = timing.duration / timing.speed
    guard timing.speed > 0, duration > 0, duration.isFinite else { return nil }
    autoreverses = timing.autoreverses
    curve = animation.timingFunction
  }

  var milliseconds: Int { Int((min(max(duration, 0.001), 1e6) * 1000).rounded()) }
}

extension Scene {
  /// The names of the timing attributes of the shimmer that are set but that generated code cannot express, such as
  /// `beginTime`.
  ///
  /// The delay before the placeholder is not one of them. Empty if there are none, and for a still gradient.
  var unwrittenTiming: [String] {
    guard let timing = shimmer.animation?.timing else { return [] }
    var names: [String] = []
    if abs(timing.beginTime - loading.showTime) > 1e-9 { names.append("beginTime") }
    if timing.timeOffset != 0 { names.append("timeOffset") }
    if timing.repeatDuration > 0 {
      names.append("repeatDuration")
    } else if timing.repeatCount.isFinite {
      names.append("repeatCount")
    }
    return names
  }
}

extension Shimmer {
  /// The progress of the gradient's stops at a moment, 0…1, after the timing function; 0 without an animation.
  fileprivate func progress(at moment: Moment) -> Double {
    guard let animation else { return 0 }
    switch moment {
    case .progress(let progress): return animation.timingFunction.value(at: progress)
    case .time(let time): return animation.timing.progress(at: time).map(animation.timingFunction.value) ?? 0
    }
  }
}
