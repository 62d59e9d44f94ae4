/// When an animation runs, as Core Animation's `CAMediaTiming` defines it; all times are in seconds.
///
/// ```
/// parent time   ──(tp − beginTime) × speed + timeOffset──▶   active local time
/// active time   ──repeat, autoreverse──▶                      basic local time, 0…duration
/// ```
package struct MediaTiming: Hashable, Sendable {
  /// What shows before the animation begins and after it ends.
  package enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  package var beginTime = 0.0
  /// Above 0.
  package var duration = 0.25
  package var speed = 1.0
  package var timeOffset = 0.0
  /// The number of runs; 0 counts as 1.
  ///
  /// May be infinite. Ignored when `repeatDuration` is above 0.
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// The active local time: `t = (tp − begin) × speed + offset`.
  package func activeLocalTime(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// One run, there and back where it autoreverses, in active time.
  package var period: Double { autoreverses ? 2 * duration : duration }

  /// How long all runs take, in active time; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * period
  }

  /// How far the animation is, 0…1, before its timing function; nil when it has no effect.
  ///
  /// Fill is decided on active time, before repetition: after a whole number of runs `forwards` shows the end of the
  /// last one, after 2.5 runs its middle.
  package func progress(at parentTime: Double) -> Double? {
    var time = activeLocalTime(at: parentTime)
    let activeDuration = activeDuration
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    } else if time >= activeDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      time = activeDuration
    }
    let runs = (time / period).rounded(.down)
    let isAtEnd = time == activeDuration && time > 0 && time == runs * period
    return basicProgress(at: isAtEnd ? period : time - runs * period)
  }

  /// The share of `duration` at a time within one run.
  private func basicProgress(at time: Double) -> Double {
    let forth = time > duration && autoreverses ? period - time : time
    return min(max(forth / duration, 0), 1)
  }
}

/// The stretch of time that an endless picture repeats, in seconds.
package struct AnimationLoop: Hashable, Sendable {
  package var start: Double
  package var duration: Double

  /// Nothing moves.
  package static let still = AnimationLoop(start: 0, duration: 0)

  /// From the first multiple of the period at which a repeating animation has begun; a finite one runs from 0 to its end.
  package init(of timing: MediaTiming) {
    guard timing.speed > 0 else {
      self = .still
      return
    }
    let begin = timing.beginTime - timing.timeOffset / timing.speed
    guard timing.activeDuration.isInfinite else {
      self.init(start: 0, duration: max(0, begin + timing.activeDuration / timing.speed))
      return
    }
    let period = timing.period / timing.speed
    self.init(start: max(0, (timing.beginTime / period).rounded(.up) * period), duration: period)
  }

  package init(start: Double, duration: Double) {
    self.start = start
    self.duration = duration
  }

  /// Where a still picture is taken.
  package var middle: Double { start + duration / 2 }
}
