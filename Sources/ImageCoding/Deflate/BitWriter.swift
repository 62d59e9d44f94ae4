/// Writes numbers of so many bits, the lowest bit first, as deflate does.
struct BitWriter {
  private var words: [UInt64] = []
  private var bits: UInt64 = 0
  private var bitCount = 0

  mutating func reserve(bits count: Int) { words.reserveCapacity(count / 64 + 1) }

  /// Appends the lowest `count` bits of a number that has no others; at most 64.
  @inline(__always)
  mutating func append(_ value: UInt64, count: Int) {
    bits |= value << UInt64(bitCount)
    if bitCount + count < 64 {
      bitCount += count
      return
    }
    words.append(bits)
    bits = value >> UInt64(64 - bitCount)
    bitCount += count - 64
  }

  /// Everything as bytes behind those of `start`, with zeros up to the end of the last one.
  func appended(to start: [UInt8]) -> [UInt8] {
    let rest = (bitCount + 7) / 8
    var bytes = start
    bytes.reserveCapacity(start.count + words.count * 8 + rest + 4)
    for word in words {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    for index in 0..<rest { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * index))) }
    return bytes
  }
}
