import Diagnostics
import Testing

/// The shared counter of work, compared with the counter that it calls every 128 units.
@Suite struct SharedWorkMeterTests {
  @Test(arguments: [0, 100, 128, 1_000, 5_000]) func `both counters end at the same unit`(_ limit: Int) {
    var meter = WorkMeter(Deadline(nil, budget: WorkBudget(limit: limit)))
    let shared = SharedWorkMeter(Deadline(nil, budget: WorkBudget(limit: limit)))
    var sum = 0
    for step in 0..<4_000 {
      let units = step % 97 == 0 ? 200 : step % 5
      sum += units
      #expect(shared.allowsMore(units) == meter.allowsMore(units))
      #expect(shared.isOver == meter.isOver && shared.counted == sum)
    }
  }
}

/// The steps and the bytes that a counter of work counts.
@Suite struct WorkCountTests {
  @Test func `256 steps are a unit`() {
    let budget = WorkBudget(limit: 127)
    var meter = WorkMeter(Deadline(nil, budget: budget))
    for _ in 0..<127 * 256 + 255 { _ = meter.allowsMore(steps: 1) }
    #expect(!meter.isOver)
    #expect(meter.allowsMore(steps: 1) == false)

    let shared = SharedWorkMeter(Deadline(nil, budget: WorkBudget(limit: 127)))
    #expect(shared.allowsMore(steps: 127 * 256 + 255))
    #expect(!shared.allowsMore(steps: 1))
  }

  @Test func `all counters of a deadline share the bytes`() {
    let deadline = Deadline(nil, bytes: ByteBudget(limit: 1_000, option: "--max-input"))
    var meter = WorkMeter(deadline)
    let shared = SharedWorkMeter(deadline)
    #expect(meter.allowsMore(bytes: 600) == true)
    #expect(shared.allowsMore(bytes: 400))
    #expect(meter.allowsMore(bytes: 1) == false)
    #expect(!shared.allowsMore(bytes: 1))
    #expect(deadline.hasPassed)
    #expect(
      deadline.problem.message == "the values that are made from the document have more than 1000 bytes (--max-input)")
    #expect(deadline.problem.code == "render.bytes")
  }

  @Test func `the sum of large lengths does not overflow`() {
    var meter = WorkMeter(Deadline(nil, bytes: ByteBudget()))
    #expect(meter.allowsMore(bytes: .max / 2) == false)
    for _ in 0..<8 { #expect(meter.allowsMore(bytes: 1 << 40) == false) }
  }
}
