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
