import Diagnostics
import Skeleton
import TextFormats

/// What becomes of one line.
package struct Answer: Sendable {
  package enum Outcome: Sendable {
    case rendered
    case notModified
    case failed
    /// The picture is there, but could not be kept.
    case unstored
  }

  /// One line, its end included.
  package let bytes: [UInt8]
  package let outcome: Outcome
}

extension Answer {
  /// At most so many problems of one document are told.
  private static let maximumProblems = 20

  static func rendered(
    _ identifier: [UInt8], tag: String, _ outputs: [(RecordOutput, RecordValue)], _ warnings: [RenderProblem]
  ) -> Answer {
    Answer(identifier, .rendered) { writer in
      writer.write("true,\"etag\":\"\(tag)\",\"outputs\":{")
      for (index, (output, value)) in outputs.enumerated() {
        writer.write("\(index == 0 ? "" : ",")\"\(output.name)\":")
        switch value {
        case .text(let text): writer.write(quoted: text)
        case .json(let bytes): writer.write(json: bytes)
        }
      }
      writer.write("},\"warnings\":")
      writer.write(warnings.prefix(maximumProblems))
    }
  }

  static func notModified(_ identifier: [UInt8], tag: String) -> Answer {
    Answer(identifier, .notModified) { $0.write("true,\"etag\":\"\(tag)\",\"notModified\":true") }
  }

  /// - Parameter problems: at least one; where there are more, all stand in `errors`.
  static func failed(_ identifier: [UInt8], _ problems: [RenderProblem], outcome: Outcome = .failed) -> Answer {
    Answer(identifier, outcome) { writer in
      writer.write("false,\"error\":")
      if let first = problems.first { writer.write(first) } else { writer.write("null") }
      guard problems.count > 1 else { return }
      writer.write(",\"errors\":")
      writer.write(problems.prefix(maximumProblems))
    }
  }

  private init(_ identifier: [UInt8], _ outcome: Outcome, _ write: (inout TextWriter) -> Void) {
    var writer = TextWriter()
    writer.write("{\"id\":")
    writer.write(json: identifier)
    writer.write(",\"ok\":")
    write(&writer)
    writer.write("}\n")
    self.init(bytes: writer.bytes, outcome: outcome)
  }
}

extension TextWriter {
  fileprivate mutating func write(_ problems: ArraySlice<RenderProblem>) {
    write("[")
    for (index, problem) in problems.enumerated() {
      if index > 0 { write(",") }
      write(problem)
    }
    write("]")
  }

  /// What concerns a document as a whole stands at its beginning.
  fileprivate mutating func write(_ problem: RenderProblem) {
    write("{\"code\":\"\(problem.code)\",\"message\":")
    write(quoted: problem.message)
    write(",\"line\":\(problem.line ?? 1),\"column\":\(problem.column ?? 1)}")
  }
}

/// A text as a JSON string.
func quoted(_ text: String) -> [UInt8] {
  var writer = TextWriter()
  writer.write(quoted: text)
  return writer.bytes
}
