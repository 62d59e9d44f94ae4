package import Diagnostics

/// The diagnostics of one document, and the text to which their locations refer.
///
/// Lines, columns and messages are computed when they are read: a document can have many more diagnostics than are
/// shown.
package struct Findings: Sendable {
  /// The name of the document in messages, where it precedes `line:column:`; usually its path.
  package let name: String
  /// The text of the document as UTF-8 bytes, to which the locations of the diagnostics refer.
  let text: [UInt8]
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic], in text: [UInt8], named name: String) {
    (self.diagnostics, self.text, self.name) = (diagnostics, text, name)
  }

  /// The maximum number of diagnostics that ``report`` prints; it prints the number of further ones.
  private static let maximumDiagnostics = 20

  package var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }

  /// All diagnostics with their lines and columns, in the order of ``diagnostics``.
  package var problems: [RenderProblem] { problems(limit: .max) }

  /// The first `limit` diagnostics with their lines and columns, in the order of ``diagnostics``.
  package func problems(limit: Int) -> [RenderProblem] {
    guard !diagnostics.isEmpty else { return [] }
    let source = SourceText(name: name, utf8: text)
    let reported = diagnostics.prefix(limit)
    return zip(reported, source.positions(of: reported.map(\.location))).map { diagnostic, position in
      RenderProblem(
        severity: RenderProblem.Severity(rawValue: diagnostic.severity.rawValue) ?? .error,
        code: diagnostic.problem.code,
        message: diagnostic.problem.message, line: position?.line, column: position?.column)
    }
  }

  /// The first 20 diagnostics in the format of a compiler's messages, one or more lines each; empty without
  /// diagnostics.
  ///
  /// If there are more, the last line contains the number of those that are left out.
  package var report: String {
    guard !diagnostics.isEmpty else { return "" }
    let source = SourceText(name: name, utf8: text)
    let shown = diagnostics.prefix(Self.maximumDiagnostics)
    let rest = diagnostics.count - shown.count
    return shown.map(source.rendered).joined() + (rest > 0 ? "\(name.visible): \(rest) more are not shown\n" : "")
  }
}
