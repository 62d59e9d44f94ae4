import Comparison
import TextFormats

/// The first bytes of every JUnit report, by which a report in the folder is recognized and skipped.
private let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"skeleton snapshot\""

func isJUnitReport(_ bytes: [UInt8]) -> Bool { bytes.starts(with: opening.utf8) }

extension Verification {
  /// The verification as JUnit XML for continuous integration: a suite for each document, a case for each variant.
  ///
  /// The schema is that of Jenkins' xUnit plugin, `junit-10.xsd`; times are left out, because they would differ at each
  /// run.
  package var junit: String {
    let suites = documents.map(\.suite)
    let total = suites.reduce(into: JUnitCounts()) { $0.add($1.counts) }
    return "\(opening)\(total.attributes)>\n" + suites.map(\.text).joined() + "</testsuites>\n"
  }
}

private struct JUnitCounts {
  var tests = 0
  var failures = 0
  var errors = 0

  mutating func add(_ other: JUnitCounts) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
  }

  var attributes: String { " tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\"" }
}

extension DocumentVerdict {
  fileprivate var suite: (text: String, counts: JUnitCounts) {
    var counts = JUnitCounts()
    var cases = ""
    switch outcome {
    case .failed(let report):
      counts = JUnitCounts(tests: 1, errors: 1)
      cases = testCase("document", "error", "document", wholeLines(report))
    case .drawn(let variants):
      for verdict in variants {
        counts.tests += 1
        switch verdict.outcome {
        case .same: cases += testCase(verdict.variant.title, nil, "", [])
        case .differs:
          counts.failures += 1
          cases += testCase(verdict.variant.title, "failure", verdict.isNew ? "new" : "difference", verdict.lines)
        case .failed:
          counts.errors += 1
          cases += testCase(verdict.variant.title, "error", "document", verdict.lines)
        }
      }
    }
    let text = "  <testsuite name=\"\(escaped(path))\"\(counts.attributes)>\n\(cases)  </testsuite>\n"
    return (text, counts)
  }

  private func testCase(_ name: String, _ element: String?, _ type: String, _ lines: [String]) -> String {
    let head = "    <testcase name=\"\(escaped(name))\" classname=\"\(escaped(path))\""
    guard let element else { return head + "/>\n" }
    let message = escaped(lines.first ?? "")
    let text = escaped(lines.joined(separator: "\n"))
    return "\(head)>\n      <\(element) type=\"\(type)\" message=\"\(message)\">\(text)</\(element)>\n    </testcase>\n"
  }
}
