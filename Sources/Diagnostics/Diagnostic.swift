/// A kind of problem in the input, such as a syntax error, with the facts for its message.
///
/// Each stage has an enum that conforms. Its cases carry the facts, and only `message` turns them into a sentence.
package protocol Problem: Sendable {
  /// A stable identifier of the kind of problem for programs, such as `xml.syntax`.
  var code: String { get }
  /// The message for the user: a sentence without position, initial capital and full stop.
  var message: String { get }
}

/// An error, warning or note about the input, with its position in the document.
@usableFromInline
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  package let problem: any Problem
  /// The position of the problem in the document; nil for a problem of the whole document.
  package let location: SourceLocation?

  package static func error(_ problem: any Problem, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(severity: .error, problem: problem, location: location)
  }

  package static func warning(_ problem: any Problem, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(severity: .warning, problem: problem, location: location)
  }

  package static func note(_ problem: any Problem, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(severity: .note, problem: problem, location: location)
  }
}

/// The error for unusable input: its diagnostics in document order, of which at least one is an error.
package struct InvalidInput: Error {
  package var diagnostics: [Diagnostic]
  /// The text of the document as UTF-8, to which locations refer; nil if the catcher of the error already has it.
  package var text: [UInt8]?

  package init(_ diagnostics: [Diagnostic], text: [UInt8]? = nil) {
    self.diagnostics = diagnostics
    self.text = text
  }

  package init(_ problem: any Problem, at location: SourceLocation?) {
    self.init([.error(problem, at: location)])
  }
}
