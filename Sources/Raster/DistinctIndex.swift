/// The places of the distinct values of a list, found by their hashes: a hash table with open addressing.
///
/// The values stay in the list of the caller. A dictionary would keep a copy of each, and its hash function took 4 % of
/// the time of a screen.
package struct DistinctIndex: Sendable {
  /// The place of a value in each slot; ``free`` for none.
  ///
  /// At most half of the slots, a power of two, are used.
  private var slots: [Int32]
  /// The hash of the value at each place.
  private var hashes: [UInt64] = []

  private static let free: Int32 = -1

  /// Creates the index of an empty list.
  ///
  /// - Parameter capacity: the expected number of values, up to which the table does not grow; at most 4,096 count.
  package init(capacity: Int = 128) {
    let capacity = min(capacity, 4096)
    let bits = Int.bitWidth - max(127, capacity - 1).leadingZeroBitCount
    slots = [Int32](repeating: Self.free, count: 2 << bits)
    hashes.reserveCapacity(capacity)
  }

  /// Returns the place of a value in the list; nil if the list does not contain it.
  ///
  /// - Parameters:
  ///   - hash: the hash of the value; equal values have equal hashes.
  ///   - isEqual: returns true if the value at a place of the list equals the value.
  package func place(of hash: UInt64, where isEqual: (Int) -> Bool) -> Int? {
    var slot = firstSlot(hash)
    while slots[slot] != Self.free {
      let place = Int(slots[slot])
      if hashes[place] == hash, isEqual(place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a value with a hash at the end of the list, which must not contain it.
  package mutating func append(_ hash: UInt64) {
    hashes.append(hash)
    if 2 * hashes.count > slots.count {
      slots = Array(repeating: Self.free, count: 2 * slots.count)
      for (place, hash) in hashes.enumerated() { fillSlot(of: hash, with: place) }
    } else {
      fillSlot(of: hash, with: hashes.count - 1)
    }
  }

  private func firstSlot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private mutating func fillSlot(of hash: UInt64, with place: Int) {
    var slot = firstSlot(hash)
    while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(clamping: place)
  }
}

/// A hash of a sequence of integers, which is the same in every process.
package struct WordHash {
  private var state: UInt64 = 0

  package init() {}

  /// The hash of the integers added so far.
  ///
  /// Computed with the finalizer of SplitMix64, so that each bit of each integer changes the low bits of the hash.
  package var value: UInt64 {
    var value = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// Adds an integer with one multiplication, as rustc's FxHash does; no two integers result in the same state.
  @inline(__always)
  package mutating func combine(_ word: UInt64) {
    state = ((state << 5 | state >> 59) ^ word) &* 0x517C_C1B7_2722_0A95
  }

  /// Adds two integers at once.
  package mutating func combine(_ first: Int32, _ second: Int32) { combine(Self.word(first, second)) }

  /// Two integers in the upper and the lower half of one.
  package static func word(_ upper: Int32, _ lower: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: upper)) << 32 | UInt64(UInt32(bitPattern: lower))
  }
}
