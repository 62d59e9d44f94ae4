import Foundation
import TestSupport
import Testing

/// What the README shows is what one gets.
@Suite struct ReadmeTests {
  @Test func `the cell of the README renders`() throws {
    let run = try SkeletonProcess("render", "-", "--format", "json", input: try cell())
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    #expect(try RenderCommandTests.frames(run.text).count == 18)
  }

  @Test func `what moves in the README moves`() throws {
    let markup = try block("```xml\n<screen", from: "<screen")
    let first = try SkeletonProcess("render", "-", "--at", "0.2s", "--strict", input: markup)
    let second = try SkeletonProcess("render", "-", "--at", "0.5s", "--strict", input: markup)
    #expect(first.exitCode == 0)
    #expect(first.text != second.text)
  }

  @Test func `the mistake of the README is reported as it says`() throws {
    let folder = try TemporaryFolder()
    let wrong = try cell().replacing(#"<avatar id="avatar" width="44""#, with: #"<avatar id="avatar" width="wide""#)
    let path = try folder.write(wrong, to: "cell.xml")
    let run = try SkeletonProcess(
      shell: "cd \(folder.url.path) && skeleton render \(path.split(separator: "/").last ?? "")")
    #expect(run.exitCode == 65)
    #expect(run.standardError == (try block("\n```\ncell.xml", from: "cell.xml")))
  }

  @Test func `the rules of the README are rules`() throws {
    let folder = try TemporaryFolder()
    let rules = try folder.write(block("```xml\n<rules>", from: "<rules>"), to: "rules.xml")
    let run = try SkeletonProcess("render", "-", "--rules", rules, input: try cell())
    #expect(run.exitCode == 0)
  }

  @Test func `the snapshots of the README are recorded under the names that it says`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(block("```json\n{", from: "{"), to: "snapshots.json")
    _ = try folder.write("<feed width=\"60\"><cell><view height=\"8\"/></cell></feed>", to: "cell.xml")
    let run = try SkeletonProcess("snapshot", "record", folder.url.path)
    #expect(run.exitCode == 0)
    #expect(run.text.hasPrefix("cell.xml: 36 new\n"))
    #expect(try folder.names().contains("cell.390x844.dark.rtl.bones.json"))
  }

  @Test func `the records of the README are answered as it says`() throws {
    let run = try SkeletonProcess(shell: try block("```sh\nskeleton batch", from: "skeleton batch"))
    let answers = run.text.split(separator: "\n")
    try #require(answers.count == 2)
    #expect(answers[0].contains(#""ok":true"#) && answers[0].contains(#""png":"iVBOR"#))
    let text = try String(contentsOf: Fixture.project.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(text.range(of: #"{"id":2,"ok":false"#)).lowerBound
    let told = text[start...].prefix { $0 != "`" }
    #expect(answers[1] == told.replacing("\n", with: " "))
  }

  @Test func `the first block holds the two commands, the second of them runs the tests`() throws {
    let commands = try block("```sh\n", from: ".ci").split(separator: "\n")
    #expect(
      commands == [
        ".ci/install && swift run skeleton render Fixtures/seeds/newsfeed.xml", ".ci/install && swift test",
      ])
  }

  private func cell() throws -> String { try block("```xml\n<feed", from: "<feed") }

  /// The rest of the block that begins with `opening`, from a word on, without the fence.
  private func block(_ opening: String, from word: String) throws -> String {
    let text = try String(contentsOf: Fixture.project.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(text.range(of: opening)).lowerBound
    let first = try #require(text[start...].range(of: word)).lowerBound
    let end = try #require(text[first...].range(of: "```")).lowerBound
    return String(text[first..<end])
  }
}
