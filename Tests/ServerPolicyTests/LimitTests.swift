import ServerPolicy
import Testing

@Suite struct LimitTests {
  private let limits = {
    var limits = TransferLimits()
    (limits.reception, limits.bytesPerSecond) = (60, 100)
    return limits
  }()

  private func bytes(_ count: Int) -> [UInt8] { Array(repeating: 0x61, count: count) }

  @Test func `a connection has two minutes for a body, one for a pause, and a slow rate`() {
    let limits = TransferLimits()
    #expect((limits.reception, limits.bytesPerSecond, limits.idle) == (120, 1_000, 60))
  }

  // MARK: - Reception

  @Test func `a body of single bytes is overdue after the grace`() throws {
    var reception = Reception(limits, isStream: false)
    var now = 0.0
    reception.wait(at: now)
    while try #require(reception.patience(at: now)) > 0 {
      now += 0.5
      reception.receive(bytes(1), at: now)
      reception.wait(at: now)
      try #require(now < 6)
    }
    // Five seconds, and a hundredth of a second for each of ten bytes.
    #expect(now == 5.5)
  }

  @Test func `a body at the rate has the whole time, and no more`() throws {
    var reception = Reception(limits, isStream: false)
    for second in 0..<60 {
      reception.wait(at: Double(second))
      #expect(try #require(reception.patience(at: Double(second))) > 0)
      reception.receive(bytes(1_000), at: Double(second + 1))
    }
    reception.wait(at: 60)
    #expect(reception.patience(at: 60) == 0)
  }

  @Test func `a busy server does not count its own time`() {
    var reception = Reception(limits, isStream: false)
    #expect(reception.patience(at: 0) == nil)
    reception.wait(at: 0)
    reception.wait(at: 2)
    #expect(reception.patience(at: 2) == 3)
    reception.receive(bytes(100), at: 2)
    #expect(reception.patience(at: 1_000) == nil)
    reception.wait(at: 1_000)
    #expect(reception.patience(at: 1_000) == 4)
  }

  @Test func `each line of a stream has the time of a body`() {
    var reception = Reception(limits, isStream: true)
    reception.wait(at: 0)
    #expect(reception.patience(at: 1_000) == nil)
    reception.receive(Array("{}\n".utf8), at: 1_000)
    reception.wait(at: 1_000)
    #expect(reception.patience(at: 2_000) == nil)
    // A line begins, and its first bytes count.
    reception.receive(bytes(100), at: 2_000)
    reception.wait(at: 2_000)
    #expect(reception.patience(at: 2_000) == 6)
    reception.receive(bytes(1), at: 2_004)
    reception.wait(at: 2_004)
    #expect(reception.patience(at: 2_004) == 2.01)
    // The next line begins behind the line feed.
    reception.receive(Array("}\n{".utf8), at: 2_005)
    reception.wait(at: 2_005)
    #expect(reception.patience(at: 2_005) == 5.01)
  }

  // MARK: - Memory

  @Test func `all holders have one limit`() {
    let held = HeldBytes(limit: 100)
    let first = HeldBytes.Share(of: held)
    do {
      let second = HeldBytes.Share(of: held)
      #expect(first.grow(by: 60))
      #expect(second.grow(by: 40))
      #expect(!first.grow(by: 1))
      second.resize(to: 50)
      #expect(held.total == 110)
      #expect(!first.grow(by: 0))
      second.resize(to: 10)
      #expect(first.grow(by: 30))
      #expect(held.total == 100)
    }
    #expect(held.total == 90)
    first.resize(to: 0)
    #expect(held.total == 0)
  }

  @Test func `a body of single bytes is fragmented, one of small lines is not`() {
    var body = Reception(TransferLimits(), isStream: false)
    for _ in 0..<1_066 { body.receive([0x61], at: 0) }
    #expect(!body.isFragmented)
    body.receive([0x61], at: 0)
    #expect(body.isFragmented)
    var long = Reception(TransferLimits(), isStream: false)
    for _ in 0..<100_000 { long.receive(bytes(16), at: 0) }
    #expect(!long.isFragmented)
    var lines = Reception(TransferLimits(), isStream: true)
    for _ in 0..<10_000 { lines.receive([0x61, 0x0A], at: 0) }
    #expect(!lines.isFragmented)
    for _ in 0..<1_100 { lines.receive([0x61], at: 0) }
    #expect(lines.isFragmented)
  }

  // MARK: - Frames

  private func accepts(_ budget: inout FrameBudget, _ bytes: some RandomAccessCollection<UInt8>, at now: Double) -> Bool
  {
    budget.receive(bytes, at: now)
  }

  private func frame(_ kind: UInt8, payload: Int = 0) -> [UInt8] {
    [UInt8(payload >> 16), UInt8(payload >> 8 & 0xFF), UInt8(payload & 0xFF), kind, 0, 0, 0, 0, 1] + bytes(payload)
  }

  @Test(arguments: [2, 3, 4, 6, 7, 8, 200] as [UInt8])
  func `frames without content exceed their budget`(kind: UInt8) {
    var budget = FrameBudget(at: 0, preface: 24)
    #expect(accepts(&budget, bytes(24), at: 0))
    for _ in 0..<1_000 { #expect(accepts(&budget, frame(kind, payload: 4), at: 0)) }
    #expect(!accepts(&budget, frame(kind, payload: 4), at: 0))
  }

  @Test func `frames of single bytes exceed their budget, others do not`() {
    var budget = FrameBudget(at: 0, preface: 0)
    for _ in 0..<10_000 { #expect(accepts(&budget, frame(0, payload: 16), at: 0)) }
    // The last frame of a body may be empty: END_STREAM.
    for _ in 0..<10_000 { #expect(accepts(&budget, [0, 0, 0, 0, 1, 0, 0, 0, 1], at: 0)) }
    for _ in 0..<1_000 { #expect(accepts(&budget, frame(0, payload: 1), at: 0)) }
    #expect(!accepts(&budget, frame(0, payload: 1), at: 0))
  }

  @Test(arguments: [1, 2, 7, 9, 10, 1_000])
  func `frames are counted in pieces of any size`(size: Int) {
    var budget = FrameBudget(at: 0, preface: 0)
    let text = (0..<1_000).flatMap { _ in frame(8, payload: 4) + frame(0, payload: 300) }
    for start in stride(from: 0, to: text.count, by: size) {
      #expect(accepts(&budget, text[start..<min(start + size, text.count)], at: 0))
    }
    #expect(!accepts(&budget, frame(8, payload: 4), at: 0))
  }

  @Test func `time and answers add to the budget`() {
    var budget = FrameBudget(at: 0, preface: 0)
    let many = (0..<1_000).flatMap { _ in frame(8, payload: 4) }
    #expect(accepts(&budget, many, at: 0))
    // A hundred frames a second, at most a thousand.
    #expect(accepts(&budget, many.prefix(13 * 100), at: 1))
    #expect(!accepts(&budget, frame(6, payload: 8), at: 1))
    var rested = FrameBudget(at: 0, preface: 0)
    #expect(accepts(&rested, many, at: 1_000))
    #expect(!accepts(&rested, frame(6, payload: 8), at: 1_000))
    // A picture of 16 MB in frames of 16 KB, each of which the client acknowledges twice.
    var reader = FrameBudget(at: 0, preface: 0)
    #expect(accepts(&reader, many, at: 0))
    reader.send(16 << 20)
    #expect(accepts(&reader, many + many, at: 0))
    // One further frame for each 1,024 bytes.
    var small = FrameBudget(at: 0, preface: 0)
    #expect(accepts(&small, many, at: 0))
    small.send(10 << 10)
    #expect(accepts(&small, many.prefix(13 * 10), at: 0))
    #expect(!accepts(&small, frame(8, payload: 4), at: 0))
  }
}
