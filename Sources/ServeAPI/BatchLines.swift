package import Batch

/// A splitter of a stream of records, which arrives in pieces of any length, into lines.
package struct BatchLines: Sendable {
  /// A line of the stream, with its number counted from 1.
  package struct Line: Sendable {
    package var number: Int
    package var content: Content

    /// The number of bytes that the line takes in memory.
    package var count: Int {
      guard case .bytes(let bytes) = content else { return 0 }
      return bytes.count
    }
  }

  package enum Content: Sendable, Equatable {
    /// The bytes of the line without the line feed.
    case bytes([UInt8])
    /// The reason for which the bytes of the line are not kept.
    case refused(LineProblem)
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var refusal: LineProblem?
  private var number = 0

  /// Creates a splitter for one stream.
  ///
  /// - Parameter limit: the maximum length of a line in bytes; the bytes of longer ones are not kept in memory.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Returns the lines that end in the next piece of the stream, and keeps the bytes after them.
  package mutating func lines(adding piece: ArraySlice<UInt8>) -> [Line] {
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
  package mutating func last() -> Line? { rest.isEmpty && refusal == nil ? nil : completed() }

  /// The number of bytes of the line that has not ended.
  package var heldCount: Int { rest.count }

  /// Drops the line that has not ended, with the bytes of it that are still to come.
  package mutating func refuse(_ problem: LineProblem) { (rest, refusal) = ([], refusal ?? problem) }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if refusal != nil { return }
    if rest.count + bytes.count > limit { refuse(.tooLong(limit: limit)) } else { rest += bytes }
  }

  private mutating func completed() -> Line {
    number += 1
    defer { (rest, refusal) = ([], nil) }
    return Line(number: number, content: refusal.map { .refused($0) } ?? .bytes(rest))
  }
}

extension RenderingAPI {
  /// Returns a function that answers one line of `POST /v1/batch` with one line of JSON, line feed included.
  ///
  /// Options and limits are those of `POST /v1/render`. The function counts the record.
  package func lineAnswers() -> @Sendable (BatchLines.Line) -> [UInt8] {
    let renderer = recordRenderer
    return { [metrics] line in
      let answer =
        switch line.content {
        case .bytes(let bytes): renderer.answer(to: bytes, number: line.number)
        case .refused(let problem): renderer.answer(toRefusedLine: problem, number: line.number)
        }
      metrics.count(answer)
      return answer.bytes
    }
  }

  private var recordRenderer: RecordRenderer {
    var renderer = RecordRenderer()
    renderer.cache = cache
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
