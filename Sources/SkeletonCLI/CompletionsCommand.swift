import ArgumentParser
import CommandOptions
import SystemIO

/// The command `skeleton completions`, which installs or prints the shell completions and the manual page.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Installs or prints the completions of shells and the manual page.",
    discussion: "Example: skeleton completions install --prefix ~/.local",
    subcommands: [CompletionsInstallCommand.self, CompletionsPrintCommand.self])
}

struct CompletionsInstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Installs the completions of bash, zsh and fish, and the manual page.",
    discussion: """
      Example: skeleton completions install --prefix ~/.local

      Writes share/man/man1/skeleton.1, share/bash-completion/completions/skeleton, share/zsh/site-functions/_skeleton \
      and share/fish/vendor_completions.d/skeleton.fish below the prefix, and prints their paths. zsh needs its folder \
      in fpath.
      """)

  @Option(
    help: ArgumentHelp("The folder that contains share.", valueName: "folder"), completion: .directory)
  var prefix = "/usr/local"

  func run() throws {
    for page in HelpPage.allCases {
      let path = "\(prefix)/\(page.path)"
      try createFolders(for: path)
      try writeFile(Array(page.text.utf8), to: path)
      try writeStandardOutput(Array("\(path)\n".utf8))
    }
  }
}

struct CompletionsPrintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "print", abstract: "Prints the completions of a shell, or the manual page.",
    discussion: "Example: skeleton completions print zsh")

  @Argument(help: "The shell, or man.")
  var page: HelpPage

  func run() throws {
    try writeStandardOutput(Array(page.text.utf8))
  }
}

/// A file of help for a shell or for `man`: the completions of the command line, or the manual page.
enum HelpPage: String, CaseIterable, ExpressibleByArgument {
  case bash, zsh, fish, man

  /// The path of the file relative to the prefix of the installation, such as `/usr/local`.
  var path: String {
    switch self {
    case .bash: "share/bash-completion/completions/skeleton"
    case .zsh: "share/zsh/site-functions/_skeleton"
    case .fish: "share/fish/vendor_completions.d/skeleton.fish"
    case .man: "share/man/man1/skeleton.1"
    }
  }

  var text: String {
    guard let shell = CompletionShell(rawValue: rawValue) else { return ManualPage(of: SkeletonCommand.self).text }
    return SkeletonCommand.completionScript(for: shell)
  }
}
