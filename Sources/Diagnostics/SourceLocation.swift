/// A position in a document: a byte offset into its UTF-8 text, counted from 0.
///
/// ``SourceText`` converts the offset into a line and a column when a diagnostic is printed.
package struct SourceLocation: Hashable, Sendable, Comparable {
  package let offset: Int

  package init(offset: Int) {
    self.offset = offset
  }

  package static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}
