/// A fact about the input to be reported; each stage has an enum of its own.
///
/// The enum's cases carry the facts, its `message` is the one place that makes a sentence of them.
package protocol Problem: Sendable {
  /// A stable name for programs, such as `xml.syntax`.
  var code: String { get }
  /// The finding and the expectation: a sentence without position, capital or full stop.
  var message: String { get }
}

/// A problem of the input with its severity and position.
package struct Diagnostic: Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  package let problem: any Problem
  /// Nil when the whole document is meant.
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

/// The input cannot be used; holds at least one error, in document order.
package struct InvalidInput: Error {
  package var diagnostics: [Diagnostic]
  /// The text that the locations refer to, when there is no document to have it from; as far as it could be decoded.
  package var text: [UInt8]?

  package init(_ diagnostics: [Diagnostic], text: [UInt8]? = nil) {
    self.diagnostics = diagnostics
    self.text = text
  }

  package init(_ problem: any Problem, at location: SourceLocation?) {
    self.init([.error(problem, at: location)])
  }
}
