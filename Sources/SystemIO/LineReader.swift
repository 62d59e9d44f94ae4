import Platform

/// A line of an input stream without its line feed, or the place of a line that exceeds the limit.
package enum InputLine: Sendable, Hashable {
  case line([UInt8])
  /// A line with more bytes than the limit, whose bytes were discarded while reading.
  case tooLong
}

/// A reader of the lines of a file descriptor, until its end or until a stop is requested.
///
/// Lines end with a line feed, which is optional for the last line if it is not empty.
struct LineReader {
  private let input: Int32
  private let output: Int32
  private let wakeUp: Int32
  private let limit: Int
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)
  private var unread = 0..<0
  private var isAtEnd = false
  /// The number of bytes of the stream that were returned or skipped, with line feeds.
  private(set) var offset = 0

  /// Creates a reader of the lines of `input`, without reading.
  ///
  /// - Parameters:
  ///   - output: the descriptor of the answers; reading fails with ``IOFailure/brokenPipe`` when its other end is
  ///     closed.
  ///   - wakeUp: a descriptor that becomes readable when reading has to stop.
  ///   - limit: the maximum length of a line in bytes.
  init(input: Int32, output: Int32, wakeUp: Int32, limit: Int) {
    (self.input, self.output, self.wakeUp, self.limit) = (input, output, wakeUp, limit)
  }

  /// Waits for the next line and returns it; nil at the end of the stream, or after a stop request.
  ///
  /// - Throws: ``IOFailure`` if the input cannot be read, and ``IOFailure/brokenPipe`` if the other end of the output
  ///   is closed.
  mutating func next() throws(IOFailure) -> InputLine? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if unread.isEmpty, try !fill() {
        offset += line.count
        return isTooLong ? .tooLong : line.isEmpty || !isAtEnd ? nil : .line(line)
      }
      let end = firstNewline()
      let piece = chunk[unread.lowerBound..<(end ?? unread.upperBound)]
      offset += piece.count
      isTooLong = isTooLong || line.count + piece.count > limit
      if isTooLong { line = [] } else { line.append(contentsOf: piece) }
      guard let end else {
        unread = 0..<0
        continue
      }
      offset += 1
      unread = end + 1..<unread.upperBound
      return isTooLong ? .tooLong : .line(line)
    }
  }

  /// True if a complete line is in memory, so that ``next()`` neither waits nor fails.
  var hasLine: Bool { firstNewline() != nil }

  private func firstNewline() -> Int? {
    unsafe chunk.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = unsafe memchr(base + unread.lowerBound, 0x0A, unread.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - base
    }
  }

  /// Waits for bytes of the input and reads them into `chunk`; returns false at the end, or after a stop request.
  ///
  /// - Throws: the errors of ``next()``.
  private mutating func fill() throws(IOFailure) -> Bool {
    while !isAtEnd {
      var waiting = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0),
        pollfd(fd: output, events: 0, revents: 0),
      ]
      if unsafe poll(&waiting, 3, -1) < 0 {
        guard errno == EINTR else { throw failure() }
        continue
      }
      if waiting[1].revents != 0 { return false }
      if waiting[2].revents & Int16(POLLERR) != 0 { throw .brokenPipe }
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe read(input, $0.baseAddress, $0.count) }
      if count > 0 {
        unread = 0..<count
        return true
      }
      if count == 0 {
        isAtEnd = true
      } else if errno != EINTR && errno != EAGAIN {
        throw failure()
      }
    }
    return false
  }

  private func failure() -> IOFailure { .cannotRead(path: "<stdin>", reason: lastErrorReason()) }
}
