import Foundation
import Testing

@Suite struct PreviewCommandTests {
  @Test func `a missing server is reported with the command that builds it`() throws {
    let folder = try TemporaryFolder()
    let alone = folder.path("skeleton")
    try FileManager.default.copyItem(at: SkeletonProcess.command, to: URL(filePath: alone))
    let run = try SkeletonProcess(shell: "\(alone) preview Fixtures/seeds/table.xml")
    #expect(run.exitCode == 69)
    #expect(run.standardError.hasPrefix("error: skeleton-preview is not beside this program; build it with swift "))
    #expect(run.standardError.contains("--traits Preview --product skeleton-preview"))
  }

  @Test func `it becomes the program beside it, with its own arguments`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(at: SkeletonProcess.command, to: URL(filePath: folder.path("skeleton")))
    let server = try folder.write("#!/bin/sh\necho \"$$ $@\"\nexit 7\n", to: "skeleton-preview")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: server)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: folder.path("skeleton"))
    let run = try SkeletonProcess(
      shell: "\(folder.path("link")) preview --theme dark 'a b.xml' --port 0 & echo $!; wait $!")
    #expect(run.exitCode == 7)
    let lines = run.text.split(separator: "\n")
    #expect(lines.last == "\(lines.first ?? "") --theme dark a b.xml --port 0")
  }

  @Test(arguments: [
    ["preview"], ["preview", "-"], ["preview", "a.xml", "--port", "65536"], ["preview", "a.xml", "--timeout", "0"],
    ["preview", "a.xml", "--device", "iphone-99"], ["preview", "a.xml", "-o", "a.png"],
  ])
  func `wrong usage is reported before the server starts`(_ arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("rror"))
  }
}
