import Platform

/// A view of a text followed by a NUL byte, where libxml2 2.9 and the C string functions stop.
///
/// libxml2 reads the text in place, so a pointer that it passes is a position in the text.
@unsafe struct TerminatedText {
  let start: UnsafePointer<UInt8>
  /// The number of bytes of the text, without the final NUL.
  let count: Int

  /// Creates a view of bytes whose last byte is NUL; nil for other bytes.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, unsafe bytes.last == 0 else { return nil }
    unsafe start = base
    unsafe count = bytes.count - 1
  }

  /// The byte offset of the first NUL within the text; nil if there is none.
  var firstNUL: Int? {
    guard let found = unsafe memchr(start, 0, count) else { return nil }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Returns the byte offset of a pointer into the text; nil for a pointer outside of it.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int? {
    let offset = unsafe Int(bitPattern: pointer) &- Int(bitPattern: start)
    return unsafe offset >= 0 && offset <= count ? offset : nil
  }
}
