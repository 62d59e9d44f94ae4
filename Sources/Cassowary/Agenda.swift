/// The symbols of a tableau that are candidates for the next pivot, smallest index first.
///
/// It is a binary heap that contains each symbol at most once.
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

  /// The symbol with the smallest index that satisfies the condition `counts`; nil if no symbol does.
  ///
  /// All symbols with smaller indices are removed from the set; the returned symbol remains.
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
