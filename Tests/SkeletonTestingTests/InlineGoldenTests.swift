import Testing

@testable import SkeletonTesting

/// Goldens as string literals in the source code of their assertion.
@Suite struct InlineGoldenTests {
  /// The source code after a text was recorded for the call of `check` on a line.
  private func recorded(_ text: String, in source: String, line: Int = 1, column: Int = 6) throws -> String {
    let bytes = try recordingLiteral(text, of: "check", inSource: Array(source.utf8), line: line, column: column)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a call without a closure gets one, indented as its line`() throws {
    #expect(
      try recorded("one\n\ntwo", in: "test {\n  check(of: a)\n}\n", line: 2, column: 8) == """
        test {
          check(of: a) {
            \"""
            one

            two
            \"""
          }
        }

        """)
  }

  @Test(arguments: [
    " { \"old\" }", "\n{\n  #\"\"\"\n  } \\#(a(\"}\")) \"\"\n  \"\"\"#\n}", " /* { */ { /* } */ \"}\" }",
  ])
  func `a closure is replaced`(_ closure: String) throws {
    #expect(
      try recorded("new", in: "check()\(closure); rest()\n") == "check() {\n  \"\"\"\n  new\n  \"\"\"\n}; rest()\n")
  }

  @Test(arguments: [
    "check(of: \")\")", "check(of: #\"\")\\\"\"#)", "check(of: \"\\(f(\")\"))\", [{ \"(\" }])",
    "check(of: \"\"\"\n  )\"\n  \"\"\")", "check( // )\n  /* ) /* ) */ ) */ a)", "check\n  (a)",
  ])
  func `the end of the call is found`(_ call: String) throws {
    #expect(try recorded("t", in: call + "\nnext()") == call + " {\n  \"\"\"\n  t\n  \"\"\"\n}\nnext()")
  }

  @Test func `the second call of a line has its own text`() throws {
    #expect(try recorded("t", in: "check(); check()", column: 15) == "check(); check() {\n  \"\"\"\n  t\n  \"\"\"\n}")
    #expect(try recorded("t", in: "check(); check()").hasPrefix("check() {"))
  }

  @Test func `backslashes and quotes are written as they are`() throws {
    #expect(try recorded("a\\n", in: "check()") == "check() {\n  #\"\"\"\n  a\\n\n  \"\"\"#\n}")
    #expect(try recorded("\"\"\"# \\", in: "check()") == "check() {\n  ##\"\"\"\n  \"\"\"# \\\n  \"\"\"##\n}")
  }

  @Test(arguments: [
    ("other()", "t", "has moved"), ("check(", "t", "has no closing parenthesis"), ("check", "t", "no closing"),
    ("check(\")", "t", "no closing"), ("check()", "\u{1B}[0m", "control characters"), ("", "t", "has moved"),
  ])
  func `source code without a place for the text is refused`(_ source: String, _ text: String, _ reason: String) {
    let error = #expect(throws: Obstacle.self) { try recorded(text, in: source) }
    #expect(error?.reason.contains(reason) == true)
    #expect(throws: Obstacle.self) { try recorded(text, in: source, line: 9, column: 9) }
  }

  // MARK: - In a file

  @Test func `texts recorded above move the calls below`() throws {
    let folder = GoldenFolder()
    let name = InlineGolden.function
    try folder.write(Array("\(name)(a)\n\(name)(b) { \"old\" }\n".utf8), to: "Tests.swift")
    func check(_ line: Int, _ expected: String?) -> GoldenCheck {
      let golden = InlineGolden(
        expected: expected, file: folder.path("Tests.swift"), line: line, column: name.utf8.count + 1)
      return GoldenCheck(golden: .inline(golden), strategy: .ascii)
    }
    #expect(check(2, "old").failure(of: Array("old".utf8), .missing) == nil)
    let missing = try #require(check(1, nil).failure(of: Array("one".utf8), .missing))
    #expect(missing.message.hasPrefix("recorded \(folder.path("Tests.swift")):1:21\n"))
    let changed = try #require(check(2, "old").failure(of: Array("two".utf8), .failed))
    #expect(changed.message.hasPrefix("Tests.swift:2:21 differs:\nline 1:\n- old\n+ two\n"))
    let literal = { (text: String) in " {\n  \"\"\"\n  \(text)\n  \"\"\"\n}\n" }
    let written = "\(name)(a)\(literal("one"))\(name)(b)\(literal("two"))"
    #expect(folder.bytes("Tests.swift") == Array(written.utf8))
    let again = try #require(check(1, nil).failure(of: Array("three".utf8), .missing))
    #expect(again.message.contains("an inline golden has one text"))
    #expect(folder.bytes("Tests.swift") == Array(written.utf8))
  }

  @Test func `a placeholder in the test`() {
    assertInlineSkeleton(
      of: #"<cell width="80" padding="8"><text/><text/></cell>"#, as: .ascii(columns: 10), record: .failed
    ) {
      """
       ........
       -===+++-
       -===+++-
       ........
      """
    }
  }

  @Test func `a picture has no inline golden`() {
    withKnownIssue {
      assertInlineSkeleton(of: "<cell><text/></cell>", as: .image) { "" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("an inline golden is a text") }
    }
  }
}
