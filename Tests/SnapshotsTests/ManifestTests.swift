import Snapshots
import Testing

/// The manifest of the files that the tool has written, and the files that it has not.
@Suite struct ManifestTests {
  @Test func `another file stays, and is reported`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "a.txt": "my notes", "snapshots.json": smallPictures])
    for others in [OtherFiles.kept, .adopted] {
      let recording = try record(folder, others: others)
      #expect(folder["a.txt"] == "my notes")
      #expect(recording.report.hasPrefix("suite/a.txt: error: not replaced: it is not as snapshots.sha256 states; "))
      #expect(!recording.isComplete)
    }
    #expect(try record(folder, others: .replaced).isComplete)
    #expect(folder["a.txt"] != "my notes")
  }

  @Test func `goldens without a manifest are adopted on request`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    let manifest = folder[MemoryFolder.manifest]
    folder[MemoryFolder.manifest] = nil
    folder["a.xml"] = cell(width: 30)
    let kept = try record(folder)
    #expect(kept.report.split(separator: "\n").count == 3)
    #expect(kept.report.contains("add --adopt"))
    #expect(try verify(folder).counts.different == 1)
    let adopted = try record(folder, others: .adopted)
    #expect(adopted.isComplete)
    #expect(adopted.documents.first?.changed == 3)
    #expect(folder[MemoryFolder.manifest] != manifest)
    #expect(try record(folder).isComplete)
  }

  @Test func `a golden that was changed by hand is not replaced`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    folder["a.txt"] = "my notes"
    #expect(try !record(folder).isComplete)
    _ = try verify(folder)
    let approval = try approve(folder)
    #expect(approval.approved == [])
    #expect(approval.report.contains("a.txt: error: not replaced"))
    #expect(folder["a.txt"] == "my notes")
    #expect(try approve(folder, others: .replaced).approved == ["a.txt"])
  }

  @Test func `both sides of a merge conflict and a torn line are read`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    let lines = try #require(folder[MemoryFolder.manifest]).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("# ") == true)
    folder[MemoryFolder.manifest] = ([lines[0], "<<<<<<< ours"] + lines[1...] + ["=======", "0123"]).joined(
      separator: "\n")
    folder["a.xml"] = cell(width: 30)
    #expect(try record(folder).documents.first?.changed == 3)
    #expect(folder[MemoryFolder.manifest]?.contains("<<<") == false)
  }

  @Test func `a file of another program with the name of the manifest is refused`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.sha256": "0123  a.png\n"])
    #expect(throws: SnapshotError.self) { try record(folder) }
    #expect(folder["snapshots.sha256"] == "0123  a.png\n")
  }

  @Test func `a manifest that is too large is refused`() throws {
    let header = "# Files that skeleton has written. Keep this file with them.\n"
    let line = String(repeating: "0", count: 64) + "  a.png\n"
    let large = header + String(repeating: line, count: (1 << 24) / line.utf8.count + 1)
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.sha256": large])
    #expect(throws: SnapshotError.self) { try record(folder) }
  }

  @Test func `a file among the actual outputs stays`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    folder[".snapshots/actual/mine.png"] = "mine"
    _ = try record(folder)
    _ = try verify(folder)
    #expect(folder[".snapshots/actual/mine.png"] == "mine")
  }
}
