/// The timing of a layer or animation, as Core Animation's `CAMediaTiming` defines it; all times are in seconds.
///
/// ```
/// parent time   ──(tp − beginTime) × speed + timeOffset──▶   active local time
/// active time   ──repeat, autoreverse──▶                      basic local time, 0…duration
/// ```
package struct MediaTiming: Hashable, Sendable {
  /// The presentation of a value before the animation begins and after it ends.
  package enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  package var beginTime = 0.0
  /// The duration of one run in seconds of active time, above 0; infinite for a layer that is always visible.
  package var duration = 0.25
  /// The local seconds per parent second; at 0 the local time is fixed at `timeOffset`, below 0 it runs backwards.
  package var speed = 1.0
  package var timeOffset = 0.0
  /// The number of runs; 0 counts as 1, and infinity is valid.
  ///
  /// The value is ignored if `repeatDuration` is above 0.
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// The timing in which local time equals parent time without limit: the default timing of a layer.
  package static let always: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// The tolerance in seconds within which a time counts as equal to a begin or end time.
  static let tolerance = 1e-9

  /// The active local time in seconds at a parent time in seconds: `t = (tp − begin) × speed + offset`.
  package func activeLocalTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The length of one run, including the way back if the timing autoreverses, in seconds of active time.
  package var period: Double { autoreverses ? 2 * duration : duration }

  /// The duration of all runs, in seconds of active time; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * period
  }

  /// The parent time, in seconds, at which the timing begins to have effect.
  package var effectiveBeginTime: Double {
    speed > 0 ? beginTime - timeOffset / speed : beginTime
  }

  /// The progress of the animation, 0…1, before its timing function; nil if the animation has no effect.
  ///
  /// The fill mode is applied in active time, before repetition: after a whole number of runs `forwards` shows the end
  /// of the last run, after 2.5 runs its middle.
  ///
  /// - Parameter parentTime: the parent time, in seconds.
  package func progress(at parentTime: Double) -> Double? {
    guard let time = filledActiveTime(at: parentTime) else { return nil }
    guard period > 0, period.isFinite else { return time > 0 ? 1 : 0 }
    var runs = (time / period).rounded(.down)
    if (runs + 1) * period - time < Self.tolerance { runs += 1 }
    let rest = max(0, time - runs * period)
    let isAtEnd = time == activeDuration && time > 0 && rest < Self.tolerance
    return basicProgress(at: isAtEnd ? period : rest)
  }

  /// The basic local time, 0…`duration`, or the active local time if the duration is infinite, in seconds.
  ///
  /// The result is nil if the timing has no effect at the parent time, in seconds.
  package func localTime(at parentTime: Double) -> Double? {
    if duration == .infinity { return activeLocalTime(at: parentTime) }
    return progress(at: parentTime).map { $0 * duration }
  }

  /// The active local time in seconds, limited to the active interval by the fill mode.
  ///
  /// Nil outside of the interval without a fill at that end.
  private func filledActiveTime(at parentTime: Double) -> Double? {
    let time = activeLocalTime(at: parentTime)
    let end = activeDuration
    if time < Self.tolerance, time > -Self.tolerance { return 0 }
    if time < 0 { return fillMode == .backwards || fillMode == .both ? 0 : nil }
    if time < end - Self.tolerance { return time }
    // An infinite end is never reached, and NaN is not a time.
    guard time.isFinite, end.isFinite else { return nil }
    return fillMode == .forwards || fillMode == .both ? end : nil
  }

  /// The fraction of `duration` at a time in seconds within one run, on the way forth or back.
  private func basicProgress(at time: Double) -> Double {
    let forth = time > duration && autoreverses ? period - time : time
    return min(max(forth / duration, 0), 1)
  }
}
