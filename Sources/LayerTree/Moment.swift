/// The moment of a scene to present: a time, or a progress of the shimmer.
package enum Moment: Hashable, Sendable {
  /// A time from the start of the scene, in seconds.
  case time(Double)
  /// The progress of the shimmer's animations, 0…1; 1 is the end of a sweep, not the start of the next.
  case progress(Double)
}
