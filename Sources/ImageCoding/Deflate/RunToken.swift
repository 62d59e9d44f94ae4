/// The numbers of the tokens of a line: a byte, or a run of bytes equal to those one byte or one pixel before.
///
/// Tokens 0…255 are bytes; the others are runs of 3…258 bytes.
enum RunToken {
  /// The token for the shortest run of bytes that equal the byte before; longer runs follow, and lower tokens are
  /// single bytes.
  static let byteRuns = 256
  /// The token for the shortest run of bytes that equal the bytes one pixel before; longer runs follow.
  static let pixelRuns = 512
  static let count = 768

  /// The minimum length of a deflate match in bytes; `longestRun` is the maximum.
  static let shortestRun = 3
  static let longestRun = 258

  /// The deflate symbol of a token's byte or length: RFC 1951, section 3.2.5.
  static func symbol(of token: Int) -> Int {
    token < byteRuns ? token : lengthSymbols[token & 255].symbol
  }

  /// The bits that follow the symbol of a token, and their number: the extra bits of the length, and the distance bit.
  ///
  /// A byte has none.
  static func rest(of token: Int) -> (bits: UInt64, count: Int) {
    guard token >= byteRuns else { return (0, 0) }
    let entry = lengthSymbols[token & 255]
    let extra = UInt64(token & 255 + shortestRun - entry.base)
    let distance: UInt64 = token >= pixelRuns ? 1 : 0
    return (extra | distance << UInt64(entry.extraBits), entry.extraBits + 1)
  }

  /// The symbol of each length from 3 on, with the minimum length of the symbol and the number of its extra bits.
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
