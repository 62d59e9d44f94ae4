import ArgumentParser
import CommandOptions

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
      skeleton-preview beside this one: \(ServerProgram.preview.buildCommand)
      """)

  @OptionGroup var options: PreviewOptions

  func run() throws { try ServerProgram.preview.start() }
}
