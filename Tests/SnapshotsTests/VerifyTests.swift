import Comparison
import Skeleton
import Snapshots
import SystemIO
import Testing

@Suite struct VerifyTests {
  @Test func `recorded documents equal their goldens`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "b/c d.xml": cell(width: 20), "snapshots.json": smallPictures])
    let recording = try record(folder)
    #expect(recording.text == "a.xml: 3 new\nb/c d.xml: 3 new\n2 documents: 6 new, 0 changed, 0 left as they were\n")
    #expect(
      folder.visible == [
        "a.bones.json", "a.png", "a.txt", "a.xml", "b/c d.bones.json", "b/c d.png", "b/c d.txt", "b/c d.xml",
        "snapshots.json",
      ])
    folder.forgetWriting()
    let verification = try verify(folder)
    #expect(verification.isClean)
    #expect(verification.text == "2 variants of 2 documents: 2 as recorded\n")
    #expect(verification.advice("s") == "")
    #expect(folder.written == [])
    #expect(try record(folder).text == "2 documents: 0 new, 0 changed, 6 left as they were\n")
    #expect(folder.written == [])
  }

  @Test func `goldens do not depend on the folder`() throws {
    let here = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    let there = MemoryFolder(["b/ü x.xml": cell(), "snapshots.json": smallPictures])
    _ = (try record(here), try record(there))
    for format in GoldenFormat.allCases {
      #expect(here.files["a\(format.fileExtension)"] == there.files["b/ü x\(format.fileExtension)"])
    }
  }

  @Test func `a difference is reported in bones first, then in text and pixels`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(), "b.xml": cell(),
      "snapshots.json": #"{"scale": 1, "columns": 10, "themes": ["light", "dark"]}"#,
    ])
    _ = try record(folder)
    folder["a.xml"] = cell(width: 30)
    let verification = try verify(folder)
    #expect(!verification.isClean)
    #expect(
      verification.text == """
        a.xml, own size, light: differs
          bone 0 (feed/cell/view "bar"): width 40 → 30
          bones: 0 of 1 are as they were; intersection over union 0.75
          a.txt differs:
          line 1:
          - .===++*:
          + .===+-
          pixels: 80 of 960 differ, by at most 34 of 255, within x 34…44, y 4…12
        a.xml, own size, dark: differs
          bone 0 (feed/cell/view "bar"): width 40 → 30
          bones: 0 of 1 are as they were; intersection over union 0.75
          a.dark.txt differs:
          line 1:
          - :+++==-.
          + :+++=-
          pixels: 80 of 960 differ, by at most 37 of 255, within x 34…44, y 4…12
        4 variants of 2 documents: 2 as recorded, 2 differ

        """)
    #expect(
      verification.advice("s")
        == "note: what was drawn is in suite/.snapshots/actual; to make it goldens: s approve suite\n")
    #expect(folder[".snapshots/.gitignore"] == "*\n")
    #expect(folder.files.keys.filter { $0.hasPrefix(".snapshots/actual/") }.count == 6)
  }

  @Test func `each unreadable file is one record, and the run continues`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(), "blank.xml": "", "broken.xml": "<feed>\n<avatr/></feed>", "other.xml": "<resources/>",
      "secret.xml": cell(), "z.xml": cell(),
      "snapshots.json": #"{"scale": 1, "sizes": ["own", "50x"], "themes": ["light", "dark"]}"#,
    ])
    folder.unreadable = ["secret.xml"]
    folder.unreadableFolders = [FolderListing.UnreadableFolder(path: "m", reason: "permission denied")]
    let recording = try record(folder)
    #expect(!recording.isComplete)
    #expect(recording.report.contains("suite/broken.xml:2:1: error: unknown element <avatr>; did you mean <avatar>?"))
    let verification = try verify(folder)
    let failed = verification.documents.filter { !$0.isClean }
    #expect(failed.map(\.path) == ["blank.xml", "broken.xml", "m", "other.xml", "secret.xml"])
    #expect(failed.allSatisfy { $0.variants.isEmpty })
    #expect(
      verification.summary == "8 variants of 7 documents: 8 as recorded, 5 documents cannot be drawn")
    #expect(verification.text.contains("  suite/secret.xml: error: cannot read: permission denied\n"))
  }

  @Test func `a failure of one variant is reported for that variant`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": #"{"scale": 1, "themes": ["light", "sepia"]}"#])
    _ = try record(folder)
    let verification = try verify(folder)
    #expect(verification.text.hasPrefix("a.xml, own size, sepia: cannot be drawn\n"))
    #expect(verification.summary == "2 variants of 1 document: 1 as recorded, 1 cannot be drawn")
  }

  @Test func `documents that would share goldens are reported and write none`() throws {
    let folder = MemoryFolder(["Cell.XML": cell(), "cell.xml": cell(), "cell.storyboard": "<document/>"])
    let recording = try record(folder)
    #expect(recording.report.contains("suite/Cell.XML: error: it would share goldens with suite/cell.xml"))
    #expect(recording.report.contains("suite/cell.xml: error: it would share goldens with suite/Cell.XML"))
    #expect(!recording.report.contains("cell.storyboard: error: it would"))
    #expect(folder.written == [])
    let sizes = MemoryFolder([
      "a.xml": cell(), "a.50x.xml": cell(), "snapshots.json": #"{"sizes": ["own", "50x"]}"#,
    ])
    #expect(try record(sizes).documents.allSatisfy { $0.report.contains("share goldens") })
  }

  @Test func `images are compared decoded, text without regard to line ends`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": #"{"scale": 1, "columns": 10, "at": "0s"}"#])
    _ = try record(folder)
    var options = RenderOptions()
    options.scale = 1
    options.time = .seconds(0)
    let same = try render(Array(cell().utf8), as: .webp, options: options).bytes
    #expect(same != folder.files["a.png"])
    folder.files["a.png"] = same
    folder["a.txt"] = try #require(folder["a.txt"]).replacing("\n", with: "\r\n")
    folder["a.bones.json"] = try #require(folder["a.bones.json"]).replacing(":", with: " : ")
    #expect(try verify(folder).text == "1 variant of 1 document: 1 as recorded\n")
    folder.forgetWriting()
    _ = try record(folder)
    #expect(folder.written == [])
  }

  /// The golden of five equal lines with other lines, and the message about it, in which `R` is a line of the drawing.
  @Test(
    arguments: [
      (["1", "2", "3", "4", "5", "6", ""], "line 6:\n  - 6"),
      (["1", "2", "3", "4", ""], "line 5:\n  + R"),
      (["1", "x", "3", "x", "5", ""], "line 2:\n  - x\n  + R\n  line 4:\n  - x\n  + R"),
      (["1", "2", "3", "", "5"], "line 4:\n  - \n  + R"),
      (["", "1", "2", "3", "4", "5", ""], "line 1:\n  - "), ([], nil),
      (["1", "2", "3", "4", "5"], nil), (["1\r", "2", "3\r", "4", "5\r", ""], nil),
      (["1\r\r", "2", "3", "4", "5"], "line 1:\n  - \"R\\r\"\n  + R"),
    ] as [([String], String?)])
  func `a text golden differs in its lines, without regard to their ends`(lines: [String], message: String?) throws {
    let folder = MemoryFolder([
      "a.xml": "<feed width='60' height='60'><view height='60'/></feed>",
      "snapshots.json": #"{"scale": 1, "columns": 10, "formats": ["ascii"]}"#,
    ])
    _ = try record(folder)
    let drawn = try #require(folder["a.txt"]).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(drawn.count == 6 && Set(drawn).count == 2)
    // The lines of the drawing are equal.
    let written = lines.map { line in
      line.first?.isNumber == true && line != "6" ? "\(drawn[0])\(line.dropFirst())" : line
    }
    folder["a.txt"] = lines.isEmpty ? drawn.joined(separator: "\n") : written.joined(separator: "\n")
    let verification = try verify(folder)
    #expect(verification.isClean == (message == nil))
    if let message {
      let text = message.replacing("R", with: drawn[0])
      #expect(verification.text.contains(": differs\n  a.txt differs:\n  \(text)\n1 variant"))
    }
  }

  @Test(arguments: [("a.png", true, 1), ("a.png", false, 0), ("a.bones.json", true, 0), ("a.bones.json", false, 0)])
  func `the drawing is shown beside an invalid golden that is a picture`(
    golden: String, keepsPictures: Bool, count: Int
  ) throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    folder[golden] = "{"
    let page = try verify(folder, keepsPictures: keepsPictures).html
    #expect(page.ranges(of: "src=\"data:image/png;base64,").count == count)
    #expect(page.contains("the golden is not valid:"))
  }

  @Test func `an invalid golden is reported with its position`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    folder["a.bones.json"] = "{\"version\":1,\n}"
    folder["a.png"] = "no image"
    let verification = try verify(folder)
    #expect(
      verification.text.hasPrefix(
        """
        a.xml, own size, light: differs
          the golden is not valid:
          suite/a.bones.json:2:1: error: expected a name in quotes
        """))
    #expect(verification.text.contains("  suite/a.png: error: neither PNG nor GIF nor WebP\n"))
    // The goldens were changed by another program.
    _ = try approve(folder, others: .replaced)
    #expect(try verify(folder).isClean)
  }

  @Test func `the tolerance comes from the configuration, and recording ignores it`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": #"{"scale": 1, "formats": ["png"]}"#])
    _ = try record(folder)
    folder["a.xml"] = cell(width: 30)
    #expect(try !verify(folder).isClean)
    folder["snapshots.json"] = #"{"scale": 1, "formats": ["png"], "tolerance": 40}"#
    #expect(try verify(folder).isClean)
    #expect(try record(folder).text == "a.xml: 1 changed\n1 document: 0 new, 1 changed, 0 left as they were\n")
  }

  @Test func `rules and what is excluded are no documents`() throws {
    let folder = MemoryFolder([
      "a.xml": cell(), "hints.xml": "<rules><rule match=\"#bar\" skeleton=\"ignore\"/></rules>", "drafts/b.xml": "",
      "snapshots.json": #"{"scale": 1, "rules": "hints.xml", "exclude": ["drafts"]}"#,
    ])
    _ = try record(folder)
    #expect(folder["a.bones.json"]?.contains("bar") == false)
    #expect(try verify(folder).summary == "1 variant of 1 document: 1 as recorded")
    folder["hints.xml"] = "<rules><rle/></rules>"
    #expect(throws: SnapshotError.self) { try verify(folder) }
  }

  @Test func `files of components and data are not documents`() throws {
    let folder = MemoryFolder([
      "a.xml": "<feed width=\"60\"><card repeat=\"data\" name=\"{name}\"/></feed>",
      "lib/cards.xml": """
      <elements><element name="card"><parameter name="name"/><cell><text id="{name}" text="{name}"/></cell></element>
      </elements>
      """,
      "rows.json": #"[{"name": "first"}, {"name": "second"}]"#,
      "snapshots.json": #"{"scale": 1, "elements": "lib/cards.xml", "data": "rows.json", "formats": ["bones"]}"#,
    ])
    _ = try record(folder)
    let bones = try #require(folder["a.bones.json"])
    #expect(bones.contains("first") && bones.contains("second"))
    #expect(try verify(folder).summary == "1 variant of 1 document: 1 as recorded")
    folder["rows.json"] = #"[{"name": "first"}]"#
    #expect(try !verify(folder).isClean)
    folder["lib/cards.xml"] = "<elements><elemnt/></elements>"
    #expect(throws: SnapshotError.self) { try verify(folder) }
  }

  @Test func `a folder without documents is reported`() {
    let sentence = "suite: error: there is no document in it: no .xml, .xib, .storyboard, .svg\n"
    for names in [[], ["a.png"], ["snapshots.json"]] {
      let folder = MemoryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "{}") }))
      do throws(SnapshotError) {
        _ = try verify(folder)
        Issue.record("nothing was told")
      } catch {
        #expect("\(error)" == sentence)
      }
    }
  }

  @Test func `differences are reported although no file can be written`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    folder.readOnly = [""]
    let verification = try verify(folder)
    #expect(verification.summary == "1 variant of 1 document: 0 as recorded, 1 without goldens")
    #expect(
      verification.advice("s")
        == "note: the actuals could not be kept: suite/.snapshots/.gitignore: error: cannot create: "
        + "read-only file system\n")
    let recording = try record(folder)
    #expect(recording.failure?.exitCode == 73)
    #expect(recording.documents.map(\.new) == [0])
  }

  @Test func `a run can be about some documents`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "b/c.xml": cell(), "snapshots.json": smallPictures])
    let only = try [#require(PathPattern("b"))]
    #expect(try record(folder, only: only).text.hasPrefix("b/c.xml: 3 new\n"))
    #expect(try verify(folder, only: only).isClean)
    #expect(try !verify(folder).isClean)
    let name = try [#require(PathPattern("b/c"))]
    #expect(try verify(folder, only: name).isClean)
    let none = try [#require(PathPattern("nosuch.xml"))]
    #expect(throws: SnapshotError.self) { try verify(folder, only: none) }
  }
}
