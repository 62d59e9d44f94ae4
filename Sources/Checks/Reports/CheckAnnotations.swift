import Diagnostics
import Skeleton

extension CheckReport {
  /// The report as workflow commands of GitHub: a line for each place of a violation, and for each warning.
  ///
  /// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
  package var workflowCommands: String {
    var text = ""
    for document in documents {
      for finding in document.findings {
        var properties = ["file=\(escapedProperty(document.path))"]
        if let line = finding.line { properties.append("line=\(line)") }
        if let column = finding.column { properties.append("col=\(column)") }
        properties.append("title=\(escapedProperty(finding.rule))")
        let command = finding.level == .note ? "notice" : finding.level.rawValue
        text += "::\(command) \(properties.joined(separator: ","))::\(escapedMessage(finding.message))\n"
      }
    }
    return text
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

private func escapedMessage(_ text: String) -> String { text.visible.replacing("%", with: "%25") }

private func escapedProperty(_ text: String) -> String {
  escapedMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}
