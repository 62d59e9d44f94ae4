package import Diagnostics

/// A workflow command of GitHub: a message that is shown at a line of a file in a pull request.
///
/// <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>.
package struct WorkflowCommand: Sendable {
  private let severity: Diagnostic.Severity
  private let file: String
  private let position: (line: Int?, column: Int?)
  private let title: String
  private let message: String

  /// A message at a place of a file.
  ///
  /// - Parameters:
  ///   - file: the path of the file, relative to the root of the repository.
  ///   - line: the line, counted from 1; nil for the file as a whole.
  ///   - column: the column, counted from 1; nil for the whole line.
  ///   - title: the heading of the message.
  ///   - message: the text, which may have several lines.
  package init(
    _ severity: Diagnostic.Severity = .error, file: String, line: Int? = nil, column: Int? = nil, title: String,
    message: String
  ) {
    (self.severity, self.file, position) = (severity, file, (line, column))
    (self.title, self.message) = (title, message)
  }

  /// The command as a line of the output of a workflow, with its line break.
  package var text: String {
    var properties = ["file=\(Self.escapedProperty(file))"]
    if let line = position.line { properties.append("line=\(line)") }
    if let column = position.column { properties.append("col=\(column)") }
    properties.append("title=\(Self.escapedProperty(title))")
    let name = severity == .note ? "notice" : severity.rawValue
    let text = message.visibleLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
    return "::\(name) \(properties.joined(separator: ","))::\(text)\n"
  }

  private static func escapedProperty(_ text: String) -> String {
    text.visible.replacing("%", with: "%25").replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
