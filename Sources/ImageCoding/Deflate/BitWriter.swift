/// A writer of numbers of up to 64 bits into a sequence of bytes, the lowest bit first: RFC 1951, section 3.1.1.
struct BitWriter {
  /// The complete words, with the bytes in the order of the sequence.
  private var words: [UInt64] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  mutating func reserve(bits count: Int) { words.reserveCapacity(count / 64 + 1) }

  /// Appends the lowest `count` bits of a number, whose other bits must be 0; `count` is at most 64.
  @inline(__always)
  mutating func append(_ value: UInt64, count: Int) {
    bits |= value << UInt64(bitCount)
    if bitCount + count < 64 {
      bitCount += count
      return
    }
    words.append(bits.littleEndian)
    bits = value >> UInt64(64 - bitCount)
    bitCount += count - 64
  }

  /// Removes the complete bytes from the writer and returns them; up to 7 bits remain in the writer.
  mutating func takeBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 8 + 16)
    unsafe words.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    words.removeAll(keepingCapacity: true)
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
    return bytes
  }

  /// Appends bits of value 0 up to the end of the last byte; appends none if that byte is complete.
  mutating func finishByte() {
    if bitCount % 8 > 0 { append(0, count: 8 - bitCount % 8) }
  }
}
