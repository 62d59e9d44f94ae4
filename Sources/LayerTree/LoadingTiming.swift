/// The times at which the placeholder of a scene appears and disappears.
///
/// ```
/// startTime     showTime             stopTime    hideTime
///   │  nothing     │  placeholder       │           │  dissolve   │  content
///   ├─ showDelay ──┼─ minimumTime, whole cycles ────┼─ transition ┤
/// ```
///
/// The placeholder never appears if loading ends during the delay.
package struct LoadingTiming: Hashable, Sendable {
  /// The time at which loading begins, in seconds of the scene; the views themselves are shown before it.
  package var startTime = 0.0
  /// The time at which loading ends, in seconds of the scene; nil if loading never ends.
  package var stopTime: Double?
  /// The time from the start of loading to the appearance of the placeholder, in seconds.
  package var showDelay = 0.0
  /// The minimum time for which the placeholder remains once it has appeared, in seconds.
  package var minimumTime = 0.0
  /// The duration of the cross-dissolve from the placeholder to the content, in seconds; 0 for an immediate change.
  package var transition = 0.0
  /// True if the placeholder remains until the shimmer's sweep that is under way when loading ends is complete.
  package var finishesCycle = false

  package init() {}

  /// The time at which the placeholder appears, in seconds of the scene.
  package var showTime: Double { startTime + showDelay }

  /// True if the placeholder appears; false if loading ends before ``showTime``.
  package var isShown: Bool { stopTime.map { $0 > showTime } ?? true }

  /// The earliest time at which the placeholder may disappear, in seconds of the scene; nil if loading never ends.
  ///
  /// The wait for the end of a sweep, which ``finishesCycle`` requires, is not included.
  package var earliestHideTime: Double? {
    stopTime.map { isShown ? max($0, showTime + minimumTime) : $0 }
  }

  /// True if the placeholder appears as soon as loading begins, and disappears at once as soon as loading ends.
  ///
  /// There is then no delay, minimum time, dissolve or wait for the end of a sweep.
  package var isPlain: Bool { showDelay == 0 && minimumTime == 0 && transition == 0 && !finishesCycle }

  /// The time at which the placeholder begins to disappear, in seconds of the scene; nil if it never does.
  ///
  /// - Parameter sweep: the timing of the shimmer's sweep in seconds of the scene; nil for a still shimmer.
  package func hideTime(afterSweepsOf sweep: MediaTiming?) -> Double? {
    guard let earliest = earliestHideTime else { return nil }
    guard isShown, let cycle = cycle(of: sweep), earliest > cycle.begin, earliest < cycle.end else { return earliest }
    // A sweep that ends within a nanosecond is complete.
    return cycle.begin + ((earliest - cycle.begin) / cycle.period - 1e-9).rounded(.up) * cycle.period
  }

  /// The sweeps after whose end the placeholder may disappear; nil if it need not wait for an end.
  ///
  /// `begin` and `end` are the start of the first and the end of the last sweep, in seconds of the scene; `period` is
  /// the duration of a sweep in seconds.
  package func cycle(of sweep: MediaTiming?) -> (begin: Double, period: Double, end: Double)? {
    guard finishesCycle, let sweep, let period = sweep.repetitionPeriod else { return nil }
    let begin = sweep.effectiveBeginTime
    return begin.isFinite ? (begin, period, begin + sweep.activeDuration / sweep.speed) : nil
  }
}
