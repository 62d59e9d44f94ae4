/// A compressor of palette indices in GIF's variant of Lempel–Ziv–Welch: GIF89a, appendix F.
///
/// The time for a run of equal pixels is proportional to the number of codes, not of pixels. For each palette index,
/// the codes of its repetitions (once, twice and so on) are kept in a list.
struct LZWStream {
  /// The maximum number of LZW codes in a table; of the 4,096 codes of 12 bits the last one stays unused, as in giflib.
  private static let codeLimit = 4095
  private static let slotCount = 1 << 13
  private static let emptySlot = UInt32.max

  private let clearCode: Int
  private var nextCode: Int
  private var codeSize: Int
  /// The code of the pixels that were read but not yet written; nil if there are none.
  private var string: Int?
  /// The palette index of the current run of equal pixels, which is not compressed yet; `count` is its length so far.
  private var place: UInt8 = 0
  private var count = 0
  /// The first string that extends each code by one pixel, by the code: the palette index of the pixel in 8 bits and the
  /// code of the string in the lowest 12.
  private var firstExtensions = [UInt32](repeating: emptySlot, count: codeLimit + 1)
  /// A hash table of the other strings that extend a code by one pixel.
  ///
  /// An entry has the earlier code in the upper 12 bits, the palette index in 8 and the code of the string in 12 bits.
  private var slots = [UInt32](repeating: emptySlot, count: slotCount)
  /// The codes of each pixel repeated once, twice and so on; the index is the palette index of the pixel.
  private var repetitions: [[Int]]
  private var writer = BitWriter()

  /// Begins an LZW stream for palette indices of `bitDepth` bits, 1…8.
  init(bitDepth: Int) {
    clearCode = 1 << max(2, bitDepth)
    nextCode = clearCode + 2
    codeSize = clearCode.trailingZeroBitCount + 1
    repetitions = (0..<clearCode).map { [$0] }
    write(clearCode)
  }

  /// Appends `count` pixels with the palette index `place`.
  mutating func append(_ place: UInt8, count: Int) {
    if place == self.place {
      self.count += count
    } else {
      compressRun()
      (self.place, self.count) = (place, count)
    }
  }

  /// Appends the end-of-information code; returns all bytes of the stream.
  mutating func finish() -> [UInt8] {
    compressRun()
    if let string { write(string) }
    // The end-of-information code.
    write(clearCode + 1)
    writer.finishByte()
    return writer.takeBytes()
  }

  private mutating func compressRun() {
    let place = Int(place)
    // The pending string is extended by this run as long as codes for it exist.
    while count > 0, let string {
      guard let longer = code(extending: string, by: place) else {
        write(string)
        if hasRoom() { insert(nextCode - 1, extending: string, by: place) }
        self.string = nil
        break
      }
      self.string = longer
      count -= 1
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

  /// Reserves the next code and returns true; if all codes are used, begins a new table and returns false.
  private mutating func hasRoom() -> Bool {
    if nextCode < Self.codeLimit {
      nextCode += 1
      return true
    }
    write(clearCode)
    nextCode = clearCode + 2
    codeSize = clearCode.trailingZeroBitCount + 1
    for index in slots.indices { slots[index] = Self.emptySlot }
    for index in firstExtensions.indices { firstExtensions[index] = Self.emptySlot }
    for place in repetitions.indices { repetitions[place].removeLast(repetitions[place].count - 1) }
    return false
  }

  /// The code of a string and one more pixel; nil if there is none.
  private func code(extending string: Int, by place: Int) -> Int? {
    let first = firstExtensions[string]
    if first >> 12 == place { return Int(first & 0xFFF) }
    if first == Self.emptySlot { return nil }
    let entry = slots[slot(of: string, place)]
    return entry == Self.emptySlot ? nil : Int(entry & 0xFFF)
  }

  /// Keeps the code of a string and one more pixel.
  private mutating func insert(_ code: Int, extending string: Int, by place: Int) {
    let entry = UInt32(place) << 12 | UInt32(code)
    if firstExtensions[string] == Self.emptySlot {
      firstExtensions[string] = entry
    } else {
      slots[slot(of: string, place)] = UInt32(string) << 20 | entry
    }
  }

  /// The slot of the hash table for a string and one more pixel: the one of its entry, or the empty slot for it.
  private func slot(of string: Int, _ place: Int) -> Int {
    let key = UInt32(string << 8 | place)
    var slot = Int((key &* 2_654_435_761) >> 19)
    while slots[slot] != Self.emptySlot, slots[slot] >> 12 != key {
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return slot
  }

  private mutating func write(_ code: Int) {
    writer.append(UInt64(code), count: codeSize)
    // The reader's table is one code behind: it has all codes of this size only now.
    if nextCode >= 1 << codeSize { codeSize += 1 }
  }
}
