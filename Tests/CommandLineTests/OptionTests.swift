import Foundation
import Skeleton
import Testing

/// The options of the command line.
@Suite struct OptionTests {
  private static let feed = "Fixtures/seeds/table.xml"

  @Test(arguments: [
    (["--format", "png", "--responsive"], "warning: --responsive has no effect on png; it applies to svg, html\n"),
    (["--format", "svg", "--fragment"], "warning: --fragment has no effect on svg; it applies to html\n"),
    (
      ["--format", "svg", "--fps", "5"], "warning: --fps has no effect on svg; it applies to apng, gif, webp, lottie\n"
    ),
    (["--format", "json", "--columns", "9"], "warning: --columns has no effect on json; it applies to ascii, ansi\n"),
    (["--format", "json", "--at", "0%"], "warning: --at has no effect on json\n"),
  ])
  func `an option without effect is a warning`(_ arguments: [String], _ warning: String) throws {
    let run = try SkeletonProcess(arguments: ["render", Self.feed, "-o", "/dev/null", "--quiet"] + arguments)
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
    let told = try SkeletonProcess(arguments: ["render", Self.feed, "-o", "/dev/null"] + arguments)
    #expect(told.standardError.hasPrefix(warning), "\(told.standardError)")
    #expect(
      try SkeletonProcess(arguments: ["render", Self.feed, "--strict", "-o", "/dev/null"] + arguments).exitCode == 65)
  }

  @Test func `an option that one of several outputs uses gives no warning`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess(
      "render", Self.feed, "-o", folder.path("a.png"), "-o", folder.path("a.html"), "--fragment", "--title", "Wait")
    #expect(!run.standardError.contains("warning"))
    #expect(try folder.names() == ["a.html", "a.png"])
  }

  @Test func `a responsive svg names the sizes that it ignores`() throws {
    let folder = try TemporaryFolder()
    let both = ["-o", folder.path("a.html"), "-o", folder.path("a.svg"), "--responsive", "--size", "320x"]
    let one = try SkeletonProcess(arguments: ["render", Self.feed] + both)
    #expect(!one.standardError.contains("responsive svg"))
    let two = try SkeletonProcess(arguments: ["render", Self.feed] + both + ["--size", "768x"])
    #expect(two.exitCode == 0)
    #expect(
      two.standardError.contains(
        "note: a responsive svg or html follows every width, at the height of the first size; further sizes have no effect\n"
      ))
  }

  @Test func `an input is overwritten with force only`() throws {
    let folder = try TemporaryFolder()
    let markup = try String(contentsOfFile: Self.feed, encoding: .utf8)
    let input = try folder.write(markup, to: "input.xml")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "input.xml")
    for name in ["input.xml", "link"] {
      let run = try SkeletonProcess("render", input, "--format", "swiftui", "-o", folder.path(name))
      #expect(run.exitCode == 64)
      let sentence = "error: not written: it is an input and would be overwritten; choose another output\n"
      #expect(run.standardError.hasSuffix("\(name): \(sentence)"))
    }
    #expect(try String(contentsOfFile: input, encoding: .utf8) == markup)
    #expect(try SkeletonProcess("render", input, "--format", "svg", "-o", input, "--force").exitCode == 0)
    #expect(try String(contentsOfFile: input, encoding: .utf8).hasPrefix("<svg"))
  }

  @Test func `an extension of another format is written with force only`() throws {
    let folder = try TemporaryFolder()
    let run = try SkeletonProcess("render", Self.feed, "--format", "png", "-o", folder.path("x.gif"))
    #expect(run.exitCode == 64)
    #expect(
      run.standardError.hasSuffix("x.gif has the extension of gif, not of png; change the name, or add --force\n"))
    #expect(try folder.names() == [])
    let arguments = ["--format", "png", "--force", "-o", folder.path("x.gif")]
    #expect(try SkeletonProcess(arguments: ["render", Self.feed] + arguments).exitCode == 0)
    // The suffix of a longer extension is not the extension of another format.
    for (format, name) in [("lottie", "a.json"), ("android", "a.xml"), ("png", "picture")] {
      #expect(try SkeletonProcess("render", Self.feed, "--format", format, "-o", folder.path(name)).exitCode == 0)
    }
  }

  @Test func `help lists every format, and every command has an example`() throws {
    let help = try SkeletonProcess("render", "--help").text
    for format in OutputFormat.allCases { #expect(help.contains(format.fileExtension), "\(format)") }
    let batch = try SkeletonProcess("batch", "--help").text.replacing("\n", with: " ")
    for format in OutputFormat.allCases where format != .json { #expect(batch.contains(format.rawValue), "\(format)") }
    for option in RenderOption.on(.record) { #expect(batch.contains(option.name), "\(option.name)") }
    for command in ["render", "play", "diff", "snapshot", "layout", "explain", "batch", "preview", "formats"] {
      let help = try SkeletonProcess(command, "--help").text
      #expect(help.contains("Example: skeleton \(command)"), "\(command)")
    }
  }
}
