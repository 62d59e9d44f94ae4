import Comparison
import Skeleton
import TextFormats

extension Violation {
  /// The violation in one sentence, such as `bones: 214, the budget is 200`.
  package var sentence: String {
    let bound =
      switch cause {
      case .budget: measure.isMinimum ? "the budget is at least" : "the budget is"
      case .baseline: "the baseline has"
      }
    return "\(measure.name): \(formatted(value)), \(bound) \(formatted(limit))"
  }

  /// The places of the violation that reports list: the first 20.
  var listedSpots: ArraySlice<RenderProblem> { spots.prefix(20) }

  /// The violation as lines of text: the sentence, a line for each listed place, and the number of places not listed.
  var lines: [String] {
    let rest = spots.count - listedSpots.count
    return [sentence] + listedSpots.map { printable($0.description) } + (rest > 0 ? ["\(rest) more are not shown"] : [])
  }
}

extension CheckReport {
  /// The report as plain text: a paragraph for each document with a violation, and a line with the totals.
  package var text: String {
    var text = ""
    for document in documents where !document.violations.isEmpty {
      text += "\(printable(document.title))\n"
      for violation in document.violations {
        let lines = violation.lines
        text += "  \(lines.first ?? "")\n" + lines.dropFirst().map { "    \($0)\n" }.joined()
      }
    }
    let failing = documents.count { !$0.violations.isEmpty }
    let isVaried = documents.contains { !$0.variant.isEmpty }
    let noun = (isVaried ? "picture" : "document") + (documents.count == 1 ? "" : "s")
    let outcome = failing == 0 ? "within \(documents.count == 1 ? "its" : "their") budgets" : "\(failing) over budget"
    return text + "\(documents.count) \(noun): \(outcome)\n"
  }

  /// The report as JUnit XML, with a suite for each document and a case for each measure with a limit.
  package var junit: String {
    let suites = documents.map { document in
      var suite = JUnitReport.Suite(name: document.title)
      suite.cases = document.judged.map { measure in
        guard let violation = document.violations.first(where: { $0.measure == measure }) else {
          return JUnitReport.Case(name: measure.name)
        }
        return JUnitReport.Case(
          name: measure.name,
          failure: measure == .errors
            ? .error(type: violation.cause.rawValue, lines: violation.lines)
            : .failure(type: violation.cause.rawValue, lines: violation.lines))
      }
      return suite
    }
    return JUnitReport(name: reportName, suites: suites).text
  }
}

private let reportName = "skeleton check"

/// Returns true if a file begins like a JUnit report of an earlier run of `skeleton check`.
package func isJUnitReport(_ bytes: [UInt8]) -> Bool { bytes.starts(with: JUnitReport.opening(named: reportName).utf8) }
