package import Diagnostics

/// Limits on a document's views that bound the time and memory of a render, also for hostile input.
package struct ViewLimits: Sendable {
  /// The maximum number of views of a document, including the copies of repeated views.
  package var views = 1_000_000
  package var deadline = Deadline.never

  package init() {}

  /// The maximum magnitude of a number in a document, in the unit in which the number is written.
  package static let number = 1e7
  /// The maximum magnitude of a computed coordinate, in points.
  package static let coordinate = 1e9
}
