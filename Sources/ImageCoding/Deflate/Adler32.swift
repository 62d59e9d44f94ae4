/// The two sums of the Adler-32 checksum of a zlib stream or of a part of it: RFC 1950, section 9.
struct Adler32: Equatable {
  /// The sum of the bytes; the sum for a whole stream is greater by 1.
  private(set) var low: UInt64 = 0
  /// The sum of the bytes, each multiplied by the number of bytes from it, included, to the end of the part.
  private(set) var high: UInt64 = 0

  private static let modulus: UInt64 = 65_521

  /// The sums of an empty stream, to which the sums of the stream's parts are added.
  static let initial = Adler32(low: 1)

  /// The checksum as a zlib stream stores it: `high` in the upper 16 bits, `low` in the lower, both modulo 65,521.
  var value: UInt32 { UInt32((high % Self.modulus) << 16 | (low % Self.modulus)) }

  /// Adds a byte that occurs `count` times, once every `step` bytes.
  ///
  /// - Parameter rest: the number of bytes from the first occurrence, included, to the end of the part.
  mutating func add(_ byte: UInt8, count: Int, rest: Int, step: Int = 1) {
    let count = UInt64(truncatingIfNeeded: count)
    low &+= UInt64(byte) &* count
    let places = count &* UInt64(truncatingIfNeeded: rest)
    high &+= UInt64(byte) &* (places &- UInt64(truncatingIfNeeded: step) &* (count &* (count &- 1) / 2))
  }

  /// Appends the sums of the next `length` bytes of the stream.
  ///
  /// - Parameter piece: the sums of these bytes, computed from 0 for both sums.
  mutating func add(_ piece: Adler32, length: Int) {
    high = (high &+ UInt64(truncatingIfNeeded: length) % Self.modulus &* low &+ piece.high) % Self.modulus
    low = (low &+ piece.low) % Self.modulus
  }
}
