import Raster

/// The distinct pairs of rows at the same y of two images, or of neighboring rows of one, in order of appearance.
struct RowPairs {
  /// Two rows by the indices of the distinct rows in their images; −1 for a missing row above the first.
  struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  private(set) var pairs: [Pair] = []
  /// The index in `pairs` of each pair of the original collection, in its order.
  private(set) var indices: [Int32] = []

  /// Finds the distinct pairs of a collection, in the order in which they first appear.
  init(_ all: some Collection<Pair>) {
    var distinct = DistinctIndex()
    indices.reserveCapacity(all.count)
    for pair in all { indices.append(index(of: pair, in: &distinct)) }
  }

  /// Finds the distinct pairs of a row and the row above it; all rows that repeat the row above are one pair.
  ///
  /// - Parameter rowIndices: the indices of the distinct rows, from the top.
  init(ofNeighborsIn rowIndices: ArraySlice<Int32>) {
    var distinct = DistinctIndex(capacity: rowIndices.count / 2)
    indices.reserveCapacity(rowIndices.count)
    var above: Int32 = -1
    // Most rows repeat the row above, and are not looked up again.
    var repetition: Int32?
    for row in rowIndices {
      if row != above {
        indices.append(index(of: Pair(first: above, second: row), in: &distinct))
        above = row
      } else {
        let index = repetition ?? index(of: Pair(first: 0, second: 0), in: &distinct)
        indices.append(index)
        repetition = index
      }
    }
  }

  /// The index in `pairs` of a pair, which is added if `distinct`, the lookup table of `pairs`, does not contain it.
  private mutating func index(of pair: Pair, in distinct: inout DistinctIndex) -> Int32 {
    var hash = WordHash()
    hash.combine(pair.first, pair.second)
    if let known = distinct.place(of: hash.value, where: { pairs[$0] == pair }) { return Int32(clamping: known) }
    distinct.append(hash.value)
    pairs.append(pair)
    return Int32(clamping: pairs.count - 1)
  }
}
