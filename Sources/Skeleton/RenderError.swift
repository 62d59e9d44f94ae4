import Diagnostics
import XMLTree

/// A document could not be rendered; holds every error that was found, in document order.
public struct RenderError: Error, Sendable {
  /// At least one.
  public let problems: [RenderProblem]
}

extension RenderError: CustomStringConvertible {
  /// All sentences, one on each line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

/// One thing to tell about a document.
public struct RenderProblem: Sendable, Hashable {
  /// A stable name for programs, such as `xml.syntax`.
  public let code: String
  /// What was found and what is expected.
  public let message: String
  /// From 1; nil when the whole document is meant.
  public let line: Int?
  /// Unicode scalars from 1; nil when the whole document is meant.
  public let column: Int?

  package init(code: String, message: String, line: Int?, column: Int?) {
    (self.code, self.message, self.line, self.column) = (code, message, line, column)
  }
}

extension RenderProblem: CustomStringConvertible {
  /// The sentence, behind its position where it has one.
  public var description: String {
    guard let line, let column else { return message }
    return "\(line):\(column): \(message)"
  }
}

extension RenderProblem {
  /// Diagnostics of a document, their positions resolved.
  static func all(_ diagnostics: [Diagnostic], in document: [UInt8]) -> [RenderProblem] {
    guard !diagnostics.isEmpty else { return [] }
    let text = SourceText(name: "", utf8: sourceText(of: document))
    return diagnostics.map { diagnostic in
      let position = diagnostic.location.map(text.position)
      return RenderProblem(
        code: diagnostic.problem.code, message: diagnostic.problem.message, line: position?.line,
        column: position?.column)
    }
  }
}

extension RenderError {
  init(_ diagnostics: [Diagnostic], in document: [UInt8]) {
    self.init(problems: RenderProblem.all(diagnostics, in: document))
  }
}
