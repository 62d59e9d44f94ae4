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
  package var hideTime: Double? {
    guard let earliest = loading.earliestHideTime else { return nil }
    guard loading.isShown, let cycle, earliest > cycle.begin, earliest < cycle.end else { return earliest }
    // A sweep that ends within a nanosecond is complete.
    return cycle.begin + ((earliest - cycle.begin) / cycle.period - 1e-9).rounded(.up) * cycle.period
  }

  /// The sweeps of the shimmer after whose end the placeholder may disappear; nil if it need not wait for an end.
  ///
  /// `begin` and `end` are the start of the first and the end of the last sweep, in seconds of the scene; `period` is
  /// the duration of a sweep in seconds.
  package var cycle: (begin: Double, period: Double, end: Double)? {
    guard loading.finishesCycle, let timing = shimmer.animation?.timing, let period = sweepPeriod else { return nil }
    let begin = timing.effectiveBeginTime
    return begin.isFinite ? (begin, period, begin + timing.activeDuration / timing.speed) : nil
  }

  /// The duration of a sweep of the shimmer in seconds, with the way back if it reverses.
  ///
  /// Nil for a scene without bones and without a moving gradient.
  package var sweepPeriod: Double? {
    guard !bones.isEmpty, let timing = shimmer.animation?.timing, timing.speed > 0 else { return nil }
    let period = timing.period / timing.speed
    return period > 0 && period.isFinite ? period : nil
  }
}
