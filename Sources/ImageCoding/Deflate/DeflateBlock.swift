/// A zlib stream of one block with codes of its own: RFC 1951, section 3.2.7.
struct DeflateBlock {
  /// The order in which the lengths of the codes for lengths are stored.
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let code: HuffmanCode
  private var writer: BitWriter

  /// Begins a block for tokens that occur so often.
  init(frequencies: [Int], pixelLength: Int) {
    code = HuffmanCode(frequencies: frequencies, maximumLength: 15)
    // A window of 32 KiB; the last block; with codes of its own.
    writer = BitWriter([0x78, 0x01])
    writer.append(1, count: 1)
    writer.append(2, count: 2)
    // Two distances, 1 and that of a pixel, each one bit; distances up to 4 are symbols without extra bits.
    var distances = [Int](repeating: 0, count: pixelLength)
    distances[0] = 1
    distances[pixelLength - 1] = 1
    appendCodes(distances)
  }

  mutating func append(_ token: RunToken) {
    let symbol = token.symbol
    writer.append(code.codes[symbol], count: code.lengths[symbol])
    guard token.length != nil else { return }
    let extra = token.extra
    writer.append(extra.bits, count: extra.count)
    writer.append(token.isOfPixels ? 1 : 0, count: 1)
  }

  /// The whole stream.
  mutating func finish(checksum: UInt32) -> [UInt8] {
    writer.append(code.codes[256], count: code.lengths[256])
    writer.finishByte()
    return writer.bytes + bigEndian(Int(checksum))
  }

  /// Appends the lengths of both codes, compressed in turn.
  private mutating func appendCodes(_ distances: [Int]) {
    let literals = code.lengths[...(code.lengths.lastIndex { $0 > 0 } ?? 256)]
    let pieces = lengthPieces(literals + distances)
    var frequencies = [Int](repeating: 0, count: 19)
    for piece in pieces { frequencies[piece.symbol] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, maximumLength: 7)
    let order = Self.lengthOrder
    let count = max(4, (order.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1)
    writer.append(UInt32(literals.count - 257), count: 5)
    writer.append(UInt32(distances.count - 1), count: 5)
    writer.append(UInt32(count - 4), count: 4)
    for symbol in order.prefix(count) { writer.append(UInt32(lengthCode.lengths[symbol]), count: 3) }
    for piece in pieces {
      writer.append(lengthCode.codes[piece.symbol], count: lengthCode.lengths[piece.symbol])
      writer.append(piece.extra, count: piece.extraBits)
    }
  }

  /// Lengths as symbols: 17 and 18 stand for 3…10 and 11…138 zeros.
  private func lengthPieces(_ lengths: ArraySlice<Int>) -> [(symbol: Int, extra: UInt32, extraBits: Int)] {
    var pieces: [(symbol: Int, extra: UInt32, extraBits: Int)] = []
    var rest = lengths
    while let length = rest.first {
      let zeros = min(138, rest.prefix { $0 == 0 }.count)
      switch zeros {
      case 11...: pieces.append((18, UInt32(zeros - 11), 7))
      case 3...: pieces.append((17, UInt32(zeros - 3), 3))
      default: pieces.append((length, 0, 0))
      }
      rest = rest.dropFirst(zeros >= 3 ? zeros : 1)
    }
    return pieces
  }
}
