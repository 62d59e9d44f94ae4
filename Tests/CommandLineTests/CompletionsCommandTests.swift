import Foundation
import Skeleton
import TestSupport
import Testing

/// The installed completions and the manual page.
@Suite struct CompletionsCommandTests {
  private static let paths = [
    "share/bash-completion/completions/skeleton", "share/zsh/site-functions/_skeleton",
    "share/fish/vendor_completions.d/skeleton.fish", "share/man/man1/skeleton.1",
  ]

  @Test func `one command installs the completions and the manual page, the same each time`() throws {
    let folder = try TemporaryFolder()
    var before: [String] = []
    for _ in 1...2 {
      let run = try SkeletonProcess("completions", "install", "--prefix", folder.url.path)
      #expect(run.exitCode == 0)
      #expect(run.text == Self.paths.map { folder.path($0) + "\n" }.joined())
      let files = try Self.paths.map { try String(contentsOfFile: folder.path($0), encoding: .utf8) }
      #expect(before.isEmpty || before == files)
      before = files
    }
    #expect(before[0].contains("complete -") && before[1].hasPrefix("#compdef skeleton"))
    #expect(try SkeletonProcess(shell: "bash -n \(folder.path(Self.paths[0]))").exitCode == 0)
  }

  @Test func `a folder that cannot be created is 73`() throws {
    let run = try SkeletonProcess("completions", "install", "--prefix", "/dev/null/share")
    #expect(run.exitCode == 73)
  }

  @Test func `the manual page has every command and every option with its default`() throws {
    let page = try SkeletonProcess("completions", "print", "man").text
    #expect(page.hasPrefix(".TH SKELETON 1 \"\" \"skeleton \(engineVersion)\"\n.SH NAME\n"))
    for command in [
      "render", "play", "diff", "snapshot record", "snapshot verify", "layout", "explain", "batch", "preview",
      "formats",
      "native", "completions install",
    ] {
      #expect(page.contains("\n.SS skeleton \(command)\n"), "\(command)")
    }
    func escaped(_ text: String) -> String { text.replacing("-", with: "\\-").replacing("…", with: "\\[u2026]") }
    for option in RenderOption.on(.commandLine) {
      #expect(page.contains("\n.B " + escaped("--\(option.commandName)")), "\(option.name)")
      #expect(option.remark.isEmpty || page.contains(escaped(option.remark)), "\(option.name)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    // A line of text that begins with a period or an apostrophe would be a request.
    let requests: Set = ["TH", "SH", "SS", "PP", "TP", "B", "nf", "fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")))
  func `groff formats the manual page without a warning`() throws {
    let run = try SkeletonProcess(shell: "skeleton completions print man | groff -man -Tutf8 -ww -z")
    #expect(run.exitCode == 0)
    #expect(run.standardError == "")
  }

  @Test func `the completion of each shell proposes commands and options`() throws {
    for shell in ["bash", "zsh", "fish"] {
      let script = try SkeletonProcess("completions", "print", shell).text
      for word in ["render", "snapshot", "theme-style", "iphone-15"] {
        #expect(script.contains(word), "\(shell): \(word)")
      }
    }
  }
}
