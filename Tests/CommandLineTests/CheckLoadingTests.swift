import Foundation
import Testing

/// Placeholders that `check` compares with loaded screens: documents, captures, dumps and files of bones.
@Suite struct CheckLoadingTests {
  /// A folder with the files of these tests.
  private func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    func page(_ width: Int, _ height: Int, _ time: String = "", _ elements: String...) -> String {
      """
      <page width="\(width)" height="\(height)" scale="1" background="rgb(255, 255, 255)" direction="ltr" elements="3"
        skipped="0" \(time)><body frame="0 0 \(width) \(height)">\(elements.joined())</body></page>
      """
    }
    func box(_ frame: String) -> String { #"<div frame="\#(frame)" background="rgb(220, 220, 220)"/>"# }
    func text(_ frame: String) -> String {
      #"<p frame="\#(frame)" lines="\#(frame)" fontSize="16" lineHeight="19"/>"#
    }
    let (short, long) = ("16 20 101 19", "16 20 211 19")
    let early = page(361, 301, #"time="2026-11-27T13:40:03.250Z""#, box(short))
    let late = page(361, 301, #"time="2026-11-27T13:40:04.750Z""#, text(short))
    let feed = """
      <feed width="201" padding="7"><text id="t" width="60%" height="11"/><image id="i" width="31" height="13"/></feed>
      """
    for (name, markup) in [
      ("a.xml", feed), ("tall.xml", feed.replacing("13", with: "53")), ("early.xml", early), ("late.xml", late),
      ("one.xml", late), ("two.xml", "<dom>\(late)\(page(771, 301, "", text(long)))</dom>"),
      ("boxes.xml", "<dom>\(early)\(page(771, 301, "", box(long)))</dom>"),
      ("top.xml", page(361, 1_301, "", box(short))),
      ("whole.xml", page(361, 1_301, "", text(short), text("16 620 101 19"))),
      (
        "screen.xml",
        #"<screen width="405"><text position="absolute" left="18.75" top="50%" width="187.5" height="37.5"/></screen>"#
      ),
      (
        "dump.xml",
        """
        <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][1080,2310]">
        <node class="android.widget.TextView" text="abc" bounds="[50,1150][550,1250]"/></node></hierarchy>
        """
      ),
    ] { _ = try folder.write(markup, to: name) }
    let run = try SkeletonProcess("render", "a.xml", "-o", "a.json", in: folder)
    #expect(run.exitCode == 0)
    let bones = try String(contentsOfFile: folder.path("a.json"), encoding: .utf8)
    _ = try folder.write(" \t\r\n" + bones, to: "spaced.json")
    _ = try folder.write("{", to: "broken.json")
    return folder
  }

  private static let missing = "    the picture \"i\" at x 7, y 18 (31 × 53) has no bone\n"

  private static let comparisons: [(arguments: [String], report: String)] = [
    (["--loading", "a.xml", "--content", "a.xml"], "1 document: within its budgets\n"),
    (["--loading", "a.json", "--content", "a.xml"], "1 document: within its budgets\n"),
    (["--loading", "spaced.json", "--content", "a.json"], "1 document: within its budgets\n"),
    (
      ["--loading", "a.json", "--content", "tall.xml"],
      "a.json\n  mismatches: 1, the budget is 0\n\(missing)1 document: 1 over budget\n"
    ),
    (
      ["--loading", "a.xml", "--content", "tall.xml", "--budget", "heightDifference=39"],
      "a.xml\n  heightDifference: 40, the budget is 39\n  mismatches: 1, the budget is 0\n\(missing)"
        + "1 document: 1 over budget\n"
    ),
    (["--loading", "a.xml", "--content", "tall.xml", "--budget", "mismatches=1"], "1 document: within its budgets\n"),
    (
      ["--loading", "broken.json", "--content", "a.json"],
      "broken.json\n  errors: 1, the budget is 0\n    1:2: expected a name in quotes\n1 document: 1 over budget\n"
    ),
    (
      ["--loading", "a.xml", "--content", "broken.json"],
      "a.xml\n  errors: 1, the budget is 0\n    1:2: expected a name in quotes\n1 document: 1 over budget\n"
    ),
    // Captures at two widths are compared at the widths that both have.
    (
      ["--loading", "boxes.xml", "--content", "two.xml", "--budget", "bones=0"],
      "boxes.xml (361x)\n  bones: 1, the budget is 0\nboxes.xml (771x)\n  bones: 1, the budget is 0\n"
        + "2 pictures: 2 over budget\n"
    ),
    (
      ["--loading", "boxes.xml", "--content", "one.xml", "--budget", "bones=0"],
      "boxes.xml\n  bones: 1, the budget is 0\n1 document: 1 over budget\n"
    ),
    (["--loading", "boxes.xml", "--content", "two.xml", "--size", "771x"], "1 document: within its budgets\n"),
    (["boxes.xml", "--content", "two.xml", "--budget", "mismatches=0"], "2 pictures: within their budgets\n"),
    // A window of the given height ends above the second text.
    (["--loading", "top.xml", "--content", "whole.xml", "--size", "361x620"], "1 document: within its budgets\n"),
    (
      ["--loading", "top.xml", "--content", "whole.xml", "--device", "iphone-se"],
      "top.xml\n  mismatches: 1, the budget is 0\n    the text at x 16, y 624 (101 × 11) has no bone\n"
        + "1 document: 1 over budget\n"
    ),
    // The height of the layout is 405 × 2310 / 1080 points, about half of which is the place of the text.
    (["--loading", "screen.xml", "--content", "dump.xml"], "1 document: within its budgets\n"),
    // A dump keeps the size of its own screen.
    (["--loading", "dump.xml", "--content", "dump.xml", "--size", "200x300"], "1 document: within its budgets\n"),
    // The times of captures tell their order.
    (["--frames", "early.xml", "early.xml", "late.xml"], "1 document: within its budgets\n"),
    (
      ["--frames", "late.xml", "early.xml"],
      "late.xml\n  mismatches: 1, the budget is 0\n    1 bone is still shown after -1.5 s\n1 document: 1 over budget\n"
    ),
    (
      ["--frames", "early.xml", "broken.json"],
      "early.xml\n  errors: 1, the budget is 0\n    1:1: the input is JSON, expected an XML document; `skeleton batch` "
        + "reads records, `skeleton diff` compares bones\n1 document: 1 over budget\n"
    ),
  ]

  @Test(arguments: comparisons)
  func `a loading screen is compared with its content`(arguments: [String], report: String) throws {
    let run = try SkeletonProcess(arguments: ["check"] + arguments, in: files())
    #expect(run.text == report)
    #expect(run.exitCode == (report.contains("over budget") ? 1 : 0))
    #expect(run.standardError == "")
  }

  @Test(arguments: [["--loading", "a.xml", "--content", "none.xml"], ["--frames", "a.xml", "none.xml"]])
  func `a screen that cannot be read ends with 66, and is a violation in the report`(arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: ["check"] + arguments, in: files())
    #expect(run.exitCode == 66)
    #expect(run.standardError == "none.xml: error: cannot read: no such file or directory\n")
    #expect(run.text.hasPrefix("a.xml\n  errors: 1, the budget is 0\n    none.xml: error: cannot read: "))
  }

  @Test func `the difference from the content is a picture; without a content there is none`() throws {
    let folder = try files()
    let run = try SkeletonProcess(
      "check", "a.xml", "--content", "tall.xml", "--budget", "bones=2", "-o", "a.png", in: folder)
    #expect(run.exitCode == 0)
    let png = try Data(contentsOf: folder.url.appending(path: "a.png"))
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let none = try SkeletonProcess("check", "a.xml", "--budget", "bones=2", "-o", "b.png", in: folder)
    #expect(none.exitCode == 65)
    #expect(none.standardError == "error: there is no comparison with a content to draw, or it is too large\n")
  }

  // MARK: - The configuration

  private static let configured: [(arguments: [String], report: String)] = [
    ([], "a.xml\n"), (["."], "a.xml\n"), (["./"], "./a.xml\n"), (["a.xml"], "a.xml\n"), (["./a.xml"], "./a.xml\n"),
  ]

  @Test(arguments: configured)
  func `the content that the configuration pairs is no document of its own`(arguments: [String], name: String) throws {
    let folder = try TemporaryFolder()
    for (name, height) in [("a.xml", 13), ("a.loaded.xml", 53), ("b.xml", 13)] {
      _ = try folder.write(#"<feed width="201"><image width="31" height="\#(height)"/></feed>"#, to: name)
    }
    _ = try folder.write(
      #"{"content": {"a.xml": "a.loaded.xml"}, "exclude": ["b.*"], "budgets": {"heightDifference": 39}}"#,
      to: "skeleton.json")
    let run = try SkeletonProcess(arguments: ["check"] + arguments, in: folder)
    #expect(run.text == "\(name)  heightDifference: 40, the budget is 39\n1 document: 1 over budget\n")
    #expect(run.exitCode == 1)
  }

  @Test(arguments: [
    ("device", "iphone-15", [], ["--device", "iphone-15"]), ("size", "203x307", [], ["--size", "203x307"]),
    ("device", "iphone-15", ["--size", "301x401"], ["--size", "301x401"]),
    ("size", "203x307", ["--device", "ipad-11"], ["--device", "ipad-11"]),
    ("size", "203x307", ["--size", "301x"], ["--size", "301x"]),
  ])
  func `a canvas of the command line goes before that of the configuration`(
    option: String, value: String, given: [String], same: [String]
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"<feed><image width="50%" height="10%"/></feed>"#, to: "a.xml")
    _ = try folder.write("{\"options\": {\"\(option)\": \"\(value)\"}}", to: "skeleton.json")
    _ = try folder.write("{}", to: "empty.json")
    let check = ["check", "a.xml", "--format", "json"]
    let run = try SkeletonProcess(arguments: check + given, in: folder)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("\"bytes.svg\":"))
    #expect(run.text == (try SkeletonProcess(arguments: check + ["--config", "empty.json"] + same, in: folder)).text)
    #expect(run.text != (try SkeletonProcess(arguments: check + ["--config", "empty.json"], in: folder)).text)
  }

  @Test func `files of other kinds are counted, pictures beside their documents are not documents`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.xml", "A2.XML", "c.hxml.txt"] {
      _ = try folder.write(#"<feed width="9"><text/></feed>"#, to: name)
    }
    for name in ["a.svg", "b.svg"] {
      _ = try folder.write(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"><rect width="5" height="3"/></svg>"#, to: name)
    }
    for name in ["r.xml", "s.xml"] { _ = try folder.write("<resources/>", to: name) }
    let run = try SkeletonProcess("check", "--budget", "bones=0", in: folder)
    #expect(run.standardError == "note: 2 XML files of other kinds are skipped; a file that is named is always read\n")
    #expect(
      run.text == """
        A2.XML
          bones: 1, the budget is 0
        a.xml
          bones: 1, the budget is 0
        b.svg
          bones: 1, the budget is 0
        3 documents: 3 over budget

        """)
    let named = try SkeletonProcess("check", "r.xml", in: folder)
    #expect(named.exitCode == 1)
    #expect(named.standardError == "")
  }

  @Test func `formats with a budget or a value of the baseline are measured besides SVG and HTML`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"<feed width="9"><text/></feed>"#, to: "a.xml")
    func formats(_ arguments: String...) throws -> [String] {
      let run = try SkeletonProcess(
        arguments: ["check", "a.xml", "--budget", "bones=9", "--format", "json"] + arguments, in: folder)
      return run.text.matches(of: /"bytes\.([a-z-]+)":/).map { String($0.output.1) }
    }
    #expect(try formats() == ["svg", "html"])
    #expect(try formats("--budget", "bytes.png=9kB") == ["png", "svg", "html"])
    #expect(try formats("--budget", "compressedBytes.lottie=9kB") == ["svg", "html", "lottie"])
    #expect(try formats("--budget", "bytes.gif=9kB", "-o", "b.json") == [])
    #expect(try formats("--baseline", "b.json") == ["gif", "svg", "html"])
  }

  @Test func `a time is reported only beyond its budget`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"<feed width="9"><text/></feed>"#, to: "a.xml")
    let timed = try SkeletonProcess("check", "a.xml", "--budget", "milliseconds=0", in: folder)
    #expect(timed.text.contains(/\n  milliseconds: [0-9.]+, the budget is 0\n/), "\(timed.text)")
    let enough = try SkeletonProcess(
      "check", "a.xml", "--budget", "milliseconds=1000000", "--format", "json", in: folder)
    #expect(enough.exitCode == 0 && !enough.text.contains("milliseconds"))
    let plain = try SkeletonProcess("check", "a.xml", "--format", "json", in: folder)
    #expect(!plain.text.contains("milliseconds"))
  }

  @Test(arguments: ["", ##"background="#2A2A2A""##])
  func `the contrast is the lowest of both themes, or that of the given theme`(attributes: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("<feed width='9' \(attributes)><text/></feed>", to: "a.xml")
    func contrast(_ arguments: String...) throws -> Double {
      let run = try SkeletonProcess(
        arguments: ["check", "a.xml", "--budget", "contrast=20", "--format", "json"] + arguments, in: folder)
      #expect(run.exitCode == 1)
      return Double(run.text.firstMatch(of: /"contrast":([0-9.]+)/)?.output.1 ?? "") ?? 0
    }
    let (light, dark) = (try contrast("--theme", "light"), try contrast("--theme", "dark"))
    #expect(light > 1 && dark > 1 && (attributes.isEmpty ? light < dark : light > dark))
    #expect(try contrast() == min(light, dark))
  }
}
