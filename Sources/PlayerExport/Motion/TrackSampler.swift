import Diagnostics
import Geometry
import LayerTree

/// The tolerances of the numbers in a track, and their interpolation between key frames.
struct TrackedNumbers: Sendable {
  /// The largest difference of each number that is invisible, in the number's unit; one tolerance per number.
  var tolerances: [Double]
  /// The indexes of the numbers that are angles in radians, which are equal modulo a full turn.
  var angles: Set<Int> = []
  /// The interpolation that players use between the values of two key frames, at a fraction 0…1 of the way to the
  /// second.
  var mix: @Sendable ([Double], [Double], Double) -> [Double] = { a, b, share in
    zip(a, b).map { $0 + ($1 - $0) * share }
  }
}

/// Approximates a function of a layer's local time by a track of key frames.
struct TrackSampler {
  let numbers: TrackedNumbers
  let schedule: AnimationSchedule
  private let easings: [UnitBezier]
  let value: (Double) -> [Double]
  private let work: SharedWorkMeter
  /// The number of property animations that are applied for each sample.
  private let animationCount: Int
  /// The maximum number of intervals of this track: at least 16, and so few that their samples stay within
  /// ``maximumWork``.
  private let maximumPieces: Int

  /// The maximum number of times that an interval is halved because no easing fits its samples; then it is linear.
  private static let maximumDepth = 6
  /// The maximum number of intervals of a track; if its values jump or bend often, intervals are halved fewer times.
  private static let maximumPieces = 4_096
  /// The maximum number of animations that are applied for all samples of a track, which takes about half a second.
  ///
  /// Tracks of more animations have fewer intervals.
  private static let maximumWork = 1 << 22
  private static let samples = 24

  /// The distance from the ends of an interval at which its first and last values are sampled.
  ///
  /// The unit is the largest of the interval's times, the longest animation and one second. The distance is ten times
  /// the tolerance of ``MediaTiming``, within which instants count as equal.
  private static let inside = 1e-8
  /// The time after the end of a run at which the value after the run is sampled, as a fraction of the run's duration.
  private static let beyond = 1e-6
  /// The distance of two key frames that form a jump, as a fraction of a run: below a frame at 60 Hz in runs of 4
  /// hours.
  private static let jump = 1e-6
  /// The multiple, without unit, of the tolerances in ``TrackedNumbers`` above which the difference of neighboring
  /// values is a jump.
  ///
  /// Both values at an instant may be inexact by half a tolerance.
  private static let jumpFactor = 1.5

  init(
    _ numbers: TrackedNumbers, of animations: [Animation], _ work: SharedWorkMeter,
    value: @escaping (Double) -> [Double]
  ) {
    self.work = work
    animationCount = animations.reduce(0) { $0 + $1.propertyCount }
    maximumPieces = max(16, min(Self.maximumPieces, Self.maximumWork / (Self.samples * max(1, animationCount))))
    self.numbers = numbers
    self.value = value
    schedule = AnimationSchedule(animations)
    easings = schedule.easings
  }

  /// The track that approximates the sampled function at all times, in seconds of the layer's local time.
  func track() -> Track {
    let span = max(schedule.settled - schedule.begin, schedule.period ?? 0, 1e-3)
    let rest = value(schedule.begin - span * 1e-3)
    if let timing = schedule.commonTiming, let run = run(of: timing, rest: rest) {
      return Track(rest: rest, runs: [run])
    }
    var runs: [Track.Run] = []
    if schedule.settled > schedule.begin {
      var frames = keyframes(from: schedule.begin, to: schedule.settled)
      let after = value(schedule.settled + 1e-7 * span)
      if schedule.period == nil { appendJump(to: after, &frames) }
      runs.append(
        Track.Run(
          begin: schedule.begin, duration: schedule.settled - schedule.begin, count: 1, keyframes: frames,
          holdsEnd: schedule.period == nil))
    }
    if let period = schedule.period {
      let frames = keyframes(from: schedule.settled, to: schedule.settled + period)
      runs.append(
        Track.Run(
          begin: schedule.settled, duration: period, count: .infinity, keyframes: frames, holdsEnd: false))
    }
    runs.removeAll { run in
      run.count == 1 && !run.holdsEnd && run.keyframes.allSatisfy { isClose($0.values, rest) }
    }
    return Track(rest: rest, runs: runs)
  }

  /// The run of animations that all have the timing `timing`; nil if one run cannot express the values after its end.
  ///
  /// The values after its end must be either the last value of the run or `rest`, the values before the animations.
  private func run(of timing: MediaTiming, rest: [Double]) -> Track.Run? {
    let begin = timing.effectiveBeginTime
    let duration = timing.period / timing.speed
    let count = timing.activeDuration / timing.period
    let frames = keyframes(from: begin, to: begin + min(1, count) * duration)
    var run = Track.Run(begin: begin, duration: duration, count: count, keyframes: frames, holdsEnd: false)
    guard count.isFinite else { return run }
    if count < 1 { (run.duration, run.count) = (count * duration, 1) }
    let end = begin + count * duration
    let after = value(end + Self.beyond * duration)
    // A player that holds the end of a fractional run may show the step that begins there.
    if run.count != run.count.rounded(), isClose(after, rest) { return run }
    run.holdsEnd = isClose(after, value(end - Self.inside * duration), factor: 2)
    return run.holdsEnd || isClose(after, rest) ? run : nil
  }

  // MARK: - Key frames

  /// The key frames of an interval of local time, whose offsets are fractions of the interval, 0…1.
  ///
  /// The values at both ends are sampled just inside the interval.
  ///
  /// - Parameter frames: the maximum number of samples, which are taken at equal distances if values jump or bend more
  ///   often.
  func keyframes(from start: Double, to end: Double, frames: Int = .max) -> [Track.Keyframe] {
    let breaks = schedule.breaks(from: start, to: end)
    let frames = min(frames, maximumPieces)
    if breaks.count > frames {
      _ = work.allowsMore(1 + frames * animationCount / 64)
      return (0..<frames).map { frame in
        let offset = Double(frame) / Double(frames)
        return Track.Keyframe(offset: offset, values: value(start + (end - start) * offset), easing: .hold)
      }
    }
    let times = [start] + breaks + [end]
    let depth = (0..<Self.maximumDepth).first { times.count << (Self.maximumDepth - $0) <= maximumPieces }
    var stretches: [Stretch] = []
    for (from, to) in zip(times, times.dropFirst()) {
      add(from, to, after: stretches.last?.values.last, depth: depth ?? Self.maximumDepth, to: &stretches)
    }
    // From the deadline on there are no stretches.
    if work.isOver { return [Track.Keyframe(offset: 0, values: value(start), easing: .hold)] }
    return joined(stretches, start: start, duration: end - start)
  }

  /// A part of a sampled interval, in seconds of local time, in which one easing applies.
  private struct Stretch {
    var start: Double
    var end: Double
    /// The values sampled at equal distances from start to end, the first and the last just inside; each element has
    /// all numbers of the track, in their units.
    var values: [[Double]]
    var easing: Track.Easing
  }

  private func add(_ start: Double, _ end: Double, after last: [Double]?, depth: Int, to stretches: inout [Stretch]) {
    // An animation takes about 100 ns.
    guard work.allowsMore(1 + Self.samples * animationCount / 64) else { return }
    let tiny = Self.inside * max(1, abs(start), abs(end), schedule.longestDuration)
    var values: [[Double]] = []
    for step in 0...Self.samples {
      let share = Double(step) / Double(Self.samples)
      let time = min(max(start + (end - start) * share, start + tiny), end - tiny)
      values.append(unwound(value(time), after: values.last ?? last))
    }
    if let easing = easing(of: values, easings + schedule.cutEasings(from: start + tiny, to: end - tiny)) {
      stretches.append(Stretch(start: start, end: end, values: values, easing: easing))
    } else if depth == Self.maximumDepth {
      stretches.append(Stretch(start: start, end: end, values: values, easing: .linear))
    } else {
      let middle = (start + end) / 2
      add(start, middle, after: last, depth: depth + 1, to: &stretches)
      add(middle, end, after: stretches.last?.values.last, depth: depth + 1, to: &stretches)
    }
  }

  /// The first easing among `easings` that fits all values of an interval within their tolerances; nil if none fits.
  ///
  /// Values that never change have the easing `hold`.
  ///
  /// - Parameter values: the values at equal distances from the start to the end of the interval; each element has all
  ///   numbers of the track, in their units.
  private func easing(of values: [[Double]], _ easings: [UnitBezier]) -> Track.Easing? {
    guard let first = values.first, let last = values.last else { return nil }
    if values.allSatisfy({ isClose($0, first, factor: 0.1) }) { return .hold }
    for easing in easings {
      let fits = values.indices.allSatisfy { index in
        let share = easing.value(at: Double(index) / Double(values.count - 1))
        return isClose(numbers.mix(first, last, share), values[index])
      }
      if fits { return .curve(easing) }
    }
    return nil
  }

  private func joined(_ stretches: [Stretch], start: Double, duration: Double) -> [Track.Keyframe] {
    var frames: [Track.Keyframe] = []
    var end: [Double] = []
    for (index, stretch) in stretches.enumerated() {
      guard let first = stretch.values.first, let last = stretch.values.last else { continue }
      let offset = index == 0 ? 0 : (stretch.start - start) / duration
      let jumps = index > 0 && !isClose(first, end, factor: Self.jumpFactor)
      if let before = frames.last, stretch.easing == .hold, before.easing == .hold, !jumps {
        continue
      }
      if jumps, frames.last?.easing != .hold {
        frames.append(Track.Keyframe(offset: max(0, offset - Self.jump), values: end, easing: .hold))
      }
      frames.append(Track.Keyframe(offset: offset, values: first, easing: stretch.easing))
      end = stretch.easing == .hold ? first : last
    }
    frames.append(Track.Keyframe(offset: 1, values: end, easing: .linear))
    return frames
  }

  private func appendJump(to value: [Double], _ frames: inout [Track.Keyframe]) {
    guard let last = frames.indices.last, !isClose(frames[last].values, value, factor: Self.jumpFactor) else { return }
    frames[last].offset = 1 - Self.jump
    frames[last].easing = .hold
    frames.append(Track.Keyframe(offset: 1, values: value, easing: .linear))
  }

  private func isClose(_ a: [Double], _ b: [Double], factor: Double = 1) -> Bool {
    a.count == b.count && a.indices.allSatisfy { abs(a[$0] - b[$0]) <= numbers.tolerances[$0] * factor }
  }

  /// The numbers of a sample, with each angle (in radians) changed by full turns to within half a turn of the previous
  /// sample's angle.
  ///
  /// The numbers are unchanged if `last`, the previous sample, is nil.
  private func unwound(_ values: [Double], after last: [Double]?) -> [Double] {
    guard let last, !numbers.angles.isEmpty else { return values }
    var values = values
    for index in numbers.angles where values.indices.contains(index) {
      values[index] += 2 * .pi * ((last[index] - values[index]) / (2 * .pi)).rounded()
    }
    return values
  }
}
