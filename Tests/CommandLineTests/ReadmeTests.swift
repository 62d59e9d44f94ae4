import Foundation
import Skeleton
import TestSupport
import Testing

/// The examples of the README and of the documentation articles.
@Suite struct ReadmeTests {
  @Test func `the first block holds the two commands, and the second of them runs the tests`() throws {
    let commands = try #require(Document.readme().blocks(of: "sh").first).split(separator: "\n")
    #expect(
      commands == [
        ".ci/install && .ci/try render Fixtures/seeds/newsfeed.xml", ".ci/install && .ci/test",
      ])
  }

  @Test func `the README has at most 150 lines`() throws {
    #expect(try Document.readme().text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }

  @Test(arguments: try Document.readme().commands)
  func `each command of the README runs on files of the checkout`(_ command: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "Fixtures"), withDestinationURL: Fixture.project.appending(path: "Fixtures"))
    let run = try SkeletonProcess(shell: "cd \(folder.url.path) && \(command)")
    #expect(run.exitCode == 0, "\(run.standardError)")
  }

  @Test func `the README has commands`() throws {
    #expect(try Document.readme().commands.count >= 5)
  }

  @Test(arguments: try Document.all())
  func `each document in an example renders`(_ document: Document) throws {
    let folder = try TemporaryFolder()
    let blocks = document.blocks(of: "xml")
    // The documents of an article use its components, and the JSON above or below a document with rows is their data.
    let elements = try blocks.first { $0.hasPrefix("<elements>") }.map { try folder.write($0, to: "elements.xml") }
    for markup in blocks where !markup.hasPrefix("<rules>") && !markup.contains("xmlns:android") {
      if markup.hasPrefix("<elements>") { continue }
      var arguments = ["render", "-", "--format", "json"]
      if let elements { arguments += ["--elements", elements] }
      if markup.contains("repeat=\"data\"") {
        let rows = try #require(document.blocks(of: "json").first { $0.hasPrefix("[") })
        arguments += ["--data", try folder.write(rows, to: "rows.json")]
      }
      let run = try SkeletonProcess(arguments: arguments, input: markup)
      #expect(run.exitCode == 0, "\(document): \(run.standardError)")
    }
  }

  @Test(arguments: try Document.all())
  func `each rules file in an example is valid`(_ document: Document) throws {
    for rules in document.blocks(of: "xml") where rules.hasPrefix("<rules>") {
      let folder = try TemporaryFolder()
      let path = try folder.write(rules, to: "rules.xml")
      let run = try SkeletonProcess("render", "-", "--rules", path, input: "<feed><text/></feed>")
      #expect(run.exitCode == 0, "\(document): \(run.standardError)")
    }
  }

  @Test(arguments: try Document.all())
  func `each relative link leads to a file`(_ document: Document) throws {
    for match in document.text.matches(of: /\]\(([^)#:]+)(?:#([^)]+))?\)/) {
      let target = document.url.deletingLastPathComponent().appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.output.1)")
      guard let section = match.output.2 else { continue }
      let headings = try Document(target).text.matches(of: /(?m)^#+ (.+)$/).map { anchor(of: String($0.output.1)) }
      #expect(headings.contains(String(section)), "\(match.output.1)#\(section)")
    }
    // A forge shows the links of DocC as text; .ci/docs makes them.
    #expect(!document.text.contains("<doc:") && !document.text.contains("(doc:"))
  }

  /// The name that a forge gives to a heading, for links.
  private func anchor(of heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
      .replacing(" ", with: "-")
  }

  @Test func `the mistake of the guide is reported as printed there`() throws {
    let guide = try Document(Document.catalog.appending(path: "GettingStarted.md"))
    let cell = try #require(guide.blocks(of: "xml").first)
    let wrong = cell.replacing(#"<avatar id="avatar" width="44""#, with: #"<avatar id="avatar" width="wide""#)
    let folder = try TemporaryFolder()
    _ = try folder.write(wrong, to: "cell.xml")
    let run = try SkeletonProcess(shell: "cd \(folder.url.path) && skeleton render cell.xml")
    #expect(run.exitCode == 65)
    let printed = run.standardError.split(separator: "\n")
    let shown = try #require(guide.blocks(of: "").first { $0.hasPrefix("cell.xml") }).split(separator: "\n")
    #expect(printed.first == shown.first)
  }

  @Test func `the snapshots of the article are recorded under the names in the text`() throws {
    let article = try Document(Document.catalog.appending(path: "Snapshots.md"))
    let folder = try TemporaryFolder()
    _ = try folder.write(try #require(article.blocks(of: "json").first), to: "snapshots.json")
    _ = try folder.write("<feed width=\"60\"><cell><view height=\"8\"/></cell></feed>", to: "cell.xml")
    let run = try SkeletonProcess("snapshot", "record", folder.url.path)
    #expect(run.exitCode == 0)
    #expect(try folder.names().contains("cell.390x844.dark.rtl.bones.json"))
  }

  @Test func `the records of the README are answered in order`() throws {
    let example = try #require(Document.readme().blocks(of: "sh").first { $0.hasPrefix("skeleton batch") })
    let answers = try SkeletonProcess(shell: example).text.split(separator: "\n")
    try #require(answers.count == 2)
    #expect(answers[0].hasPrefix(#"{"id":1,"ok":true"#) && answers[0].contains(#""svg":"<svg"#))
    #expect(answers[1].hasPrefix(#"{"id":2,"ok":false,"error":{"code":"native.element""#))
  }
}

/// A Markdown file of the project.
struct Document: Sendable, CustomTestStringConvertible {
  static let catalog = Fixture.project.appending(path: "Sources/Skeleton/Skeleton.docc")

  let url: URL
  let text: String

  init(_ url: URL) throws {
    self.url = url
    text = try String(contentsOf: url, encoding: .utf8)
  }

  static func readme() throws -> Document { try Document(Fixture.project.appending(path: "README.md")) }

  static func all() throws -> [Document] {
    let articles = try FileManager.default.contentsOfDirectory(atPath: catalog.path).filter { $0.hasSuffix(".md") }
    let guides = ["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"].map {
      Fixture.project.appending(path: ".github/\($0)")
    }
    return try [readme()] + (articles.sorted().map { catalog.appending(path: $0) } + guides).map(Document.init)
  }

  var testDescription: String { url.lastPathComponent }

  /// The contents of the fenced blocks with a language; an empty name selects blocks without one.
  func blocks(of language: String) -> [String] {
    var blocks: [String] = []
    var lines: [Substring]?
    var isWanted = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        lines?.append(line)
        continue
      }
      if let block = lines {
        if isWanted { blocks.append(block.joined(separator: "\n") + "\n") }
        lines = nil
      } else {
        lines = []
        isWanted = line.dropFirst(3) == language
      }
    }
    return blocks
  }

  /// The lines of shell blocks that call the command and terminate.
  var commands: [String] {
    blocks(of: "sh").filter { !$0.hasPrefix("skeleton batch") }
      .flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("skeleton ") && !$0.hasPrefix("skeleton preview") }
      .map(String.init)
  }
}

/// The printed and the written reference of the native dialect.
@Suite struct NativeReferenceOutputTests {
  @Test func `the article is that of the parser's tables`() throws {
    let article = try Document(Document.catalog.appending(path: "NativeDialect.md"))
    #expect(article.text == nativeReferenceMarkdown(), "run: swift run SkeletonDev reference")
  }

  @Test func `the command native prints every element, or one`() throws {
    let run = try SkeletonProcess("native")
    #expect(run.text == nativeReferenceText())
    for name in nativeElementNames { #expect(run.text.contains("\n  <\(name)>\n")) }
    let lines = nativeElementNames.compactMap { nativeReferenceText(of: $0)?.split(separator: "\n") }.joined()
    #expect(lines.map(\.count).max() == 78)
    let one = try SkeletonProcess("native", "badge")
    #expect(one.text.hasPrefix("\n  <badge>\n") && one.text.utf8.count < 2_000)
    let unknown = try SkeletonProcess("native", "badg")
    #expect(unknown.exitCode == 64)
    #expect(unknown.standardError == "error: there is no element <badg>; did you mean <badge>?\n")
  }
}
