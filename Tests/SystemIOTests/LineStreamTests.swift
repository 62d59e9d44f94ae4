import Foundation
import Glibc
import Synchronization
import SystemIO
import Testing

/// Lines through pipes, on several threads.
@Suite(.timeLimit(.minutes(5))) struct LineStreamTests {
  @Test(arguments: [1, 2, 5])
  func `every line is answered once, in order, whatever each takes`(_ jobs: Int) throws {
    let lines = (1...500).map { String(repeating: "x", count: $0 * 7 % 90) }
    let (output, count) = try answers(to: lines.map { $0 + "\n" }.joined(), jobs: jobs) { line, number in
      if number % 5 == 0 { usleep(UInt32(number % 3) * 700) }
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

  @Test func `who writes waits for who reads: no more is held than the limits say`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    var limits = LineStreamLimits(jobs: 2, lineBytes: 1 << 20)
    limits.flushesEachLine = true
    let begun = Mutex(0)
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: limits)
    let answer = [UInt8](repeating: 0x61, count: 99_999) + [0x0A]
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? stream.run { _, _ in
        begun.withLock { $0 += 1 }
        return answer
      }
      try? pipes.output.fileHandleForWriting.close()
      isDone.signal()
    }
    Thread.detachNewThread {
      pipes.input.fileHandleForWriting.write(Data(String(repeating: "x\n", count: 200).utf8))
      try? pipes.input.fileHandleForWriting.close()
    }
    // Nobody reads: the work comes to rest after as many lines as are held.
    while begun.withLock({ $0 }) < limits.heldLines { usleep(10_000) }
    usleep(300_000)
    #expect(begun.withLock { $0 } == limits.heldLines)
    #expect(pipes.output.fileHandleForReading.readDataToEndOfFile().count == 200 * answer.count)
    isDone.wait()
    #expect(begun.withLock { $0 } == 200)
  }

  @Test func `answers beyond the limit of bytes hold back the work, too`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    var limits = LineStreamLimits(jobs: 1, lineBytes: 1 << 20)
    limits.flushesEachLine = true
    limits.heldBytes = 1_000
    limits.heldLines = 100
    let begun = Mutex(0)
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: limits)
    pipes.input.fileHandleForWriting.write(Data(String(repeating: "x\n", count: 50).utf8))
    try pipes.input.fileHandleForWriting.close()
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? stream.run { _, _ in
        begun.withLock { $0 += 1 }
        return [UInt8](repeating: 0x61, count: 200_000)
      }
      try? pipes.output.fileHandleForWriting.close()
      isDone.signal()
    }
    usleep(300_000)
    #expect(begun.withLock { $0 } == 1)
    #expect(pipes.output.fileHandleForReading.readDataToEndOfFile().count == 50 * 200_000)
    isDone.wait()
  }

  @Test func `a stop answers what is begun and nothing else`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 2, lineBytes: 100))
    // The input stays open: without the stop there would be no end.
    pipes.input.fileHandleForWriting.write(Data(String(repeating: "x\n", count: 20).utf8))
    let begun = Mutex(0)
    let count = try stream.run { _, number in
      begun.withLock { $0 += 1 }
      if number == 5 { stream.stop() }
      usleep(2_000)
      return Array("\(number)\n".utf8)
    }
    try pipes.output.fileHandleForWriting.close()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    #expect(count == begun.withLock { $0 })
    #expect((5...8).contains(count))
    #expect(String(decoding: output, as: UTF8.self) == (1...count).map { "\($0)\n" }.joined())
  }

  @Test func `a stop wakes a stream that waits for input`() throws {
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 1, lineBytes: 100))
    pipes.input.fileHandleForWriting.write(Data("a\nnot a whole line".utf8))
    let count = try stream.run { _, _ in
      Thread.detachNewThread {
        usleep(50_000)
        stream.stop()
      }
      return [0x0A]
    }
    #expect(count == 1)
  }

  @Test func `a reader that is gone ends a stream that waits for input`() throws {
    ignoreBrokenPipes()
    let pipes = (input: Pipe(), output: Pipe())
    let stream = try LineStream(
      input: pipes.input.fileHandleForReading.fileDescriptor,
      output: pipes.output.fileHandleForWriting.fileDescriptor, limits: LineStreamLimits(jobs: 1, lineBytes: 100))
    pipes.input.fileHandleForWriting.write(Data("a\n".utf8))
    Thread.detachNewThread {
      usleep(50_000)
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

extension InputLine {
  fileprivate var text: String {
    switch self {
    case .line(let bytes): String(decoding: bytes, as: UTF8.self)
    case .tooLong: "too long"
    }
  }
}
