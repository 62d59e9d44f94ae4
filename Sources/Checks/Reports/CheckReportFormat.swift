import Comparison

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
  /// An HTML page with pictures of placeholders, their contents and the differences.
  case html
  /// The pictures of the first comparison.
  case png

  /// Returns the format for the extension of a file's name, in upper or lower case; nil for an unknown extension.
  package init?(forFileNamed name: String) {
    let extensions: [(String, CheckReportFormat)] = [
      (".txt", .text), (".xml", .junit), (".sarif", .sarif), (".sarif.json", .sarif), (".json", .json),
      (".html", .html), (".png", .png),
    ]
    let name = name.lowercased()
    guard let format = extensions.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = format
  }
}

extension CheckReport {
  /// The report in the given format.
  ///
  /// - Parameter version: the version of the program, which SARIF contains.
  /// - Returns: the bytes of a file; nil for a picture without a comparison or of too many pixels.
  package func bytes(as format: CheckReportFormat, version: String) -> [UInt8]? {
    switch format {
    case .text: Array(text.utf8)
    case .junit: Array(junit.utf8)
    case .sarif: Array(sarif(version: version).utf8)
    case .github: Array(workflowCommands.utf8)
    case .json: Array(json.utf8)
    case .html: Array(html.utf8)
    case .png: try? documents.lazy.compactMap(\.measurements.loading).first?.picture.png()
    }
  }
}
