import Foundation
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

  @Test func `works run and wait up to the limits, and further ones are refused`() async throws {
    let pool = try WorkPool(threads: 2, places: 3)
    let crowd = Crowd()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<12 {
        group.addTask { await pool.run { crowd.stay() } != nil }
      }
      // Refused works end first: no other work ends before the crowd is free.
      var outcomes: [Bool] = []
      while outcomes.count < 7, let outcome = await group.next() { outcomes.append(outcome) }
      crowd.free()
      for await outcome in group { outcomes.append(outcome) }
      return outcomes
    }
    #expect(outcomes.filter { $0 }.count == 5)
    #expect(outcomes.prefix(7).allSatisfy { !$0 })
    let counts = crowd.counts.withLock { $0 }
    #expect(counts == (running: 0, most: 2, begun: 5))
    #expect(await pool.run(isBounded: false) { 1 } == 1)
  }
}

/// Works that wait for permission to end, at least until two of them have run concurrently.
private final class Crowd: Sendable {
  let counts = Mutex((running: 0, most: 0, begun: 0))
  private let isFree = Atomic(false)
  private let condition = NSCondition()

  func stay() {
    counts.withLock { counts in
      counts.running += 1
      counts.begun += 1
      counts.most = max(counts.most, counts.running)
    }
    announce()
    condition.lock()
    while !isFree.load(ordering: .relaxed) || counts.withLock({ $0.most }) < 2 { condition.wait() }
    condition.unlock()
    counts.withLock { $0.running -= 1 }
  }

  func free() {
    isFree.store(true, ordering: .relaxed)
    announce()
  }

  private func announce() {
    condition.lock()
    condition.broadcast()
    condition.unlock()
  }
}
