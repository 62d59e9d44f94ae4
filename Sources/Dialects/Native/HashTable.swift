/// A table of the last index that was stored for each hash, with open addressing.
///
/// The search for a hash ends after ``longestSearch`` slots, which bounds the time for documents that were made so that
/// hashes collide; an index that finds no slot is not stored. A `Dictionary` would hash the hash again.
struct HashTable {
  /// The slots, whose number is a power of two; at most half of them are filled.
  private var slots = [Slot](repeating: Slot(), count: 16)
  private var count = 0

  private struct Slot {
    var hash: UInt = 0
    /// The index that is stored in the slot; −1 if the slot is free.
    var index: Int32 = -1
  }

  private static let longestSearch = 32

  /// Returns the last index that was stored for a hash; nil for none.
  func index(for hash: UInt) -> Int? {
    guard let slot = slot(for: hash), slots[slot].index >= 0 else { return nil }
    return Int(slots[slot].index)
  }

  /// Stores an index, from 0, in place of the last one for a hash; false, without a change, if the hash has no slot.
  mutating func store(_ index: Int, for hash: UInt) -> Bool {
    guard let slot = slot(for: hash) else { return false }
    if slots[slot].index < 0 { count += 1 }
    slots[slot] = Slot(hash: hash, index: Int32(truncatingIfNeeded: index))
    if count * 2 > slots.count { grow() }
    return true
  }

  /// Returns the slot of a hash, or the free slot where it can be stored; nil if there is none near the first.
  private func slot(for hash: UInt) -> Int? {
    let mask = slots.count - 1
    let home = Int(truncatingIfNeeded: hash ^ hash >> 32)
    for step in 0..<Self.longestSearch {
      let slot = (home &+ step) & mask
      if slots[slot].index < 0 || slots[slot].hash == hash { return slot }
    }
    return nil
  }

  private mutating func grow() {
    let filled = slots.filter { $0.index >= 0 }
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for entry in filled {
      if let slot = slot(for: entry.hash) { slots[slot] = entry }
    }
  }
}
