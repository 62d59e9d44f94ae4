/// Which rows meet, each pair once, in order of appearance.
struct RowPairs {
  /// Two rows of one image or of two; −1 is none.
  struct Pair: Hashable {
    var first: Int32
    var second: Int32
  }

  private(set) var pairs: [Pair] = []
  /// The place of each pair that was added.
  private(set) var indices: [Int32] = []
  /// Only ever asked for a key.
  private var known: [Pair: Int32] = [:]

  /// Adds one pair after another.
  init(_ all: some Collection<Pair>) {
    indices.reserveCapacity(all.count)
    var last: (pair: Pair, index: Int32)?
    for pair in all {
      let index = last?.pair == pair ? last?.index : known[pair]
      let place = index ?? Int32(pairs.count)
      if index == nil {
        known[pair] = place
        pairs.append(pair)
      }
      last = (pair, place)
      indices.append(place)
    }
    known = [:]
  }
}
