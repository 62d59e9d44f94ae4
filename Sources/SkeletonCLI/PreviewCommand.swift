import ArgumentParser
import CommandOptions
import SystemIO

/// The command `skeleton preview`, which replaces itself by the program `skeleton-preview` with the server.
///
/// The server is a separate program, because the HTTP package that it contains would slow the start of `skeleton`.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows the placeholder live beside its source, on a page for a browser of this machine.",
    discussion: """
      Example: skeleton preview cell.xml --device iphone-15

      Runs until Ctrl-C. The page edits a copy, saves nothing, and follows changes of the file. It needs the program \
      skeleton-preview beside this one: swift build -c release --traits Preview --product skeleton-preview
      """)

  @OptionGroup var options: PreviewOptions

  func run() throws {
    guard let server = programBeside(named: "skeleton-preview") else {
      throw Failure(
        exitCode: 69,
        message: """
          error: skeleton-preview is not beside this program; build it with \
          swift build -c release --traits Preview --product skeleton-preview\n
          """)
    }
    // The arguments after the name of this command, which have been parsed.
    try become(server, arguments: Array(CommandLine.arguments.dropFirst(2)))
  }
}
