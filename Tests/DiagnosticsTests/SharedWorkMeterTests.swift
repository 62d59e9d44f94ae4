import Diagnostics
import Synchronization
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

  @Test func `a budget is spent above its limit`() {
    let work = Deadline(nil, budget: WorkBudget(limit: 7))
    #expect(work.allowsMore(7))
    #expect(!work.hasPassed)
    #expect(!work.allowsMore(1))
    #expect(work.problem.code == "render.work")
    #expect(work.problem.message == "the document takes more than 7 units of work (--max-work)")
    #expect(throws: InvalidInput.self) { try work.check() }
    let time = Deadline { true }
    #expect(time.hasPassed && time.problem.code == "render.deadline")
    #expect(Deadline { false }.allowsMore(1 << 40))
    #expect(!Deadline.never.hasPassed)
  }

  @Test func `the bytes of all ranges fit the numbers of a document`() {
    #expect(ByteBudget.maximumLimit == 268_435_456)
    #expect(ByteBudget(limit: .max).limit == 268_435_456)
    #expect(ByteBudget(limit: 7).limit == 7)
    #expect(ByteBudget().limit == 268_435_456)
    let both = Deadline(nil, budget: WorkBudget(limit: 1)).with(ByteBudget(limit: 3))
    var meter = WorkMeter(both)
    #expect(meter.allowsMore(bytes: 4) == false)
    #expect(both.problem.code == "render.bytes")
    #expect(both.problem.message == "the values that are made from the document have more than 3 bytes")
    #expect(!both.allowsMore(2))
    #expect(both.problem.code == "render.work")
  }

  @Test(arguments: [127, 128, 129])
  func `the deadline is checked every 128 units`(units: Int) {
    var meter = WorkMeter(Deadline { true })
    for _ in 0..<units - 1 { _ = meter.allowsMore() }
    #expect(meter.allowsMore() == (units < 128))
    var isEnded = false
    do { try meter.end() } catch { isEnded = true }
    #expect(isEnded == (units >= 128))
  }

  @Test func `an observer receives each count, and a deadline is checked as often`() {
    let counts = Counts()
    var meter = WorkMeter(Deadline({ true }, observer: { counts.add($0) }))
    for units in [3, 5, 100, 19] { #expect(meter.allowsMore(units) == true) }
    #expect(meter.allowsMore() == false)
    #expect(counts.all == [3, 5, 100, 19, 1])
    let shared = SharedWorkMeter(Deadline({ true }, observer: { counts.add($0) }))
    #expect(shared.allowsMore(127))
    #expect(!shared.allowsMore(1))
    #expect(counts.all.suffix(2) == [127, 1])
  }

  @Test func `a location is a number of 31 bits`() {
    #expect(SourceLocation(offset: 1 << 40).offset == 0x7FFF_FFFF)
    #expect(SourceLocation(offset: 7).offset == 7)
    #expect(SourceLocation(offset: 7) < SourceLocation(offset: 8))
    #expect(!(SourceLocation(offset: 7) < SourceLocation(offset: 7)))
  }
}

/// The counts that an observer has received.
private final class Counts: Sendable {
  private let counts = Mutex<[Int]>([])

  var all: [Int] { counts.withLock { $0 } }

  func add(_ count: Int) { counts.withLock { $0.append(count) } }
}
