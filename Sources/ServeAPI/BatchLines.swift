import Batch

/// A splitter of a stream of records, which arrives in pieces of any length, into lines.
package struct BatchLines: Sendable {
  /// A line of the stream, with its number counted from 1.
  package struct Line: Sendable {
    package var number: Int
    /// The bytes of the line without the line feed; nil for a line above the limit.
    package var bytes: [UInt8]?
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  /// Creates a splitter for one stream.
  ///
  /// - Parameter limit: the maximum length of a line in bytes; the bytes of longer ones are not kept in memory.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the lines that end in the next piece of the stream, and keeps the bytes after them.
  package mutating func lines(adding piece: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = piece.startIndex
    while let end = piece[start...].firstIndex(of: 0x0A) {
      append(piece[start..<end])
      lines.append(completed())
      start = piece.index(after: end)
    }
    append(piece[start...])
    return lines
  }

  /// Returns the last line of the stream, which may lack its line feed; nil if the stream ended with a line feed.
  package mutating func last() -> Line? { rest.isEmpty && !isTooLong ? nil : completed() }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    if isTooLong { return }
    if rest.count + bytes.count > limit {
      (rest, isTooLong) = ([], true)
    } else {
      rest += bytes
    }
  }

  private mutating func completed() -> Line {
    number += 1
    defer { (rest, isTooLong) = ([], false) }
    return Line(number: number, bytes: isTooLong ? nil : rest)
  }
}

extension RenderingAPI {
  /// Returns a function that answers one line of `POST /v1/batch` with one line of JSON, line feed included.
  ///
  /// Options and limits are those of `POST /v1/render`. The function counts the record.
  ///
  /// - Parameter lineBytes: the maximum length of a line in bytes, for the answer to longer ones.
  package func lineAnswers(lineBytes: Int) -> @Sendable (BatchLines.Line) -> [UInt8] {
    let renderer = recordRenderer
    return { [metrics] line in
      let answer =
        if let bytes = line.bytes {
          renderer.answer(to: bytes, number: line.number)
        } else {
          renderer.answer(toLineOverLimit: lineBytes, number: line.number)
        }
      metrics.count(answer)
      return answer.bytes
    }
  }

  private var recordRenderer: RecordRenderer {
    var renderer = RecordRenderer()
    renderer.options = settings.options
    renderer.engine = settings.engine
    (renderer.common, renderer.sharedResources) = (settings.common, settings.sharedResources)
    if let timeout = settings.timeout {
      renderer.makeDeadline = { [makeDeadline] in makeDeadline(timeout) }
    }
    return renderer
  }

  /// The status and header fields of the response to a stream of records; the body is sent as answers are ready.
  package func streamHead(_ request: APIRequest) -> APIResponse {
    var response = APIResponse(
      200,
      [
        ("Content-Type", "application/x-ndjson"), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"), ("Request-Id", request.identifier),
      ])
    // The length of a stream is not known.
    response.contentLength = nil
    return response
  }
}
