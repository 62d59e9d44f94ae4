/// Bounds that keep hostile input from taking time or memory; each has an option.
package struct XMLLimits: Sendable {
  /// Bytes of the whole document.
  package var inputBytes = 256 << 20
  /// Attributes of one start tag: libxml2 compares them pairwise.
  package var attributes = 1_024
  /// Bytes of one start tag.
  package var startTagBytes = 1 << 20
  /// Elements inside elements.
  package var depth = 512

  package init() {}
}
