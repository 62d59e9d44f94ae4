import Foundation
import Testing

@Suite struct RenderCommandTests {
  static let feed = "Fixtures/seeds/newsfeed.xml"

  @Test func `a pipe gets characters, all bones of three cells among them`() throws {
    let run = try SkeletonProcess("render", Self.feed)
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    let golden = try String(contentsOfFile: "Fixtures/seeds/newsfeed.txt", encoding: .utf8)
    #expect(run.text == golden)
    #expect(!run.text.contains { !$0.isASCII })
  }

  @Test func `a still at twice the points is a palette image of 750 pixels across`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess("render", Self.feed, "-o", folder.path("a.png"), "--at", "50%", "--scale", "2")
    #expect(run.exitCode == 0)
    let png = try Data(contentsOf: folder.url.appending(path: "a.png"))
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(Array(png[16..<24]) == [0, 0, 2, 0xEE, 0, 0, 4, 0xEC])
    #expect(try folder.names() == ["a.png"])
  }

  @Test func `a cell of a storyboard is drawn alone by its reuse identifier, else it fills its table`() throws {
    let file = "Fixtures/interface-builder/newsfeed.storyboard"
    let named = try SkeletonProcess("render", file, "--root", "storyCell", "--format", "json")
    #expect(try Self.frames(named.text) == [[16, 16, 44, 44], [68, 28.55, 170, 11.9]])
    let unnamed = try SkeletonProcess("render", file, "--format", "json")
    #expect(
      try Self.frames(unnamed.text) == [
        [16, 26, 44, 44], [68, 38.55, 170, 11.9], [16, 236, 44, 44], [68, 248.55, 130.9, 11.9],
        [16, 446, 44, 44], [68, 458.55, 153, 11.9],
      ])
  }

  @Test func `several outputs come from one run`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", Self.feed, "-o", folder.path("{size}-{at}.png"), "-o", folder.path("{size}-{at}.json"), "--size",
      "320x", "--size", "428x900", "--at", "0%", "--at", "500ms")
    #expect(run.exitCode == 0)
    #expect(
      try folder.names() == [
        "320x-0%.json", "320x-0%.png", "320x-500ms.json", "320x-500ms.png", "428x900-0%.json", "428x900-0%.png",
        "428x900-500ms.json", "428x900-500ms.png",
      ])
  }

  @Test func `folders of Android's resources name the formats, and refuse other names`() throws {
    let folder = try TemporaryFolder()
    let paths = try ["layout", "values", "values-night"].map { name in
      try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
      return folder.path("\(name)/feed.xml")
    }
    let run = try SkeletonProcess("render", Self.feed, "-o", paths[0], "-o", paths[1], "-o", paths[2])
    #expect(run.exitCode == 0)
    let roots = try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    #expect(roots[0].contains("<FrameLayout") && roots[1].contains("<dimen") && roots[2].contains("#121212"))
    let refused = try SkeletonProcess("render", Self.feed, "-o", folder.path("layout/Feed-Cell.xml"))
    #expect(refused.exitCode == 64)
    #expect(
      refused.standardError.contains("expected small letters, digits and underscores; did you mean feed_cell.xml?"))
  }

  @Test func `standard input and output take the place of files`() throws {
    let markup = #"<feed width="100"><text/></feed>"#
    let run = try SkeletonProcess("render", "-", "-o", "-", "--format", "json", input: markup)
    #expect(run.exitCode == 0)
    #expect(try Self.frames(run.text) == [[0, 5.95, 100, 11.9]])
  }

  @Test func `the same bytes come twice, whatever the locale and the hash seed`() throws {
    for format in ["png", "ascii", "ansi", "json"] {
      let plain = try SkeletonProcess("render", Self.feed, "--format", format, "-o", "-")
      let other = try SkeletonProcess(
        "render", Self.feed, "--format", format, "-o", "-",
        environment: ["LC_ALL": "de_DE.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "Asia/Tokyo"])
      #expect(plain.standardOutput == other.standardOutput, "\(format)")
      #expect(!plain.standardOutput.isEmpty)
    }
  }

  @Test func `the same bytes come from one thread and from several`() throws {
    // In an angled sweep all rows are different.
    let markup = """
      <feed width="300"><shimmer angle="20deg"/><cell repeat="40"><avatar width="48" height="48"/></cell></feed>
      """
    func picture(_ arguments: String...) throws -> Data {
      try SkeletonProcess(arguments: ["render", "-", "--format", "png", "-o", "-"] + arguments, input: markup)
        .standardOutput
    }
    let alone = try picture()
    #expect(!alone.isEmpty)
    #expect(try picture("--threads", "3") == alone)
    #expect(try SkeletonProcess("render", "-", "--threads", "0", input: markup).exitCode == 64)
    #expect(try SkeletonProcess("render", "-", "--threads", "257", input: markup).exitCode == 64)
  }

  @Test func `progress does not wrap, and the end of the sweep is not its beginning`() throws {
    func picture(_ time: String) throws -> Data {
      try SkeletonProcess("render", Self.feed, "--at", time, "--format", "png", "-o", "-").standardOutput
    }
    #expect(try picture("100%") != picture("0%"))
    #expect(try picture("1s") == picture("0%"))
    #expect(try picture("0.5s") == picture("50%"))
    #expect(try picture("500ms") == picture("50%"))
  }

  @Test func `a document without bones is drawn with a warning, which strict makes an error`() throws {
    let markup = #"<feed width="100" height="50"/>"#
    let run = try SkeletonProcess("render", "-", input: markup)
    #expect(run.exitCode == 0)
    #expect(
      run.standardError
        == "<stdin>: warning: nothing here becomes a bone, only the overlay is drawn; `skeleton explain` names the rule for each view\n"
    )
    let quiet = try SkeletonProcess("render", "-", "--quiet", input: markup)
    #expect(quiet.standardError == "")
    #expect(quiet.standardOutput == run.standardOutput)
    let strict = try SkeletonProcess("render", "-", "--strict", input: markup)
    #expect(strict.exitCode == 65)
    #expect(strict.standardOutput.isEmpty)
  }

  @Test func `annotation numbers the bones and prints a legend`() throws {
    let run = try SkeletonProcess("render", Self.feed, "--annotate", "--format", "png", "-o", "-")
    #expect(run.exitCode == 0)
    #expect(run.standardError.contains("feed/cell[0]/view[0]"))
    #expect(run.standardError.split(separator: "\n").count == 18)
    let plain = try SkeletonProcess("render", Self.feed, "--format", "png", "-o", "-")
    #expect(plain.standardOutput != run.standardOutput)
  }

  @Test func `timings name the stages on standard error only`() throws {
    let run = try SkeletonProcess("render", Self.feed, "--timings", "--format", "json")
    let stages = run.standardError.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(stages == ["parse", "resolve", "place", "compose", "json"])
    #expect(!run.text.contains(" ms"))
  }

  static func frames(_ json: String) throws -> [[Double]] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let bones = object?["bones"] as? [[String: Any]] ?? []
    return bones.map { bone in
      ["x", "y", "width", "height"].map { (bone[$0] as? NSNumber)?.doubleValue ?? .nan }
    }
  }
}
