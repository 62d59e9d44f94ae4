/// A point in time to show: time is an input everywhere.
package enum Moment: Hashable, Sendable {
  /// Seconds of the scene.
  case time(Double)
  /// A share of the shimmer's way, 0…1; it does not wrap, 1 shows its end.
  case progress(Double)
}
