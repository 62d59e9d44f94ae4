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
  /// The indices in `pairs` of the pairs that are found by their hash.
  private var places: [Int32] = []

  /// Finds the distinct pairs of a collection, in the order in which they first appear.
  init(_ all: some Collection<Pair>) {
    var distinct = DistinctIndex()
    indices.reserveCapacity(all.count)
    for pair in all { indices.append(index(of: pair, in: &distinct)) }
  }

  /// Finds the distinct pairs of a row and the row above it; all rows that repeat the row above are one pair.
  init(ofNeighborsIn rowIndices: ArraySlice<Int32>, rowCount: Int) {
    var distinct = DistinctIndex()
    indices.reserveCapacity(rowIndices.count)
    // The first pair of each row: most rows have one pair only, which needs no search.
    var firstPairs = [Int32](repeating: -1, count: rowCount)
    var above: Int32 = -1
    // Most rows repeat the row above, and are not looked up again.
    var repetition: Int32?
    for row in rowIndices {
      if row == above {
        let index = repetition ?? index(of: Pair(first: 0, second: 0), in: &distinct)
        indices.append(index)
        repetition = index
        continue
      }
      let pair = Pair(first: above, second: row)
      let first = firstPairs[Int(row)]
      if first < 0 {
        firstPairs[Int(row)] = Int32(clamping: pairs.count)
        indices.append(Int32(clamping: pairs.count))
        pairs.append(pair)
      } else {
        indices.append(pairs[Int(first)] == pair ? first : index(of: pair, in: &distinct))
      }
      above = row
    }
  }

  /// The index in `pairs` of a pair, which is added if `distinct`, the lookup table of `places`, does not contain it.
  private mutating func index(of pair: Pair, in distinct: inout DistinctIndex) -> Int32 {
    var hash = WordHash()
    hash.combine(pair.first, pair.second)
    let known = distinct.place(of: hash.value) { pairs[Int(places[$0])] == pair }
    if let known { return places[known] }
    distinct.append(hash.value)
    places.append(Int32(clamping: pairs.count))
    pairs.append(pair)
    return Int32(clamping: pairs.count - 1)
  }
}
