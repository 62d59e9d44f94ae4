/// A position in a document: a byte offset into its UTF-8 text, counted from 0.
///
/// ``SourceText`` converts the offset into a line and a column when a diagnostic is printed.
@usableFromInline
package struct SourceLocation: Hashable, Sendable, Comparable {
  @inlinable package var offset: Int { Int(storedOffset) }
  /// The offset in 32 bits, because texts have at most 2³¹ − 1 bytes and every view has a location.
  @usableFromInline let storedOffset: Int32

  @inlinable package init(offset: Int) {
    storedOffset = Int32(clamping: offset)
  }

  @inlinable package static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}
