import Foundation
import Testing

@Suite struct InitCommandTests {
  static let kinds = ["feed", "profile", "chat", "settings", "shop", "detail", "form", "dashboard"]

  @Test(arguments: kinds)
  func `each kind is a screen without a warning that passes its own check`(_ kind: String) throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess("init", kind, in: folder)
    #expect(run.exitCode == 0)
    #expect(try folder.names() == ["\(kind).xml", "skeleton.json"])
    let drawn = try SkeletonProcess("render", folder.path("\(kind).xml"), "--format", "json", "--strict")
    #expect(drawn.exitCode == 0)
    #expect(drawn.standardError == "")
    #expect(drawn.text.split(separator: "\n").count > 12)
    let check = try SkeletonProcess("check", "--config", folder.path("skeleton.json"))
    #expect(check.exitCode == 0)
    #expect(check.text == "1 document: within its budgets\n")
  }

  @Test func `files that exist are kept`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<feed/>", to: "chat.xml")
    _ = try folder.write("{}", to: "skeleton.json")
    let refused = try SkeletonProcess("init", "chat", in: folder)
    #expect(refused.exitCode == 64)
    #expect(refused.standardError == "error: chat.xml exists already; give another name with -o\n")
    #expect(try SkeletonProcess("init", "chat", "-o", "other.xml", in: folder).exitCode == 0)
    #expect(try String(contentsOfFile: folder.path("chat.xml"), encoding: .utf8) == "<feed/>")
    #expect(try String(contentsOfFile: folder.path("skeleton.json"), encoding: .utf8) == "{}")
  }
}
