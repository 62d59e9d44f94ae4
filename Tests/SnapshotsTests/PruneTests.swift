import Snapshots
import Testing

@Suite struct PruneTests {
  private static let configuration =
    #"{"scale": 1, "columns": 10, "sizes": ["own", "50.5x40"], "themes": ["light", "dark"], "directions": ["ltr", "rtl"]}"#

  private func suite() throws -> MemoryFolder {
    let folder = MemoryFolder([
      "a.xml": cell(), "a.b.xml": cell(width: 20), "c/d.xml": cell(width: 30), "snapshots.json": Self.configuration,
    ])
    _ = try record(folder)
    return folder
  }

  @Test func `goldens with their documents are not orphans`() throws {
    let orphans = try prune(try suite())
    #expect(orphans.isEmpty)
    #expect(orphans.text(isDeleted: false) == "")
    #expect(orphans.isSettled(isDeleted: false))
  }

  @Test func `the goldens of a removed document are found, and no other file is deleted`() throws {
    let folder = try suite()
    let before = folder.visible
    folder["c/d.xml"] = nil
    folder["README.txt"] = "Read me.\n"
    folder["logo.png"] = "an image"
    folder["package.json"] = "{}"
    let gone = before.filter { $0.hasPrefix("c/d.") && $0 != "c/d.xml" }
    #expect(gone.count == 24)
    let orphans = try prune(folder)
    #expect(orphans.goldens == gone)
    #expect(orphans.unclear == ["README.txt", "logo.png"])
    #expect(!orphans.isSettled(isDeleted: false))
    #expect(try verify(folder).orphanCount == 24)
    #expect(folder.visible.count == before.count + 2, "listing deletes nothing")
    let deleted = try prune(folder, deletes: true)
    #expect(deleted.goldens == gone)
    #expect(deleted.isSettled(isDeleted: true))
    #expect(deleted.text(isDeleted: true).hasSuffix("24 goldens deleted, 2 unclear\n"))
    let kept = before.filter { !$0.hasPrefix("c/") } + ["README.txt", "logo.png", "package.json"]
    #expect(folder.visible == kept.sorted())
    #expect(try verify(folder).isClean)
  }

  @Test func `goldens of removed variants are found`() throws {
    let folder = try suite()
    folder["snapshots.json"] = #"{"formats": ["bones", "png"]}"#
    let orphans = try prune(folder)
    // One of eight variants is left, and two of three formats.
    #expect(orphans.goldens.count == 3 * 24 - 3 * 2)
    #expect(orphans.unclear == [])
    #expect(orphans.documents == [])
  }

  @Test func `a picture alone is recognized as a golden by its name only`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": #"{"scale": 1, "formats": ["png"]}"#])
    _ = try record(folder)
    folder["a.390x844.dark.png"] = "an image"
    folder["a.summer.png"] = "an image"
    folder["b.png"] = "an image"
    folder["c.txt"] = " .:-=+\n"
    folder["c.png"] = "an image"
    let unlisted = try prune(folder, deletes: true)
    #expect(unlisted.goldens == [], "the manifest lists other files")
    #expect(unlisted.unclear.count == 5)
    let orphans = try prune(folder, others: .replaced)
    #expect(orphans.goldens == ["a.390x844.dark.png", "c.png", "c.txt"])
    #expect(orphans.unclear == ["a.summer.png", "b.png"])
    folder[MemoryFolder.manifest] = nil
    #expect(try prune(folder).goldens == ["a.390x844.dark.png", "c.png", "c.txt"])
    #expect(throws: SnapshotError.self, "nothing states which files are goldens") { try prune(folder, deletes: true) }
    #expect(folder["c.png"] != nil)
  }

  @Test func `every document without goldens is found`() throws {
    let folder = try suite()
    folder["new.xml"] = cell()
    folder["a.b.dark.rtl.txt"] = nil
    let orphans = try prune(folder)
    #expect(orphans.goldens == [])
    #expect(orphans.documents.map(\.path) == ["a.b.xml", "new.xml"])
    #expect(
      orphans.text(isDeleted: false) == """
        document without goldens: a.b.xml, 1 of 24 missing (a.b.dark.rtl.txt)
        document without goldens: new.xml, 24 of 24 missing
        0 goldens without a document, 2 documents without all goldens

        """)
    #expect(!orphans.isSettled(isDeleted: true))
  }
}
