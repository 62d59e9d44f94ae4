import Geometry
import Raster

/// The number of pixels of each color in an image, without transparent pixels.
///
/// Exact up to 65,536 colors. In an image with more, colors that differ only in the lowest bits of their channels are
/// merged; as few bits as possible are ignored.
struct ColorHistogram {
  struct Entry {
    var color: PremultipliedPixel
    var count: Int
  }

  private static let maximumCount = 1 << 16
  /// The number of slots of the hash table: twice the maximum number of colors.
  private static let slotCount = 1 << 17

  /// The distinct colors with their numbers of pixels, in the order in which the colors first appear.
  private(set) var entries: [Entry] = []
  /// The index in `entries` for each slot of the hash table; −1 for an empty slot.
  private var slots = [Int32](repeating: -1, count: slotCount)
  /// The bits of a pixel that distinguish colors; the other bits are ignored.
  private var mask: UInt32 = 0xFFFF_FFFF

  init(of image: RowImage) {
    var uses = [Int](repeating: 0, count: image.rowCount)
    for index in image.rowIndices { uses[Int(index)] += 1 }
    var runs: [ColorRun] = []
    for index in 0..<image.rowCount where uses[index] > 0 {
      runs.removeAll(keepingCapacity: true)
      image.appendRuns(of: Int32(index), columns: 0..<image.size.width, to: &runs)
      var start: Int32 = 0
      for run in runs {
        if run.pixel != GIFPalette.transparent {
          add(Entry(color: run.pixel, count: uses[index] * Int(run.end - start)))
        }
        start = run.end
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let color = PremultipliedPixel(bits: entry.color.bits & mask)
    var slot = Int((color.bits &* 2_654_435_761) >> 15)
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

  /// Ignores one more of the lowest bits of red, green and blue, and merges colors that become equal.
  private mutating func dropBit() {
    let old = entries
    mask = mask << 1 & 0x00FE_FEFE & (mask | 0xFF00_0000) | 0xFF00_0000
    entries = []
    for index in slots.indices { slots[index] = -1 }
    for entry in old { add(entry) }
  }
}
