/// The two sums of the checksum of a zlib stream, or of a piece of one: RFC 1950, section 9.
struct Adler32: Equatable {
  /// Of the bytes.
  private(set) var low: UInt64 = 0
  /// Of the bytes, each as often as there are bytes from it on.
  private(set) var high: UInt64 = 0

  private static let modulus: UInt64 = 65_521

  /// That of no bytes, to begin a stream with.
  static let initial: Adler32 = {
    var sums = Adler32()
    sums.low = 1
    return sums
  }()

  /// The checksum as it is stored.
  var value: UInt32 { UInt32((high % Self.modulus) << 16 | (low % Self.modulus)) }

  /// Adds a byte that occurs `count` times, every `step` bytes.
  ///
  /// - Parameter rest: how many bytes of the piece there are from its first place on.
  mutating func add(_ byte: UInt8, count: Int, rest: Int, step: Int = 1) {
    let count = UInt64(truncatingIfNeeded: count)
    low &+= UInt64(byte) &* count
    let places = count &* UInt64(truncatingIfNeeded: rest)
    high &+= UInt64(byte) &* (places &- UInt64(truncatingIfNeeded: step) &* (count &* (count &- 1) / 2))
  }

  /// Adds a piece of so many bytes whose own sums began with 0.
  mutating func add(_ piece: Adler32, length: Int) {
    high = (high &+ UInt64(truncatingIfNeeded: length) % Self.modulus &* low &+ piece.high) % Self.modulus
    low = (low &+ piece.low) % Self.modulus
  }
}
