import Batch

/// The lines of a stream of records that arrives in pieces.
package struct BatchLines: Sendable {
  /// A line with its number from 1.
  package struct Line: Sendable {
    package var number: Int
    /// The bytes without the line feed; nil for a line above the limit.
    package var bytes: [UInt8]?
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  /// A splitter of lines.
  ///
  /// - Parameter limit: the maximum length of a line in bytes; longer ones are not kept in memory.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The lines that a piece completes.
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

  /// The last line, which may lack its line feed; nil for none.
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
  /// A function that answers the lines of `POST /v1/batch`, with the same options and limits as `POST /v1/render`.
  ///
  /// - Parameter lineBytes: the maximum length of a line, for the answer to longer ones.
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
    (renderer.rules, renderer.sharedResources) = (settings.rules, settings.sharedResources)
    if let timeout = settings.timeout {
      renderer.makeDeadline = { [makeDeadline] in makeDeadline(timeout) }
    }
    return renderer
  }

  /// The head of the answer to a stream of records.
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
