import Skeleton
import Snapshots
import SystemIO
import Testing

/// Documents of several roots, canvases of devices, and the folder of the goldens.
@Suite struct RootTests {
  /// A document with a root for each text.
  private func screens(_ names: String...) -> String {
    let screens = names.map { "<screen id=\"\($0)\"><body><text>\($0)</text></body></screen>" }
    return "<doc xmlns=\"https://hyperview.org/hyperview\">\(screens.joined())</doc>"
  }

  private func configuration(_ members: String) -> String {
    #"{"scale": 1, "columns": 10, "formats": ["bones"]\#(members.isEmpty ? "" : ", ")\#(members)}"#
  }

  private func goldens(_ folder: MemoryFolder) -> [String] { folder.visible.filter { $0.hasSuffix(".bones.json") } }

  @Test func `all roots of a document are drawn, and a document of one root has no root in names`() throws {
    let folder = MemoryFolder([
      "app.xml": screens("log in", "Home"), "cell.xml": cell(), "one.xml": screens("only"),
      "snapshots.json": configuration(""),
    ])
    #expect(try record(folder).isComplete)
    #expect(goldens(folder) == ["app.Home.bones.json", "app.log-in.bones.json", "cell.bones.json", "one.bones.json"])
    let verification = try verify(folder)
    #expect(verification.text == "4 variants of 3 documents: 4 as recorded\n")
    #expect(verification.orphanCount == 0)
    #expect(try prune(folder).isEmpty)
    folder["app.xml"] = screens("log in", "HOME screen", "Home")
    #expect(try verify(folder).text.hasPrefix("app.xml, HOME screen, own size, light: no golden\n"))
    #expect(try approve(folder).approved == ["app.HOME-screen.bones.json"])
  }

  @Test func `font scales are variants, and name goldens in percent`() throws {
    let folder = MemoryFolder([
      "cell.xml": "<screen width=\"60\" height=\"40\"><text/></screen>",
      "snapshots.json": configuration(#""fontScales": [1, 1.3], "directions": ["ltr", "rtl"]"#),
    ])
    #expect(try record(folder).isComplete)
    let names = ["cell.bones.json", "cell.font-130.bones.json", "cell.rtl.bones.json", "cell.rtl.font-130.bones.json"]
    #expect(goldens(folder) == names)
    #expect(folder["cell.bones.json"] != folder["cell.font-130.bones.json"])
    folder["snapshots.json"] = configuration(#""fontScales": [1, 1.001]"#)
    #expect(throws: (any Error).self) { try verify(folder) }
  }

  @Test func `the golden of a removed root is an orphan, and those of a broken document are not`() throws {
    let folder = MemoryFolder(["app.xml": screens("a", "b", "c"), "snapshots.json": configuration("")])
    _ = try record(folder)
    folder["app.xml"] = screens("a", "b")
    #expect(try prune(folder).goldens == ["app.c.bones.json"])
    #expect(try verify(folder).orphanCount == 1)
    folder["app.xml"] = "<doc"
    #expect(try prune(folder, deletes: true).goldens == [])
    #expect(try verify(folder).orphanCount == 0)
  }

  @Test(arguments: [
    (#""root": "first""#, ["app.bones.json"]),
    (#""root": "b""#, ["app.b.bones.json"]),
    (#""root": ["c", "a"]"#, ["app.a.bones.json", "app.c.bones.json"]),
    (#""root": ["b", "other"]"#, ["app.b.bones.json"]),
  ])
  func `snapshots.json chooses roots`(_ member: String, _ expected: [String]) throws {
    let folder = MemoryFolder(["app.xml": screens("a", "b", "c"), "snapshots.json": configuration(member)])
    #expect(try record(folder).isComplete)
    #expect(goldens(folder) == expected)
    #expect(try prune(folder).isEmpty)
  }

  @Test func `a root that no document has is reported with the roots that there are`() throws {
    let folder = MemoryFolder(["app.xml": screens("a", "b"), "snapshots.json": configuration(#""root": "x""#)])
    #expect(try record(folder).report.contains("x"))
    #expect(goldens(folder) == [])
  }

  @Test func `roots with similar names have different goldens`() throws {
    let folder = MemoryFolder(["app.xml": screens("a/b", "a.b", "A-B"), "snapshots.json": configuration("")])
    _ = try record(folder)
    #expect(goldens(folder) == ["app.A-B-3.bones.json", "app.a-b-2.bones.json", "app.a-b.bones.json"])
    folder["app.a-b.xml"] = cell()
    #expect(try record(folder).report.contains("suite/app.xml: error: it would share goldens with suite/app.a-b.xml"))
  }

  @Test func `a golden is named by at most forty characters of its root`() throws {
    let names = [39, 40, 41].map { String(repeating: "a", count: $0) }
    let folder = MemoryFolder(["app.xml": screens(names[0], names[1], names[2]), "snapshots.json": configuration("")])
    _ = try record(folder)
    #expect(goldens(folder) == ["\(names[1])-2", names[1], names[0]].map { "app.\($0).bones.json" }.sorted())
  }

  @Test func `screens of devices are canvases, in place of the own size or after sizes`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(),
      "snapshots.json": configuration(#""devices": ["iPhone 16", "ipad-9.7"], "themes": ["light", "dark"]"#),
    ])
    _ = try record(folder)
    let names = ["ipad-9.7.bones", "ipad-9.7.dark.bones", "iphone-16.bones", "iphone-16.dark.bones"]
    #expect(goldens(folder) == names.map { "a.\($0).json" })
    #expect(folder["a.iphone-16.bones.json"]?.contains(#""width":393,"height":852"#) == true)
    let both = try readConfiguration(Array(configuration(#""sizes": ["own"], "devices": ["pixel-9"]"#).utf8))
    #expect(both.variants.map(\.title) == ["own size, light", "pixel-9, light"])
    folder["snapshots.json"] = configuration(#""devices": ["ipad-9.7"]"#)
    #expect(try prune(folder).goldens.count == 3)
    folder[MemoryFolder.manifest] = nil
    #expect(try prune(folder).goldens.count == 3, "names of devices are names of variants")
  }

  @Test func `goldens are in a folder of choice`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(), "b/c.xml": cell(), "a.png": "an icon",
      "snapshots.json": configuration(#""goldens": "Goldens/""#),
    ])
    _ = try record(folder)
    #expect(goldens(folder) == ["Goldens/a.bones.json", "Goldens/b/c.bones.json"])
    #expect(try verify(folder).isClean)
    #expect(try verify(folder, only: [#require(PathPattern("b/c"))]).counts.variants == 1)
    folder["a.xml"] = nil
    let orphans = try prune(folder)
    #expect(orphans.goldens == ["Goldens/a.bones.json"])
    #expect(orphans.unclear == [], "pictures beside the documents are not goldens")
  }

  @Test(arguments: [
    (#"{"root": 1}"#, #""root" is a number, expected an array of strings"#),
    (#"{"root": []}"#, #""root" is empty"#),
    (#"{"devices": ["iphone-61"]}"#, #""devices" has "iphone-61"; did you mean "iphone-16"?"#),
    (#"{"goldens": "../Goldens"}"#, #""goldens" has "../Goldens", expected a folder inside"#),
    (#"{"themes": ["iphone-16"]}"#, #""themes" has "iphone-16", expected a name"#),
  ])
  func `mistakes are reported`(_ text: String, _ message: String) {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": text])
    do throws(SnapshotError) {
      _ = try verify(folder)
      Issue.record("nothing was reported")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func `annotations of GitHub name the place of each difference`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(), "b.xml": "<feed>\n  <avatr/></feed>", "snapshots.json": configuration(""),
    ])
    _ = try record(folder)
    folder["a.xml"] = cell(width: 30)
    let lines = try verify(folder).workflowCommands.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasPrefix("::error file=suite/a.xml,line=1,title=own size%2C light%3A differs::bone 0 ") == true)
    #expect(lines.first?.contains("width 40 → 30%0Abones: 0 of 1") == true)
    #expect(lines.last?.hasPrefix("::error file=suite/b.xml,line=2,col=3,title=cannot be drawn::") == true)
  }
}
