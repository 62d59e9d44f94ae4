package import Diagnostics

/// Limits that bound the time and memory of a conversion, against hostile input.
package struct ViewLimits: Sendable {
  /// The maximum number of views of a document after repetition.
  package var views = 1_000_000
  package var deadline = Deadline.never

  package init() {}

  /// The largest magnitude of a number in the input, in the unit in which it is written.
  package static let number = 1e7
  /// The largest magnitude of a computed coordinate, in points.
  package static let coordinate = 1e9
}
