import Comparison
import SystemIO
import TextFormats

extension Verification {
  /// The verification as workflow commands of GitHub: a line for each document or comparison that differs or failed.
  ///
  /// The place is that of the first error in the document, or of the assertion in a test.
  package var workflowCommands: String {
    documents.map { document in
      switch document.outcome {
      case .failed(let report): command(document, report, title: "cannot be drawn", lines: wholeLines(report.text))
      case .drawn(let verdicts):
        verdicts.filter { !$0.isClean }.map { verdict in
          var report = FailureReport(text: "", line: verdict.place?.line)
          if case .failed(let failure) = verdict.outcome, verdict.place == nil { report = failure }
          return command(
            document, report, at: verdict.place?.path, title: "\(verdict.title): \(verdict.word)", lines: verdict.lines)
        }.joined()
      }
    }.joined()
  }

  private func command(
    _ document: DocumentVerdict, _ report: FailureReport, at path: String? = nil, title: String, lines: [String]
  ) -> String {
    WorkflowCommand(
      file: path ?? joined(folder, document.path), line: report.line ?? 1, column: report.column, title: title,
      message: lines.joined(separator: "\n")
    ).text
  }
}
