/// The distinct pairs of rows at the same y of two images, or of neighboring rows of one, in order of appearance.
struct RowPairs {
  /// Two rows by the indices of the distinct rows in their images; −1 for a missing row above the first.
  struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  private(set) var pairs: [Pair] = []
  /// The index in `pairs` of each pair of the original collection, in its order.
  private(set) var indices: [Int32] = []
  /// The hash table: the index in `pairs` for each slot, −1 for an empty slot.
  ///
  /// The number of slots is a power of two, and at most half of them are used.
  private var slots = [Int32](repeating: -1, count: 512)

  /// Finds the distinct pairs of a collection, in the order in which they first appear.
  init(_ all: some Collection<Pair>) {
    indices.reserveCapacity(all.count)
    for pair in all {
      var slot = slot(of: pair)
      while slots[slot] >= 0, pairs[Int(slots[slot])] != pair { slot = (slot + 1) & (slots.count - 1) }
      if slots[slot] < 0 {
        slots[slot] = Int32(clamping: pairs.count)
        pairs.append(pair)
        indices.append(slots[slot])
        if pairs.count * 2 > slots.count { grow() }
      } else {
        indices.append(slots[slot])
      }
    }
    slots = []
  }

  /// The slot of the hash table at which the search for a pair begins: an index in ``slots``.
  ///
  /// The finalizer of MurmurHash3 prevents clusters of neighbors.
  private func slot(of pair: Pair) -> Int {
    var hash = UInt64(UInt32(bitPattern: pair.first)) << 32 | UInt64(UInt32(bitPattern: pair.second))
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return Int(truncatingIfNeeded: hash ^ hash >> 33) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for (place, pair) in pairs.enumerated() {
      var slot = slot(of: pair)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(clamping: place)
    }
  }
}
