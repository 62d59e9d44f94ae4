/// The distinct pairs of rows at the same position of images, in order of appearance.
struct RowPairs {
  /// Two rows of one image or of two, by the indices of the distinct rows; −1 for no row.
  struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  private(set) var pairs: [Pair] = []
  /// The index in `pairs` of each pair of the collection, in the order of the collection.
  private(set) var indices: [Int32] = []
  /// The index in `pairs` for each slot of the hash table, −1 for an empty slot.
  ///
  /// The number of slots is a power of two, and at most half of them are used.
  private var slots = [Int32](repeating: -1, count: 512)

  /// The distinct pairs of a collection, in the order of their first appearance.
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

  /// The slot of the hash table at which the search for a pair begins.
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
