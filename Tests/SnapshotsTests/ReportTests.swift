import Foundation
import Snapshots
import Testing

@Suite struct ReportTests {
  private static let strange = "a <b> & \"c\" 新.xml"

  private func verification(keepsPictures: Bool = true) throws -> Verification {
    let folder = MemoryFolder([
      Self.strange: cell(), "b.xml": cell(), "blank.xml": "", "same.xml": cell(),
      "snapshots.json": #"{"scale": 1, "columns": 10, "themes": ["light", "dark"]}"#,
    ])
    _ = try record(folder)
    folder[Self.strange] = cell(width: 30, attributes: " cornerRadius=\"4\"")
    folder["b.dark.png"] = nil
    folder["b.xml"] = cell(width: 20)
    folder["new.xml"] = cell()
    return try verify(folder, keepsPictures: keepsPictures)
  }

  @Test func `the page contains every picture and loads no other file`() throws {
    let page = try verification().html
    // Two variants of one document and one of another have three pictures each, those without a golden have one.
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,iVBORw0KGgo").count - 1 == 3 * 3 + 1 + 2)
    #expect(!page.contains("http"))
    #expect(!page.contains("<script"))
    #expect(page.contains("<h1 class=\"different\">4 of 5 documents not as recorded</h1>"))
    #expect(page.contains("4 variants differ</li>"))
    #expect(page.contains("2 variants without goldens</li>"))
    #expect(page.contains("1 document cannot be drawn</li>"))
    #expect(page.contains("<h2>a &lt;b&gt; &amp; &quot;c&quot; 新.xml</h2>"))
    #expect(page.contains("<li>bone 0 (feed/cell/view &quot;bar&quot;): width 40 → 30, radius 0 → 4</li>"))
    #expect(page.contains("<li>same.xml</li>"))
    #expect(!page.contains("<b> &"))
  }

  @Test func `pictures that were not kept are said to be missing`() throws {
    let page = try verification(keepsPictures: false).html
    #expect(!page.contains("data:image"))
    #expect(page.contains("The pictures are left out"))
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    #expect(try !verify(folder).html.contains("data:image"))
  }

  @Test func `the page of a run without differences contains a sentence`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    let page = try verify(folder, keepsPictures: true).html
    #expect(page.contains("<h1 class=\"same\">Everything is as recorded</h1>"))
    #expect(!page.contains("<nav"))
    #expect(!page.contains("<section"))
  }

  @Test(arguments: [
    (".", ""), ("a/b-c.d", " a/b-c.d"), ("Zellen ä", " 'Zellen ä'"), ("it's", " 'it'\\''s'"), ("$(rm)", " '$(rm)'"),
  ])
  func `advice can be copied into a shell`(_ folder: String, _ argument: String) {
    var verification = Verification(folder: folder)
    verification.orphanCount = 1
    #expect(verification.advice("s") == "note: 1 golden without a document; to list: s prune\(argument)\n")
  }

  @Test func `names cannot steer a terminal or break a line`() throws {
    let folder = MemoryFolder(["a\u{1B}[31m\nb.xml": "", "c\u{7}.bones.json": "{}"])
    #expect(try verify(folder).text.hasPrefix("a\\u{1B}[31m\\nb.xml: cannot be drawn\n"))
    #expect(try prune(folder).text(isDeleted: false).hasPrefix("golden without a document: c\\u{7}.bones.json\n"))
  }

  @Test func `the JUnit report counts what the run counts`() throws {
    let report = try verification().junit
    #expect(
      report.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="skeleton snapshot" tests="9" failures="6" errors="1">
          <testsuite name="a &lt;b&gt; &amp; &quot;c&quot; 新.xml" tests="2" failures="2" errors="0">
            <testcase name="own size, light" classname="a &lt;b&gt; &amp; &quot;c&quot; 新.xml">
              <failure type="difference" message="bone 0 (feed/cell/view &quot;bar&quot;): width 40 → 30, radius 0 → 4">
        """))
    #expect(report.components(separatedBy: "<testcase ").count - 1 == 9)
    #expect(report.components(separatedBy: "<failure type=\"new\"").count - 1 == 2)
    #expect(report.contains("<testcase name=\"own size, dark\" classname=\"same.xml\"/>"))
  }

  @Test func `a report in the folder is not read as a document`() throws {
    let folder = MemoryFolder(["a.xml": cell(), "snapshots.json": smallPictures])
    _ = try record(folder)
    folder["junit.xml"] = try verify(folder).junit
    #expect(try verify(folder).text == "1 variant of 1 document: 1 as recorded\n")
    #expect(try prune(folder).isEmpty)
    #expect(try record(folder).text == "1 document: 0 new, 0 changed, 3 left as they were\n")
  }

  @Test func `reports are the same each time`() throws {
    let (first, second) = (try verification(), try verification())
    #expect(first.html == second.html)
    #expect(first.junit == second.junit)
    #expect(first.text == second.text)
  }
}
