import SeededRandom
import Testing

@testable import Dialects

/// The table of hashes; the oracle is a dictionary.
@Suite struct HashTableTests {
  @Test(arguments: seeds(8)) func `the last index of each hash is found`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var table = HashTable()
    var known: [UInt: Int] = [:]
    for index in 0..<2_000 {
      let hash = UInt.random(in: 0..<900, using: &random) &* 0x9E37_79B9_7F4A_7C15
      #expect(table.index(for: hash) == known[hash])
      let isStored = table.store(index, for: hash)
      #expect(isStored)
      known[hash] = index
    }
    #expect(known.allSatisfy { table.index(for: $0.key) == $0.value })
  }

  /// The hashes have the same first slot in a table of each size.
  @Test func `a search ends after 32 slots`() {
    var table = HashTable()
    let colliding = (0..<100 as Range<UInt>).map { ($0 &+ 1) << 32 | ($0 &+ 1) }
    let stored = colliding.indices.filter { table.store($0, for: colliding[$0]) }
    #expect(stored.count == 32)
    #expect(stored.allSatisfy { table.index(for: colliding[$0]) == $0 })
    #expect(table.index(for: colliding[99]) == nil)
    _ = table.store(7, for: colliding[0])
    #expect(table.index(for: colliding[0]) == 7)
  }
}
