import Cassowary
import Synchronization
import Testing

@Suite struct SolverWorkTests {
  @Test func `work up to the limit is allowed, and reported every 200,000 coefficients`() throws {
    let reported = Mutex<[Int]>([])
    var work = SolverWork(limit: 500_000) { count in
      reported.withLock { $0.append(count) }
      return count < 300_000
    }
    try work.spend(199_999)
    #expect(reported.withLock { $0 } == [])
    try work.spend(1)
    #expect(reported.withLock { $0 } == [200_000])
    try work.spend(199_999)
    #expect(throws: SolverError.stalled) { try work.spend(100_001) }
    #expect(reported.withLock { $0 } == [200_000, 300_000])
    #expect(throws: SolverError.stalled) { try work.spend(1) }
    work.finish()
    #expect(reported.withLock { $0 } == [200_000, 300_000, 1])
  }
}
