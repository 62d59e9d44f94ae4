import Synchronization
import SystemIO
import Testing

@Suite struct WorkPoolTests {
  @Test func `every work is done once, and its value returned`() async throws {
    let pool = try WorkPool(threads: 3, places: 1_000)
    let sums = await withTaskGroup(of: Int?.self) { group in
      for number in 0..<200 { group.addTask { await pool.run { number * number } } }
      return await group.reduce(into: 0) { $0 += $1 ?? -1_000_000 }
    }
    #expect(sums == (0..<200).reduce(0) { $0 + $1 * $1 })
    #expect(pool.load.waiting == 0)
  }

  @Test func `work beyond the places is refused, and unbounded work waits`() async throws {
    let pool = try WorkPool(threads: 1, places: 1)
    let isOpen = Mutex(false)
    let results = await withTaskGroup(of: Bool.self) { group in
      let isStarted = Mutex(false)
      group.addTask {
        await pool.run {
          isStarted.withLock { $0 = true }
          while !isOpen.withLock({ $0 }) {}
          return true
        } ?? false
      }
      while !isStarted.withLock({ $0 }) { await Task.yield() }
      group.addTask { await pool.run { true } ?? false }
      while pool.load.waiting < 1 { await Task.yield() }
      let refused = await pool.run { true } ?? false
      group.addTask { await pool.run(isBounded: false) { true } ?? false }
      while pool.load.waiting < 2 { await Task.yield() }
      isOpen.withLock { $0 = true }
      var results = [refused]
      for await result in group { results.append(result) }
      return results
    }
    #expect(results == [false, true, true, true])
  }
}
