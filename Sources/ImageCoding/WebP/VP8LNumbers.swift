/// The numbers of VP8L for the distances of copies, and the prefixes of its numbers: RFC 9649, "LZ77 Backward
/// Reference".
enum VP8LDistance {
  /// The count of numbers that are used for pixels near the current one; further distances follow them.
  static let nearCount = 120

  /// The number, from 1, of a distance of `distance` pixels in an image `width` pixels wide.
  ///
  /// The pixel above has number 1 and that on the left number 2.
  static func number(of distance: Int, width: Int) -> Int {
    switch distance {
    case width: 1
    case 1: 2
    default: distance + nearCount
    }
  }
}

/// A number from 1 as a prefix symbol and extra bits: lengths and distances in VP8L.
///
/// Two prefixes share a count of extra bits, as in deflate.
struct VP8LPrefix {
  let symbol: Int
  let extraBits: UInt64
  let extraCount: Int

  init(_ number: Int) {
    let value = number - 1
    guard value >= 4 else {
      (symbol, extraBits, extraCount) = (value, 0, 0)
      return
    }
    let highest = Int.bitWidth - 1 - value.leadingZeroBitCount
    extraCount = highest - 1
    symbol = 2 * highest + (value >> extraCount & 1)
    extraBits = UInt64(value & (1 << extraCount - 1))
  }
}
