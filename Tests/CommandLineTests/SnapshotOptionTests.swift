import Foundation
import Testing

/// The options of the commands of `snapshot`: selected documents, goldens of others, and folders beside the suite.
@Suite struct SnapshotOptionTests {
  private static func cell(_ height: Int) -> String {
    ##"<feed width="41"><view id="t" width="31" height="\##(height)" background="#123456"/></feed>"##
  }

  /// A suite of two documents, of which one is in a subfolder, with one golden for each.
  private func suite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("sub"), withIntermediateDirectories: true)
    _ = try folder.write(#"{"formats": ["bones"]}"#, to: "snapshots.json")
    try write(11, to: folder)
    return folder
  }

  private func write(_ height: Int, to folder: TemporaryFolder) throws {
    for name in ["a.xml", "sub/b.xml"] { _ = try folder.write(Self.cell(height), to: name) }
  }

  private func snapshot(_ words: String, in folder: TemporaryFolder) throws -> (code: Int32, lines: [String]) {
    let run = try SkeletonProcess(
      arguments: ["snapshot"] + words.split(separator: " ").map(String.init), in: folder)
    return (run.exitCode, run.text.split(separator: "\n").map(String.init))
  }

  @Test func `missing goldens are written without those that differ`() throws {
    let folder = try suite()
    #expect(
      try snapshot("record --only sub", in: folder)
        == (0, ["sub/b.xml: 1 new", "1 document: 1 new, 0 changed, 0 left as they were"]))
    let half = try snapshot("verify", in: folder)
    #expect(half.code == 1)
    #expect(half.lines.last == "2 variants of 2 documents: 1 as recorded, 1 without goldens")
    try write(13, to: folder)
    #expect(
      try snapshot("record --missing", in: folder)
        == (
          0,
          [
            "a.xml: 1 new", "sub/b.xml: 1 left that differ", "2 documents: 1 new, 0 changed, 1 left as they were",
          ]
        ))
    #expect(try snapshot("verify --only a.xml", in: folder).code == 0)
    #expect(try snapshot("verify --only sub/*", in: folder).code == 1)
    #expect(
      try snapshot("record", in: folder)
        == (0, ["sub/b.xml: 1 changed", "2 documents: 0 new, 1 changed, 1 left as they were"]))
  }

  @Test func `pictures of selected documents become goldens`() throws {
    let folder = try suite()
    #expect(try snapshot("record", in: folder).code == 0)
    try write(13, to: folder)
    let github = try snapshot("verify --github", in: folder)
    #expect(github.code == 1)
    #expect(github.lines.filter { $0.hasPrefix("::error file=") }.count == 2)
    #expect(try snapshot("verify", in: folder).lines.filter { $0.hasPrefix("::") } == [])
    #expect(
      try snapshot("approve --only sub/b.xml", in: folder) == (0, ["approved: sub/b.bones.json", "1 golden approved"]))
    #expect(try snapshot("verify", in: folder).lines.last == "2 variants of 2 documents: 1 as recorded, 1 differ")
    #expect(try snapshot("approve", in: folder) == (0, ["approved: a.bones.json", "1 golden approved"]))
    #expect(
      try snapshot("approve", in: folder)
        == (0, ["nothing to approve: the last verify found nothing that differs, or there was none"]))
  }

  @Test func `goldens that another tool wrote are kept, adopted or replaced`() throws {
    let folder = try suite()
    #expect(try snapshot("record", in: folder).code == 0)
    for (options, code, line) in [
      ("", 1, "2 documents: 0 new, 0 changed, 2 left as they were"),
      (" --adopt", 0, "2 documents: 0 new, 0 changed, 2 left as they were"),
    ] as [(String, Int32, String)] {
      try? FileManager.default.removeItem(atPath: folder.path("snapshots.sha256"))
      let run = try snapshot("record" + options, in: folder)
      #expect(run.code == code)
      #expect(run.lines.last == line)
    }
    // Goldens that differ are adopted as they are.
    try? FileManager.default.removeItem(atPath: folder.path("snapshots.sha256"))
    try write(13, to: folder)
    #expect(try snapshot("verify", in: folder).code == 1)
    let kept = try snapshot("approve", in: folder)
    #expect(kept.code == 1)
    #expect(kept.lines.filter { $0.hasPrefix("approved: ") } == [])
    let replaced = try snapshot("approve --force", in: folder)
    #expect(replaced.code == 0)
    #expect(replaced.lines.last == "2 goldens approved")
    #expect(try snapshot("verify", in: folder).code == 0)
  }

  @Test func `goldens without a document are listed, and deleted on request`() throws {
    let folder = try suite()
    #expect(try snapshot("record", in: folder).code == 0)
    #expect(try snapshot("prune", in: folder) == (0, []))
    try FileManager.default.removeItem(atPath: folder.path("a.xml"))
    #expect(
      try snapshot("prune", in: folder)
        == (1, ["golden without a document: a.bones.json", "1 golden without a document"]))
    let manifest = try Data(contentsOf: folder.url.appending(path: "snapshots.sha256"))
    try FileManager.default.removeItem(atPath: folder.path("snapshots.sha256"))
    let unknown = try SkeletonProcess("snapshot", "prune", "--delete", in: folder)
    #expect(unknown.exitCode == 64)
    #expect(unknown.standardError.hasPrefix(".: error: nothing deleted: without snapshots.sha256 "))
    try manifest.write(to: folder.url.appending(path: "snapshots.sha256"))
    #expect(
      try snapshot("prune --delete", in: folder)
        == (0, ["deleted, had no document: a.bones.json", "1 golden deleted"]))
    try FileManager.default.removeItem(atPath: folder.path("sub/b.xml"))
    _ = try folder.write(Self.cell(11), to: "c.xml")
    #expect(try snapshot("record", in: folder).code == 0)
    try FileManager.default.removeItem(atPath: folder.path("snapshots.sha256"))
    #expect(try snapshot("prune --delete --force", in: folder).lines.last == "1 golden deleted")
    #expect(!FileManager.default.fileExists(atPath: folder.path("sub/b.bones.json")))
  }

  @Test(arguments: ["record", "verify", "approve", "prune"])
  func `a link to another folder is followed with permission only`(command: String) throws {
    let folder = try suite()
    let suite = folder.url.appending(path: "suite")
    try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: suite.appending(path: "c.xml"), withDestinationURL: folder.url.appending(path: "sub/b.xml"))
    try Data(#"{"formats": ["bones"]}"#.utf8).write(to: suite.appending(path: "snapshots.json"))
    let recorded = try SkeletonProcess("snapshot", "record", "suite", "--allow-paths", "sub", in: folder)
    #expect(recorded.exitCode == 0)
    #expect(recorded.text == "c.xml: 1 new\n1 document: 1 new, 0 changed, 0 left as they were\n")
    let allowed = try SkeletonProcess("snapshot", command, "suite", "--allow-paths", "sub", in: folder)
    #expect(allowed.exitCode == 0)
    #expect(allowed.standardError == "")
    if ["record", "verify"].contains(command) {
      let refused = try SkeletonProcess("snapshot", command, "suite", in: folder)
      #expect(refused.exitCode != 0)
      let sentence = "c.xml: error: cannot read: it is outside of the folder suite; --allow-paths permits another one"
      #expect((refused.standardError + refused.text).contains(sentence.split(separator: ": error: ")[1]))
    }
  }

  @Test func `a folder without documents, and a golden that cannot be written, have exit codes of their own`() throws {
    let folder = try TemporaryFolder()
    for command in ["record", "verify"] {
      let run = try SkeletonProcess("snapshot", command, in: folder)
      #expect(run.exitCode == 66)
      #expect(run.standardError.hasPrefix(".: error: "))
    }
    _ = try folder.write(Self.cell(11), to: "a.xml")
    let none = try SkeletonProcess("snapshot", "verify", "--only", "b.xml", in: folder)
    #expect(none.exitCode == 66)
    let broken = try TemporaryFolder()
    _ = try broken.write("<feed", to: "a.xml")
    #expect(try SkeletonProcess("snapshot", "record", in: broken).exitCode == 1)
  }
}
