/// A report of test results as JUnit XML, for continuous integration.
///
/// The schema is that of Jenkins' xUnit plugin, `junit-10.xsd`; times are left out, because they would differ at each
/// run.
package struct JUnitReport: Sendable {
  /// The test cases of one document, under its name.
  package struct Suite: Sendable {
    package var name: String
    package var cases: [Case] = []

    package init(name: String) {
      self.name = name
    }
  }

  /// The name and the result of one test.
  package struct Case: Sendable {
    /// The reason why a test did not pass, as an element of JUnit XML.
    package enum Failure: Sendable {
      /// A result that differs from the expected one: its type and the lines of its description.
      case failure(type: String, lines: [String])
      /// A test without a result: the type of the error and the lines of its description.
      case error(type: String, lines: [String])
    }

    package var name: String
    /// The reason why the test did not pass; nil for a test that passed.
    package var failure: Failure?

    package init(name: String, failure: Failure? = nil) {
      (self.name, self.failure) = (name, failure)
    }
  }

  private let name: String
  private let suites: [Suite]

  /// A report with one suite for each document.
  ///
  /// - Parameters:
  ///   - name: the name of the report, without characters that XML escapes.
  ///   - suites: the suites in the order of the report.
  package init(name: String, suites: [Suite]) {
    (self.name, self.suites) = (name, suites)
  }

  /// The beginning of the text of every report with a name: the XML declaration and the start of the root element.
  package static func opening(named name: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"\(name)\""
  }

  package var text: String {
    let total = counts(suites.flatMap(\.cases))
    return "\(Self.opening(named: name))\(total)>\n" + suites.map(text).joined() + "</testsuites>\n"
  }

  private func text(of suite: Suite) -> String {
    "  <testsuite name=\"\(escaped(suite.name))\"\(counts(suite.cases))>\n"
      + suite.cases.map { text(of: $0, in: suite) }.joined() + "  </testsuite>\n"
  }

  private func text(of test: Case, in suite: Suite) -> String {
    let head = "    <testcase name=\"\(escaped(test.name))\" classname=\"\(escaped(suite.name))\""
    let (element, type, lines): (String, String, [String])
    switch test.failure {
    case nil: return head + "/>\n"
    case .failure(let kind, let text): (element, type, lines) = ("failure", kind, text)
    case .error(let kind, let text): (element, type, lines) = ("error", kind, text)
    }
    let message = escaped(lines.first ?? "")
    let text = escaped(lines.joined(separator: "\n"))
    return
      "\(head)>\n      <\(element) type=\"\(escaped(type))\" message=\"\(message)\">\(text)</\(element)>\n    </testcase>\n"
  }

  private func counts(_ cases: [Case]) -> String {
    let failures = cases.count { if case .failure? = $0.failure { true } else { false } }
    let errors = cases.count { if case .error? = $0.failure { true } else { false } }
    return " tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}
