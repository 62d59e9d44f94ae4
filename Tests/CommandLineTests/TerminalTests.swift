import Testing

/// The output on a terminal, which `script` provides to the command.
@Suite struct TerminalTests {
  @Test func `a terminal gets half blocks in true color`() throws {
    let picture = try onTerminal("render Fixtures/seeds/newsfeed.xml", ["TERM": "xterm", "COLORTERM": "truecolor"])
    #expect(picture.contains("▀"))
    #expect(picture.contains("\u{1B}[38;2;"))
    #expect(picture.hasSuffix("\u{1B}[0m\r\n"))
  }

  @Test func `a terminal of 256 or of 16 colors gets those`() throws {
    let many = try onTerminal("render Fixtures/seeds/newsfeed.xml", ["TERM": "xterm-256color"])
    #expect(many.contains("\u{1B}[38;5;") || many.contains("\u{1B}[48;5;"))
    #expect(!many.contains("8;2;"))
    let few = try onTerminal("render Fixtures/seeds/newsfeed.xml", ["TERM": "xterm"])
    #expect(few.contains("\u{1B}["))
    #expect(!few.contains("8;5;") && !few.contains("8;2;"))
  }

  @Test(arguments: [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]])
  func `without colors the output is characters`(_ environment: [String: String]) throws {
    let picture = try onTerminal("render Fixtures/seeds/newsfeed.xml", environment)
    #expect(!picture.contains("\u{1B}"))
    #expect(picture.contains("@") || picture.contains("#"))
  }

  @Test func `a picture of bytes is not thrown at a terminal`() throws {
    let report = try onTerminal("render Fixtures/seeds/newsfeed.xml --format png", ["TERM": "xterm"])
    #expect(report == "error: a terminal cannot show png; give a file with -o\r\n64\r\n")
  }

  /// The output of the command on a terminal, and its exit code if that is not 0.
  private func onTerminal(_ arguments: String, _ environment: [String: String]) throws -> String {
    let line = "script -qec \"$SKELETON \(arguments) || echo \\$?\" /dev/null </dev/null"
    return try SkeletonProcess(shell: line, environment: environment).text
  }
}
