import Synchronization

/// A cache that is bounded by the number of its values and by their total cost.
///
/// Above a bound the least recently used values are removed. All functions may be called from several threads.
package final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var cost = 0
    var clock: UInt64 = 0
    /// The uses of values in the order of time, from ``firstUse`` on; only the last use of a value counts.
    var uses: [(key: Key, time: UInt64)] = []
    var firstUse = 0

    /// Counts a use of the value for a key, and returns its time.
    mutating func addUse(of key: Key) -> UInt64 {
      clock += 1
      uses.append((key, clock))
      return clock
    }

    /// Removes and returns the key of the least recently used value; nil if there is none.
    mutating func removeOldestUse() -> Key? {
      while firstUse < uses.count {
        let use = uses[firstUse]
        firstUse += 1
        if entries[use.key]?.lastUse == use.time { return use.key }
      }
      return nil
    }

    /// Removes the uses that do not count once they are the majority.
    mutating func removeEarlierUses() {
      guard uses.count > 2 * entries.count + 64 else { return }
      uses = uses[firstUse...].filter { entries[$0.key]?.lastUse == $0.time }
      firstUse = 0
    }
  }

  private let state = Mutex(State())
  private let count: Int
  private let cost: Int

  /// Creates an empty cache for at most `count` values, whose costs together are at most `cost`, in a unit of the
  /// caller.
  package init(count: Int, cost: Int) {
    (self.count, self.cost) = (count, cost)
  }

  /// The number of values in the cache, and the sum of their costs.
  package var size: (count: Int, cost: Int) { state.withLock { ($0.entries.count, $0.cost) } }

  /// Returns the value for a key and marks it as the most recently used one; nil if there is none.
  package func value(for key: Key) -> Value? {
    state.withLock { state in
      guard let index = state.entries.index(forKey: key) else { return nil }
      state.entries.values[index].lastUse = state.addUse(of: key)
      state.removeEarlierUses()
      return state.entries.values[index].value
    }
  }

  /// Stores a value, and removes the least recently used ones until the bounds hold.
  ///
  /// The result is true if there was no value for the key, false if one was replaced, and nil if the value was not
  /// stored because its cost alone exceeds the limit. The cost has the unit of the caller.
  @discardableResult package func store(_ value: Value, for key: Key, cost: Int) -> Bool? {
    guard cost <= self.cost, count > 0 else { return nil }
    return state.withLock { state in
      let entry = Entry(value: value, cost: cost, lastUse: state.addUse(of: key))
      let replaced = state.entries.updateValue(entry, forKey: key)
      state.cost += cost - (replaced?.cost ?? 0)
      while state.entries.count > count || state.cost > self.cost, let oldest = state.removeOldestUse() {
        state.cost -= state.entries.removeValue(forKey: oldest)?.cost ?? 0
      }
      state.removeEarlierUses()
      return replaced == nil
    }
  }

  /// Removes the value for a key; returns false if there was none.
  package func remove(_ key: Key) -> Bool {
    state.withLock { state in
      guard let removed = state.entries.removeValue(forKey: key) else { return false }
      state.cost -= removed.cost
      return true
    }
  }
}
