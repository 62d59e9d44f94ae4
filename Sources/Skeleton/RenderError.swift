/// A document could not be rendered; holds every error that was found, in document order.
///
/// The only error of this library.
public struct RenderError: Error, Sendable {
  package let findings: Findings

  package init(_ findings: Findings) {
    self.findings = findings
  }

  /// The errors and the warnings before them, at least one, in document order.
  public var problems: [RenderProblem] { findings.problems }

  /// The problems as compilers print them: position, severity, sentence, the line and a caret; at most 20 of them.
  public var report: String { findings.report }
}

extension RenderError: CustomStringConvertible {
  /// All sentences, one on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One error, warning or note about a document.
public struct RenderProblem: Sendable, Hashable {
  /// The consequence of a problem.
  public enum Severity: String, Sendable, CaseIterable {
    /// The document cannot be rendered.
    case error
    /// The output may not be what the author of the document expects.
    case warning
    /// A fact about the output.
    case note
  }

  /// The consequence of the problem.
  public let severity: Severity
  /// A stable name for programs, such as `xml.syntax`.
  public let code: String
  /// What was found and what is expected.
  public let message: String
  /// From 1; nil for the whole document.
  public let line: Int?
  /// Unicode scalars from 1; nil for the whole document.
  public let column: Int?

  package init(severity: Severity = .error, code: String, message: String, line: Int?, column: Int?) {
    (self.severity, self.code, self.message) = (severity, code, message)
    (self.line, self.column) = (line, column)
  }
}

extension RenderProblem: CustomStringConvertible {
  /// The sentence, behind its position where it has one.
  public var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}
