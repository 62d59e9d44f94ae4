/// The time during which an activity indicator is animated, in seconds of the scene.
package struct IndicatorActivity: Hashable, Sendable {
  /// The time of `startAnimating`.
  package var start: Double
  /// The time of `stopAnimating`; nil for never.
  package var stop: Double?

  package init(start: Double, stop: Double?) {
    (self.start, self.stop) = (start, stop)
  }

  /// Returns true if the indicator is animated at a time.
  package func contains(_ time: Double) -> Bool { time >= start && stop.map { time < $0 } ?? true }
}
