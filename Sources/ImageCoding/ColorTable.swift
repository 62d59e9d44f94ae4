/// A table of at most 256 distinct pixels, each with an index from 0; a hash table finds the index of a pixel.
///
/// A packed pixel is a premultiplied sRGB color in 32 bits, with red in the lowest byte and alpha in the highest.
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

  /// Creates a table of the first 256 distinct colors of a sequence of packed pixels.
  init(_ colors: some Sequence<UInt32>) {
    for color in colors { _ = insert(color) }
  }

  var count: Int { colors.count }

  /// Inserts a color unless the table contains it; returns false if it is missing because the table is full.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] >= 0 { return true }
    guard colors.count < Self.maximumCount else { return false }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The index in `colors` of a packed pixel; nil if the table does not contain it.
  func place(of color: UInt32) -> UInt8? {
    let place = slots[slot(of: color)]
    return place < 0 ? nil : UInt8(place)
  }

  /// The slot of the hash table for a color: the one that contains its index, or the empty one for it.
  ///
  /// Computed with Knuth's multiplicative hash and linear probing.
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 2_654_435_761) >> 21)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
