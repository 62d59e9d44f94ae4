import Raster

/// How many pixels of an image have which opaque color.
///
/// Exact up to 65,536 colors; of an image with more, colors are taken together whose channels differ in the lowest bits
/// only, as few bits as will do.
struct ColorHistogram {
  struct Entry {
    var color: UInt32
    var count: Int
  }

  private static let maximumCount = 1 << 16
  /// Twice as many as colors.
  private static let slotCount = 1 << 17

  /// In the order in which the colors appear.
  private(set) var entries: [Entry] = []
  /// Places in `entries` by hash, −1 where none is.
  private var slots = [Int32](repeating: -1, count: slotCount)
  /// The bits of a pixel that tell colors apart.
  private var mask: UInt32 = 0xFFFF_FFFF

  init(of image: RowImage) {
    var uses = [Int](repeating: 0, count: image.rowCount)
    for index in image.rowIndices { uses[Int(index)] += 1 }
    for index in 0..<image.rowCount where uses[index] > 0 {
      for pixel in image.row(Int32(index)) where pixel != GIFPalette.transparent {
        add(Entry(color: pixel, count: uses[index]))
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let color = entry.color & mask
    var slot = Int((color &* 2_654_435_761) >> 15)
    while slots[slot] >= 0, entries[Int(slots[slot])].color != color {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    if slots[slot] >= 0 {
      entries[Int(slots[slot])].count += entry.count
      return
    }
    guard entries.count < Self.maximumCount else {
      dropBit()
      return add(entry)
    }
    slots[slot] = Int32(entries.count)
    entries.append(Entry(color: color, count: entry.count))
  }

  /// Forgets the lowest bit of each channel that still counts.
  private mutating func dropBit() {
    let old = entries
    mask = mask << 1 & 0x00FE_FEFE & (mask | 0xFF00_0000) | 0xFF00_0000
    entries = []
    for index in slots.indices { slots[index] = -1 }
    for entry in old { add(entry) }
  }
}
