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

  /// The symbol with the smallest index; nil if the set is empty.
  var first: Symbol? { heap.first.map { Symbol(index: $0) } }

  /// Removes the symbol with the smallest index, if there is one.
  mutating func removeFirst() {
    guard let symbol = first else { return }
    heap.removeFirst()
    isListed[symbol.index] = false
  }
}
