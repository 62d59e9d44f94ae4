package import Geometry

/// An animation of a layer, as written: `CABasicAnimation`, `CAKeyframeAnimation` or `CAAnimationGroup`.
package struct AnimationSpec: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case basic(AnimatedProperty, BasicValues)
    case keyframe(AnimatedProperty, Keyframes)
    /// The members' times count from the group's begin; they end with it.
    case group([AnimationSpec])
  }

  package var action: Action
  package var timing = TimingSpec()
  package var timingFunction = UnitBezier.linear
  /// Its value is added to what is there without it.
  package var isAdditive = false

  package init(_ action: Action) {
    self.action = action
  }
}

/// One or two of three values, in Core Animation's combinations.
///
/// Without `from` an animation starts at the value presented at its begin time.
package struct BasicValues: Hashable, Sendable {
  package var from: AnimationValue?
  package var to: AnimationValue?
  package var by: AnimationValue?

  package init(from: AnimationValue? = nil, to: AnimationValue? = nil, by: AnimationValue? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }
}

/// The values of a keyframe animation and when each is reached.
package struct Keyframes: Hashable, Sendable {
  package enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    case linear
    /// Jumps from value to value.
    case discrete
    /// At an even pace: key times and timing functions are ignored.
    case paced
  }

  /// At least one.
  package var values: [AnimationValue]
  /// Never decreasing, from 0 to 1: one for each value, for `discrete` one more; nil spaces them evenly.
  package var keyTimes: [Double]?
  package var calculationMode = CalculationMode.linear
  /// One for each pair of neighbors; nil is linear between all.
  package var timingFunctions: [UnitBezier]?

  package init(values: [AnimationValue]) {
    self.values = values
  }
}

/// When an animation runs: `CAMediaTiming`, in seconds; times count from the scene's begin or that of the group around.
package struct TimingSpec: Hashable, Sendable {
  package enum FillMode: String, Hashable, Sendable, CaseIterable {
    case removed, forwards, backwards, both
  }

  package var beginTime = 0.0
  /// Above 0; Core Animation's default.
  package var duration = 0.25
  package var speed = 1.0
  package var timeOffset = 0.0
  /// 0 counts as 1.
  ///
  /// May be infinite. Ignored when `repeatDuration` is above 0.
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// How long all runs take, in the animation's own time; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 * duration : duration)
  }
}

extension AnimationSpec {
  /// The animation as if it were taken off its layer at `end`, or nil when that is before it begins.
  package func removed(at end: Double) -> AnimationSpec? {
    guard end > timing.beginTime else { return nil }
    var animation = self
    let activeTime = (end - timing.beginTime) * timing.speed + timing.timeOffset
    let holdsEnd = timing.fillMode == .forwards || timing.fillMode == .both
    if !holdsEnd, timing.speed > 0, activeTime > 0 {
      guard activeTime < timing.activeDuration else { return self }
      animation.timing.repeatCount = 0
      animation.timing.repeatDuration = activeTime
      return animation
    }
    // Its last value holds until then: a group that is over takes what it holds with it.
    animation.timing.beginTime = 0
    var group = AnimationSpec(.group([animation]))
    group.timing.beginTime = timing.beginTime
    group.timing.duration = end - timing.beginTime
    group.timing.fillMode = timing.fillMode == .backwards || timing.fillMode == .both ? .backwards : .removed
    return group
  }
}
