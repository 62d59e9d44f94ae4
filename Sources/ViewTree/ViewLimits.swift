package import Diagnostics

/// Limits that bound time and memory for hostile input.
package struct ViewLimits: Sendable {
  /// The maximum number of views after repetition.
  package var views = 1_000_000
  package var deadline = Deadline.never

  package init() {}

  /// The largest magnitude of a number in the input, in points.
  package static let number = 1e7
  /// The largest magnitude of a computed coordinate, in points.
  package static let coordinate = 1e9
}
