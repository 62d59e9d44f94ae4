import Foundation
import Testing

/// The command `verify`; Tests/HostStandIns/verify.py runs it over more documents and in the recipes of the pages.
@Suite struct VerifyCommandTests {
  private static let title = #"<text id="title" width="60%" height="20"/>"#
  private static let line = #"<text id="b" height="11"/>"#

  private static func feed(_ cells: String..., attributes: String = #"padding="16""#) -> String {
    "<feed \(attributes)>\n\(cells.joined(separator: "\n"))\n</feed>"
  }

  /// A folder with a document and its code in several languages.
  private func generated(_ files: [String], options: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.feed(Self.title, Self.line), to: "a.xml")
    let outputs = files.flatMap { ["-o", $0] }
    let run = try SkeletonProcess(arguments: ["render", "a.xml", "--quiet"] + options + outputs, in: folder)
    #expect(run.standardError == "")
    return folder
  }

  @Test(arguments: ["uikit.swift", "swift", "kt", "tsx", "css", "element.js", "android.xml"])
  func `code fits until its document changes`(format: String) throws {
    let file = "a.\(format)"
    let folder = try generated([file], options: ["--title", "a--b */ \"]\n"])
    let unchanged = try SkeletonProcess("verify", file, in: folder)
    #expect(unchanged.exitCode == 0)
    #expect(unchanged.standardError == "")
    _ = try folder.write(Self.feed(Self.title, #"<text id="b" height="12"/>"#), to: "a.xml")
    let changed = try SkeletonProcess("verify", file, in: folder)
    #expect(changed.exitCode == 1)
    #expect(changed.standardError.hasPrefix("\(file): no longer fits a.xml: \"b\", feed/text[1], line 1; write it "))
  }

  @Test(arguments: [
    (feed(title, #"<text id="c" height="7"/>"#, line), #""c", feed/text[1], line 1 and 1 more"#),
    (feed(title), "a bone that the document no longer has"),
    (feed(line), #""b", feed/text, line 1"#),
    (feed(#"<text id="t" width="70%" height="20"/>"#, line), #""t", feed/text[0], line 1"#),
    (
      feed(title, line, attributes: #"padding="16 16 17 16""#), "the colors, the sweep, the times or the height"
    ),
    (
      feed(title, line, attributes: ##"padding="16" background="#FFEEDD""##),
      "the colors, the sweep, the times or the height"
    ),
  ])
  func `the first bone that differs is named`(document: String, name: String) throws {
    let folder = try generated(["a.swift"])
    _ = try folder.write(document, to: "a.xml")
    let run = try SkeletonProcess("verify", "a.swift", in: folder)
    #expect(run.exitCode == 1)
    let command = "skeleton render a.xml -o a.swift"
    #expect(run.standardError == "a.swift: no longer fits a.xml: \(name); write it again: \(command)\n")
  }

  @Test func `the suggested command writes a file that fits, with the time of the still picture`() throws {
    let folder = try generated(["it's.swift"], options: ["--at", "0.5s", "--theme", "dark"])
    _ = try folder.write(Self.feed(Self.line, Self.title), to: "a.xml")
    let run = try SkeletonProcess("verify", "it's.swift", in: folder)
    let command = try #require(run.standardError.firstRange(of: "write it again: ")).upperBound
    let words = run.standardError[command...].dropLast()
    #expect(words == #"skeleton render a.xml --theme dark --at 0.5s -o 'it'\''s.swift'"#)
    #expect(try SkeletonProcess(shell: "cd '\(folder.path("."))'; \(words)").exitCode == 0)
    #expect(try SkeletonProcess("verify", "it's.swift", in: folder).exitCode == 0)
  }

  @Test func `the reports of all files come together`() throws {
    let folder = try generated(["a.swift", "b.css"])
    _ = try folder.write(Self.feed(Self.line), to: "a.xml")
    let run = try SkeletonProcess("verify", "a.swift", "b.css", in: folder)
    #expect(run.exitCode == 1)
    #expect(run.standardError.split(separator: "\n").map { $0.prefix(9) } == ["a.swift: ", "b.css: no"])
  }

  @Test(arguments: [
    (#"["../secret.xml"]"#, 65, "error: a.swift names a document outside of the working folder"),
    (#"["d/../../secret.xml"]"#, 65, "error: a.swift names a document outside of the working folder"),
    (#"["/secret.xml"]"#, 65, "error: a.swift names a document outside of the working folder"),
    (#"["a.xml","--rules","../r.xml"]"#, 65, "error: a.swift names a document outside of the working folder"),
    (#"["a.xml","--res","../res"]"#, 65, "error: a.swift names a document outside of the working folder"),
    (#"["link.xml"]"#, 66, "link.xml: error: cannot read: it is outside of the folder .; "),
    (#"["none.xml"]"#, 66, "none.xml: error: cannot read: no such file or directory"),
    (
      #"["a.xml","--what"]"#, 65,
      "error: a.swift names options that skeleton render does not have: Unknown option '--what'. Did you mean '--at'?\n"
    ),
    (#"["a.xml","--help"]"#, 65, "error: a.swift names options that skeleton render does not have: help\n"),
    (#"["-"]"#, 65, "error: a.swift does not name its document; write it again with skeleton render in the folder "),
    ("[]", 65, "error: a.swift does not name its document"),
    (#"["a.xml",1]"#, 65, "error: a.swift does not name its document"),
    (#""a.xml""#, 65, "error: a.swift does not name its document"),
    (#"["a.xml"]"#, 1, "a.swift: no longer fits a.xml: \"title\", feed/text[0], line 1 and 1 more; "),
  ])
  func `a comment that was not written here is no reason to read other files`(
    arguments: String, exitCode: Int32, sentence: String
  ) throws {
    let folder = try TemporaryFolder()
    let secret = try TemporaryFolder()
    _ = try folder.write(Self.feed(Self.title, Self.line), to: "a.xml")
    let target = try secret.write("<feed><text/></feed>", to: "secret.xml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.xml"), withDestinationPath: target)
    _ = try folder.write("// skeleton verify 00000000 0000 \(arguments)\n", to: "a.swift")
    let run = try SkeletonProcess("verify", "a.swift", in: folder)
    #expect(run.exitCode == exitCode)
    #expect(run.standardError.hasPrefix(sentence), "\(run.standardError)")
  }

  @Test(arguments: [
    // Text before the comment, a fingerprint that is none, and the last and the first line that is not searched.
    ("int a; /* skeleton verify 0a 00 [\"a.xml\"] */", 1), ("// skeleton verify 0g 00 [\"a.xml\"]", 65),
    ("// skeleton verify [\"a.xml\"]", 65), ("// skeleton verify 00 00 ]\"a.xml\"[", 65),
    (String(repeating: "\n//", count: 40) + " skeleton verify 00 00 [\"a.xml\"]", 1),
    (String(repeating: "\n//", count: 41) + " skeleton verify 00 00 [\"a.xml\"]", 65),
  ])
  func `the comment is within the first 40 lines`(text: String, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.feed(Self.title), to: "a.xml")
    _ = try folder.write(text, to: "a.swift")
    #expect(try SkeletonProcess("verify", "a.swift", in: folder).exitCode == exitCode)
  }
}
