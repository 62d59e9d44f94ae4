/// A prefix code that is made from the frequencies of its symbols: RFC 1951, section 3.2.2.
struct HuffmanCode {
  /// The number of bits of each symbol's code, by the symbol; 0 for a symbol that does not occur.
  private(set) var lengths: [Int]
  /// The code of each symbol, by the symbol; the first bit to write is the lowest bit.
  private(set) var codes: [UInt32]

  /// Creates the optimal code for symbols that occur `frequencies[symbol]` times.
  ///
  /// If a code of it would exceed `maximumLength` bits, the frequencies are made more equal, and the code is slightly
  /// longer than the optimal one.
  init(frequencies: [Int], maximumLength: Int) {
    var frequencies = frequencies
    lengths = codeLengths(frequencies)
    // More equal frequencies make flatter trees; with equal ones 286 symbols need 9 bits and 19 need 5.
    while lengths.contains(where: { $0 > maximumLength }) {
      frequencies = frequencies.map { $0 > 0 ? $0 >> 2 | 1 : 0 }
      lengths = codeLengths(frequencies)
    }
    codes = [UInt32](repeating: 0, count: lengths.count)
    var next: UInt32 = 0
    for length in 1...maximumLength {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        codes[symbol] = reversed(next, bitCount: length)
        next += 1
      }
    }
  }
}

/// The number of bits of each symbol's code by Huffman's algorithm, for symbols that occur `frequencies[symbol]` times;
/// 0 for a symbol that does not occur.
///
/// The two lightest nodes are joined until one is left.
private func codeLengths(_ frequencies: [Int]) -> [Int] {
  var lengths = [Int](repeating: 0, count: frequencies.count)
  let symbols = frequencies.indices.filter { frequencies[$0] > 0 }.sorted {
    (frequencies[$0], $0) < (frequencies[$1], $1)
  }
  guard symbols.count > 1 else {
    for symbol in symbols { lengths[symbol] = 1 }
    return lengths
  }
  // Leaves, then the nodes above them: both are in order of weight.
  var weights = symbols.map { frequencies[$0] }
  var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
  var (leaf, inner) = (0, symbols.count)
  while weights.count < parents.count {
    var weight = 0
    for _ in 0..<2 {
      let isLeaf = leaf < symbols.count && (inner >= weights.count || weights[leaf] <= weights[inner])
      let child = isLeaf ? leaf : inner
      if isLeaf { leaf += 1 } else { inner += 1 }
      parents[child] = weights.count
      weight += weights[child]
    }
    weights.append(weight)
  }
  var depths = [Int](repeating: 0, count: parents.count)
  for node in parents.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
  for (node, symbol) in symbols.enumerated() { lengths[symbol] = depths[node] }
  return lengths
}

private func reversed(_ code: UInt32, bitCount: Int) -> UInt32 {
  (0..<UInt32(bitCount)).reduce(0) { $0 << 1 | (code >> $1 & 1) }
}
