/// A hash of numbers, such as bytes or pixels, by which a test notices any change of an output: FNV-1a with 64 bits.
///
/// - Parameter hash: the hash of earlier numbers, to go on with.
public func checksum(_ numbers: some Sequence<some BinaryInteger>, after hash: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64
{
  numbers.reduce(hash) { ($0 ^ UInt64(truncatingIfNeeded: $1)) &* 0x100_0000_01B3 }
}
