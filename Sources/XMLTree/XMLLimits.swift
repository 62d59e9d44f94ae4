package import Diagnostics

/// Limits that bound the time and memory of parsing, against hostile input; exceeding one throws an error.
package struct XMLLimits: Sendable {
  /// The maximum size of an XML document, in bytes; a larger one is an error.
  package var inputBytes = 256 << 20
  /// The maximum number of attributes of a start tag, because libxml2 compares them pairwise; more are an error.
  package var attributes = 1_024
  /// The maximum nesting depth of elements in a document; a deeper element is an error.
  package var depth = 512
  /// The maximum number of namespace declarations in scope, because libxml2 searches them linearly; more are an error.
  package var namespaces = 1_024
  /// The maximum number of distinct names and namespaces in a document; more are an error.
  ///
  /// libxml2 keeps them in at most 16,384 lists.
  package var names = 100_000
  package var deadline = Deadline.never

  package init() {}
}
