package import Geometry

/// An animation of a gradient's stops to the stops `to`: the motion of a shimmer.
package struct StopsAnimation: Hashable, Sendable {
  package var to: GradientStops
  package var timing: MediaTiming
  package var timingFunction: UnitBezier

  package init(to: GradientStops, timing: MediaTiming, timingFunction: UnitBezier) {
    self.to = to
    self.timing = timing
    self.timingFunction = timingFunction
  }

  /// The animations of a gradient layer from its stops `stops` to the stops of this animation, as shimmer animations.
  ///
  /// At most one for the locations and one for the colors; empty if the stops are equal.
  package func animations(from stops: GradientStops) -> [Animation] {
    var animations: [Animation] = []
    func append(_ basic: BasicAnimation) {
      var animation = Animation(.basic(basic), timing: timing, timingFunction: timingFunction)
      animation.isShimmer = true
      animations.append(animation)
    }
    if stops.locations != to.locations {
      append(BasicAnimation(.locations, from: .numbers(stops.locations), to: .numbers(to.locations)))
    }
    if stops.colors != to.colors {
      append(BasicAnimation(.colors, from: .colors(stops.colors), to: .colors(to.colors)))
    }
    return animations
  }
}
