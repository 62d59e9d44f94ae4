import Raster

/// A table of at most 256 distinct pixels, each with an index from 0; a hash table finds the index of a pixel.
struct ColorTable: Equatable {
  static let maximumCount = 256
  /// The number of slots of the hash table: a power of two, several times the number of colors, so that collisions are
  /// rare.
  private static let slotCount = 2048

  /// The colors in the order in which they were inserted.
  private(set) var colors: [PremultipliedPixel] = []
  private var slots = [Slot](repeating: Slot(color: .clear, place: -1), count: Self.slotCount)

  private struct Slot: Equatable {
    var color: PremultipliedPixel
    /// The index of the color in `colors`; −1 for an empty slot.
    var place: Int16
  }

  init() {}

  /// Creates a table of the first 256 distinct colors of a sequence of pixels.
  init(_ colors: some Sequence<PremultipliedPixel>) {
    for color in colors { _ = insert(color) }
  }

  var count: Int { colors.count }

  /// Inserts a color unless the table contains it; returns its index.
  ///
  /// Nil if the color is missing because the table is full.
  @inline(__always)
  mutating func insert(_ color: PremultipliedPixel) -> UInt8? {
    let slot = slot(of: color)
    let place = slots[slot].place
    return place >= 0 ? UInt8(truncatingIfNeeded: place) : insert(color, in: slot)
  }

  private mutating func insert(_ color: PremultipliedPixel, in slot: Int) -> UInt8? {
    guard colors.count < Self.maximumCount else { return nil }
    slots[slot] = Slot(color: color, place: Int16(colors.count))
    colors.append(color)
    return UInt8(colors.count - 1)
  }

  /// The index in `colors` of a pixel; nil if the table does not contain it.
  func place(of color: PremultipliedPixel) -> UInt8? {
    let place = slots[slot(of: color)].place
    return place < 0 ? nil : UInt8(place)
  }

  /// The slot of the hash table for a color: the one that contains its index, or the empty one for it.
  ///
  /// Computed with Knuth's multiplicative hash and linear probing.
  private func slot(of color: PremultipliedPixel) -> Int {
    let slots = slots.span
    // No index exceeds 11 bits: the compiler removes the checks of bounds in the loop.
    precondition(slots.count == Self.slotCount)
    var slot = Int(truncatingIfNeeded: (color.bits &* 2_654_435_761) >> 21)
    while slots[slot].place >= 0, slots[slot].color != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
