/// A prefix code of a VP8L image and its place in the stream: RFC 9649, "Decoding and Building the Prefix Codes".
struct VP8LPrefixCode {
  /// The order in which the code lengths of the length symbols 0…18 are stored.
  private static let lengthOrder = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]

  private let code: HuffmanCode
  /// The symbols that occur, in ascending order; at most the first three.
  private let firstSymbols: [Int]

  init(frequencies: [Int]) {
    code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
    firstSymbols = Array(frequencies.indices.lazy.filter { frequencies[$0] > 0 }.prefix(3))
  }

  /// The code and its number of bits, by the symbol; a symbol that is alone has no bits.
  fileprivate var words: [VP8LCodeWords.Word] {
    zip(code.codes, code.lengths).map { bits, count in
      VP8LCodeWords.Word(bits: bits, count: firstSymbols.count > 1 ? UInt8(count) : 0)
    }
  }

  /// Appends the definition of the code.
  func appendDefinition(to writer: inout BitWriter) {
    if firstSymbols.count <= 2, firstSymbols.allSatisfy({ $0 < 256 }) {
      appendSimple(to: &writer)
    } else {
      appendLengths(to: &writer)
    }
  }

  /// Appends a definition of one or two symbols below 256; a code without symbols has symbol 0.
  private func appendSimple(to writer: inout BitWriter) {
    let first = firstSymbols.first ?? 0
    writer.append(1, count: 1)
    writer.append(firstSymbols.count == 2 ? 1 : 0, count: 1)
    writer.append(first > 1 ? 1 : 0, count: 1)
    writer.append(UInt64(first), count: first > 1 ? 8 : 1)
    if firstSymbols.count == 2 { writer.append(UInt64(firstSymbols[1]), count: 8) }
  }

  /// Appends the code lengths of all symbols, compressed with a prefix code of their own.
  private func appendLengths(to writer: inout BitWriter) {
    let pieces = CodeLengthPiece.pieces(of: code.lengths[...])
    var frequencies = [Int](repeating: 0, count: 19)
    for piece in pieces { frequencies[piece.symbol] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let isAlone = frequencies.count { $0 > 0 } == 1
    let count = max(4, (Self.lengthOrder.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1)
    writer.append(0, count: 1)
    writer.append(UInt64(count - 4), count: 4)
    for symbol in Self.lengthOrder.prefix(count) { writer.append(UInt64(lengthCode.lengths[symbol]), count: 3) }
    // The lengths of all symbols follow, not of the first ones.
    writer.append(0, count: 1)
    for piece in pieces {
      if !isAlone { writer.append(UInt64(lengthCode.codes[piece.symbol]), count: lengthCode.lengths[piece.symbol]) }
      writer.append(piece.extra, count: piece.extraBits)
    }
  }
}

/// The words of several prefix codes in one array, so that writing a symbol is one access.
struct VP8LCodeWords {
  struct Word {
    var bits: UInt32
    var count: UInt8
  }

  private var words: [Word] = []
  private var starts: [Int] = []

  init(_ codes: [VP8LPrefixCode]) {
    for code in codes {
      starts.append(words.count)
      words += code.words
    }
  }

  /// Appends the word of a symbol of the code at the index `code`.
  func append(_ symbol: Int, of code: Int, to writer: inout BitWriter) {
    let word = words[starts[code] + symbol]
    writer.append(UInt64(word.bits), count: Int(word.count))
  }
}
