import Snapshots
import SystemIO
import Testing

@Suite struct ApproveTests {
  private func changedSuite() throws -> MemoryFolder {
    let folder = MemoryFolder(["a.xml": cell(), "b/c.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    folder["a.xml"] = cell(width: 30)
    folder["b/c.xml"] = cell(width: 20)
    folder["new.xml"] = cell()
    #expect(try !verify(folder).isClean)
    return folder
  }

  @Test func `the outputs of the last run become goldens, and then nothing differs`() throws {
    let folder = try changedSuite()
    let approval = try approve(folder)
    #expect(
      approval.approved == [
        "a.bones.json", "a.png", "a.txt", "b/c.bones.json", "b/c.png", "b/c.txt", "new.bones.json", "new.png",
        "new.txt",
      ])
    #expect(approval.text.hasSuffix("9 goldens approved\n"))
    #expect(!folder.files.keys.contains { $0.hasPrefix(".") }, "nothing is left behind")
    #expect(try verify(folder).isClean)
    #expect(try approve(folder).text.hasPrefix("nothing to approve: "))
  }

  @Test func `some can be approved, the others stay to be`() throws {
    let folder = try changedSuite()
    let only = try [#require(PathPattern("b/*"))]
    #expect(try approve(folder, only: only).approved == ["b/c.bones.json", "b/c.png", "b/c.txt"])
    #expect(try verify(folder, only: only).isClean)
    #expect(try verify(folder).counts.different == 1)
  }

  @Test func `the last run decides, not the present documents`() throws {
    let folder = try changedSuite()
    folder["a.xml"] = cell()
    _ = try approve(folder)
    #expect(try verify(folder).text.contains("width 30 → 40"))
  }

  @Test func `recording removes the pictures of the last run`() throws {
    let folder = try changedSuite()
    _ = try record(folder)
    #expect(try approve(folder).approved == [])
    #expect(try verify(folder).isClean)
  }

  @Test func `a verification without differences leaves no pictures to approve`() throws {
    let folder = try changedSuite()
    folder["a.xml"] = cell()
    folder["b/c.xml"] = cell()
    folder["new.xml"] = nil
    #expect(try verify(folder).isClean)
    #expect(!folder.files.keys.contains { $0.hasPrefix(".") })
  }

  @Test func `actual outputs without a document are kept`() throws {
    let folder = try changedSuite()
    folder["b/c.xml"] = nil
    let approval = try approve(folder)
    #expect(approval.unwanted == ["b/c.bones.json", "b/c.png", "b/c.txt"])
    #expect(approval.approved.count == 6)
    #expect(approval.text.contains("left, no document asks for it: b/c.png\n"))
  }

  @Test func `recording of missing goldens keeps the others`() throws {
    let folder = try changedSuite()
    let recording = try record(folder, missingOnly: true)
    #expect(
      recording.text == """
        a.xml: 3 left that differ
        b/c.xml: 3 left that differ
        new.xml: 3 new
        3 documents: 3 new, 0 changed, 6 left as they were

        """)
    #expect(try verify(folder).counts.different == 2)
  }
}
