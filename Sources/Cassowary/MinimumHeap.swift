/// A binary heap of integers, each with an integer key; the value with the smallest key is removed first.
struct MinimumHeap: Sendable {
  private var entries: [(key: Int, value: Int)] = []

  var first: Int? { entries.first?.value }

  mutating func insert(_ value: Int, key: Int) {
    entries.append((key, value))
    var child = entries.count - 1
    while child > 0, entries[(child - 1) / 2].key > entries[child].key {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1].key < entries[child].key { child += 1 }
      guard entries[child].key < entries[parent].key else { return }
      entries.swapAt(child, parent)
      parent = child
    }
  }

  mutating func popFirst() -> Int? {
    let value = first
    removeFirst()
    return value
  }
}
