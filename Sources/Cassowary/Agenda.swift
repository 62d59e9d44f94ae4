/// A set of indices to look at, smallest first: a binary heap in which each index is once.
struct Agenda: Sendable {
  private var heap = MinimumHeap()
  private var isListed: [Bool] = []

  mutating func insert(_ index: Int) {
    if index >= isListed.count {
      isListed += repeatElement(false, count: max(index + 1, 2 * isListed.count) - isListed.count)
    }
    guard !isListed[index] else { return }
    isListed[index] = true
    heap.insert(index, key: index)
  }

  /// The smallest index that still counts; those before it are dropped.
  mutating func first(where counts: (Int) -> Bool) -> Int? {
    while let index = heap.first {
      if counts(index) { return index }
      heap.removeFirst()
      isListed[index] = false
    }
    return nil
  }
}
