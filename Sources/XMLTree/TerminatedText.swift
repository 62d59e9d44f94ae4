import Glibc

/// A copy of the text with a NUL byte after it, which libxml2 2.9 and the C string functions stop at.
///
/// libxml2 reads it in place, so a pointer it hands over is a position in the text.
@safe struct TerminatedText: ~Copyable {
  let start: UnsafePointer<UInt8>
  /// Bytes before the NUL.
  let count: Int

  /// Nil when there is no memory for the copy.
  init?(_ text: [UInt8]) {
    guard let memory = unsafe malloc(text.count + 1) else { return nil }
    let bytes = unsafe memory.bindMemory(to: UInt8.self, capacity: text.count + 1)
    unsafe text.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      unsafe bytes.update(from: base, count: source.count)
    }
    unsafe bytes[text.count] = 0
    unsafe start = UnsafePointer(bytes)
    count = text.count
  }

  /// The offset of the first NUL that is part of the text.
  var firstNUL: Int? {
    guard let found = unsafe memchr(start, 0, count) else { return nil }
    return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  deinit { unsafe free(UnsafeMutableRawPointer(mutating: start)) }
}
