/// A compressor of palette indices in GIF's variant of Lempel–Ziv–Welch: GIF89a, appendix F.
///
/// The time for a run of one pixel is proportional to the number of codes, not of pixels: for each pixel the codes of
/// its repetitions (once, twice and so on) are kept in a list.
struct LZWStream {
  /// The upper bound of LZW codes, which have at most 12 bits; the last one stays unused, as in giflib.
  private static let codeLimit = 4095
  private static let slotCount = 1 << 13
  private static let emptySlot = UInt32.max

  private let clearCode: Int
  private var nextCode: Int
  private var codeSize: Int
  /// The code of the string of pixels that was read but not yet written; nil if all pixels that were read are written.
  private var string: Int?
  /// The palette index of the current run of equal pixels; `count` is the length of the run so far.
  private var place: UInt8 = 0
  private var count = 0
  /// The codes of strings that consist of an earlier code and one more pixel, in a hash table.
  ///
  /// An entry is (earlier code, pixel, code) in 12, 8 and 12 bits.
  private var slots = [UInt32](repeating: emptySlot, count: slotCount)
  /// The codes of each pixel repeated once, twice and so on, by the palette index of the pixel.
  private var repetitions: [[Int]]
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var bytes: [UInt8] = []

  /// An empty LZW stream for palette indices of 1…8 bits.
  init(bitDepth: Int) {
    clearCode = 1 << max(2, bitDepth)
    nextCode = clearCode + 2
    codeSize = clearCode.trailingZeroBitCount + 1
    repetitions = (0..<clearCode).map { [$0] }
    write(clearCode)
  }

  /// Appends a pixel, as its palette index, `count` times.
  mutating func append(_ place: UInt8, count: Int) {
    if place == self.place {
      self.count += count
    } else {
      compressRun()
      (self.place, self.count) = (place, count)
    }
  }

  /// Ends the stream; returns all of its bytes.
  mutating func finish() -> [UInt8] {
    compressRun()
    if let string { write(string) }
    // The end-of-information code.
    write(clearCode + 1)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    return bytes
  }

  private mutating func compressRun() {
    let place = Int(place)
    // The pending string is extended by this run as long as codes for it exist.
    while count > 0, let string {
      let slot = slot(of: string, place)
      if slots[slot] == Self.emptySlot {
        write(string)
        if hasRoom() { slots[slot] = UInt32(string << 8 | place) << 12 | UInt32(nextCode - 1) }
        self.string = nil
      } else {
        self.string = Int(slots[slot] & 0xFFF)
        count -= 1
      }
    }
    // The rest of the run is a string of its own.
    while count > repetitions[place].count {
      count -= repetitions[place].count
      write(repetitions[place][repetitions[place].count - 1])
      if hasRoom() { repetitions[place].append(nextCode - 1) }
    }
    if count > 0 { string = repetitions[place][count - 1] }
    count = 0
  }

  /// Reserves the next code; begins a new table and returns false if all codes are used.
  private mutating func hasRoom() -> Bool {
    if nextCode < Self.codeLimit {
      nextCode += 1
      return true
    }
    write(clearCode)
    nextCode = clearCode + 2
    codeSize = clearCode.trailingZeroBitCount + 1
    for index in slots.indices { slots[index] = Self.emptySlot }
    for place in repetitions.indices where repetitions[place].count > 1 { repetitions[place] = [place] }
    return false
  }

  /// The slot of the hash table for a string and one more pixel: that of the entry, or the empty slot for it.
  private func slot(of string: Int, _ place: Int) -> Int {
    let key = UInt32(string << 8 | place)
    var slot = Int((key &* 2_654_435_761) >> 19)
    while slots[slot] != Self.emptySlot, slots[slot] >> 12 != key {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }

  private mutating func write(_ code: Int) {
    bits |= UInt32(code) << UInt32(bitCount)
    bitCount += codeSize
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
    // The reader's table is one code behind: it has all codes of this size only now.
    if nextCode >= 1 << codeSize { codeSize += 1 }
  }
}
