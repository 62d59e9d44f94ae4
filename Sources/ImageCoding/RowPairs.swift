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
    for pair in all {
      var hash = WordHash()
      hash.combine(pair.first, pair.second)
      let known = distinct.place(of: hash.value) { pairs[$0] == pair }
      indices.append(Int32(clamping: known ?? pairs.count))
      if known == nil {
        distinct.append(hash.value)
        pairs.append(pair)
      }
    }
  }
}
