import Diagnostics
import Skeleton
import TextFormats

extension CheckReport {
  /// The report as workflow commands of GitHub: a line for each place of a violation, and for each warning.
  package var workflowCommands: String {
    documents.map { document in
      document.findings.map { finding in
        WorkflowCommand(
          Diagnostic.Severity(rawValue: finding.level.rawValue) ?? .error, file: document.path, line: finding.line,
          column: finding.column, title: finding.rule, message: finding.message
        ).text
      }.joined()
    }.joined()
  }
}

/// A message about one place of a document, as annotations of GitHub and code scanning show it.
struct Finding {
  /// The severity of the finding, whose raw value is the name of a `level` in SARIF.
  var level: RenderProblem.Severity
  /// The identifier of the finding's rule: `budget.bones` for a violation, the code of a problem for a warning.
  var rule: String
  var message: String
  var line: Int?
  var column: Int?
}

extension CheckedDocument {
  /// The violations of the document as findings, one for each listed place, followed by the warnings and notes.
  ///
  /// A violation without places is at line 1. Warnings that a violation counts are not repeated.
  var findings: [Finding] {
    var findings: [Finding] = []
    var counted: Set<RenderProblem> = []
    for violation in violations {
      if violation.spots.isEmpty {
        findings.append(Finding(level: .error, rule: violation.measure.rule, message: violation.sentence, line: 1))
      }
      for spot in violation.listedSpots {
        counted.insert(spot)
        findings.append(
          Finding(
            level: .error, rule: violation.measure.rule, message: "\(spot.message) (\(violation.sentence))",
            line: spot.line ?? 1, column: spot.column))
      }
    }
    for warning in warnings where !counted.contains(warning) {
      findings.append(
        Finding(
          level: warning.severity == .note ? .note : .warning, rule: warning.code, message: warning.message,
          line: warning.line ?? 1, column: warning.column))
    }
    if !variant.isEmpty { for index in findings.indices { findings[index].message += " (\(variant))" } }
    return findings
  }
}
