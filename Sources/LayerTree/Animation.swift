package import Geometry

/// An animation of a layer: `CAAnimation`.
///
/// Its fill mode alone decides what shows after its end: it is as if `isRemovedOnCompletion` were false.
package struct Animation: Hashable, Sendable {
  package indirect enum Content: Hashable, Sendable {
    case basic(BasicAnimation)
    case keyframe(KeyframeAnimation)
    /// Animations whose parent time is the group's basic local time; the group's duration cuts them.
    case group([Animation])
  }

  package var content: Content
  /// The parent time is the layer's local time.
  package var timing: MediaTiming
  /// Bends the progress of each run.
  package var timingFunction: UnitBezier
  /// True if ``Moment/progress(_:)`` sets the progress of this animation.
  package var isShimmer = false

  package init(_ content: Content, timing: MediaTiming = MediaTiming(), timingFunction: UnitBezier = .linear) {
    self.content = content
    self.timing = timing
    self.timingFunction = timingFunction
  }
}

/// From one value to another: `CABasicAnimation`.
///
/// A missing value follows from the given ones and from the presented value at the begin time:
///
///     from  to       from … to              from           from … shown
///     from  by       from … from + by       to             shown … to
///     by    to       to − by … to           by             shown … shown + by
package struct BasicAnimation: Hashable, Sendable {
  package var keyPath: LayerKeyPath
  package var from: AnimatableValue?
  package var to: AnimatableValue?
  package var by: AnimatableValue?
  /// True if the value is added to the value of earlier animations.
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

/// Through several values: `CAKeyframeAnimation`.
package struct KeyframeAnimation: Hashable, Sendable {
  package enum CalculationMode: String, Hashable, Sendable, CaseIterable {
    /// Each value on its key time, in between from one to the next.
    case linear
    /// Each value from its key time to the next: one more key time than values.
    case discrete
    /// At one speed through all values, whatever key times and functions say.
    case paced
  }

  package var keyPath: LayerKeyPath
  package var values: [AnimatableValue]
  /// Shares of the duration, never decreasing; when there are not as many as the mode takes, they are evenly apart.
  package var keyTimes: [Double]
  package var calculationMode: CalculationMode
  /// One for each stretch between values; those that are missing are linear.
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
