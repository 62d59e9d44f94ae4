import LayerTree

extension Scene {
  /// A phase of loading: the kind of content that the canvas shows at a time.
  enum Phase: Hashable, Sendable {
    /// The canvas shows only the color of the overlay, during the delay before the placeholder.
    case nothing
    case placeholder
    /// The canvas shows the views themselves, before and after loading.
    case content
  }

  /// The phase at a time in seconds of the scene; the cross-dissolve belongs to ``Phase/content``.
  func phase(at time: Double) -> Phase {
    if time < loading.startTime { return .content }
    if let hideTime, time >= hideTime { return .content }
    return time >= loading.showTime ? .placeholder : .nothing
  }

  /// The time in seconds of the scene at which the placeholder begins to disappear; nil if it never does.
  package var hideTime: Double? { loading.hideTime(afterSweepsOf: sweep) }

  /// The sweeps of the shimmer after whose end the placeholder may disappear; nil if it need not wait for an end.
  package var cycle: (begin: Double, period: Double, end: Double)? { loading.cycle(of: sweep) }

  /// The duration of a sweep of the shimmer in seconds, with the way back if it reverses.
  ///
  /// Nil for a scene without bones and without a moving gradient.
  package var sweepPeriod: Double? { sweep?.repetitionPeriod }

  /// The timing of the shimmer; nil for a scene without bones and without a moving gradient.
  private var sweep: MediaTiming? { bones.isEmpty ? nil : shimmer.animation?.timing }
}
