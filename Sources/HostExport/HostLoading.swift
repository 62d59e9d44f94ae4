import LayerTree
import SceneModel

/// The times at which a view with a placeholder changes to its content, in seconds; parameters of generated code.
struct HostLoading {
  /// The time from the start of loading to the appearance of the placeholder, in seconds.
  var showDelay: Double
  /// The minimum time for which a placeholder that has appeared remains, in seconds.
  var minimumTime: Double
  /// The duration of the cross-dissolve from the placeholder to the content, in seconds.
  var transition: Double
  /// True if the placeholder remains until the end of a sweep of its gradient.
  var finishesCycle: Bool
  /// The period of the sweep, in seconds; nil for a placeholder that does not move.
  var period: Double?

  /// The times of a scene; nil if it has no delay, minimum time or transition, and does not wait for the end of the
  /// sweep.
  init?(_ scene: Scene) {
    let loading = scene.loading
    if loading.isPlain { return nil }
    (showDelay, minimumTime, transition) = (loading.showDelay, loading.minimumTime, loading.transition)
    finishesCycle = loading.finishesCycle
    period = scene.sweepPeriod
  }

  /// A time in whole milliseconds, at most a day.
  static func milliseconds(_ seconds: Double) -> Int { Int((min(seconds, 86_400) * 1_000).rounded()) }
}
