import Platform

/// The limits of a ``LineStream``: the number of lines that are answered concurrently, and the size of the data in
/// memory.
package struct LineStreamLimits: Sendable {
  /// The number of worker threads of the stream, at least 1.
  package var jobs: Int
  /// The maximum length of a line in bytes; longer lines are skipped and reported as ``InputLine/tooLong``.
  package var lineBytes: Int
  /// The maximum number of lines that are read and whose answers are not written yet; above it, reading waits.
  package var heldLines: Int
  /// The maximum size in bytes of the lines and answers in memory; above it, reading and further answers wait.
  package var heldBytes = 32 << 20
  /// True to write each answer immediately; false to collect up to 64 KiB while other lines are in progress.
  package var flushesEachLine = false

  /// Creates limits with `jobs` threads, at least 1, lines of at most `lineBytes` bytes, and 64 held lines per thread.
  ///
  /// So many lines are in memory that a thread processes several between two switches of threads.
  package init(jobs: Int, lineBytes: Int) {
    self.jobs = max(1, jobs)
    self.lineBytes = lineBytes
    heldLines = 64 * max(1, jobs)
  }
}

/// A stream that answers the lines of one descriptor on another: one answer per line, in order, computed on threads.
///
///     read ──▶ waiting ──▶ N threads ──▶ answers by number ──▶ write
///      ▲────────────────── bounded lines and bytes ────────────┘
///
/// Reading pauses while a limit is reached, so that slow reading of the output slows down the writer of the input.
package final class LineStream: Sendable {
  /// A function that computes the bytes of the answer to a line, whose number is counted from 1.
  package typealias Work = @Sendable (_ line: InputLine, _ number: Int) -> [UInt8]

  private let input: Int32
  private let output: Int32
  private let limits: LineStreamLimits
  private let state = Monitor(LineStreamState())
  /// A byte in the pipe wakes the reading thread.
  private let wakeUp: PipeEnds

  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, limits: LineStreamLimits
  ) throws(IOFailure) {
    guard let wakeUp = PipeEnds() else { throw .cannotCreate(path: "<pipe>", reason: lastErrorReason()) }
    (self.input, self.output, self.limits, self.wakeUp) = (input, output, limits, wakeUp)
  }

  /// Requests the end of the stream: lines in progress are answered, and no other line is started; returns immediately.
  package func stop() {
    state.update { $0.isStopped = true }
    wakeReader()
  }

  /// Processes lines until the input ends or ``stop()`` is called; returns the number of answered lines.
  ///
  /// - Parameters:
  ///   - didWrite: a function that receives the total numbers of answered lines and of consumed bytes after each
  ///     answer, or after several of them.
  ///   - work: the function that computes the answer of a line; called concurrently.
  /// - Throws: ``IOFailure/brokenPipe`` if the other end of the output is closed; ``IOFailure`` if the input or output
  ///   fails, or if no thread is available.
  package func run(
    didWrite: (_ lines: Int, _ bytesRead: Int) -> Void = { _, _ in }, work: @escaping Work
  ) throws(IOFailure) -> Int {
    if let status = Descriptor.status(of: input) { noteInput(status) }
    guard let reader = DeepThread({ self.read() }) else {
      throw .cannotCreate(path: "<thread>", reason: lastErrorReason())
    }
    let workers = (0..<limits.jobs).compactMap { _ in DeepThread { self.answer(work) } }
    if workers.isEmpty { state.update { $0.failure = .cannotCreate(path: "<thread>", reason: "there is none left") } }
    do throws(IOFailure) {
      try writeAnswers(didWrite)
    } catch {
      state.update { $0.failure = $0.failure ?? error }
    }
    wakeReader()
    reader.join()
    for worker in workers { worker.join() }
    let (count, failure) = state.update { ($0.written, $0.failure) }
    if let failure { throw failure }
    return count
  }

  // MARK: - Work of the threads

  private func read() {
    var reader = LineReader(input: input, output: output, wakeUp: wakeUp.readEnd.number, limit: limits.lineBytes)
    while let room = state.wait(
      until: { [limits] in $0.isOver || $0.hasMuchRoom(limits) },
      { [limits] in $0.isOver ? .over : $0.hasRoom(limits) ? .ready($0.room(limits)) : .later })
    {
      do throws(IOFailure) {
        guard let first = try reader.next() else { return state.update { $0.endLines(offset: reader.offset) } }
        // Lines that are in memory are added together: each change of the state can make another thread wait.
        var lines = [first]
        while lines.count < room, reader.hasLine, let line = try reader.next() { lines.append(line) }
        state.update { $0.add(lines, offset: reader.offset) }
      } catch {
        state.update { $0.end(with: error) }
        return
      }
    }
  }

  private func answer(_ work: Work) {
    while let (line, number) = state.wait(until: { [limits] in $0.canStart(limits) }, { [limits] in $0.next(limits) }) {
      let bytes = work(line, number)
      state.update { $0.add(bytes, for: line, number: number) }
    }
  }

  private func writeAnswers(_ didWrite: (Int, Int) -> Void) throws(IOFailure) {
    let blockBytes = limits.flushesEachLine ? 0 : 1 << 16
    var block: [UInt8] = []
    while let (answers, isLast) = state.wait(
      until: { [limits] in $0.hasBlock(of: blockBytes, limits) }, { $0.takeAnswers(of: blockBytes) })
    {
      for answer in answers { block.append(contentsOf: answer) }
      if isLast || block.count > blockBytes {
        try writeAll(block, to: output, path: "<stdout>")
        block.removeAll(keepingCapacity: block.count <= 1 << 20)
      }
      let (lines, bytes) = state.update { state in
        state.didWrite(answers)
        return (state.written, state.offset)
      }
      didWrite(lines, bytes)
    }
    try writeAll(block, to: output, path: "<stdout>")
  }

  /// Writes a byte into the pipe, to wake the reading thread; a failure is ignored.
  private func wakeReader() {
    var byte: UInt8 = 1
    _ = unsafe write(wakeUp.writeEnd.number, &byte, 1)
  }
}
