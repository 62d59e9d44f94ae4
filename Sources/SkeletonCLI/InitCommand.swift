import ArgumentParser
import Checks
import CommandOptions
import SystemIO

/// The command `skeleton init`, which writes a screen to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a usual screen in the native dialect, and a configuration for `skeleton check`.",
    discussion: """
      Example: skeleton init chat && skeleton render chat.xml -o chat.png

      Kinds:
      \(StarterScreen.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"))

      The files are KIND.xml and \(CheckConfiguration.fileName) in the working folder. A file that exists is never \
      replaced.
      """)

  @Argument(help: "The kind of screen.", completion: .list(StarterScreen.all.map(\.name)))
  var kind = StarterScreen.all[0]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file of the screen. (default: KIND.xml)", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var output: String?

  func run() throws {
    let path = output ?? "\(kind.name).xml"
    if fileExists(path) { throw Failure.usage("\(path) exists already; give another name with -o") }
    try writeFile(kind.markup, to: path)
    writeStandardError("note: wrote \(path); to see it: skeleton render \(path)\n")
    if fileExists(CheckConfiguration.fileName) { return }
    try writeFile(Array(Self.checkConfiguration.utf8), to: CheckConfiguration.fileName)
    writeStandardError("note: wrote \(CheckConfiguration.fileName), the budgets of skeleton check\n")
  }

  private static let checkConfiguration = """
    {
      "documents": ["**/*.xml"],
      "budgets": {"bones": 200, "bytes": {"svg": "16kB"}}
    }

    """
}

extension StarterScreen: ExpressibleByArgument {
  init?(argument: String) {
    guard let screen = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = screen
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }
}
