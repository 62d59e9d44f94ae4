import TextFormats

private let reportName = "skeleton snapshot"

/// Returns true if a file begins like a JUnit report that a verification has written, and thus is not a document.
func isJUnitReport(_ bytes: [UInt8]) -> Bool { bytes.starts(with: JUnitReport.opening(named: reportName).utf8) }

extension Verification {
  /// The verification as JUnit XML for continuous integration: a test suite per document, a test case per variant.
  package var junit: String { JUnitReport(name: reportName, suites: documents.map(\.suite)).text }
}

extension DocumentVerdict {
  fileprivate var suite: JUnitReport.Suite {
    var suite = JUnitReport.Suite(name: path)
    switch outcome {
    case .failed(let report):
      suite.cases = [
        JUnitReport.Case(name: "document", failure: .error(type: "document", lines: wholeLines(report.text)))
      ]
    case .drawn(let variants):
      suite.cases = variants.map { verdict in
        switch verdict.outcome {
        case .same: JUnitReport.Case(name: verdict.title)
        case .differs:
          JUnitReport.Case(
            name: verdict.title,
            failure: .failure(type: verdict.isNew ? "new" : "difference", lines: verdict.lines))
        case .failed:
          JUnitReport.Case(name: verdict.title, failure: .error(type: "document", lines: verdict.lines))
        }
      }
    }
    return suite
  }
}
