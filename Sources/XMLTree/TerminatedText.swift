import Glibc

/// A view of the text with a NUL byte after it, which libxml2 2.9 and the C string functions stop at.
///
/// libxml2 reads it in place, so a pointer it hands over is a position in the text.
@unsafe struct TerminatedText {
  let start: UnsafePointer<UInt8>
  /// Bytes before the NUL.
  let count: Int

  /// Nil for bytes that end with no NUL.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, unsafe bytes.last == 0 else { return nil }
    unsafe start = base
    unsafe count = bytes.count - 1
  }

  /// The offset of the first NUL that is part of the text.
  var firstNUL: Int? {
    guard let found = unsafe memchr(start, 0, count) else { return nil }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// The offset of a pointer into the text, or nil if it points elsewhere.
  func offset(of pointer: UnsafePointer<UInt8>) -> Int? {
    let offset = unsafe Int(bitPattern: pointer) &- Int(bitPattern: start)
    return unsafe offset >= 0 && offset <= count ? offset : nil
  }
}
