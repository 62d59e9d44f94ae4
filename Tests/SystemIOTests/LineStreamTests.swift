import Foundation
import Synchronization
import SystemIO
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lines through pipes, on several threads.
@Suite struct LineStreamTests {
  @Test(arguments: [1, 2, 5])
  func `every line is answered once and in order, although each takes another time`(_ jobs: Int) throws {
    let lines = (1...500).map { String(repeating: "x", count: $0 * 7 % 90) }
    let (output, count) = try answers(to: lines.map { $0 + "\n" }.joined(), jobs: jobs) { line, number in
      if number % 5 == 0 { for _ in 0..<number % 3 * 100 { sched_yield() } }
      return Array("\(number):\(line.text.count)\n".utf8)
    }
    #expect(count == 500)
    #expect(output == zip(1..., lines).map { "\($0):\($1.count)\n" }.joined())
  }

  @Test(arguments: [
    ("", [String]()), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("a\n\nb", ["a", "", "b"]), ("\n\n", ["", ""]),
    ("a\r\nb\u{0}\n", ["a\r", "b\u{0}"]),
  ])
  func `a line ends with a line feed, the last one may go without`(_ input: String, _ lines: [String]) throws {
    let (output, count) = try answers(to: input, jobs: 2) { line, _ in Array("<\(line.text)>".utf8) }
    #expect(output == lines.map { "<\($0)>" }.joined())
    #expect(count == lines.count)
  }

  @Test func `a line over the limit is passed over, the next one is read`() throws {
    let long = String(repeating: "y", count: 300_000)
    var limits = LineStreamLimits(jobs: 2, lineBytes: 200_000)
    limits.flushesEachLine = true
    let (output, _) = try answers(to: "a\n\(long)\nb\n\(long)", limits: limits) { line, number in
      Array("\(number)\(line == .tooLong ? "!" : line.text) ".utf8)
    }
    #expect(output == "1a 2! 3b 4! ")
    let fitting = String(repeating: "z", count: 200_000)
    let (exact, _) = try answers(to: "\(fitting)\n\(fitting)z\n", limits: limits) { line, number in
      Array("\(number)\(line == .tooLong ? "!" : "") ".utf8)
    }
    #expect(exact == "1 2! ")
  }

  @Test func `lines begun and not written stay within the limit of lines`() throws {
    var limits = LineStreamLimits(jobs: 2, lineBytes: 1 << 20)
    limits.flushesEachLine = true
    let flow = Flow(heldAnswers: limits.heldLines, answerBytes: 100_000)
    #expect(try flow.run(lines: 200, limits: limits) == 200)
    #expect(flow.excess.withLock { $0 } == 0)
  }

  @Test func `answers beyond the limit of bytes hold back the work`() throws {
    var limits = LineStreamLimits(jobs: 1, lineBytes: 1 << 20)
    limits.flushesEachLine = true
    limits.heldBytes = 1_000
    limits.heldLines = 100
    let flow = Flow(heldAnswers: 1, answerBytes: 200_000)
    #expect(try flow.run(lines: 50, limits: limits) == 50)
    #expect(flow.excess.withLock { $0 } == 0)
  }

  @Test func `a stop answers the records in progress only`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 2, lineBytes: 100))
    // The input stays open: without the stop the stream would not end.
    pipes.input.fileHandleForWriting.write(Data(String(repeating: "x\n", count: 20).utf8))
    let begun = Mutex(0)
    let isStopped = Gate()
    let count = try stream.run { _, number in
      begun.withLock { $0 += 1 }
      if number == 5 {
        stream.stop()
        isStopped.open()
      }
      // The other thread starts at most one line after the fifth before the stop.
      if number > 5 { isStopped.pass() }
      return Array("\(number)\n".utf8)
    }
    try pipes.output.fileHandleForWriting.close()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    #expect(count == begun.withLock { $0 })
    #expect((5...6).contains(count))
    #expect(String(decoding: output, as: UTF8.self) == (1...count).map { "\($0)\n" }.joined())
  }

  @Test func `a stop wakes a stream that waits for input`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 1, lineBytes: 100))
    pipes.input.fileHandleForWriting.write(Data("a\nnot a whole line".utf8))
    Thread.detachNewThread {
      // The answer shows that the line before the wait is finished.
      _ = pipes.output.fileHandleForReading.readData(ofLength: 1)
      stream.stop()
    }
    #expect(try stream.run { _, _ in [0x0A] } == 1)
  }

  @Test func `a reader that is gone ends a stream that waits for input`() throws {
    ignoreOutputSignals()
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 1, lineBytes: 100))
    pipes.input.fileHandleForWriting.write(Data("a\n".utf8))
    Thread.detachNewThread {
      _ = pipes.output.fileHandleForReading.readData(ofLength: 1)
      try? pipes.output.fileHandleForReading.close()
    }
    #expect(throws: IOFailure.brokenPipe) { try stream.run { _, _ in [0x0A] } }
  }

  @Test func `an output that cannot be written ends the stream with its failure`() throws {
    let full = try FileHandle(forWritingTo: URL(filePath: "/dev/full"))
    let input = Pipe()
    input.fileHandleForWriting.write(Data("a\n".utf8))
    let stream = try LineStream(
      input: input.fileHandleForReading.fileDescriptor, output: full.fileDescriptor,
      limits: LineStreamLimits(jobs: 2, lineBytes: 100))
    #expect(throws: IOFailure.cannotWrite(path: "<stdout>", reason: "no space left on device")) {
      try stream.run { _, _ in [0x0A] }
    }
  }

  // MARK: - Support

  private func answers(
    to input: String, jobs: Int, work: @escaping LineStream.Work
  ) throws -> (output: String, count: Int) {
    try answers(to: input, limits: LineStreamLimits(jobs: jobs, lineBytes: 1_000), work: work)
  }

  private func answers(
    to input: String, limits: LineStreamLimits, work: @escaping LineStream.Work
  ) throws -> (output: String, count: Int) {
    let pipes = (input: Pipe(), output: Pipe())
    Thread.detachNewThread {
      pipes.input.fileHandleForWriting.write(Data(input.utf8))
      try? pipes.input.fileHandleForWriting.close()
    }
    let collected = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let data = pipes.output.fileHandleForReading.readDataToEndOfFile()
      collected.withLock { $0 = data }
      isRead.signal()
    }
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: limits)
    let count = try stream.run(work: work)
    try pipes.output.fileHandleForWriting.close()
    isRead.wait()
    return (String(decoding: collected.withLock { $0 }, as: UTF8.self), count)
  }
}

/// A gate at which threads wait until it is open.
private final class Gate: Sendable {
  private let turn = DispatchSemaphore(value: 0)

  func open() { turn.signal() }

  func pass() {
    turn.wait()
    turn.signal()
  }
}

/// A stream with large answers whose reader takes one answer at a time.
///
/// The reader waits until as many lines have started as the limits allow, raises the allowance by one answer and reads
/// one. A line that starts beyond the allowance is counted in ``excess``; the test does not depend on time.
private final class Flow: Sendable {
  /// The number of lines that started although the limits were exceeded.
  let excess = Mutex(0)
  private let counts = NSCondition()
  private let begun = Mutex(0)
  private let allowed: Mutex<Int>
  private let answerBytes: Int
  private let heldAnswers: Int
  private let isDone = DispatchSemaphore(value: 0)

  /// The capacity of a Linux pipe in bytes: an answer counts as written once the rest of it fits.
  private static let pipeBytes = 1 << 16

  init(heldAnswers: Int, answerBytes: Int) {
    (self.heldAnswers, self.answerBytes) = (heldAnswers, answerBytes)
    allowed = Mutex(heldAnswers)
  }

  /// Runs the stream; returns the number of answered lines.
  func run(lines: Int, limits: LineStreamLimits) throws -> Int {
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: limits)
    let answer = [UInt8](repeating: 0x61, count: answerBytes)
    Thread.detachNewThread { [self] in
      _ = try? stream.run { [self] _, _ in
        begin()
        return answer
      }
      try? pipes.output.fileHandleForWriting.close()
      isDone.signal()
    }
    Thread.detachNewThread {
      pipes.input.fileHandleForWriting.write(Data(String(repeating: "x\n", count: lines).utf8))
      try? pipes.input.fileHandleForWriting.close()
    }
    var read = 0
    for number in 0..<lines {
      awaitBegun(min(lines, heldAnswers + number))
      read += answerBytes
      let mayBegin = heldAnswers + (read + Self.pipeBytes) / answerBytes
      allowed.withLock { $0 = mayBegin }
      guard pipes.output.fileHandleForReading.readData(ofLength: answerBytes).count == answerBytes else { break }
    }
    isDone.wait()
    return begun.withLock { $0 }
  }

  private func begin() {
    let count = begun.withLock { count in
      count += 1
      return count
    }
    if count > allowed.withLock({ $0 }) { excess.withLock { $0 += 1 } }
    counts.lock()
    counts.broadcast()
    counts.unlock()
  }

  private func awaitBegun(_ count: Int) {
    counts.lock()
    while begun.withLock({ $0 }) < count { counts.wait() }
    counts.unlock()
  }
}

extension InputLine {
  fileprivate var text: String {
    switch self {
    case .line(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: "too long"
    }
  }
}
