/// A random sample of `count` elements in their original order; a seed gives the same sample on every machine.
///
/// The result contains all elements if there are not more than `count`.
func chosen<Element>(_ count: Int, of elements: [Element], seed: UInt64) -> [Element] {
  var generator = SplitMix64(seed: seed)
  return elements.indices.shuffled(using: &generator).prefix(max(0, count)).sorted().map { elements[$0] }
}

extension Array {
  /// The elements in a random order; a seed gives the same order on every machine.
  func shuffled(seed: UInt64) -> [Element] {
    var generator = SplitMix64(seed: seed)
    return shuffled(using: &generator)
  }
}

/// The random number generator SplitMix64 by Steele, Lea and Flood; a seed has the same sequence on every machine.
private struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
