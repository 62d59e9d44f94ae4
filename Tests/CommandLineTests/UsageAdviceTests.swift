import Foundation
import Testing

/// Arguments that cannot be used: the exit code 64, and the first line of the message.
@Suite struct UsageAdviceTests {
  private static let feed = "Fixtures/seeds/table.xml"

  private static let mistakes: [([String], String)] = [
    (["explain", "a.xml", "b.xml"], loop("explain")), (["layout", "a.xml", "x.png"], loop("layout")),
    (["play", "a.xml", "b.xml"], loop("play")),
    // The picture has its option; the second document is one too many.
    (["render", "a.xml", "b.xml", "-o", "c.png"], renderLoop), (["render", "a.png", "b.png"], renderLoop),
    (["render", "a.xml", "b"], renderLoop),
    (
      ["render", "a.xml", "--theme", "dark", "x.png"],
      "a file to write follows -o: skeleton render a.xml --theme dark -o x.png"
    ),
    (["layout", "a.xml", "--rtl", "yes", "b.xml"], "--rtl takes no value; leave yes out"),
    (["preview", "a.xml", "--rtl", "FALSE"], "--rtl takes no value; leave FALSE out"),
    (["render", "a.xml", "--solve", "0"], "--solve takes no value; leave 0 out"),
    (["-v"], "there is no option -v; did you mean '--version'?"),
    (["layout", "a.xml", "--DPI", "2"], "there is no option --DPI; did you mean '--scale'?"),
    (["rules"], "there is no command 'skeleton rules'; did you mean 'skeleton explain --rules'?"),
    (["Test"], "there is no command 'skeleton Test'; did you mean 'skeleton snapshot verify'?"),
    (
      ["snapshot", "version"],
      "there is no command 'skeleton snapshot version'; expected record, verify, approve, prune"
    ),
    (["snapshot", "a.xml"], "there is no command 'skeleton snapshot a.xml'; expected record, verify, approve, prune"),
    (["list"], "there is no command 'skeleton list'; did you mean 'formats'?"),
    (["feed.hxml"], "the name of a command comes first: skeleton render feed.hxml"),
    (["Package.swift"], "the name of a command comes first: skeleton render Package.swift"),
    (["completions", "x"], "there is no command 'skeleton completions x'; expected install, print"),
    (
      ["serve", "a.xml"], "skeleton serve reads documents from requests; a document is shown by skeleton preview FILE"
    ),
    (["native", "qqqqqqqq"], "there is no element <qqqqqqqq>; `skeleton native` lists all"),
    (["render", feed, "-o", "a.{nope}.png"], "a.{nope}.png contains {nope}, \(placeholders)"),
    (["render", feed, "-o", "a.mp4"], "the extension of a.mp4 names no format; did you mean .gif or .webp?"),
    (["render", feed, "-o", "a.JPEG"], "the extension of a.JPEG names no format; did you mean .png?"),
    (["render", feed, "-o", "drawable/a.xml"], namesNone("drawable/a.xml", ".android.xml")),
    (
      ["render", feed, "-o", "values/9-b.c.xml"],
      "9-b.c.xml is no name of an Android resource, expected small letters, digits and underscores; "
        + "did you mean b.xml?"
    ),
    (
      ["render", feed, "-o", "x/a.swift", "-o", "y/A.swift"],
      "x/a.swift and y/A.swift would declare the same type; give them different file names"
    ),
    (
      ["render", feed, "-o", "a.kt", "-o", "nowhere/a.kt"],
      "a.kt and nowhere/a.kt would declare the same type; give them different file names"
    ),
    (
      ["render", feed, "--size", "9x", "--size", "9x", "-o", "{size}.png"],
      "9x.png would be written more than once; give each value once"
    ),
    (
      ["render", feed, "--device", "iphone-15,iphone-16", "-o", "{size}.png"],
      "393x852.png would be written more than once; put {device} into its name"
    ),
    (
      ["diff", feed, feed, "-o", "x.tga"],
      "the extension of x.tga names no format; use one of .txt .json .html .png, or --format"
    ),
    (["check", feed, "-o", "r.tga"], "the extension of r.tga names no format; use one of \(reports), or --format"),
    (["check", feed, "--update-baseline"], "--update-baseline writes the file of --baseline; give its name"),
    (["layout", feed, "--root", "0", "--res", "nowhere"], "there is no resource folder \"nowhere\""),
  ]

  @Test(arguments: mistakes)
  func `a usual mistake is answered with the right words`(arguments: [String], sentence: String) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError == "error: \(sentence)\n")
    #expect(run.standardOutput.isEmpty)
  }

  private static let contradictions: [([String], String)] = [
    (["--dark"], "Unknown option '--dark'"), (["help", "--dark"], "Unknown option '--dark'"),
    (["render", "a.xml", "--", "-b"], "Unexpected argument '-b'"),
    (["diff", "a.xml", "b.xml", "c.xml"], "Unexpected argument 'c.xml'"),
    (["formats", "x"], "Unexpected argument 'x'"),
    (["batch", "--rules", "-"], "standard input holds the records; give --rules a file name"),
    (["batch", "--elements", "-"], "standard input holds the records; give --elements a file name"),
    (["batch", "--jobs", "257"], "--jobs is 257, expected at most 256"),
    (["render", feed, "--threads", "257"], "--threads is 257, expected at most 256"),
    (["serve", "--jobs", "257"], "--jobs is 257, expected at most 256"),
    (["serve", "--timeout", "0"], "--timeout is 0, expected a time such as 2s or 500ms"),
    (["serve", "--idle", "0"], "--idle is 0, expected a time such as 60s"),
    (["serve", "--reception", "0"], "--reception is 0, expected a time such as 120s"),
    (["serve", "--socket", ""], "--socket has 0 bytes, expected a path of 1 to 103"),
    (["preview", "-"], "a page shows a file, not standard input"),
    (["preview", "a.xml", "--timeout", "0"], "--timeout is 0, expected a time such as 2s or 500ms"),
    (
      ["batch", "--shared-res", "b=x", "--shared-res", "b=y"],
      "--shared-res names \"b\" twice; list its folders with commas between them"
    ),
    (["check", "--loading", "a"], "--loading needs the loaded screen after --content"),
    (
      ["check", "a", "--loading", "a", "--content", "b"], "--loading names the only document; leave out the paths"
    ),
    (["check", "--frames", "a", "--content", "b"], frames), (["check", "--loading", "b", "--frames", "a"], frames),
    (["check", "c", "--frames", "a"], frames), (["check", "--content", "b"], content),
    (["check", "a", "b", "--content", "b"], content),
    (
      ["check", "a", "--update-baseline", "--baseline", "-"],
      "--update-baseline needs the name of a file after --baseline"
    ),
    (["diff", "-", "-"], "both files are standard input; give one of them a name"),
    (
      ["diff", feed, "-", "--data", "-"],
      "the document and --data are both standard input; give one of them a file name"
    ),
    (
      ["layout", "-", "--rules", "-"], "the document and --rules are both standard input; give one of them a file name"
    ),
    (
      ["layout", "a", "--rules", "-", "--data", "-"],
      "--rules and --data are both standard input; give one of them a file name"
    ),
    (["diff", feed, feed, "--tolerance", "256"], "--tolerance is 256, expected a whole number from 0 to 255"),
    (["diff", feed, feed, "--tolerance=-1"], "--tolerance is -1, expected a whole number from 0 to 255"),
    (["diff", feed, feed, "--perceptual", "1000.5"], "--perceptual is 1000.5, expected a number from 0 to 1000"),
    (["diff", feed, feed, "--perceptual=-0.5"], "--perceptual is -0.5, expected a number from 0 to 1000"),
    (["diff", feed, feed, "--perceptual", "nan"], "--perceptual is nan, expected a number from 0 to 1000"),
    (
      ["diff", feed, feed, "--tolerance", "0", "--perceptual", "0"],
      "--tolerance and --perceptual exclude each other; leave one out"
    ),
    (["snapshot", "verify", "--html", ""], "--html needs the name of a file"),
    (["snapshot", "verify", "--junit", "-"], "--junit needs the name of a file"),
  ]

  @Test(arguments: contradictions)
  func `arguments that exclude each other or are out of range are named`(arguments: [String], sentence: String) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.exitCode == 64)
    #expect(run.standardError.hasPrefix("Error: \(sentence)\n"), "\(run.standardError)")
    #expect(run.standardOutput.isEmpty)
  }

  @Test(arguments: [
    ["diff", feed, feed, "--tolerance", "255"], ["diff", feed, feed, "--tolerance", "0"],
    ["diff", feed, feed, "--perceptual", "0"], ["diff", feed, feed, "--perceptual", "1000"],
    ["diff", feed, feed, "--ignore", "1e9,-1e9,0.5,1e9"], ["batch", "--jobs", "256", "--max-line", "1000000000000"],
    ["render", feed, "--threads", "256", "--format", "png", "-o", "/dev/null"],
  ])
  func `values at the limits are accepted`(arguments: [String]) throws {
    let run = try SkeletonProcess(arguments: arguments)
    #expect(run.standardError == "")
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    "1,2,3", "1,2,3,4,5", "1,,3,4", "1,2,0,3", "1,2,3,0", "1,2,-3,4", "1.1e9,2,3,4", "1,-1.1e9,3,4", "1,2,3,nan",
    "a,2,3,4",
  ])
  func `a rectangle has four numbers and an area`(text: String) throws {
    let run = try SkeletonProcess("diff", Self.feed, Self.feed, "--ignore", text)
    #expect(run.exitCode == 64)
    #expect(run.standardError.hasPrefix("Error: The value '\(text)' is invalid for '--ignore <x,y,w,h>'\n"))
  }

  @Test func `the options of all commands state the defaults that they have`() throws {
    let run = try SkeletonProcess("help", "--json")
    let help = try #require(try JSONSerialization.jsonObject(with: run.standardOutput) as? [String: Any])
    let commands = try #require(help["commands"] as? [[String: Any]])
    for (command, option, value) in Self.defaults {
      let entry = commands.first { $0["command"] as? String == "skeleton \(command)" }
      let options = entry?["options"] as? [[String: Any]] ?? []
      let found = options.first { ($0["names"] as? [String] ?? []).contains("--\(option)") }
      #expect(found?["default"] as? String == value, "\(command) --\(option)")
    }
  }

  private static let defaults = [
    ("capture", "width", "360"), ("capture", "timeout", "30s"), ("render", "threads", "1"),
    ("diff", "tolerance", "0"), ("layout", "format", "text"), ("layout", "widths", "160-1440"),
    ("batch", "max-line", "16777216"), ("preview", "port", "a free one"), ("preview", "timeout", "30s"),
    ("completions install", "prefix", "/usr/local"),
  ]

  private static let placeholders =
    "expected {size}, {device}, {theme}, {root}, {direction} or {at}; write a file for each other value"
  private static let reports = ".txt .xml .sarif .json .html .png"
  private static let frames = "--frames names all documents; leave out paths, --loading and --content"
  private static let content =
    "--content belongs to one document; several are paired by \"content\" of skeleton.json"
  private static let renderLoop =
    "skeleton render reads one document; run it once for each file: "
    + #"for file in *.xml; do skeleton render "$file" -o "${file%.xml}.png"; done"#

  private static func loop(_ command: String) -> String {
    "skeleton \(command) reads one document; run it once for each file: "
      + #"for file in *.xml; do skeleton \#(command) "$file"; done"#
  }

  private static func namesNone(_ path: String, _ other: String) -> String {
    "the extension of \(path) names no format; did you mean \(other)?"
  }
}
