/// The time during which an activity indicator is animated, in seconds of the scene.
@usableFromInline
package struct IndicatorActivity: Hashable, Sendable {
  /// The time at which the animation starts (`startAnimating`), in seconds of the scene.
  package var start: Double
  /// The time at which the animation stops (`stopAnimating`), in seconds of the scene; nil for never.
  package var stop: Double?

  /// True if the indicator is visible only while it is animated.
  package var hidesWhenStopped: Bool

  package init(start: Double, stop: Double?, hidesWhenStopped: Bool) {
    (self.start, self.stop, self.hidesWhenStopped) = (start, stop, hidesWhenStopped)
  }

  /// Returns true if the indicator is animated at a time in seconds of the scene.
  package func contains(_ time: Double) -> Bool { time >= start && stop.map { time < $0 } ?? true }
}
