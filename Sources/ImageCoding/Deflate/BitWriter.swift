/// Writes numbers of so many bits, the lowest bit first, as deflate does.
struct BitWriter {
  private(set) var bytes: [UInt8]
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Goes on after some bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Appends the lowest `count` bits of a number that has no others; at most 32.
  mutating func append(_ value: UInt32, count: Int) {
    bits |= UInt64(value) << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  /// Appends zeros up to the end of a byte.
  mutating func finishByte() {
    if bitCount > 0 { append(0, count: 8 - bitCount) }
  }
}
