/// A writer of one deflate block with dynamic Huffman codes: RFC 1951, section 3.2.7.
struct DeflateBlock {
  /// The order in which the code lengths of the length symbols 0…18 are stored: RFC 1951, section 3.2.7.
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let code: HuffmanCode
  private var writer: BitWriter
  /// The bits that are written for each token and their number, at most 21, by the number of the token.
  ///
  /// The number is 0 for tokens that do not occur.
  private var tokenBits: [(bits: UInt64, count: Int)] = []

  /// Begins a block after the bits that `writer` contains, and appends the header of the block.
  ///
  /// - Parameters:
  ///   - tokens: the number of occurrences in the block of each token, by the number of the token.
  ///   - pixelLength: the length of a pixel in bytes, 1…4, which is the distance of pixel runs.
  init(frequencies tokens: [Int], pixelLength: Int, isLast: Bool, after writer: BitWriter) {
    self.writer = writer
    var frequencies = [Int](repeating: 0, count: 286)
    for (token, count) in tokens.enumerated() where count > 0 { frequencies[RunToken.symbol(of: token)] += count }
    // The end-of-block symbol.
    frequencies[256] = 1
    code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
    tokenBits = tokens.enumerated().map { token, count in
      guard count > 0 else { return (0, 0) }
      let symbol = RunToken.symbol(of: token)
      let rest = RunToken.rest(of: token)
      let length = code.lengths[symbol]
      return (UInt64(code.codes[symbol]) | rest.bits << UInt64(length), length + rest.count)
    }
    self.writer.append(isLast ? 1 : 0, count: 1)
    // The block type of dynamic Huffman codes.
    self.writer.append(2, count: 2)
    // Two distances, 1 and that of a pixel, each one bit; distances up to 4 are symbols without extra bits.
    var distances = [Int](repeating: 0, count: pixelLength)
    distances[0] = 1
    distances[pixelLength - 1] = 1
    appendCodes(distances)
  }

  /// Appends the tokens of the lines at `indices`, in that order; an index may occur several times.
  mutating func append(_ lines: LineTokens, inOrder indices: [Int32]) {
    let pieces = BitPieces(lines, tokenBits)
    writer.reserve(bits: indices.reduce(0) { $0 + pieces.bitCounts[Int($1)] })
    pieces.append(indices, to: &writer)
  }

  /// Appends the end-of-block code; returns the writer with all bits of the stream so far.
  consuming func finish() -> BitWriter {
    writer.append(UInt64(code.codes[256]), count: code.lengths[256])
    return writer
  }

  /// Appends the code lengths of literals and distances, compressed with a Huffman code of their own.
  private mutating func appendCodes(_ distances: [Int]) {
    let literals = code.lengths[...(code.lengths.lastIndex { $0 > 0 } ?? 256)]
    let pieces = CodeLengthPiece.pieces(of: literals + distances)
    var frequencies = [Int](repeating: 0, count: 19)
    for piece in pieces { frequencies[piece.symbol] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let order = Self.lengthOrder
    let count = max(4, (order.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1)
    writer.append(UInt64(literals.count - 257), count: 5)
    writer.append(UInt64(distances.count - 1), count: 5)
    writer.append(UInt64(count - 4), count: 4)
    for symbol in order.prefix(count) { writer.append(UInt64(lengthCode.lengths[symbol]), count: 3) }
    for piece in pieces {
      writer.append(UInt64(lengthCode.codes[piece.symbol]), count: lengthCode.lengths[piece.symbol])
      writer.append(piece.extra, count: piece.extraBits)
    }
  }
}
