/// A format in which a report of `skeleton check` is written.
package enum CheckReportFormat: String, Sendable, CaseIterable {
  /// Plain text, with a paragraph for each document that has a violation.
  case text
  /// JUnit XML, for continuous integration.
  case junit
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub, which become annotations of a pull request.
  case github
  /// JSON with all measured values, which a later run accepts as its baseline.
  case json

  /// Returns the format for the extension of a file's name, in upper or lower case; nil for an unknown extension.
  package init?(forFileNamed name: String) {
    let extensions: [(String, CheckReportFormat)] = [
      (".txt", .text), (".xml", .junit), (".sarif", .sarif), (".sarif.json", .sarif), (".json", .json),
    ]
    let name = name.lowercased()
    guard let format = extensions.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = format
  }
}

extension CheckReport {
  /// The report as text in the given format.
  ///
  /// - Parameter version: the version of the program, which SARIF contains.
  package func text(as format: CheckReportFormat, version: String) -> String {
    switch format {
    case .text: text
    case .junit: junit
    case .sarif: sarif(version: version)
    case .github: workflowCommands
    case .json: json
    }
  }
}
