import Foundation
import Skeleton
import TestSupport
import Testing

/// The help of all commands as JSON, and of single commands as text.
@Suite struct HelpCommandTests {
  @Test func `the help as JSON has every command and every option with its values and default`() throws {
    let help = try Help()
    #expect(help.version == engineVersion)
    #expect(Set(help.commands.map(\.command)).count == help.commands.count)
    let render = try #require(help.commands.first { $0.command == "skeleton render" })
    #expect(render.summary == "Draws the placeholder of a view hierarchy." && render.description.contains("Example: "))
    for option in RenderOption.on(.commandLine) {
      let commands = help.commands.filter { $0.options.contains { $0.names.contains("--\(option.commandName)") } }
      #expect(!commands.isEmpty, "\(option.name)")
      for command in commands {
        let listed = try #require(command.options.first { $0.names.contains("--\(option.commandName)") })
        #expect(listed.values ?? [] == option.words, "\(option.name)")
        #expect(listed.default == option.defaultText, "\(option.name)")
        #expect((listed.value == nil) == (option.form == .flag), "\(option.name)")
      }
    }
    let output = try #require(render.options.first { $0.names == ["-o", "--output"] })
    #expect(output.value == "file" && output.repeats == true && output.group == "Output")
    #expect(render.options.contains { $0.names.isEmpty && $0.value == "input" })
    #expect(help.formats.map(\.name) == OutputFormat.allCases.map(\.rawValue))
    #expect(help.formats.map(\.mediaType) == OutputFormat.allCases.map(\.mediaType))
    #expect(help.formats.first { $0.name == "png" }?.contents == "binary")
    #expect(help.devices.count == Device.all.count && help.dialects.count >= 7)
  }

  @Test func `every command of the JSON prints its help, as text and as JSON of its own`() throws {
    for command in try Help().commands {
      let words = command.command.split(separator: " ").dropFirst().map(String.init)
      let text = try SkeletonProcess(arguments: ["help"] + words)
      let option = try SkeletonProcess(arguments: words + ["--help"])
      #expect(text.exitCode == 0 && text.text == option.text)
      #expect(try Help(words).commands.map(\.command) == [command.command])
    }
    #expect(try SkeletonProcess("help").text == SkeletonProcess("--help").text)
  }

  @Test(arguments: ["Sources/Skeleton/Skeleton.docc/Agent.md", ".github/llms.txt"])
  func `the pages for agents name commands and options that exist, and link to files`(_ path: String) throws {
    let url = Fixture.project.appending(path: path)
    let text = try String(contentsOf: url, encoding: .utf8)
    let commands = try Help().commands
    var count = 0
    for match in text.matches(of: /skeleton ([a-z]+)([^`\n]*)/) {
      let words = "skeleton \(match.output.1)"
      let found = commands.filter { ($0.command + " ").hasPrefix(words + " ") }
      #expect(!found.isEmpty, "\(match.output.0)")
      for option in match.output.2.matches(of: /--[a-z-]+/) {
        #expect(
          found.contains { $0.options.contains { $0.names.contains(String(option.output)) } }, "\(match.output.0)")
      }
      count += 1
    }
    #expect(count >= 2)
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = url.deletingLastPathComponent().appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.output.1)")
    }
  }

  @Test(arguments: [
    (["rendr"], "error: there is no command 'skeleton rendr'; did you mean 'render'?\n"),
    (["snapshot", "verfy"], "error: there is no command 'skeleton snapshot verfy'; did you mean 'verify'?\n"),
    (["render", "cell"], "error: 'render' has no commands, so not 'cell'\n"),
  ])
  func `the help of an unknown command is a usage error`(_ words: [String], _ message: String) throws {
    let run = try SkeletonProcess(arguments: ["help"] + words)
    #expect(run.exitCode == 64)
    #expect(run.standardError == message)
  }
}

/// The output of `skeleton help --json`.
private struct Help: Decodable {
  struct Command: Decodable {
    struct Option: Decodable {
      let names: [String]
      let group, summary: String
      let value, `default`: String?
      let values: [String]?
      let repeats: Bool?
    }
    let command, summary, description, usage: String
    let options: [Option]
  }
  struct Named: Decodable {
    let name: String
  }
  struct Format: Decodable {
    let name, mediaType, contents: String
  }
  let version: String
  let commands: [Command]
  let dialects, devices: [Named]
  let formats: [Format]

  init(_ words: [String] = []) throws {
    let run = try SkeletonProcess(arguments: ["help", "--json"] + words)
    self = try JSONDecoder().decode(Help.self, from: run.standardOutput)
  }
}
