/// The deflate codes of lines of tokens, concatenated in integers of up to 64 bits.
///
/// A line that occurs several times in the stream is assembled once.
struct BitPieces {
  /// The number of bits of the deflate codes of each line of tokens, by the index of the line.
  private(set) var bitCounts: [Int] = []
  private var bits: [UInt64] = []
  private var counts: [UInt8] = []
  /// The index in `bits` after the last integer of each line, by the index of the line; a line begins where the one
  /// before ends.
  private var ends: [Int] = []

  init(_ lines: LineTokens, _ tokenBits: [(bits: UInt64, count: Int)]) {
    let codes = tokenBits.span
    let tokens = lines.tokens.span
    // A piece holds at least three tokens, usually four.
    bits.reserveCapacity(tokens.count / 3 + lines.ends.count)
    counts.reserveCapacity(tokens.count / 3 + lines.ends.count)
    var index = 0
    for end in lines.ends {
      var piece: UInt64 = 0
      var count = 0
      var total = 0
      while index < end {
        let code = codes[Int(tokens[index])]
        if count &+ code.count > 64 {
          bits.append(piece)
          counts.append(UInt8(truncatingIfNeeded: count))
          total &+= count
          (piece, count) = (0, 0)
        }
        // The number of bits is below 64, as each code has one bit at least.
        piece |= code.bits &<< UInt64(truncatingIfNeeded: count)
        count &+= code.count
        index &+= 1
      }
      bits.append(piece)
      counts.append(UInt8(truncatingIfNeeded: count))
      bitCounts.append(total + count)
      ends.append(bits.count)
    }
  }

  /// Writes the codes of the lines at the indices `order`, in that order; an index may occur several times.
  func append(_ order: [Int32], to writer: inout BitWriter) {
    let (bits, counts, ends) = (bits.span, counts.span, ends.span)
    for line in order {
      for piece in (line > 0 ? ends[Int(line) - 1] : 0)..<ends[Int(line)] {
        writer.append(bits[piece], count: Int(counts[piece]))
      }
    }
  }
}
