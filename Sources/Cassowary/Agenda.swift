/// A set of symbols to examine, smallest index first: a binary heap that contains each symbol at most once.
struct Agenda: Sendable {
  private var heap = MinimumHeap()
  private var isListed: [Bool] = []

  mutating func insert(_ symbol: Symbol) {
    let index = symbol.index
    if index >= isListed.count {
      isListed += repeatElement(false, count: max(index + 1, 2 * isListed.count) - isListed.count)
    }
    guard !isListed[index] else { return }
    isListed[index] = true
    heap.insert(index, key: index)
  }

  /// The smallest symbol that satisfies the condition `counts`; nil if none does.
  ///
  /// All smaller symbols are removed from the set.
  mutating func first(where counts: (Symbol) -> Bool) -> Symbol? {
    while let index = heap.first {
      let symbol = Symbol(index: index)
      if counts(symbol) { return symbol }
      heap.removeFirst()
      isListed[index] = false
    }
    return nil
  }
}
