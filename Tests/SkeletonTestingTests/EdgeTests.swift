import Snapshots
import Testing

@testable import SkeletonTesting

/// Limits and edges of messages, literals and paths.
@Suite struct EdgeTests {
  private func difference(_ old: String, _ new: String) -> String { lineDifference(Array(old.utf8), Array(new.utf8)) }

  @Test func `forty lines of a difference are complete`() {
    func lines(_ text: String, _ count: Int) -> String { String(repeating: text + "\n", count: count) }
    let whole = difference(lines("a", 20), lines("b", 19)).split(separator: "\n")
    #expect(whole.count == 40 && whole.first == "line 1:" && whole.last == "+ b")
    let cut = difference(lines("a", 20), lines("b", 20)).split(separator: "\n")
    #expect(cut.count == 41 && cut.last == "… 1 more lines")
    #expect(difference("a\nb\n", "a\nb\n") == "")
  }

  @Test(arguments: [
    ("a\u{1F}", true), ("a\u{20}", false), ("a~", false), ("a\u{7F}", true), ("a\u{9F}", true), ("a\u{A0}", false),
  ])
  func `a line with control characters is quoted`(line: String, isQuoted: Bool) {
    #expect(difference(line + "\n", "x\n").contains("- \(line)\n") != isQuoted)
    #expect(difference(line + "\n", "x\n").contains("- \"a") == isQuoted)
  }

  @Test(arguments: ["\u{0}", "\u{8}", "\u{B}", "\r", "\u{1F}", "\u{7F}"])
  func `a control character is no part of a literal`(text: String) {
    #expect(throws: Obstacle.self) {
      try recordingLiteral("a" + text, of: "check", inSource: Array("check()".utf8), line: 1, column: 6)
    }
  }

  @Test(arguments: [" ", "~", "\t", "\u{80}", "é"])
  func `other characters are`(text: String) throws {
    let bytes = try recordingLiteral("a" + text, of: "check", inSource: Array("check()".utf8), line: 1, column: 6)
    #expect(String(decoding: bytes, as: UTF8.self) == "check() {\n  \"\"\"\n  a\(text)\n  \"\"\"\n}")
  }

  @Test(arguments: [
    (" \t\n\u{B}\u{C}\r x", 7), ("// a\nx", 5), ("/* /* */ */x", 11), ("/x", 0), ("//", 2), ("/*", 2), ("", 0),
    ("\u{8}", 0), ("\u{E}", 0),
  ])
  func `white space and comments are skipped`(source: String, offset: Int) {
    var scanner = SwiftScanner(Array(source.utf8), at: 0)
    scanner.skipSpace()
    #expect(scanner.offset == offset)
  }

  @Test(arguments: [
    ("()x", 2), ("(a[b{c}])x", 9), ("(\"\\(f(\")\"))\")x", 13), ("(#\"\\\"#)x", 7), ("(# )x", 4), ("(//)\n)x", 6),
    ("{\"\"\" \" \"\"\"}x", 11), ("(/a)x", 4), ("(\"\\\"\")x", 6),
  ])
  func `a group ends at its own sign`(source: String, offset: Int) {
    var scanner = SwiftScanner(Array(source.utf8), at: 0)
    #expect(scanner.skipGroup() == true)
    #expect(scanner.offset == offset)
  }

  @Test(arguments: ["", "x()", "(", "(]", "(\"", "(/*)", "([)"])
  func `a group without an end is none`(source: String) {
    var scanner = SwiftScanner(Array(source.utf8), at: 0)
    #expect(scanner.skipGroup() == false)
  }

  @Test func `paths have a folder and a last component`() {
    #expect(parent(of: "/a/b") == "/a" && parent(of: "/a") == "/" && parent(of: "a") == ".")
    #expect(lastComponent(of: "/a/b") == "b" && lastComponent(of: "a") == "a" && lastComponent(of: "a/") == "")
    #expect(fileName("a  b") == "a-b" && fileName("-.a.-") == "a" && fileName("a_.b") == "a_.b")
    #expect(fileName("") == "unnamed" && fileName("--") == "unnamed")
  }

  @Test(
    arguments: [("1", true), ("true", true), ("0", false), ("false", false), ("FALSE", false), (nil, false)]
      as [(String?, Bool)])
  func `a server of continuous integration sets a variable`(value: String?, isServer: Bool) {
    #expect(RecordingMode.isIntegration { $0 == "CI" ? value : nil } == isServer)
  }
}
