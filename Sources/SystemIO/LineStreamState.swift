/// The state of the lines of a ``LineStream``: each is waiting, in progress, answered or written.
struct LineStreamState {
  var isStopped = false
  /// Ends everything at once.
  var failure: IOFailure?
  /// The number of written lines.
  private(set) var written = 0
  /// Bytes of the input that are read.
  private(set) var offset = 0

  /// Read and not begun, in order.
  private var waiting: [(line: InputLine, number: Int)] = []
  /// Answers that are computed and not written, by line number; accessed by key only.
  private var answers: [Int: [UInt8]] = [:]
  private var readCount = 0
  private var begunCount = 0
  private var isAtEnd = false
  /// The failure of the input; the lines before it are answered first.
  private var inputFailure: IOFailure?
  private var lineBytes = 0
  private var answerBytes = 0

  /// True if no further line is to be read or begun.
  var isOver: Bool { isStopped || failure != nil }

  func hasRoom(_ limits: LineStreamLimits) -> Bool {
    readCount == written
      || readCount - written < limits.heldLines && lineBytes + answerBytes < limits.heldBytes
  }

  /// - Parameter line: nil is the end of the input.
  mutating func add(_ line: InputLine?, offset: Int) {
    self.offset = offset
    guard let line else { return isAtEnd = true }
    readCount += 1
    lineBytes += line.byteCount
    waiting.append((line, readCount))
  }

  /// Ends the input, or with a reader that is gone everything.
  mutating func end(with failure: IOFailure) {
    isAtEnd = true
    if failure == .brokenPipe { self.failure = failure } else { inputFailure = failure }
  }

  /// The line to work on next; nil is not yet, the inner nil never.
  mutating func next(_ limits: LineStreamLimits) -> (line: InputLine, number: Int)?? {
    if isOver { return .some(nil) }
    guard let first = waiting.first else { return isAtEnd ? .some(nil) : nil }
    // The line whose answer everyone waits for may always begin.
    guard answerBytes < limits.heldBytes || first.number == written + 1 else { return nil }
    waiting.removeFirst()
    begunCount += 1
    return first
  }

  mutating func add(_ answer: [UInt8], for line: InputLine, number: Int) {
    lineBytes -= line.byteCount
    answerBytes += answer.count
    answers[number] = answer
  }

  /// The next answer to write and whether no other is on its way; nil is not yet, the inner nil never.
  mutating func takeAnswer() -> (answer: [UInt8], isLast: Bool)?? {
    if failure != nil { return .some(nil) }
    if let answer = answers.removeValue(forKey: written + 1) {
      return (answer, (isStopped ? begunCount : readCount) == written + 1)
    }
    let isDone = isStopped ? begunCount == written : isAtEnd && readCount == written
    guard isDone else { return nil }
    if failure == nil { failure = inputFailure }
    return .some(nil)
  }

  mutating func didWrite(_ answer: [UInt8]) {
    written += 1
    answerBytes -= answer.count
  }
}

extension InputLine {
  fileprivate var byteCount: Int {
    switch self {
    case .line(let bytes): bytes.count
    case .tooLong: 0
    }
  }
}
