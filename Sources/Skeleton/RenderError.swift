import Diagnostics

/// An error with every problem that was found in a document, in document order.
///
/// The library throws no other type of error.
public struct RenderError: Error, Sendable {
  package let findings: Findings

  package init(_ findings: Findings) {
    self.findings = findings
  }

  /// The problems of a file that is not valid, with their positions in its text.
  init(_ error: InvalidInput, in file: DocumentSource) {
    self.init(Findings(error.diagnostics, in: error.text ?? file.text, named: file.name))
  }

  /// The errors that prevented the render and the warnings found before them, in document order; never empty.
  public var problems: [RenderProblem] { findings.problems }

  /// The first 20 problems in the format of a compiler's messages: position, severity, message, the line and a caret.
  ///
  /// If there are more, the last line contains the number of those that are left out.
  public var report: String { findings.report }
}

extension RenderError: CustomStringConvertible {
  /// The messages of all problems, one on each line, after `line:column:` for problems with a position.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// An error, a warning or a note about a document, with its position.
public struct RenderProblem: Sendable, Hashable {
  /// The severity of a problem: an error prevents the render, a warning or a note does not.
  public enum Severity: String, Sendable, CaseIterable {
    /// The document cannot be rendered.
    case error
    /// The output may not be what the author of the document expects.
    case warning
    /// Information about the output that needs no action, such as the root that was drawn.
    case note
  }

  /// The severity of this problem: error, warning or note.
  public let severity: Severity
  /// The code of the problem for programs, the same in all versions of the library, such as `xml.syntax`.
  public let code: String
  /// The message in English, with the value that was found and the values that are expected.
  public let message: String
  /// The line of the problem in the document, counted from 1; nil if the problem concerns the document as a whole.
  public let line: Int?
  /// The column of the problem in Unicode scalars, counted from 1; nil if the problem concerns the document as a whole.
  public let column: Int?

  package init(severity: Severity = .error, code: String, message: String, line: Int?, column: Int?) {
    (self.severity, self.code, self.message) = (severity, code, message)
    (self.line, self.column) = (line, column)
  }
}

extension RenderProblem: CustomStringConvertible {
  /// The message, preceded by `line:column:` if the problem has a position.
  public var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}
