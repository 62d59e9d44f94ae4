package import Diagnostics

/// Bounds that keep hostile input from taking time or memory; each is an ordinary error.
package struct XMLLimits: Sendable {
  /// Bytes of the whole document.
  package var inputBytes = 256 << 20
  /// Attributes of one start tag: libxml2 compares them pairwise.
  package var attributes = 1_024
  /// Bytes of one start tag.
  package var startTagBytes = 1 << 20
  /// Elements inside elements.
  package var depth = 512
  /// Namespace declarations in scope at one element: libxml2 looks prefixes up one by one.
  package var namespaces = 1_024
  /// Different names and namespaces: libxml2 keeps them in at most 16,384 lists.
  package var names = 100_000
  package var deadline = Deadline.never

  package init() {}
}
