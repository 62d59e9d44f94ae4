import Platform

/// The number of bytes from which memory is asked for in large pages, twice the size of such a page.
@usableFromInline let leastLargeBytes = 4 << 20
/// The size in bytes of a usual page, at whose multiples the advised range begins.
private let pageBytes = 4 << 10

extension Array {
  /// Reserves memory for `count` elements, in large pages where the system has them.
  ///
  /// The first access to a large page is one page fault instead of 512. Feeds of 100,000 cells took 1.14 to 1.21 times
  /// as long for each cell as feeds of 1,000; with large pages they are between 1.0 and 1.2.
  ///
  /// On macOS, and for less than 4 MiB, the function only reserves memory.
  @inlinable package mutating func reserveLargeCapacity(_ count: Int) {
    reserveCapacity(count)
    let length = count * MemoryLayout<Element>.stride
    if length >= leastLargeBytes { unsafe withUnsafeMutableBytes { unsafe adviseLargePages(for: $0, length) } }
  }
}

extension UnsafeMutablePointer {
  /// Returns new memory for `count` elements, as ``Array/reserveLargeCapacity(_:)`` reserves it.
  @inlinable package static func allocateLarge(_ count: Int) -> UnsafeMutablePointer {
    let memory = allocate(capacity: count)
    let length = count * MemoryLayout<Pointee>.stride
    if length >= leastLargeBytes {
      unsafe adviseLargePages(for: UnsafeMutableRawBufferPointer(start: memory, count: length), length)
    }
    return unsafe memory
  }
}

/// Asks the system for large pages in the first `length` bytes of memory.
@usableFromInline
func adviseLargePages(for bytes: UnsafeMutableRawBufferPointer, _ length: Int) {
  #if !canImport(Darwin)
    guard let start = bytes.baseAddress else { return }
    let first = unsafe start.alignedUp(toMultipleOf: pageBytes)
    _ = unsafe madvise(first, length - pageBytes, MADV_HUGEPAGE)
  #endif
}
