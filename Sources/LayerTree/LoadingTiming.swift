/// The times at which the placeholder of a scene appears and disappears, in seconds of the scene.
///
/// ```
/// startTime     showTime             stopTime    hideTime
///   │  nothing     │  placeholder       │           │  dissolve   │  content
///   ├─ showDelay ──┼─ minimumTime, whole cycles ────┼─ transition ┤
/// ```
///
/// Content that arrives during the delay is shown at once, and the placeholder never appears.
package struct LoadingTiming: Hashable, Sendable {
  /// The time at which loading begins, in seconds of the scene; before this time the views themselves are shown.
  package var startTime = 0.0
  /// The time at which loading ends, in seconds of the scene; nil if loading never ends.
  package var stopTime: Double?
  /// The time from the start of loading to the appearance of the placeholder, in seconds.
  package var showDelay = 0.0
  /// The minimum time for which a placeholder that has appeared remains, in seconds.
  package var minimumTime = 0.0
  /// The duration of the cross-dissolve from the placeholder to the content, in seconds; 0 for an immediate change.
  package var transition = 0.0
  /// True if the placeholder remains until the end of the shimmer's sweep during which loading ends.
  package var finishesCycle = false

  package init() {}

  /// The time at which the placeholder appears, in seconds of the scene.
  package var showTime: Double { startTime + showDelay }

  /// True if the placeholder ever appears; false if loading ends before that.
  package var isShown: Bool { stopTime.map { $0 > showTime } ?? true }

  /// The earliest time at which the placeholder may disappear, in seconds of the scene; nil if loading never ends.
  ///
  /// The end of a sweep, which ``finishesCycle`` requires, is not considered.
  package var earliestHideTime: Double? {
    stopTime.map { isShown ? max($0, showTime + minimumTime) : $0 }
  }

  /// True if the placeholder appears as soon as loading begins and disappears without a dissolve as soon as it ends.
  package var isPlain: Bool { showDelay == 0 && minimumTime == 0 && transition == 0 && !finishesCycle }
}
