/// A table of at most 256 distinct colors, each with an index from 0.
struct ColorTable: Equatable {
  static let maximumCount = 256
  /// The number of slots of the hash table: a power of two, several times the number of colors, so that collisions are
  /// rare.
  private static let slotCount = 2048

  /// The colors as packed pixels, in the order in which they were inserted.
  private(set) var colors: [UInt32] = []
  /// The index in `colors` for each slot of the hash table; −1 for an empty slot.
  private var slots = [Int16](repeating: -1, count: Self.slotCount)

  init() {}

  /// A table of the first 256 distinct colors of a sequence.
  init(_ colors: some Sequence<UInt32>) {
    for color in colors { _ = insert(color) }
  }

  var count: Int { colors.count }

  /// Inserts a color unless the table contains it already; returns false if the table is full.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] >= 0 { return true }
    guard colors.count < Self.maximumCount else { return false }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The index of a color in the table; nil if the table does not contain it.
  func place(of color: UInt32) -> UInt8? {
    let place = slots[slot(of: color)]
    return place < 0 ? nil : UInt8(place)
  }

  /// The slot of the hash table that contains a color, or the empty slot for it.
  ///
  /// Knuth's multiplicative hash, with linear probing.
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 2_654_435_761) >> 21)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
