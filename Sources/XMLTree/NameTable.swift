/// Numbers names: equal names get equal numbers.
///
/// libxml2 interns names itself, so a name is known by its address and a look-up hashes a word, not a string.
/// Addresses are keys and are never read through.
struct NameTable {
  private(set) var names: [String] = []
  /// A power of two, at most half full; open addressing.
  private var slots = [Slot](repeating: Slot(), count: 256)

  private struct Slot {
    var prefix: UInt = 0
    /// 0 when the slot is free.
    var local: UInt = 0
    var number: Int32 = 0
  }

  /// The number of a name.
  ///
  /// - Parameters:
  ///   - prefix: the address of its prefix, 0 when it has none.
  ///   - local: the address of its local part, not 0.
  ///   - spelling: the name as text; asked only when the name is new.
  mutating func number(prefix: UInt, local: UInt, spelling: () -> String) -> Int32 {
    var index = home(prefix, local)
    while slots[index].local != 0 {
      if slots[index].local == local, slots[index].prefix == prefix { return slots[index].number }
      index = (index + 1) & (slots.count - 1)
    }
    let number = Int32(truncatingIfNeeded: names.count)
    names.append(spelling())
    slots[index] = Slot(prefix: prefix, local: local, number: number)
    if names.count * 2 > slots.count { grow() }
    return number
  }

  private func home(_ prefix: UInt, _ local: UInt) -> Int {
    // The finalizer of MurmurHash3: addresses differ in few bits, and neighbours must not cluster.
    var hash = UInt64(local) ^ (UInt64(prefix) << 32 | UInt64(prefix) >> 32)
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return Int(truncatingIfNeeded: hash ^ hash >> 33) & (slots.count - 1)
  }

  private mutating func grow() {
    let filled = slots.filter { $0.local != 0 }
    slots = [Slot](repeating: Slot(), count: slots.count * 2)
    for slot in filled {
      var index = home(slot.prefix, slot.local)
      while slots[index].local != 0 { index = (index + 1) & (slots.count - 1) }
      slots[index] = slot
    }
  }
}
