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
  /// The time at which loading begins; the views themselves are shown before it.
  package var startTime = 0.0
  /// The time at which loading ends; nil for never.
  package var stopTime: Double?
  /// The time from the start of loading to the appearance of the placeholder.
  package var showDelay = 0.0
  /// The minimum time for which a placeholder that has appeared remains.
  package var minimumTime = 0.0
  /// The duration of the cross-dissolve from the placeholder to the content; 0 for a cut.
  package var transition = 0.0
  /// True if the placeholder remains until the end of the sweep during which loading ends.
  package var finishesCycle = false

  package init() {}

  /// The time at which the placeholder appears.
  package var showTime: Double { startTime + showDelay }

  /// False if loading ends before the placeholder appears.
  package var isShown: Bool { stopTime.map { $0 > showTime } ?? true }

  /// The time at which the placeholder may disappear, regardless of the sweep; nil for never.
  package var earliestHideTime: Double? {
    stopTime.map { isShown ? max($0, showTime + minimumTime) : $0 }
  }

  /// True if the placeholder appears at the start and is cut at the stop.
  package var isPlain: Bool { showDelay == 0 && minimumTime == 0 && transition == 0 && !finishesCycle }
}
