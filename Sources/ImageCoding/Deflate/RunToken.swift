/// A piece of a line: a byte, or a run of bytes that are equal to those one byte or one pixel before.
struct RunToken {
  /// A byte is 0…255, a run its length from 256 on, one that repeats pixels from 512 on.
  private let code: UInt16

  init(byte: UInt8) {
    code = UInt16(byte)
  }

  /// A run of 3…258 bytes.
  init(length: Int, isOfPixels: Bool) {
    code = UInt16(truncatingIfNeeded: (isOfPixels ? 512 : 256) + length - Self.shortestRun)
  }

  /// Deflate has no shorter or longer matches.
  static let shortestRun = 3
  static let longestRun = 258

  /// The length of a run, nil for a byte.
  var length: Int? { code < 256 ? nil : Int(code & 255) + Self.shortestRun }

  var isOfPixels: Bool { code >= 512 }

  /// The symbol of a byte or a length: RFC 1951, section 3.2.5.
  var symbol: Int { code < 256 ? Int(code) : Self.lengthSymbols[Int(code & 255)].symbol }

  /// What follows the symbol of a length.
  var extra: (bits: UInt32, count: Int) {
    guard code >= 256 else { return (0, 0) }
    let entry = Self.lengthSymbols[Int(code & 255)]
    return (UInt32(Int(code & 255) + Self.shortestRun - entry.base), entry.extraBits)
  }

  /// The symbol of each length from 3 on, with the first length that has it and the bits that tell which one it is.
  private static let lengthSymbols: [(symbol: Int, base: Int, extraBits: Int)] = {
    // Symbols 257…264 stand for one length each, then four each for 2, 4, 8, 16 and 32 lengths.
    var table: [(Int, Int, Int)] = []
    var base = shortestRun
    for symbol in 257...284 {
      let extraBits = max(0, (symbol - 261) / 4)
      table += (0..<1 << extraBits).map { _ in (symbol, base, extraBits) }
      base += 1 << extraBits
    }
    // The longest has a symbol of its own.
    table[longestRun - shortestRun] = (285, longestRun, 0)
    return table
  }()
}

extension [RunToken] {
  /// Appends a line, every run as long as it can be.
  ///
  /// - Parameter pixelLength: the bytes of a pixel.
  mutating func append(_ line: ArraySlice<UInt8>, pixelLength: Int) {
    var place = line.startIndex
    while place < line.endIndex {
      let ofBytes = line.runLength(at: place, distance: 1)
      let ofPixels = pixelLength > 1 ? line.runLength(at: place, distance: pixelLength) : 0
      var length = Swift.max(ofBytes, ofPixels)
      guard length >= RunToken.shortestRun else {
        append(RunToken(byte: line[place]))
        place += 1
        continue
      }
      while length >= RunToken.shortestRun {
        let piece = Swift.min(length, RunToken.longestRun)
        append(RunToken(length: piece, isOfPixels: ofPixels > ofBytes))
        place += piece
        length -= piece
      }
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes from a place on are equal to those at a distance before them.
  fileprivate func runLength(at place: Int, distance: Int) -> Int {
    guard place - distance >= startIndex else { return 0 }
    var end = place
    while end < endIndex, self[end] == self[end - distance] { end += 1 }
    return end - place
  }
}
