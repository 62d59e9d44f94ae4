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

  @Test func `work without a place is refused`() async throws {
    let pool = try WorkPool(threads: 1, places: 0)
    #expect(await pool.run { 1 } == nil)
    #expect(await pool.run(isBounded: false) { 1 } == 1)
  }
}
