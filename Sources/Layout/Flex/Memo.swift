/// A cache of the results of a layout function for one box; the key is the input of the function.
///
/// Most boxes with an entry have one, which is stored here. Few entries are searched linearly from the last one on.
/// Many entries, in deep trees of aspect ratios, are found by a dictionary.
struct Memo<Key: Hashable, Value> {
  private var first: MemoEntry<Key, Value>?
  /// The entries after the first one; nil without any.
  private var others: MemoEntries<Key, Value>?

  var count: Int { (first == nil ? 0 : 1) + (others?.entries.count ?? 0) }

  /// The result that was cached last; nil in an empty cache.
  private var last: Value? { others?.entries.last?.value ?? first?.value }

  /// Returns the result that was cached last if the maximum number of entries is reached; otherwise nil.
  ///
  /// Nested aspect ratios can request ever new sizes, more at each level; the maximum keeps the work linear in the
  /// number of boxes.
  ///
  /// - Parameter useCount: the number of views that share the box; each of them permits further entries.
  func lastOfTooMany(useCount: Int) -> Value? { others != nil && count >= Self.most * useCount ? last : nil }

  /// The maximum number of cached results per view; layouts recorded from a browser require far fewer.
  private static var most: Int { 256 }

  /// The number of entries from which a dictionary is faster than a linear search.
  fileprivate static var least: Int { 16 }

  subscript(key: Key) -> Value? {
    guard let first else { return nil }
    if let known = others?[key] { return known }
    return first.key == key ? first.value : nil
  }

  /// Returns the result that was cached last among those that satisfy a condition; nil if there is none.
  ///
  /// Only few results are examined.
  func last(where condition: (Value) -> Bool) -> Value? {
    if let others {
      for entry in others.entries.suffix(Self.least).reversed() where condition(entry.value) { return entry.value }
      if others.entries.count >= Self.least { return nil }
    }
    guard let first, condition(first.value) else { return nil }
    return first.value
  }

  /// Adds a result for a key, which must not be in the cache yet.
  mutating func add(_ value: Value, for key: Key) {
    let entry = MemoEntry(key: key, value: value)
    guard first != nil else {
      first = entry
      return
    }
    if others == nil { others = MemoEntries() }
    others?.add(entry)
  }
}

/// The entries of a cache after the first one.
///
/// A class, so that a cache without such entries is small.
private final class MemoEntries<Key: Hashable, Value> {
  private(set) var entries: [MemoEntry<Key, Value>] = []
  /// The indices of the entries; nil for few entries.
  private var index: [Key: Int]?

  subscript(key: Key) -> Value? {
    if let index { return index[key].map { entries[$0].value } }
    for position in entries.indices.reversed() where entries[position].key == key { return entries[position].value }
    return nil
  }

  func add(_ entry: MemoEntry<Key, Value>) {
    entries.append(entry)
    guard entries.count >= Memo<Key, Value>.least else { return }
    if index == nil {
      index = [:]
      for (position, entry) in entries.enumerated() { index?[entry.key] = position }
    } else {
      index?[entry.key] = entries.count - 1
    }
  }
}

/// A result and its key.
private struct MemoEntry<Key, Value> {
  var key: Key
  var value: Value
}
