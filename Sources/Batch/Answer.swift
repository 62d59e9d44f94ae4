import Diagnostics
import Skeleton
import TextFormats

/// The answer to one line of a batch stream: a line of JSON, and its outcome.
package struct Answer: Sendable {
  package enum Outcome: String, CaseIterable, Sendable {
    case rendered
    case notModified
    case failed
    /// The document was rendered, but a file of its output could not be stored.
    case unstored
  }

  /// The answer as one line of JSON in UTF-8, line feed included.
  package let bytes: [UInt8]
  package let outcome: Outcome
  /// The code of the first error; nil for none.
  package private(set) var error: String?
  /// The codes of the listed warnings, in the order of the answer.
  package private(set) var warnings: [String] = []
  /// The outputs with the sizes of their bytes, before they became JSON.
  package private(set) var outputBytes: [(output: RecordOutput, count: Int)] = []
}

/// One output of a record, as its answer contains it.
struct RenderedOutput {
  var output: RecordOutput
  var value: RecordValue
  /// The size of the output in bytes, before it became JSON.
  var byteCount: Int
}

extension Answer {
  /// The maximum number of problems of one record that its answer lists; further ones are omitted.
  private static let maximumProblems = 20

  static func rendered(
    _ identifier: [UInt8], tag: String, _ outputs: [RenderedOutput], _ warnings: [RenderProblem]
  ) -> Answer {
    let warnings = warnings.prefix(maximumProblems)
    let capacity = outputs.reduce(256) { $0 + $1.value.byteCount + 32 }
    var answer = Answer(identifier, .rendered, capacity: capacity) { json in
      json.member("ok", true)
      json.member("etag", tag)
      json.object("outputs") { json in
        for output in outputs {
          json.name(output.output.name)
          switch output.value {
          case .text(let text): json.value(utf8: text)
          case .json(let bytes): json.value(json: bytes)
          }
        }
      }
      json.objects("warnings", for: warnings) { $0.write($1) }
    }
    answer.warnings = warnings.map(\.code)
    answer.outputBytes = outputs.map { ($0.output, $0.byteCount) }
    return answer
  }

  static func notModified(_ identifier: [UInt8], tag: String) -> Answer {
    Answer(identifier, .notModified) { json in
      json.member("ok", true)
      json.member("etag", tag)
      json.member("notModified", true)
    }
  }

  /// The answer to a record that failed with the given problems, of which there must be at least one.
  ///
  /// The member `error` contains the first problem. If there are several, `errors` lists the first 20.
  ///
  /// - Parameters:
  ///   - identifier: the record's identifier as JSON text.
  ///   - outcome: the outcome of the answer: `.failed`, or `.unstored` if an output could not be stored as a file.
  static func failed(_ identifier: [UInt8], _ problems: [RenderProblem], outcome: Outcome = .failed) -> Answer {
    var answer = Answer(identifier, outcome) { json in
      json.member("ok", false)
      json.name("error")
      if let first = problems.first { json.object { $0.write(first) } } else { json.null() }
      if problems.count > 1 { json.objects("errors", for: problems.prefix(maximumProblems)) { $0.write($1) } }
    }
    answer.error = problems.first?.code
    return answer
  }

  private init(
    _ identifier: [UInt8], _ outcome: Outcome, capacity: Int = 0, _ write: (inout JSONWriter) -> Void
  ) {
    bytes = JSONWriter.document(capacity: capacity) { json in
      json.name("id")
      json.value(json: identifier)
      write(&json)
    }
    self.outcome = outcome
  }
}

extension JSONWriter {
  /// Writes the members of a problem: its code, message, line and column, both counted from 1.
  ///
  /// A problem of the whole document has line 1 and column 1.
  fileprivate mutating func write(_ problem: RenderProblem) {
    member("code", problem.code)
    member("message", problem.message)
    member("line", problem.line ?? 1)
    member("column", problem.column ?? 1)
  }
}
