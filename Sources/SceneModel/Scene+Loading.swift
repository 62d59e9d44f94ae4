import LayerTree

extension Scene {
  /// A phase of a scene: the kind of content that its canvas shows at a time.
  enum Phase: Hashable, Sendable {
    /// The canvas shows only the color of the overlay, during the delay before the placeholder.
    case nothing
    case placeholder
    /// The canvas shows the views themselves, before and after loading.
    case content
  }

  /// The phase at a time in seconds; the cross-dissolve is a part of ``Phase/content``.
  func phase(at time: Double) -> Phase {
    if time < loading.startTime { return .content }
    if let hideTime, time >= hideTime { return .content }
    return time >= loading.showTime ? .placeholder : .nothing
  }

  /// The time at which the placeholder begins to disappear, in seconds; nil for never.
  package var hideTime: Double? {
    guard let earliest = loading.earliestHideTime else { return nil }
    guard loading.isShown, let cycle, earliest > cycle.begin, earliest < cycle.end else { return earliest }
    // A sweep that ends within a nanosecond is complete.
    return cycle.begin + ((earliest - cycle.begin) / cycle.period - 1e-9).rounded(.up) * cycle.period
  }

  /// The begin, the period and the end of the sweeps in seconds, if the placeholder remains until a sweep ends;
  /// otherwise nil.
  package var cycle: (begin: Double, period: Double, end: Double)? {
    guard loading.finishesCycle, let timing = shimmer.animation?.timing, let period = sweepPeriod else { return nil }
    let begin = timing.effectiveBeginTime
    return begin.isFinite ? (begin, period, begin + timing.activeDuration / timing.speed) : nil
  }

  /// The period of the sweep in seconds, including the way back if the sweep reverses; nil for a scene without bones or
  /// without a moving gradient.
  package var sweepPeriod: Double? {
    guard !bones.isEmpty, let timing = shimmer.animation?.timing, timing.speed > 0 else { return nil }
    let period = timing.period / timing.speed
    return period > 0 && period.isFinite ? period : nil
  }
}
