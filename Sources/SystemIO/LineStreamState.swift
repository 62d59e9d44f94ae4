/// The lines of a ``LineStream`` in progress, each of which is waiting, started, answered or written.
struct LineStreamState {
  var isStopped = false
  /// The failure that ends the stream without further answers; nil for none.
  var failure: IOFailure?
  /// The number of lines whose answers are written.
  private(set) var written = 0
  /// The number of bytes of the input that the reader has returned or skipped.
  private(set) var offset = 0

  /// The lines that are read but not started, in order, with their numbers counted from 1.
  private var waiting: [(line: InputLine, number: Int)] = []
  /// The answers that are computed and not written; the key is the number of the line, counted from 1.
  ///
  /// The dictionary is accessed by key only, so its order has no effect.
  private var answers: [Int: [UInt8]] = [:]
  private var readCount = 0
  private var begunCount = 0
  private var isAtEnd = false
  /// The failure of the input, which is reported after the lines before it are answered; nil for none.
  private var inputFailure: IOFailure?
  private var lineBytes = 0
  private var answerBytes = 0

  /// True after a stop request or a failure: no further line is read or started.
  var isOver: Bool { isStopped || failure != nil }

  func hasRoom(_ limits: LineStreamLimits) -> Bool {
    readCount == written
      || readCount - written < limits.heldLines && lineBytes + answerBytes < limits.heldBytes
  }

  /// True if half of the limits is free, so that a blocked reader can add several lines.
  ///
  /// If each answer is written at once, any room is enough.
  func hasMuchRoom(_ limits: LineStreamLimits) -> Bool {
    if limits.flushesEachLine { return hasRoom(limits) }
    return readCount == written
      || readCount - written <= limits.heldLines / 2 && lineBytes + answerBytes < limits.heldBytes / 2
  }

  /// True if a thread can start a line, or if no further line is started.
  func canStart(_ limits: LineStreamLimits) -> Bool {
    guard !isOver, let first = waiting.first else { return isOver || isAtEnd }
    return mayStart(number: first.number, limits)
  }

  /// True if the answers in memory permit the start of a line; the line whose answer is written next can always start.
  private func mayStart(number: Int, _ limits: LineStreamLimits) -> Bool {
    answerBytes < limits.heldBytes || number == written + 1
  }

  /// True if the next answers fill a block or are the last ones in progress, or if the stream has ended.
  ///
  /// The answers also fill a block if they are half of the lines in memory, so that the reader never waits for them.
  ///
  /// - Parameter blockBytes: the size of a block in bytes; 0 for one answer.
  func hasBlock(of blockBytes: Int, _ limits: LineStreamLimits) -> Bool {
    if failure != nil || isDone { return true }
    guard answers[written + 1] != nil else { return false }
    return answerBytes >= blockBytes || answers.count >= limits.heldLines / 2
      || answers.count == (isStopped ? begunCount : readCount) - written
  }

  /// True if the answers of all lines are written that are or will be started.
  private var isDone: Bool { isStopped ? begunCount == written : isAtEnd && readCount == written }

  /// The number of lines that may be added while ``hasRoom(_:)`` is true, at least 1.
  func room(_ limits: LineStreamLimits) -> Int { max(1, limits.heldLines - (readCount - written)) }

  /// Adds lines that were read to the waiting lines.
  ///
  /// - Parameter offset: the number of bytes of the input that are read so far.
  mutating func add(_ lines: [InputLine], offset: Int) {
    self.offset = offset
    for line in lines {
      readCount += 1
      lineBytes += line.byteCount
      waiting.append((line, readCount))
    }
  }

  /// Marks the end of the input, which has `offset` bytes.
  mutating func endLines(offset: Int) { (self.offset, isAtEnd) = (offset, true) }

  /// Ends the input with a failure, which is reported after the lines read before it are answered.
  ///
  /// With ``IOFailure/brokenPipe`` the stream ends at once: waiting lines and finished answers are discarded.
  mutating func end(with failure: IOFailure) {
    isAtEnd = true
    if failure == .brokenPipe { self.failure = failure } else { inputFailure = failure }
  }

  /// Removes the next waiting line for processing, and returns it with its number, counted from 1.
  ///
  /// The result is ``Turn/over`` if the stream or its input has ended. It is ``Turn/later`` while no line waits or the
  /// answers in memory exceed the limit.
  mutating func next(_ limits: LineStreamLimits) -> Turn<(line: InputLine, number: Int)> {
    if isOver { return .over }
    guard let first = waiting.first else { return isAtEnd ? .over : .later }
    guard mayStart(number: first.number, limits) else { return .later }
    waiting.removeFirst()
    begunCount += 1
    return .ready(first)
  }

  mutating func add(_ answer: [UInt8], for line: InputLine, number: Int) {
    lineBytes -= line.byteCount
    answerBytes += answer.count
    answers[number] = answer
  }

  /// Removes the next answers in line order for writing, until they have `blockBytes` bytes or the next one is not
  /// computed.
  ///
  /// `isLast` is true if no other line is in progress. The result is ``Turn/over`` after the last answer or a failure,
  /// and ``Turn/later`` while the next answer is not computed.
  mutating func takeAnswers(of blockBytes: Int) -> Turn<(answers: [[UInt8]], isLast: Bool)> {
    if failure != nil { return .over }
    var (taken, bytes): ([[UInt8]], Int) = ([], 0)
    while taken.isEmpty || bytes < blockBytes, let answer = answers.removeValue(forKey: written + 1 + taken.count) {
      taken.append(answer)
      bytes += answer.count
    }
    if !taken.isEmpty { return .ready((taken, (isStopped ? begunCount : readCount) == written + taken.count)) }
    guard isDone else { return .later }
    if failure == nil { failure = inputFailure }
    return .over
  }

  mutating func didWrite(_ answers: [[UInt8]]) {
    written += answers.count
    answerBytes -= answers.reduce(0) { $0 + $1.count }
  }
}

extension InputLine {
  fileprivate var byteCount: Int { if case .line(let bytes) = self { bytes.count } else { 0 } }
}
