/// A cache of the results of a layout function for one box; the key is the input of the function.
///
/// Few entries are searched linearly from the last one on; most boxes have one or two. Many entries, in deep trees of
/// aspect ratios, are found by a dictionary.
struct Memo<Key: Hashable, Value> {
  private var entries: [MemoEntry<Key, Value>] = []
  /// The indices of the entries; nil for few entries.
  private var index: [Key: Int]?

  var count: Int { entries.count }

  /// Returns the result that was cached last if the maximum number of entries is reached; otherwise nil.
  ///
  /// Nested aspect ratios can request ever new sizes, more at each level; the maximum keeps the work linear in the
  /// number of boxes.
  ///
  /// - Parameter useCount: the number of views that share the box; each of them permits further entries.
  func lastOfTooMany(useCount: Int) -> Value? { isFull(useCount: useCount) ? entries.last?.value : nil }

  /// Returns true if the maximum number of entries is reached, for a box that `useCount` views share.
  func isFull(useCount: Int) -> Bool { entries.count >= Self.most * useCount }

  /// The maximum number of cached results per view; layouts recorded from a browser require far fewer.
  private static var most: Int { 256 }

  /// The number of entries from which the dictionary `index` is faster than a linear search.
  private static var least: Int { 16 }

  subscript(key: Key) -> Value? {
    if let index { return index[key].map { entries[$0].value } }
    for position in entries.indices.reversed() where entries[position].key == key { return entries[position].value }
    return nil
  }

  /// Returns the result that was cached last among those that satisfy a condition; nil if there is none.
  ///
  /// Only few results are examined.
  func last(where condition: (Value) -> Bool) -> Value? {
    for position in entries.indices.suffix(Self.least).reversed() where condition(entries[position].value) {
      return entries[position].value
    }
    return nil
  }

  /// Adds a result for a key, which must not be in the cache yet.
  mutating func add(_ value: Value, for key: Key) {
    // Most boxes with an entry have two: one for measuring and one for the used size.
    if entries.isEmpty { entries.reserveCapacity(2) }
    entries.append(MemoEntry(key: key, value: value))
    guard entries.count >= Self.least else { return }
    if index == nil {
      index = [:]
      for (position, entry) in entries.enumerated() { index?[entry.key] = position }
    } else {
      index?[key] = entries.count - 1
    }
  }
}

/// A result and its key.
///
/// A structure, because the tuples of an array are destroyed by a slower function of the run-time library.
private struct MemoEntry<Key, Value> {
  var key: Key
  var value: Value
}
