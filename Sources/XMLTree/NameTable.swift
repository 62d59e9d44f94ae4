/// A table that assigns numbers to the names of a document; equal names have equal numbers, counted from 0.
///
/// libxml2 interns names, so the addresses of its parts identify a name. A look-up hashes machine words instead of
/// strings. The addresses are only keys and are never dereferenced.
struct NameTable {
  private(set) var names: [XMLDocument.Name] = []
  /// The slots of the hash table with open addressing; their number is a power of two, and at most half are full.
  private var slots = [Slot](repeating: Slot(), count: 64)

  init() { names.reserveCapacity(slots.count / 2) }

  /// The addresses of the interned parts of a name, which identify it; 0 for an absent part.
  struct Key: Equatable {
    var prefix: UInt = 0
    var local: UInt = 0
    var namespace: UInt = 0
  }

  private struct Slot {
    var key = Key()
    /// The number of the name in the slot; −1 in a free slot.
    var number: Int32 = -1
  }

  /// Returns the number assigned to the name with the given addresses, from 0; nil for a name that was not added.
  @inline(__always)
  func number(of key: Key) -> Int32? {
    var index = home(of: key)
    while true {
      let number = slots[index].number
      if number < 0 { return nil }
      if slots[index].key == key { return number }
      index = (index + 1) & (slots.count - 1)
    }
  }

  /// Adds a name under the addresses of its parts, and returns the number assigned to it.
  ///
  /// The name must not be in the table yet: otherwise it is added a second time, and its old number remains.
  mutating func add(_ name: XMLDocument.Name, as key: Key) -> Int32 {
    let number = Int32(truncatingIfNeeded: names.count)
    names.append(name)
    insert(Slot(key: key, number: number))
    if names.count * 2 > slots.count { grow() }
    return number
  }

  /// Returns the index of the first slot to search for a key: its hash by the finalizer of MurmurHash3.
  ///
  /// Addresses differ in few bits and must not cluster.
  private func home(of key: Key) -> Int {
    var hash = UInt64(key.local) &+ UInt64(key.prefix) &* 0x9E37_79B9 &+ UInt64(key.namespace) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return Int(truncatingIfNeeded: hash ^ hash >> 33) & (slots.count - 1)
  }

  private mutating func insert(_ slot: Slot) {
    var index = home(of: slot.key)
    while slots[index].number >= 0 { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  private mutating func grow() {
    let filled = slots.filter { $0.number >= 0 }
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for slot in filled { insert(slot) }
  }
}
