import Foundation
import Testing

@Suite struct DiffCommandTests {
  static let feed = "Fixtures/seeds/newsfeed.xml"

  /// The path of a file with a changed feed.
  private func changed(_ old: String, _ new: String, in folder: TemporaryFolder) throws -> String {
    let text = try String(contentsOfFile: Self.feed, encoding: .utf8)
    try #require(text.contains(old))
    return try folder.write(text.replacing(old, with: new), to: "changed.xml")
  }

  @Test func `the same is silent and 0`() throws {
    let run = try SkeletonProcess("diff", Self.feed, Self.feed)
    #expect(run.exitCode == 0)
    #expect(run.text == "")
    #expect(run.standardError == "")
    #expect(try SkeletonProcess("diff", Self.feed, "Fixtures/seeds/newsfeed.bones.json").exitCode == 0)
  }

  /// A change of the document, and the first line of its report.
  @Test(arguments: [
    ("68 24 210 8", "68 26 210 8", #"bone 1 (feed/cell[0]/view[1] "fullName"): y 24 → 26"#),
    ("68 24 210 8", "68 24 200 8", #"bone 1 (feed/cell[0]/view[1] "fullName"): width 210 → 200"#),
    ("<view id=\"line3\" frame=\"16 116 262 8\"/>", "", #"bone 5 (feed/cell[0]/view[5] "line3"): removed"#),
    (
      "id=\"avatar\"", "id=\"avatar\" cornerRadius=\"22\"",
      #"bone 0 (feed/cell[0]/view[0] "avatar"): radius 0 → 22"#
    ),
    (
      "preset=\"classic\"", "preset=\"classic\" colors=\"#F6F7F8 #EEE #CCC #EEE #F6F7F8\"",
      "shimmer color 2 #DDDDDDFF → #CCCCCCFF"
    ),
  ])
  func `a seeded bug is reported by its kind, bones first, then pixels`(
    _ old: String, _ new: String, _ line: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess("diff", Self.feed, try changed(old, new, in: folder))
    #expect(run.exitCode == 1)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.first == line)
    #expect(lines.last?.hasPrefix("pixels: ") == true)
    // Three cells have the bug, one shimmer has it.
    #expect(lines.filter { $0.hasPrefix("bone ") }.count == (line.hasPrefix("shimmer") ? 0 : 3))
  }

  @Test func `bones files and images are compared as they are`() throws {
    let folder = try TemporaryFolder()
    let other = try changed("68 24 210 8", "68 24 200 8", in: folder)
    for format in ["json", "png", "gif", "apng", "webp"] {
      let files = [folder.path("a.\(format)"), folder.path("b.\(format)")]
      for (document, file) in zip([Self.feed, other], files) {
        let run = try SkeletonProcess(
          "render", document, "-o", file, "--scale", "1", "--fps", "5", "--duration", "0.4s", "--quiet")
        #expect(run.exitCode == 0)
      }
      #expect(try SkeletonProcess("diff", files[0], files[0]).exitCode == 0, "\(format)")
      let run = try SkeletonProcess("diff", files[0], files[1])
      #expect(run.exitCode == 1, "\(format)")
      // 10×8 pixels of three cells.
      #expect(run.text.contains(format == "json" ? "width 210 → 200" : ": 240 of 236250 differ"), "\(format)")
    }
    let moving = try SkeletonProcess("diff", folder.path("a.apng"), folder.path("b.webp"))
    #expect(moving.text.contains("frames: 2 of 2 moments differ"))
  }

  @Test func `tolerances and ignored parts let differences pass`() throws {
    let folder = try TemporaryFolder()
    let files = [folder.path("a.png"), folder.path("b.png")]
    let other = try changed("68 24 210 8", "68 24 200 8", in: folder)
    for (document, file) in zip([Self.feed, other], files) {
      _ = try SkeletonProcess("render", document, "-o", file, "--scale", "1")
    }
    func exitCode(_ options: String...) throws -> Int32 {
      try SkeletonProcess(arguments: ["diff"] + files + options).exitCode
    }
    #expect(try exitCode("--tolerance", "40") == 0)
    #expect(try exitCode("--tolerance", "5") == 1)
    #expect(try exitCode("--perceptual", "20") == 0)
    #expect(try exitCode("--perceptual", "1") == 1)
    let strips = [24, 234, 444].flatMap { ["--ignore", "268,\($0),10,8"] }
    #expect(try SkeletonProcess(arguments: ["diff"] + files + strips).exitCode == 0)
    #expect(try exitCode("--ignore", "268,24,10,8") == 1)
  }

  @Test func `reports come as JSON, a page and a strip`() throws {
    let folder = try TemporaryFolder()
    let other = try changed("68 24 210 8", "68 24 200 8", in: folder)
    let run = try SkeletonProcess(
      "diff", Self.feed, other, "--scale", "1", "-o", folder.path("a.json"), "-o", folder.path("a.html"), "-o",
      folder.path("a.png"), "-o", folder.path("a.txt"))
    #expect(run.exitCode == 1)
    #expect(run.standardOutput.isEmpty)
    let data = try Data(contentsOf: folder.url.appending(path: "a.json"))
    let report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(report["same"] as? Bool == false)
    let bones = try #require((report["bones"] as? [String: Any])?["differences"] as? [[String: Any]])
    #expect(bones.map { $0["number"] as? Int } == [1, 7, 13])
    #expect(bones.first?["changes"] as? [String] == ["resized"])
    let png = try Data(contentsOf: folder.url.appending(path: "a.png"))
    // Three times 375 and two gaps.
    #expect(Array(png[16..<24]) == [0, 0, 4, 0x75, 0, 0, 2, 0x76])
    let page = try String(contentsOfFile: folder.path("a.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count == 4)
    #expect(!page.contains("http"))
    #expect(page.contains("width 210 → 200"))
  }

  @Test(arguments: [
    ["diff"], ["diff", feed], ["diff", feed, feed, "--tolerance", "300"], ["diff", feed, feed, "--ignore", "1,2,3"],
    ["diff", feed, feed, "--tolerance", "1", "--perceptual", "1"], ["diff", "-", "-"],
    ["diff", "Fixtures/seeds/newsfeed.bones.json", "Fixtures/seeds/newsfeed.png"],
    ["diff", feed, feed, "-o", "a.pdf"],
  ])
  func `wrong usage is 64`(_ arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError.contains("rror"))
  }

  @Test func `an unreadable file is 66, an invalid one 65 with its position`() throws {
    #expect(try SkeletonProcess("diff", Self.feed, "nosuch.xml").exitCode == 66)
    let folder = try TemporaryFolder()
    let json = try folder.write("{\"version\":1,\n\"width\":375,}", to: "a.json")
    let run = try SkeletonProcess("diff", Self.feed, json)
    #expect(run.exitCode == 65)
    #expect(run.standardError == "\(json):2:13: error: expected a name in quotes\n  \"width\":375,}\n              ^\n")
    let broken = try SkeletonProcess("diff", Self.feed, "Fixtures/hostile/truncated.xml")
    #expect(broken.exitCode == 65)
    #expect(broken.standardError.contains("truncated.xml:"))
  }
}
