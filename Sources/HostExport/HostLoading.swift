import LayerTree
import SceneModel

/// The times at which a view changes between placeholder and content, in seconds: the parameters of generated code.
struct HostLoading {
  /// The time from the start of loading to the appearance of the placeholder, in seconds.
  var showDelay: Double
  /// The minimum time for which the placeholder remains once it has appeared, in seconds.
  var minimumTime: Double
  /// The duration of the cross-dissolve from the placeholder to the content, in seconds.
  var transition: Double
  /// True if the placeholder remains until the end of the shimmer's sweep that is under way when loading ends.
  var finishesCycle: Bool
  /// The duration of a sweep in seconds; nil for a placeholder that does not move.
  var period: Double?

  /// The times of a scene; nil if the placeholder appears at once and disappears at once.
  ///
  /// Then there is no delay, minimum time, transition or wait for the end of a sweep.
  init?(_ scene: Scene) {
    let loading = scene.loading
    if loading.isPlain { return nil }
    (showDelay, minimumTime, transition) = (loading.showDelay, loading.minimumTime, loading.transition)
    finishesCycle = loading.finishesCycle
    period = scene.sweepPeriod
  }

  /// A time in seconds as whole milliseconds, rounded, and limited to at most a day.
  static func milliseconds(_ seconds: Double) -> Int { Int((min(seconds, 86_400) * 1_000).rounded()) }
}
