package import Geometry

/// An animation of one or several properties of a layer: `CAAnimation`.
///
/// The fill mode alone determines the presented value after the end, as with `isRemovedOnCompletion` set to false.
package struct Animation: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case basic(BasicAnimation)
    case keyframe(KeyframeAnimation)
    /// Several animations whose parent time is the basic local time of the group.
    ///
    /// They are cut off at the end of the group's duration.
    case group([Animation])
  }

  package var content: Content
  /// The timing of the animation in seconds; its parent time is the layer's local time or the time of a group.
  package var timing: MediaTiming
  /// The timing function, applied to the progress of each run of the animation, 0…1.
  package var timingFunction: UnitBezier
  /// The spring that determines the progress at each time of a run: `CASpringAnimation`; nil for none.
  ///
  /// The timing function is applied to the time of the spring.
  package var spring: DampedSpring?
  /// True if ``Moment/progress(_:)`` replaces the progress that the time gives this animation.
  package var isShimmer = false

  package init(
    _ content: Content, timing: MediaTiming = MediaTiming(), timingFunction: UnitBezier = .linear,
    spring: DampedSpring? = nil
  ) {
    self.content = content
    self.timing = timing
    self.timingFunction = timingFunction
    self.spring = spring
  }
}

extension Animation {
  /// The progress in value, which may leave 0…1, at `share`, the progress in time of one run, 0…1.
  package func progress(atShare share: Double) -> Double {
    let eased = timingFunction.value(at: share)
    return spring?.value(at: eased * timing.duration) ?? eased
  }

  /// The animation changed so that it has no effect from `end` on; nil if it begins at `end` or later.
  ///
  /// - Parameter end: the local time of the layer, in seconds.
  package func removed(at end: Double) -> Animation? {
    guard end > timing.beginTime else { return nil }
    var animation = self
    let activeTime = timing.activeLocalTime(at: end)
    let holdsEnd = timing.fillMode == .forwards || timing.fillMode == .both
    if !holdsEnd, timing.speed > 0, activeTime > 0 {
      guard activeTime < timing.activeDuration else { return self }
      animation.timing.repeatCount = 0
      animation.timing.repeatDuration = activeTime
      return animation
    }
    // A surrounding group holds the last value until `end`: the value disappears together with the group.
    animation.timing.beginTime = 0
    var group = Animation(.group([animation]))
    group.timing.beginTime = timing.beginTime
    group.timing.duration = end - timing.beginTime
    group.timing.fillMode = timing.fillMode == .backwards || timing.fillMode == .both ? .backwards : .removed
    return group
  }
}

/// An animation of a property from one value to another: `CABasicAnimation`.
///
/// The values that are set determine start and end; `shown` is the property's presented value at the begin time.
///
///     given        start … end            given   start … end
///     from, to     from … to              from    from … shown
///     from, by     from … from + by       to      shown … to
///     by, to       to − by … to           by      shown … shown + by
///     all three    from … to              none    shown … shown
package struct BasicAnimation: Hashable, Sendable {
  package var keyPath: LayerKeyPath
  package var from: AnimatableValue?
  package var to: AnimatableValue?
  package var by: AnimatableValue?
  /// True if the animation's value is added to the value of the property, instead of replacing it.
  package var isAdditive: Bool

  package init(
    _ keyPath: LayerKeyPath, from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil,
    isAdditive: Bool = false
  ) {
    self.keyPath = keyPath
    self.from = from
    self.to = to
    self.by = by
    self.isAdditive = isAdditive
  }
}

/// An animation of a property through several values: `CAKeyframeAnimation`.
package struct KeyframeAnimation: Hashable, Sendable {
  package enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    /// Linear interpolation between values; each value is reached at its key time.
    case linear
    /// Constant values, each from its key time to the next one; there is one key time more than values.
    case discrete
    /// Constant speed of change through all values; key times and timing functions are ignored.
    case paced
  }

  package var keyPath: LayerKeyPath
  package var values: [AnimatableValue]
  /// The key times as fractions of the duration, in ascending order.
  ///
  /// One for each value, or one more in the discrete mode. With another number the values are evenly spaced in time.
  package var keyTimes: [Double]
  package var calculationMode: CalculationMode
  /// The timing functions of the segments between successive values, in order; missing ones are linear.
  package var timingFunctions: [UnitBezier]
  package var isAdditive: Bool

  package init(
    _ keyPath: LayerKeyPath, values: [AnimatableValue], keyTimes: [Double] = [],
    calculationMode: CalculationMode = .linear, timingFunctions: [UnitBezier] = [], isAdditive: Bool = false
  ) {
    self.keyPath = keyPath
    self.values = values
    self.keyTimes = keyTimes
    self.calculationMode = calculationMode
    self.timingFunctions = timingFunctions
    self.isAdditive = isAdditive
  }
}
