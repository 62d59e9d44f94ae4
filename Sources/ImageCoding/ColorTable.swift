/// At most 256 different colors, each with its place.
struct ColorTable: Equatable {
  static let maximumCount = 256
  /// A power of two, several times the number of colors, so that most are found at once.
  private static let slotCount = 2048

  /// In the order in which they were inserted.
  private(set) var colors: [UInt32] = []
  /// Places in `colors` by hash, −1 where none is.
  private var slots = [Int16](repeating: -1, count: Self.slotCount)

  init() {}

  /// The first 256 of some different colors.
  init(_ colors: some Sequence<UInt32>) {
    for color in colors { _ = insert(color) }
  }

  var count: Int { colors.count }

  /// Makes sure that a color is here; false if there is no place left for it.
  mutating func insert(_ color: UInt32) -> Bool {
    let slot = slot(of: color)
    if slots[slot] >= 0 { return true }
    guard colors.count < Self.maximumCount else { return false }
    slots[slot] = Int16(colors.count)
    colors.append(color)
    return true
  }

  /// The place of a color, nil if it is not here.
  func place(of color: UInt32) -> UInt8? {
    let place = slots[slot(of: color)]
    return place < 0 ? nil : UInt8(place)
  }

  /// The slot that holds a color, or the free one where it belongs: Knuth's multiplicative hash, linear probing.
  private func slot(of color: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: (color &* 2_654_435_761) >> 21)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }
}
