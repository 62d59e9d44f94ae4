/// The moment of a scene to be presented: a time, or a progress of the shimmer.
package enum Moment: Hashable, Sendable {
  /// A time from the start of the scene, in seconds.
  case time(Double)
  /// The progress of the shimmer, 0…1; it does not wrap, so 1 shows the end.
  case progress(Double)
}
