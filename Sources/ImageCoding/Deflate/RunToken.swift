/// A piece of a line as deflate knows it, as a number: a byte, or a run of bytes that are equal to those one byte or
/// one pixel before.
enum RunToken {
  /// Below it a token is a byte; from it on the length of a run of bytes.
  static let byteRuns = 256
  /// From it on the length of a run of pixels.
  static let pixelRuns = 512
  static let count = 768

  /// Deflate has no shorter or longer matches.
  static let shortestRun = 3
  static let longestRun = 258

  /// The symbol of a byte or a length: RFC 1951, section 3.2.5.
  static func symbol(of token: Int) -> Int {
    token < byteRuns ? token : lengthSymbols[token & 255].symbol
  }

  /// What follows the symbol: the bits that tell which of several lengths it is, and the distance, which is one bit.
  static func rest(of token: Int) -> (bits: UInt64, count: Int) {
    guard token >= byteRuns else { return (0, 0) }
    let entry = lengthSymbols[token & 255]
    let extra = UInt64(token & 255 + shortestRun - entry.base)
    let distance: UInt64 = token >= pixelRuns ? 1 : 0
    return (extra | distance << UInt64(entry.extraBits), entry.extraBits + 1)
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
