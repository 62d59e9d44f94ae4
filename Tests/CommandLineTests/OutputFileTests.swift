import Foundation
import Testing

/// The files that `render`, `diff` and `init` write, by the words in their names and by their options.
@Suite struct OutputFileTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"<feed width="201" padding="7"><text id="t" width="60%" height="11"/><image width="31" height="13"/></feed>"#,
      to: "a.xml")
    _ = try folder.write(
      #"<feed width="201" padding="7"><text id="t" width="60%" height="11"/><image width="37" height="13"/></feed>"#,
      to: "b.xml")
    return folder
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test(arguments: [
    ([], "root-own-ltr-light-own-middle.json"), (["--rtl"], "root-own-rtl-light-own-middle.json"),
    (["--theme", "dark", "--at", "25%"], "root-own-ltr-dark-own-25%.json"),
    (["--size", "301x"], "root-own-ltr-light-301x-middle.json"),
    (["--device", "pixel-8", "--direction", "rtl"], "root-pixel-8-rtl-light-411x914-middle.json"),
  ])
  func `each word in the name of a file has a text for values that are not given`(
    options: [String], name: String
  ) throws {
    let folder = try folder()
    let output = "{root}-{device}-{direction}-{theme}-{size}-{at}.json"
    let run = try SkeletonProcess(arguments: ["render", "a.xml", "-o", output, "--quiet"] + options, in: folder)
    #expect(run.exitCode == 0)
    #expect(try folder.names() == ["a.xml", "b.xml", name])
  }

  @Test(
    arguments: [
      (["--theme", "light", "--theme", "dark"], "{theme}", ["dark": "DarkSkeleton", "light": "LightSkeleton"]),
      (
        ["--device", "iphone-15,ipad-11"], "{device}",
        ["ipad-11": "Ipad11Skeleton", "iphone-15": "Iphone15Skeleton"]
      ),
      (
        ["--rtl", "--direction", "ltr", "--size", "90x"], "{direction}-{size}",
        ["ltr-90x": "Ltr90xSkeleton", "rtl-90x": "Rtl90xSkeleton"]
      ),
    ] as [([String], String, [String: String])])
  func `types of several pictures have different names`(
    options: [String], name: String, types: [String: String]
  ) throws {
    let folder = try folder()
    let run = try SkeletonProcess(arguments: ["render", "a.xml", "-o", name + ".swift"] + options, in: folder)
    #expect(run.exitCode == 0)
    #expect(try folder.names() == ["a.xml", "b.xml"] + types.keys.sorted().map { $0 + ".swift" })
    for (file, type) in types {
      #expect(try text("\(file).swift", in: folder).contains("struct \(type): View"), "\(file)")
    }
  }

  @Test(arguments: [
    (["a.xml"], true), (["./a.xml"], true), (["-"], false), (["/dev/stdin"], false), (["../x/a.xml"], false),
    (["a.xml", "--rules", "r.xml"], true), (["a.xml", "--rules", "/dev/null"], false),
  ])
  func `source code names its document if all files are below the working folder`(
    arguments: [String], isNamed: Bool
  ) throws {
    let folder = try folder()
    let work = folder.url.appending(path: "x")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: folder.path("a.xml"), toPath: work.path + "/a.xml")
    try Data("<rules/>".utf8).write(to: work.appending(path: "r.xml"))
    let words = arguments.joined(separator: " ").replacing("/dev/null", with: "\(work.path)/r.xml")
    let run = try SkeletonProcess(
      shell: "cd '\(work.path)' && skeleton render \(words) -o c.swift < a.xml && grep -c 'skeleton verify' c.swift")
    #expect(run.text == (isNamed ? "1\n" : "0\n"), "\(run.standardError)")
  }

  @Test func `a responsive file has the first size, and a file for other sizes is another one`() throws {
    let folder = try folder()
    let both = ["render", "a.xml", "--responsive", "-o", "both.html", "--size", "320x200"]
    let run = try SkeletonProcess(arguments: both + ["--size", "768x500"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.standardError.components(separatedBy: "further sizes have no effect").count == 2)
    let first = try SkeletonProcess(
      "render", "a.xml", "--responsive", "-o", "first.html", "--size", "320x200", in: folder)
    #expect(first.standardError == "")
    let second = try SkeletonProcess(
      "render", "a.xml", "--responsive", "-o", "second.html", "--size", "768x500", in: folder)
    #expect(second.exitCode == 0)
    func body(_ name: String) throws -> String { try text(name, in: folder).replacing(/title>[^<]*/, with: "") }
    #expect(try body("both.html") == body("first.html"))
    #expect(try body("both.html") != body("second.html"))
  }

  @Test func `a terminal shows a picture of at most 80 columns`() throws {
    for (width, columns) in [(30, 30), (80, 80), (81, 80), (200, 80)] {
      let folder = try folder()
      let terminal = try PseudoTerminal(["render", folder.path("a.xml")], columns: width, rows: 24)
      #expect(try terminal.end() == 0)
      let row = try #require(terminal.commandText.split(separator: "\n").first)
      #expect(row.count { $0 == "▀" } == columns)
    }
  }

  @Test(arguments: [("render a.xml --format gif", "gif"), ("diff a.xml b.xml --format png", "png")])
  func `a terminal gets no bytes of a picture`(command: String, format: String) throws {
    let folder = try folder()
    let words = command.split(separator: " ").map { $0.hasSuffix(".xml") ? folder.path(String($0)) : String($0) }
    let terminal = try PseudoTerminal(words, columns: 80, rows: 24)
    #expect(try terminal.end() == 64)
    #expect(terminal.commandText == "error: a terminal cannot show \(format); give a file with -o\n")
  }

  // MARK: - diff

  @Test func `standard input is one of two documents, and standard output one of the reports`() throws {
    let folder = try folder()
    let (a, b) = (try text("a.xml", in: folder), try text("b.xml", in: folder))
    let plain = try SkeletonProcess("diff", "a.xml", "b.xml", in: folder)
    #expect(plain.exitCode == 1)
    #expect(plain.text.hasPrefix("bone 1 (feed/image): width 31 → 37\n"))
    #expect(plain.text.hasSuffix("\npixels: 328 of 30552 differ, by at most 16 of 255, within x 70…88, y 36…62\n"))
    #expect(try SkeletonProcess("diff", "-", "b.xml", in: folder, input: a).text == plain.text)
    #expect(try SkeletonProcess("diff", "a.xml", "-", in: folder, input: b).text == plain.text)
    let reports = try SkeletonProcess("diff", "a.xml", "b.xml", "-o", "r.json", "-o", "-", in: folder)
    #expect(reports.text == plain.text)
    #expect(try text("r.json", in: folder).hasPrefix(#"{"version":1,"same":false,"#))
    let format = try SkeletonProcess("diff", "a.xml", "b.xml", "--format", "json", "-o", "-", "-o", "r.txt", in: folder)
    #expect(format.text == (try text("r.json", in: folder)))
    #expect(try text("r.txt", in: folder) == format.text)
    let same = try SkeletonProcess("diff", "a.xml", "a.xml", "--format", "json", in: folder)
    #expect(same.exitCode == 0)
    #expect(same.text.hasPrefix(#"{"version":1,"same":true,"#))
  }

  /// Frames of a loop of one second; a moment is one picture.
  @Test(arguments: [
    (["--fps", "5"], "frames: 5 of 5 moments differ"),
    (["--fps", "5", "--duration", "0.4s"], "frames: 2 of 2 moments"),
    (["--duration", "0.1s", "--fps", "10", "--at", "0s"], nil), (["--at", "50%"], nil), (["--scale", "1"], nil),
  ])
  func `a loop is compared frame by frame, a moment once`(options: [String], line: String?) throws {
    let run = try SkeletonProcess(arguments: ["diff", "a.xml", "b.xml"] + options, in: folder())
    #expect(run.exitCode == 1)
    let last = try #require(run.text.split(separator: "\n").last)
    #expect(last.hasPrefix(line ?? "pixels: "), "\(last)")
  }

  // MARK: - init

  @Test func `a screen to begin with is a feed, and what was written is noted`() throws {
    let folder = try TemporaryFolder()
    let first = try SkeletonProcess("init", in: folder)
    #expect(first.exitCode == 0 && first.text == "")
    let seen = "note: wrote feed.xml; to see it: skeleton render feed.xml\n"
    #expect(first.standardError == seen + "note: wrote skeleton.json, the budgets of skeleton check\n")
    let second = try SkeletonProcess("init", "shop", "-o", "b.xml", in: folder)
    #expect(second.standardError == "note: wrote b.xml; to see it: skeleton render b.xml\n")
    #expect(try folder.names() == ["b.xml", "feed.xml", "skeleton.json"])
    let unknown = try SkeletonProcess("init", "shopp", in: folder)
    #expect(unknown.exitCode == 64)
    #expect(unknown.standardError.hasPrefix("Error: The value 'shopp' is invalid for '<kind>'."))
  }

  // MARK: - Reports and servers

  @Test func `one report has the format that is asked for, several have those of their names`() throws {
    let folder = try folder()
    func run(_ arguments: String...) throws -> SkeletonProcess {
      try SkeletonProcess(arguments: ["check", "a.xml", "--budget", "bones=9"] + arguments, in: folder)
    }
    #expect(try run("-o", "one.txt", "--format", "json").exitCode == 0)
    #expect(try text("one.txt", in: folder).hasPrefix(#"{"version":1,"documents":{"#))
    #expect(try run("-o", "a.txt", "-o", "b.json", "-o", "c.report", "--format", "sarif").exitCode == 0)
    #expect(try text("a.txt", in: folder) == "1 document: within its budgets\n")
    #expect(try text("b.json", in: folder) == (try text("one.txt", in: folder)))
    #expect(try text("c.report", in: folder).contains("sarif"))
    #expect(try run("-o", "-", "--format", "json").text == (try text("one.txt", in: folder)))
  }

  @Test func `the times of stages have three decimals`() throws {
    let run = try SkeletonProcess("render", "a.xml", "--timings", "--format", "json", in: folder())
    let lines = run.standardError.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.wholeMatch(of: /[a-z]+: [0-9]+\.[0-9]{3} ms/) != nil }, "\(run.standardError)")
  }

  @Test func `a service that is not beside the program is reported with the command that builds it`() throws {
    let folder = try folder()
    let alone = folder.path("skeleton")
    try FileManager.default.copyItem(at: SkeletonProcess.command, to: URL(filePath: alone))
    let run = try SkeletonProcess(shell: "'\(alone)' serve --port 0")
    #expect(run.exitCode == 69)
    let command = "swift build -c release --traits Serve --product skeleton-serve"
    #expect(run.standardError == "error: skeleton-serve is not beside this program; build it with \(command)\n")
  }
}
