/// One symbol of a sequence of code lengths: RFC 1951, section 3.2.7, and VP8L, which uses the same symbols.
struct CodeLengthPiece {
  /// A code length 0…15; 17 and 18 represent 3…10 and 11…138 zeros.
  let symbol: Int
  /// The bits that follow the symbol, and their count.
  let extra: UInt64
  let extraBits: Int

  /// The pieces that represent `lengths`.
  static func pieces(of lengths: ArraySlice<Int>) -> [Self] {
    var pieces: [Self] = []
    var rest = lengths
    while let length = rest.first {
      let zeros = min(138, rest.prefix { $0 == 0 }.count)
      let piece =
        switch zeros {
        case 11...: Self(symbol: 18, extra: UInt64(zeros - 11), extraBits: 7)
        case 3...: Self(symbol: 17, extra: UInt64(zeros - 3), extraBits: 3)
        default: Self(symbol: length, extra: 0, extraBits: 0)
        }
      pieces.append(piece)
      rest = rest.dropFirst(zeros >= 3 ? zeros : 1)
    }
    return pieces
  }
}
