/// The timing of a layer or animation, as Core Animation's `CAMediaTiming` defines it; all times are in seconds.
///
/// ```
/// parent time   ──(tp − beginTime) × speed + timeOffset──▶   active local time
/// active time   ──repeat, autoreverse──▶                      basic local time, 0…duration
/// ```
package struct MediaTiming: Hashable, Sendable {
  /// The rule for the value of a property before the animation begins and after it ends.
  ///
  /// `backwards` extends the value at the begin, `forwards` the value at the end, `both` does both. `removed` extends
  /// neither.
  package enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  package var beginTime = 0.0
  /// The duration of one run in seconds of active local time, above 0; infinite for a layer that is always visible.
  package var duration = 0.25
  /// The local seconds per parent second; at 0 the local time is always `timeOffset`, below 0 it runs backwards.
  package var speed = 1.0
  package var timeOffset = 0.0
  /// The number of runs, which may be a fraction or infinite; 0 counts as 1.
  ///
  /// Ignored if `repeatDuration` is above 0.
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// The timing whose local time always equals the parent time: the default timing of a layer.
  package static let always: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// The tolerance in seconds within which two times are equal.
  static let tolerance = 1e-9

  /// The active local time in seconds at a parent time in seconds: `t = (tp − beginTime) × speed + timeOffset`.
  ///
  /// It is not limited to the active interval.
  package func activeLocalTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The duration of one run in seconds of active local time; twice ``duration`` if the timing autoreverses.
  package var period: Double { autoreverses ? 2 * duration : duration }

  /// The duration of one run in seconds of parent time; nil if it is not a positive finite number.
  package var repetitionPeriod: Double? {
    let duration = speed > 0 ? period / speed : 0
    return duration > 0 && duration.isFinite ? duration : nil
  }

  /// The duration of all runs in seconds of active local time; it may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * period
  }

  /// The parent time, in seconds, at which the active local time is 0; ``beginTime`` if `speed` is not above 0.
  package var effectiveBeginTime: Double {
    speed > 0 ? beginTime - timeOffset / speed : beginTime
  }

  /// The progress of an animation in its run at a parent time, 0…1, before its timing function.
  ///
  /// Nil if the animation has no effect at this time.
  ///
  /// The fill mode is applied in active time, before repetition: after a whole number of runs `forwards` shows the end
  /// of the last run, after 2.5 runs the middle of a run.
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

  /// The basic local time in seconds, 0…`duration`, at a parent time in seconds; nil if the timing has no effect then.
  ///
  /// If the duration is infinite, it is the active local time, which has no limits.
  package func localTime(at parentTime: Double) -> Double? {
    if duration == .infinity { return activeLocalTime(at: parentTime) }
    return progress(at: parentTime).map { $0 * duration }
  }

  /// The active local time in seconds at a parent time in seconds, limited to the active interval by the fill mode.
  ///
  /// Nil before the interval without fill mode `backwards` or `both`, and after it without `forwards` or `both`.
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

  /// The fraction of `duration`, 0…1, reached at a time in seconds since the start of a run.
  ///
  /// It increases to 1, and decreases to 0 on the way back of a run that autoreverses.
  private func basicProgress(at time: Double) -> Double {
    let forth = time > duration && autoreverses ? period - time : time
    return min(max(forth / duration, 0), 1)
  }
}
