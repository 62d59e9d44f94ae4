/// The numbering of a line's tokens: single bytes, and runs that repeat the byte or the pixel before them.
///
/// Tokens 0…255 are bytes, 256…511 and 512…767 runs of 3…258 bytes.
enum RunToken {
  /// The first token of byte runs, for 3 bytes equal to the byte before; the next tokens are for 4, 5 … 258 bytes.
  static let byteRuns = 256
  /// The first token of pixel runs, for 3 bytes equal to those one pixel before; the next are for 4, 5 … 258 bytes.
  static let pixelRuns = 512
  static let count = 768

  /// The minimum length in bytes of a deflate match; `longestRun` is the maximum.
  static let shortestRun = 3
  static let longestRun = 258

  /// The deflate symbol of a token: a literal byte or the symbol of a run's length: RFC 1951, section 3.2.5.
  static func symbol(of token: Int) -> Int {
    token < byteRuns ? token : lengthSymbols[token & 255].symbol
  }

  /// The bits that follow the symbol of a token, lowest first, and their number.
  ///
  /// They are the extra bits of a run's length and its distance bit; a single byte has none.
  static func rest(of token: Int) -> (bits: UInt64, count: Int) {
    guard token >= byteRuns else { return (0, 0) }
    let entry = lengthSymbols[token & 255]
    let extra = UInt64(token & 255 + shortestRun - entry.base)
    let distance: UInt64 = token >= pixelRuns ? 1 : 0
    return (extra | distance << UInt64(entry.extraBits), entry.extraBits + 1)
  }

  /// The deflate symbol of each run length, with the minimum length of the symbol and the number of its extra bits.
  ///
  /// The index is the length in bytes minus 3.
  private static let lengthSymbols: [(symbol: Int, base: Int, extraBits: Int)] = {
    // Symbols 257…264 represent one length each, then four each for 2, 4, 8, 16 and 32 lengths.
    var table: [(Int, Int, Int)] = []
    var base = shortestRun
    for symbol in 257...284 {
      let extraBits = max(0, (symbol - 261) / 4)
      table += (0..<1 << extraBits).map { _ in (symbol, base, extraBits) }
      base += 1 << extraBits
    }
    // The longest length has a symbol of its own.
    table[longestRun - shortestRun] = (285, longestRun, 0)
    return table
  }()
}
