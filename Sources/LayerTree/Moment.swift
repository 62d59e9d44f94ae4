/// A moment of a scene; time is always an input.
package enum Moment: Hashable, Sendable {
  /// A time in seconds of the scene.
  case time(Double)
  /// The progress of the shimmer, 0…1; it does not wrap, so 1 shows the end.
  case progress(Double)
}
