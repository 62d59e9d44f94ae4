import Geometry
import LayerTree

/// The timing of a layer's animations: the times at which they begin, jump, bend and end, in seconds of its local time.
struct AnimationSchedule {
  private let animations: [Animation]
  /// The animations with a spring, or with a timing function that is not linear.
  private let curved: [Animation]
  /// The first time at which an animation has an effect, in seconds of the layer's local time; 0 without animations.
  let begin: Double
  /// The time after which only endless animations change values, in seconds of the layer's local time.
  let settled: Double
  /// The period with which values repeat from ``settled`` on, in seconds; nil without endless animations.
  let period: Double?
  /// True if ``period`` is a whole multiple of the period of each endless animation: see ``AnimationLoop/isWhole``.
  let isWhole: Bool

  /// The maximum number of times at which one animation's values jump or bend that are considered; later ones are left
  /// out.
  private static let maximumBreaks = 2_000
  /// The minimum change of progress, 0…1, in an interval for which a part of a curved timing function is tried as its
  /// easing.
  ///
  /// Half a level of 255 is 2·10⁻³.
  private static let leastPart = 1e-3
  /// The distance of two times, as a fraction of their interval, below which they are equal: sums of durations are
  /// inexact.
  private static let breakDistance = 1e-7

  init(_ animations: [Animation]) {
    self.animations = animations
    curved = animations.filter { $0.timingFunction != .linear || $0.spring != nil }
    var begin = Double.infinity
    var settled = -Double.infinity
    var endless: [Animation] = []
    for animation in animations {
      let timing = animation.timing
      if timing.speed > 0 {
        let start = timing.effectiveBeginTime
        begin = min(begin, start)
        if timing.activeDuration.isInfinite { endless.append(animation) }
        let end = timing.beginTime + (timing.activeDuration - timing.timeOffset) / timing.speed
        settled = max(settled, end.isInfinite ? start : end)
      } else if timing.speed < 0 {
        // Played backwards, the animation ends at active time 0.
        begin = min(begin, 0)
        settled = max(settled, timing.beginTime - timing.timeOffset / timing.speed)
      }
    }
    self.begin = begin.isFinite ? begin : 0
    self.settled = settled.isFinite ? max(settled, self.begin) : self.begin
    var layer = Layer()
    layer.animations = endless
    let loop = AnimationLoop(of: [layer])
    period = loop.duration > 0 ? loop.duration : nil
    isWhole = loop.isWhole
  }

  /// The timing that all animations share; nil if timings differ, run backward or have no finite period.
  var commonTiming: MediaTiming? {
    guard let first = animations.first?.timing, first.speed > 0, first.period > 0, first.period.isFinite,
      animations.allSatisfy({ $0.timing == first })
    else { return nil }
    return first
  }

  /// The timing functions to try as easings between neighboring times of ``breaks(from:to:)``.
  ///
  /// They are the linear function, and the timing functions of the animations, forwards and backwards.
  var easings: [UnitBezier] {
    var found: [UnitBezier] = [.linear]
    func add(_ function: UnitBezier) {
      for function in [function, function.reversed] where !found.contains(function) { found.append(function) }
    }
    for animation in animations { animation.forEachFunction(add) }
    return found
  }

  /// The parts of curved timing functions between the times `start` and `end`, in seconds of local time, each scaled to
  /// a curve over 0…1.
  func cutEasings(from start: Double, to end: Double) -> [UnitBezier] {
    var found: [UnitBezier] = []
    for animation in curved where found.count < Self.maximumEasings {
      guard let from = animation.timing.progress(at: start), let to = animation.timing.progress(at: end) else {
        continue
      }
      if let spring = animation.spring {
        let duration = animation.timing.duration
        if let part = spring.part(from: from * duration, to: to * duration) { found.append(part) }
        continue
      }
      guard abs(to - from) > Self.leastPart,
        let part = animation.timingFunction.part(from: min(from, to), to: max(from, to))
      else { continue }
      found.append(from < to ? part : part.reversed)
    }
    return found
  }

  /// The maximum number of timing functions that are tried for an interval; where more animations overlap, none fits.
  private static let maximumEasings = 16

  /// The longest finite period of an animation, one pass with the way back if it reverses, in seconds of the layer's
  /// local time.
  ///
  /// 0 if there is none.
  var longestDuration: Double {
    animations.map { $0.timing.period / abs($0.timing.speed) }.filter(\.isFinite).max() ?? 0
  }

  /// The times between `start` and `end` at which a value may jump or its curve may bend, ascending, in seconds of
  /// local time.
  func breaks(from start: Double, to end: Double) -> [Double] {
    var times: [Double] = []
    for animation in animations {
      animation.forEachBreak(from: start, to: end, limit: Self.maximumBreaks) { times.append($0) }
    }
    let tiny = Self.breakDistance * (end - start)
    var last = start
    return times.sorted().filter { time in
      guard time > last + tiny, time < end - tiny else { return false }
      last = time
      return true
    }
  }
}

extension UnitBezier {
  /// The timing function of an animation that is played backwards: the curve mirrored on both axes.
  var reversed: UnitBezier { UnitBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1) }

  /// The part of the timing function between the times `start` and `end`, 0…1, scaled to 0…1 on both axes; nil if its
  /// value does not change.
  fileprivate func part(from start: Double, to end: Double) -> UnitBezier? {
    let (s, e) = (parameter(at: start), parameter(at: end))
    // The polar form gives the control points of a part.
    func polar(_ p1: Double, _ p2: Double, _ u: Double, _ v: Double, _ w: Double) -> Double {
      let (a, b, c) = (p1 * u, p1 + (p2 - p1) * u, p2 + (1 - p2) * u)
      let (d, f) = (a + (b - a) * v, b + (c - b) * v)
      return d + (f - d) * w
    }
    func controls(_ p1: Double, _ p2: Double) -> (Double, Double)? {
      let (first, last) = (polar(p1, p2, s, s, s), polar(p1, p2, e, e, e))
      guard abs(last - first) > 1e-6 else { return nil }
      return (
        (polar(p1, p2, s, s, e) - first) / (last - first), (polar(p1, p2, s, e, e) - first) / (last - first)
      )
    }
    guard let x = controls(x1, x2), let y = controls(y1, y2) else { return nil }
    return UnitBezier(x1: x.0, y1: y.0, x2: x.1, y2: y.1)
  }

  /// The parameter, 0…1, at which the Bézier curve of the timing function has the x coordinate `x`.
  private func parameter(at x: Double) -> Double {
    bisected { t in ((1 - 3 * x2 + 3 * x1) * t + 3 * x2 - 6 * x1) * t * t + 3 * x1 * t < x }
  }

  /// The time, 0…1, at which an increasing timing function has the value `value`, 0…1.
  ///
  /// For a function that also decreases, the result is any time with this value.
  fileprivate func time(of value: Double) -> Double {
    self == .linear ? value : bisected { self.value(at: $0) < value }
  }
}

/// The number, 0…1, up to which a condition is true, found by bisection.
private func bisected(_ isBefore: (Double) -> Bool) -> Double {
  var (low, high) = (0.0, 1.0)
  for _ in 0..<50 {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return (low + high) / 2
}

extension DampedSpring {
  /// The least part of the way, 0…1, that is approximated by a curve: a hundredth of a point in 1,000.
  private static let leastPart = 1e-5

  /// The cubic curve, scaled to 0…1 on both axes, with the values and velocities of the spring at two times in seconds.
  ///
  /// `end` may be before `start`, for an animation that runs backwards. Nil if the value hardly changes.
  fileprivate func part(from start: Double, to end: Double) -> UnitBezier? {
    let way = value(at: end) - value(at: start)
    guard abs(way) > Self.leastPart else { return nil }
    let scale = (end - start) / (3 * way)
    return UnitBezier(
      x1: 1.0 / 3, y1: velocity(at: start) * scale, x2: 2.0 / 3, y2: 1 - velocity(at: end) * scale)
  }
}

extension Animation {
  fileprivate func forEachFunction(_ body: (UnitBezier) -> Void) {
    body(timingFunction)
    switch content {
    case .basic: break
    case .keyframe(let keyframe): keyframe.timingFunctions.forEach(body)
    case .group(let members): for member in members { member.forEachFunction(body) }
    }
  }

  fileprivate func forEachBreak(from start: Double, to end: Double, limit: Int, _ body: (Double) -> Void) {
    guard timing.speed != 0, timing.period > 0, timing.period.isFinite else { return }
    func parentTime(_ active: Double) -> Double {
      timing.beginTime + (active - timing.timeOffset) / timing.speed
    }
    let ends = [timing.activeLocalTime(at: start), timing.activeLocalTime(at: end)]
    let first = max(0, ((ends.min() ?? 0) / timing.period).rounded(.down))
    let last = min(timing.activeDuration, ends.max() ?? 0) / timing.period
    let inner = innerBreaks
    var run = first
    while run <= last, run - first < Double(limit) {
      let base = run * timing.period
      body(parentTime(base))
      for share in inner {
        body(parentTime(base + share * timing.duration))
        if timing.autoreverses { body(parentTime(base + (2 - share) * timing.duration)) }
      }
      if timing.autoreverses { body(parentTime(base + timing.duration)) }
      run += 1
    }
    if timing.activeDuration.isFinite { body(parentTime(timing.activeDuration)) }
  }

  /// The times within one pass of the animation at which values jump or bend, as fractions of its duration.
  ///
  /// The fractions are above 0 and below 1, in any order.
  private var innerBreaks: [Double] {
    let shares: [Double]
    switch content {
    case .basic: shares = []
    case .keyframe(let keyframe): shares = keyframe.breaks
    case .group(let members):
      var times: [Double] = []
      for member in members { member.forEachBreak(from: 0, to: timing.duration, limit: 500) { times.append($0) } }
      shares = times.map { $0 / timing.duration }
    }
    let bends = spring?.bends(before: timing.duration, limit: 500).map { $0 / timing.duration } ?? []
    return (shares + bends).filter { $0 > 0 && $0 < 1 }.map(timingFunction.time)
  }
}

extension KeyframeAnimation {
  fileprivate var breaks: [Double] {
    guard values.count > 1 else { return [] }
    let steps = calculationMode == .discrete ? values.count : values.count - 1
    let usable = calculationMode == .paced ? [] : keyTimes
    return usable.count == steps + 1 ? usable : (0...steps).map { Double($0) / Double(steps) }
  }
}
