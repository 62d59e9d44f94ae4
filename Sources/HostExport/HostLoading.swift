import LayerTree
import SceneModel

/// The times at which a view with a placeholder changes to its content, in seconds; parameters of generated code.
struct HostLoading {
  /// The time from the start of loading to the appearance of the placeholder.
  var showDelay: Double
  /// The minimum time for which a placeholder that has appeared remains.
  var minimumTime: Double
  /// The duration of the cross-dissolve.
  var transition: Double
  /// True if the sweep ends before the placeholder disappears.
  var finishesCycle: Bool
  /// The period of the sweep; nil for a placeholder that does not move.
  var period: Double?

  /// The times of a scene; nil if its options name none.
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
