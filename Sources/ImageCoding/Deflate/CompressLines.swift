import CLibDeflate

/// Lines of bytes, all of the same length, many of them the same.
struct RepeatedLines {
  var length: Int
  /// The distinct lines, one after the other.
  var bytes: [UInt8]
  /// The distinct line at each place.
  var indices: [Int32]

  var count: Int { bytes.count / length }

  subscript(index: Int) -> ArraySlice<UInt8> { bytes[index * length..<(index + 1) * length] }

  /// All lines, written out.
  var expanded: [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(indices.count * length)
    for index in indices { all += self[Int(index)] }
    return all
  }
}

/// Lines as a zlib stream (RFC 1950) of one block, in time that depends on the distinct lines and the output only.
///
/// Runs are looked for within a line only; nothing is searched.
///
/// - Parameter pixelLength: the bytes of a pixel, 1…4.
func compressRuns(in lines: RepeatedLines, pixelLength: Int) -> [UInt8] {
  var uses = [Int](repeating: 0, count: lines.count)
  for index in lines.indices { uses[Int(index)] += 1 }
  var tokens: [RunToken] = []
  var ends: [Int] = []
  var frequencies = [Int](repeating: 0, count: 286)
  // The end of the block.
  frequencies[256] = 1
  for index in 0..<lines.count {
    let start = tokens.count
    tokens.append(lines[index], pixelLength: pixelLength)
    for token in tokens[start...] { frequencies[token.symbol] += uses[index] }
    ends.append(tokens.count)
  }
  var block = DeflateBlock(frequencies: frequencies, pixelLength: pixelLength)
  for index in lines.indices {
    for token in tokens[(index == 0 ? 0 : ends[Int(index) - 1])..<ends[Int(index)]] { block.append(token) }
  }
  return block.finish(checksum: adler32(of: lines))
}

/// The checksum of all lines, from those of the distinct ones: RFC 1950, section 9.
private func adler32(of lines: RepeatedLines) -> UInt32 {
  let modulus = 65_521
  let sums = (0..<lines.count).map { index in
    // From 0, not from 1: what the line adds.
    Int(unsafe lines[index].withUnsafeBytes { unsafe libdeflate_adler32(0, $0.baseAddress, $0.count) })
  }
  var (low, high) = (1, 0)
  for index in lines.indices {
    let sum = sums[Int(index)]
    high = (high + lines.length * low + sum >> 16) % modulus
    low = (low + sum & 0xFFFF) % modulus
  }
  return UInt32(high << 16 | low)
}
