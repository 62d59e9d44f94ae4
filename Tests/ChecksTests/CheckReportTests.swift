import Checks
import Diagnostics
import Skeleton
import Testing
import TextFormats

@Suite struct CheckReportTests {
  private let report: CheckReport

  init() throws {
    var report = CheckReport()
    var budgets = Budgets()
    budgets[.bones] = 1
    budgets[.missingTextAlternatives] = 0
    var options = RenderOptions()
    options.markup.title = ""
    let scene = try Document("<feed width=\"200\"><text lines=\"2\"/></feed>", options: options).scene(options)
    let measured = try Measurements(of: scene, content: nil, formats: [.svg])
    report.documents = [
      CheckedDocument(
        path: "a b/50%,x:y.xml", measured,
        warnings: [RenderProblem(severity: .warning, code: "native.value", message: "50% is odd", line: 2, column: 3)],
        budgets: budgets),
      CheckedDocument(path: "fine.xml", Measurements(), budgets: budgets),
    ]
    do throws(RenderError) {
      _ = try Document("<feed><txt/></feed>").scene()
    } catch {
      report.documents.append(CheckedDocument(path: "broken.xml", Measurements(of: error), budgets: budgets))
    }
    self.report = report
  }

  @Test func `the text names each violation with its places`() {
    #expect(
      report.text == """
        a b/50%,x:y.xml
          bones: 2, the budget is 1
          missingTextAlternatives: 1, the budget is 0
            the title of the outputs is empty, expected the text that screen readers read aloud
        broken.xml
          errors: 1, the budget is 0
            1:7: unknown element <txt>; did you mean <text>?
        3 documents: 2 over budget

        """)
  }

  @Test func `a report without violations is one line`() {
    var clean = report
    clean.documents = [report.documents[1]]
    #expect(clean.text == "1 document: within its budgets\n")
    #expect(clean.isClean)
    #expect(!report.isClean)
  }

  @Test func `workflow commands escape their delimiters`() {
    let lines = report.workflowCommands.split(separator: "\n")
    #expect(
      lines.first == "::error file=a b/50%25%2Cx%3Ay.xml,line=1,title=budget.bones::bones: 2, the budget is 1")
    #expect(
      lines.contains("::warning file=a b/50%25%2Cx%3Ay.xml,line=2,col=3,title=native.value::50%25 is odd"))
    #expect(lines.last?.hasPrefix("::error file=broken.xml,line=1,col=7,title=budget.errors::") == true)
  }

  @Test func `JUnit has a case for each limit`() {
    #expect(report.junit.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"skeleton check\""))
    #expect(report.junit.contains("tests=\"4\" failures=\"2\" errors=\"1\">\n  <testsuite"))
    #expect(report.junit.contains("<testcase name=\"errors\" classname=\"a b/50%,x:y.xml\"/>"))
    #expect(report.junit.contains("<failure type=\"budget\" message=\"bones: 2, the budget is 1\">"))
  }

  @Test func `SARIF names a rule for each result, and places as URI references`() throws {
    let root = try parseJSON(Array(report.sarif(version: "1.2.3").utf8))
    let run = try #require(root["runs"]?.elements.first)
    let rules = try #require(run["tool"]?["driver"]?["rules"]).elements.map { $0["id"]?.text }
    let results = try #require(run["results"]).elements
    #expect(results.count == 4)
    for result in results {
      guard case .number(let index)? = result["ruleIndex"]?.value else { Issue.record("no ruleIndex"); continue }
      #expect(rules[Int(index)] == result["ruleId"]?.text)
    }
    let place = try #require(results.first?["locations"]?.elements.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.text == "a%20b/50%25,x%3Ay.xml")
  }

  /// RFC 3986: letters, digits and the signs of a path segment stay, all other bytes are encoded.
  @Test(arguments: [
    ("azAZ09-._~!$&'()*+,;=@/", "azAZ09-._~!$&'()*+,;=@/"), ("/:", "/%3A"), ("@[", "@%5B"), ("`{", "%60%7B"),
    ("\t\u{F}\u{10}\u{7F}", "%09%0F%10%7F"), ("é#?%\"\\", "%C3%A9%23%3F%25%22%5C"),
  ])
  func `a path is a URI reference`(path: String, reference: String) throws {
    var other = CheckReport()
    other.documents = [CheckedDocument(path: path, failure: "no")]
    let root = try parseJSON(Array(other.sarif(version: "1").utf8))
    let place = root["runs"]?.elements.first?["results"]?.elements.first?["locations"]?.elements.first
    #expect(place?["physicalLocation"]?["artifactLocation"]?["uri"]?.text == reference)
  }

  @Test func `the page has the values and the violations of each document`() {
    let page = report.html
    for part in [
      "<h1>Over budget</h1>", "<h2>a b/50%,x:y.xml</h2>\n<ul>\n<li class=\"failed\">bones: 2, the budget is 1</li>\n",
      "<tr><th>bones</th><td>2</td><td>bones of a placeholder</td></tr>\n", "<h2>fine.xml</h2>\n<ul>\n</ul>\n<table>\n",
      "<tr><th>errors</th><td>1</td><td>documents that cannot be drawn</td></tr>",
      "<li class=\"failed\">errors: 1, the budget is 0</li>\n",
    ] { #expect(page.contains(part), "\(part)") }
    // Neither measures without a limit nor pictures of documents without content.
    #expect(!page.contains("<th>views</th>") && !page.contains("<th>coverage</th>") && !page.contains("<img "))
    var clean = report
    clean.documents = [report.documents[1]]
    #expect(clean.html.contains("<h1>Within the budgets</h1>") && !clean.html.contains("<li "))
  }

  @Test func `a JSON report is the baseline of the next run`() throws {
    let baseline = try readBaseline(Array(report.json.utf8))
    #expect(baseline["a b/50%,x:y.xml"]?[.bones] == 2)
    let again = report.documents.map { document in
      CheckedDocument(
        path: document.path, document.measurements, budgets: Budgets(), accepted: baseline[document.path])
    }
    #expect(again.flatMap(\.violations).isEmpty)
    #expect(again[0].judged.contains(.bytes(.svg)))
  }

  @Test(arguments: [
    "", "[]", "{\"version\":2,\"documents\":{}}", "{\"version\":1,\"documents\":{\"a\":{\"measures\":1}}}",
  ])
  func `a file of another format is refused as a baseline`(text: String) {
    #expect(throws: InvalidInput.self) { try readBaseline(Array(text.utf8)) }
  }
}

extension JSONNode {
  fileprivate subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  fileprivate var elements: [JSONNode] { if case .array(let nodes) = value { nodes } else { [] } }

  fileprivate var text: String? { if case .string(let text) = value { text } else { nil } }
}
