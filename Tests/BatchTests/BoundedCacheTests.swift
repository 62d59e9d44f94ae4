import Batch
import Testing

@Suite struct BoundedCacheTests {
  @Test func `the least recently used value is removed above the maximum number`() {
    let cache = BoundedCache<String, Int>(count: 2, cost: .max)
    cache.store(1, for: "a", cost: 1)
    cache.store(2, for: "b", cost: 1)
    #expect(cache.value(for: "a") == 1)
    cache.store(3, for: "c", cost: 1)
    #expect(cache.value(for: "b") == nil)
    #expect(cache.value(for: "a") == 1)
    #expect(cache.value(for: "c") == 3)
  }

  @Test func `values are removed until the sum of the costs is in the bound`() {
    let cache = BoundedCache<Int, Int>(count: 100, cost: 10)
    for key in 0..<10 { cache.store(key, for: key, cost: 1) }
    #expect(cache.size == (10, 10))
    cache.store(10, for: 10, cost: 4)
    #expect(cache.size == (7, 10))
    #expect(cache.value(for: 3) == nil)
    #expect(cache.value(for: 4) == 4)
    #expect(cache.store(11, for: 11, cost: 11) == nil)
  }

  @Test func `a replaced value has one cost, and counts as used`() {
    let cache = BoundedCache<Int, Int>(count: 2, cost: 10)
    #expect(cache.store(0, for: 0, cost: 5) == true)
    #expect(cache.store(1, for: 1, cost: 1) == true)
    #expect(cache.store(2, for: 0, cost: 2) == false)
    #expect(cache.size == (2, 3))
    cache.store(3, for: 3, cost: 1)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.value(for: 0) == 2)
  }

  /// The cache notes each use; the notes that no longer count are removed from time to time.
  @Test func `a removed value is not missed when the oldest values are removed`() {
    let cache = BoundedCache<Int, Int>(count: 8, cost: .max)
    var order: [Int] = []
    var seed = 1
    for step in 0..<2_000 {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
      let key = seed >> 16 & 15
      switch seed >> 8 & 3 {
      case 0:
        #expect(cache.remove(key) == order.contains(key))
        order.removeAll { $0 == key }
      case 1:
        #expect((cache.value(for: key) != nil) == order.contains(key))
        if order.contains(key) { order = order.filter { $0 != key } + [key] }
      default:
        cache.store(step, for: key, cost: 1)
        order = (order.filter { $0 != key } + [key]).suffix(8)
      }
      #expect(cache.size.count == order.count)
    }
  }
}
