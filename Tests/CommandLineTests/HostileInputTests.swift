import Foundation
import TestSupport
import Testing

/// Hostile input gives an error message: no trap, no hang, no partial file.
@Suite struct HostileInputTests {
  /// The files of `Fixtures/hostile`, and the beginning of the report on each.
  static let files: KeyValuePairs<String, String> = [
    "binary.xml": "1:1: error: the input is not text, expected an XML document",
    "blank.xml": "1:1: error: the input is empty, expected an XML document",
    "doctype-without-subset.xml": "",
    "empty.xml": "1:1: error: the input is empty, expected an XML document",
    "entity-bomb.xml": "2:16: error: the document type declaration has an internal subset, which is refused;",
    "external-entity.xml": "2:16: error: the document type declaration has an internal subset, which is refused;",
    "internal-subset.xml": "2:3: error: the document type declaration has an internal subset, which is refused;",
    "invalid-utf8.xml": "3:18: error: these bytes are not valid UTF-8",
    "nul.xml": "2:16: error: XML text cannot hold a NUL character",
    "parameter-entity.xml": "1:53: error: the document type declaration has an internal subset, which is refused;",
    "shift-jis.xml": "2:1: error: the root element <View> belongs to no dialect;",
    "truncated.xml": "4:38: error: expected white space or the end of the tag after this attribute",
    "undeclared-entity.xml":
      "3:16: error: entity 'nbsp' not defined, expected &amp; &lt; &gt; &quot; &apos; or one such",
    "undeclared-prefix.xml": "1:1: error: the root element <View> belongs to no dialect;",
    "unknown-encoding.xml": "1:31: error: encoding \"klingon\" is not supported,",
    "utf-16-odd.xml": "2:7: error: these bytes are not valid UTF-16BE",
    "utf-16.xml": "2:1: error: the root element <View> belongs to no dialect;",
    "windows-1252.xml": "2:1: error: the root element <View> belongs to no dialect;",
  ]

  @Test(arguments: files.map { ($0.key, $0.value) })
  func `a file is refused with its place and a reason`(_ name: String, _ report: String) throws {
    let run = try SkeletonProcess("render", "Fixtures/hostile/\(name)", "--format", "png", "-o", "-")
    #expect(run.exitCode == (report.isEmpty ? 0 : 65))
    #expect(run.standardOutput.isEmpty == !report.isEmpty)
    #expect(run.standardError.hasPrefix(report.isEmpty ? "" : "Fixtures/hostile/\(name):\(report)"))
    #expect(run.standardError.isEmpty == report.isEmpty)
  }

  @Test func `every hostile file is listed`() throws {
    #expect(try Fixture.all(in: "hostile").map(\.testDescription) == Self.files.map(\.key))
  }

  /// The attributes of `<feed …>`, and the message.
  @Test(arguments: [
    (#"width="NaN""#, "1:14: error: 'width' of <feed> is \"NaN\", expected a length such as 16 or 50%"),
    (
      #"width="1e308""#,
      "1:14: error: 'width' of <feed> is \"1e308\", expected a length such as 16 or 50%, at most 10000000 either way"
    ),
    (
      #"padding="-1e308""#,
      "1:16: error: 'padding' of <feed> is \"-1e308\", expected one to four lengths such as 16 or 8 16, at most 10000000 either way"
    ),
    (
      #"width="1000000000" height="1000000000""#,
      "1:14: error: 'width' of <feed> is \"1000000000\", expected a length such as 16 or 50%, at most 10000000 either way"
    ),
    (
      #"width="1e7" height="1e7""#,
      " error: the canvas has 20000000 × 20000000 pixels, at most 1000000000 are drawn (--max-pixels, --scale or --size)"
    ),
  ])
  func `a number out of range is refused`(_ attributes: String, _ report: String) throws {
    let run = try SkeletonProcess(
      "render", "-", "-o", "-", "--format", "png", input: "<feed \(attributes)><text/></feed>")
    #expect(run.exitCode == 65)
    #expect(run.standardError.hasPrefix("<stdin>:\(report)\n"))
  }

  @Test func `a value in the third attribute of a tag of five lines is reported at that value`() throws {
    let markup = "<feed>\n<avatar\n  id=\"a\"\n  height=\"4\"\n  width=\"wide\"\n  skeleton=\"bone\"\n/></feed>"
    let run = try SkeletonProcess("render", "-", input: markup)
    #expect(
      run.standardError == """
        <stdin>:5:10: error: 'width' of <avatar> is "wide", expected a length such as 16 or 50%
            width="wide"
                   ^

        """)
  }

  @Test func `references in attributes are resolved, in UTF-16 too`() throws {
    let markup = #"<feed width="375"><text id="a &amp; b" text="Terms &amp; Conditions"/></feed>"#
    let plain = try SkeletonProcess("layout", "-", input: markup)
    #expect(plain.text.contains("#a & b"))
    let folder = try TemporaryFolder()
    let wide = try #require("<?xml version=\"1.0\" encoding=\"UTF-16\"?>\(markup)".data(using: .utf16))
    try wide.write(to: folder.url.appending(path: "wide.xml"))
    #expect(try SkeletonProcess("layout", folder.path("wide.xml")).text == plain.text)
  }

  // MARK: - Input beyond the limits

  @Test func `a billion repetitions`() throws {
    let run = try SkeletonProcess(
      "render", "-", input: #"<feed><cell repeat="1000000000"><text/></cell></feed>"#)
    #expect(run.exitCode == 65)
    #expect(
      run.standardError.hasPrefix(
        "<stdin>:1:7: error: there are more than 1000000 views after repetition (--max-views)"))
  }

  @Test func `a hundred thousand nested elements`() throws {
    let count = 100_000
    let markup = String(repeating: "<view>", count: count) + String(repeating: "</view>", count: count)
    let run = try SkeletonProcess("render", "-", input: "<feed>\(markup)</feed>")
    #expect(run.exitCode == 65)
    #expect(run.standardError.contains(": error: elements are nested more than 512 deep (--max-depth)"))
  }

  @Test func `as deep as the option allows`() throws {
    let count = 4_000
    let markup =
      String(repeating: #"<row><column grow="1">"#, count: count / 2)
      + String(repeating: "</column></row>", count: count / 2)
    let run = try SkeletonProcess("render", "-", "--max-depth", "4096", input: "<feed>\(markup)<text/></feed>")
    #expect(run.exitCode == 0)
  }

  @Test func `a tag with a million attributes`() throws {
    let attributes = (0..<1_000_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    let run = try SkeletonProcess("render", "-", input: "<feed \(attributes)/>")
    #expect(run.exitCode == 65)
    #expect(run.standardError.contains(": error: this start tag has more than 1024 attributes (--max-attributes)"))
  }

  /// The default limit of 256 MiB is tested by `.ci/large-input`.
  @Test func `more bytes than the limit`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("<feed>\(String(repeating: "a", count: 3_000_000))</feed>", to: "large.xml")
    let limit = ["--max-input", "2000000"]
    let run = try SkeletonProcess(arguments: ["render", path] + limit)
    #expect(run.exitCode == 65)
    #expect(run.standardError.hasSuffix("large.xml: error: the input has more than 2000000 bytes (--max-input)\n"))
    let piped = try SkeletonProcess(shell: "cat \(path) | skeleton render - \(limit.joined(separator: " "))")
    #expect(piped.standardError == "<stdin>: error: the input has more than 2000000 bytes (--max-input)\n")
    #expect(piped.exitCode == 65)
    let allowed = try SkeletonProcess("render", path)
    #expect(allowed.exitCode == 65)
    #expect(allowed.standardError.contains("unexpected text in <feed>"))
  }
}
