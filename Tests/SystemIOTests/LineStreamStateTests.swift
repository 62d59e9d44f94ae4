import Testing

@testable import SystemIO

/// The rules for reading, starting and writing the lines of a stream, without threads.
@Suite struct LineStreamStateTests {
  private func limits(_ change: (inout LineStreamLimits) -> Void = { _ in }) -> LineStreamLimits {
    var limits = LineStreamLimits(jobs: 1, lineBytes: 100)
    (limits.heldLines, limits.heldBytes) = (8, 100)
    change(&limits)
    return limits
  }

  /// A state with lines of 10 bytes, of which the first ones are started and answered with 10 bytes each.
  private func state(read: Int, started: Int = 0, answered: Int = 0, written: Int = 0, bytes: Int = 10)
    -> LineStreamState
  {
    var state = LineStreamState()
    let line = InputLine.line([UInt8](repeating: 0, count: bytes))
    let answer = [UInt8](repeating: 0, count: 10)
    let wide = limits { ($0.heldLines, $0.heldBytes) = (1_000, 1_000_000) }
    state.add(Array(repeating: line, count: read), offset: 10 * read)
    for _ in 0..<started { _ = state.next(wide) }
    for number in 1...max(1, answered) where number <= answered { state.add(answer, for: line, number: number) }
    if written > 0, case .ready(let taken) = state.takeAnswers(of: 10 * written) { state.didWrite(taken.answers) }
    return state
  }

  @Test func `a thread holds 64 lines`() {
    #expect(LineStreamLimits(jobs: 0, lineBytes: 9).jobs == 1)
    #expect(LineStreamLimits(jobs: 0, lineBytes: 9).heldLines == 64)
    #expect(LineStreamLimits(jobs: 3, lineBytes: 9).heldLines == 192)
    #expect(LineStreamLimits(jobs: 3, lineBytes: 9).heldBytes == 33_554_432)
  }

  @Test(arguments: [
    // Read, bytes of a line; less than 8 lines and less than 100 bytes, for much room 4 lines and less than 50 bytes.
    (0, 10, true, true, 8), (1, 10, true, true, 7), (4, 10, true, true, 4), (5, 1, true, false, 3),
    (7, 10, true, false, 1),
    (8, 1, false, false, 1), (9, 1, false, false, 1), (3, 33, true, false, 5), (3, 34, false, false, 5),
    (4, 12, true, true, 4), (2, 25, true, false, 6), (1, 500, false, false, 7),
  ])
  func `lines are read while there is room`(read: Int, bytes: Int, hasRoom: Bool, hasMuch: Bool, room: Int) {
    let state = state(read: read, bytes: bytes)
    #expect(state.hasRoom(limits()) == hasRoom)
    #expect(state.hasMuchRoom(limits()) == hasMuch)
    #expect(state.hasMuchRoom(limits { $0.flushesEachLine = true }) == hasRoom)
    #expect(state.room(limits()) == room)
    #expect(state.offset == 10 * read)
  }

  @Test func `written lines make room, also if a single line exceeds the limit`() {
    let state = state(read: 6, started: 6, answered: 6, written: 6)
    #expect(state.written == 6 && state.hasRoom(limits()) && state.hasMuchRoom(limits()))
    #expect(state.room(limits()) == 8)
    #expect(!self.state(read: 6, started: 6, answered: 6).hasMuchRoom(limits()))
    let some = (7...11).map { self.state(read: $0, started: 3, answered: 3, written: 3, bytes: 4) }
    #expect(some.map { $0.hasMuchRoom(limits()) } == [true, false, false, false, false])
    #expect(some.map { $0.hasRoom(limits()) } == [true, true, true, true, false])
    #expect(some.map { $0.room(limits()) } == [4, 3, 2, 1, 1])
  }

  @Test func `a line is started unless the answers in memory exceed the limit`() {
    var state = state(read: 12, started: 10, answered: 0)
    let line = InputLine.line([])
    for number in 2...10 { state.add([UInt8](repeating: 0, count: 11), for: line, number: number) }
    #expect(state.canStart(limits()))
    #expect(state.canStart(limits { $0.heldBytes = 100 }))
    #expect(!state.canStart(limits { $0.heldBytes = 99 }))
    guard case .later = state.next(limits { $0.heldBytes = 99 }) else {
      Issue.record("a line was started")
      return
    }
    guard case .ready(let started) = state.next(limits { $0.heldBytes = 100 }) else {
      Issue.record("no line was started")
      return
    }
    #expect(started.number == 11)
    // The line whose answer is written next starts always.
    #expect(self.state(read: 1).canStart(limits { $0.heldBytes = 0 }))
    #expect(!self.state(read: 0).canStart(limits()))
  }

  @Test(arguments: [
    // Read, started, answered, size of a block: the size, half of the held lines, and the last answers in progress.
    (9, 9, 0, 0, false), (9, 9, 1, 0, true), (9, 9, 1, 10, true), (9, 9, 1, 11, false), (9, 9, 3, 31, false),
    (9, 9, 4, 99, true), (2, 2, 2, 99, true), (3, 3, 2, 99, false),
  ])
  func `answers are written in blocks`(read: Int, started: Int, answered: Int, bytes: Int, hasBlock: Bool) {
    #expect(state(read: read, started: started, answered: answered).hasBlock(of: bytes, limits()) == hasBlock)
  }

  @Test func `answers are taken in order up to the size of a block`() {
    var state = state(read: 4, started: 4, answered: 4)
    guard case .ready(let first) = state.takeAnswers(of: 11) else {
      Issue.record("no answers")
      return
    }
    #expect(first.answers.count == 2 && !first.isLast)
    state.didWrite(first.answers)
    guard case .ready(let rest) = state.takeAnswers(of: 20) else {
      Issue.record("no answers")
      return
    }
    #expect(rest.answers.count == 2 && rest.isLast)
    state.didWrite(rest.answers)
    guard case .later = state.takeAnswers(of: 10) else {
      Issue.record("the stream is over before the end of its input")
      return
    }
    #expect(!state.hasBlock(of: 1, limits()))
    state.endLines(offset: 40)
    #expect(state.hasBlock(of: 1, limits()))
    guard case .over = state.takeAnswers(of: 10) else {
      Issue.record("the stream is not over")
      return
    }
  }

  @Test func `a stopped stream answers the started lines only`() {
    var state = state(read: 4, started: 2, answered: 1, written: 1)
    state.isStopped = true
    #expect(state.isOver && state.canStart(limits()))
    guard case .over = state.next(limits()) else {
      Issue.record("a line was started")
      return
    }
    guard case .later = state.takeAnswers(of: 10) else {
      Issue.record("the second answer is not waited for")
      return
    }
    state.add([0], for: .line([]), number: 2)
    #expect(state.hasBlock(of: 99, limits()))
    guard case .ready(let taken) = state.takeAnswers(of: 10) else {
      Issue.record("no answers")
      return
    }
    #expect(taken.isLast)
    state.didWrite(taken.answers)
    guard case .over = state.takeAnswers(of: 10) else {
      Issue.record("the stream is not over")
      return
    }
  }

  @Test func `a failure of the input is reported after the answers, a broken pipe at once`() {
    let failure = IOFailure.cannotRead(path: "-", reason: "gone")
    var state = state(read: 1, started: 1, answered: 1)
    state.end(with: failure)
    #expect(!state.isOver && state.failure == nil)
    guard case .ready(let taken) = state.takeAnswers(of: 1) else {
      Issue.record("no answers")
      return
    }
    state.didWrite(taken.answers)
    guard case .over = state.takeAnswers(of: 1) else {
      Issue.record("the stream is not over")
      return
    }
    #expect(state.failure == failure)
    var broken = self.state(read: 1, started: 1, answered: 1)
    broken.end(with: .brokenPipe)
    #expect(broken.isOver && broken.hasBlock(of: 99, limits()))
    guard case .over = broken.takeAnswers(of: 1) else {
      Issue.record("the stream is not over")
      return
    }
  }
}
