package import Diagnostics

/// Limits on a document's views that bound the time and memory of a render, also for hostile input.
///
/// Exceeding one of them is an error of the document.
package struct ViewLimits: Sendable {
  /// The maximum number of views of a document, including the copies of repeated views; more are an error.
  package var views = 1_000_000
  package var deadline = Deadline.never

  package init() {}

  /// The maximum magnitude of a number in a document, in the unit in which the number is written.
  ///
  /// Readers reject a larger number as invalid.
  package static let number = 1e7
  /// The maximum magnitude of a computed coordinate, in points; a frame that exceeds it is an error of the layout.
  package static let coordinate = 1e9
}
