// Bytes of texts in UTF-8, copied into reserved memory and read as words.

extension String {
  /// Creates a short text from the bytes in UTF-8 that a function appends to memory on the stack.
  ///
  /// - Parameter capacity: the number of bytes for which the function needs room.
  init(stackCapacity capacity: Int, _ write: (inout OutputSpan<UInt8>) -> Void) {
    self = unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var bytes = unsafe OutputSpan(buffer: memory, initializedCount: 0)
      write(&bytes)
      let count = unsafe bytes.finalize(for: memory)
      return unsafe String(decoding: UnsafeBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a text in UTF-8, for which there must be room.
  @inlinable package mutating func append(_ text: String) { append(copying: text.utf8Span.span) }

  /// Appends a text of the source code, for which there must be room.
  @inlinable package mutating func append(literal text: StaticString) {
    unsafe append(copying: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a copy of bytes, for which there must be room.
  @inlinable package mutating func append(copying bytes: Span<UInt8>) {
    unsafe bytes.withUnsafeBytes { unsafe append(copying: $0) }
  }

  @inlinable mutating func append(copying source: UnsafeRawBufferPointer) {
    precondition(source.count <= freeCapacity)
    unsafe withUnsafeMutableBufferPointer { bytes, end in
      let free = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[end...])
      unsafe free.copyMemory(from: source)
      end += source.count
    }
  }

  /// The up to eight bytes that were appended from an index on, the first one in the lowest byte.
  mutating func word(at start: Int) -> UInt64 {
    unsafe withUnsafeMutableBufferPointer { bytes, end in
      var word: UInt64 = 0
      for index in stride(from: Swift.min(start + 8, end) - 1, through: start, by: -1) {
        unsafe word = word << 8 | UInt64(bytes[index])
      }
      return word
    }
  }

  /// Appends the first `count` of the eight bytes in a word, the lowest byte first; there must be room for all eight.
  @inline(__always) mutating func append(_ word: UInt64, count: Int) {
    precondition(freeCapacity >= 8 && count <= 8)
    unsafe withUnsafeMutableBufferPointer { bytes, end in
      unsafe UnsafeMutableRawBufferPointer(bytes).storeBytes(of: word.littleEndian, toByteOffset: end, as: UInt64.self)
      end += count
    }
  }
}

extension Span<UInt8> {
  /// The eight bytes from an index on, the first one in the lowest byte; nil if there are fewer.
  @inline(__always) func word(at index: Int) -> UInt64? {
    guard index + 8 <= count else { return nil }
    return unsafe UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The index of the first byte from `start` on that equals `byte`; nil for none.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    var index = start
    // Eight bytes at once, of which the first equal one becomes the lowest byte of 0.
    let ones: UInt64 = 0x0101_0101_0101_0101
    while let word = word(at: index) {
      let difference = word ^ (UInt64(byte) &* ones)
      let equal = (difference &- ones) & ~difference & (0x80 &* ones)
      if equal != 0 { return index + equal.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }
}
