/// The two sums of the checksum of a zlib stream, or of a part of one: RFC 1950, section 9.
struct Adler32: Equatable {
  /// The sum of the bytes; for a whole stream, 1 is added.
  private(set) var low: UInt64 = 0
  /// The sum of the bytes, each multiplied by the number of bytes from that byte to the end.
  private(set) var high: UInt64 = 0

  private static let modulus: UInt64 = 65_521

  /// The sums of an empty stream, to which its parts are added.
  static let initial: Adler32 = {
    var sums = Adler32()
    sums.low = 1
    return sums
  }()

  /// The checksum as it is stored: `high` in the upper 16 bits, `low` in the lower, both modulo 65521.
  var value: UInt32 { UInt32((high % Self.modulus) << 16 | (low % Self.modulus)) }

  /// Adds a byte that occurs `count` times, every `step` bytes.
  ///
  /// - Parameter rest: the number of bytes of the part of the stream from the first occurrence to the end of the part.
  mutating func add(_ byte: UInt8, count: Int, rest: Int, step: Int = 1) {
    let count = UInt64(truncatingIfNeeded: count)
    low &+= UInt64(byte) &* count
    let places = count &* UInt64(truncatingIfNeeded: rest)
    high &+= UInt64(byte) &* (places &- UInt64(truncatingIfNeeded: step) &* (count &* (count &- 1) / 2))
  }

  /// Adds the sums of the next `length` bytes, which were computed with 0 as the initial value.
  mutating func add(_ piece: Adler32, length: Int) {
    high = (high &+ UInt64(truncatingIfNeeded: length) % Self.modulus &* low &+ piece.high) % Self.modulus
    low = (low &+ piece.low) % Self.modulus
  }
}
