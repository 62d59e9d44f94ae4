import ArgumentParser
import CommandOptions
import PreviewPage
import Skeleton
import SystemIO

/// The command line of the server program behind `skeleton preview`.
///
/// Input: the arguments of the command, and HTTP requests from this machine. Output: HTTP responses. Reading order:
/// this file; PageServer and PromptPool; PageHandler; Pieces. Not here: the page and its answers, which are in
/// PreviewPage.
@main
struct PreviewServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton-preview",
    abstract: "Shows the placeholder live beside its source, on a page for a browser of this machine.",
    discussion: "Runs until Ctrl-C. The page edits a copy, saves nothing, and follows changes of the file.",
    version: engineVersion)

  @OptionGroup var options: PreviewOptions

  static func main() async {
    ignoreOutputSignals()
    // Before other threads are created.
    watchStopSignals { end(bySignal: $0) }
    do {
      try await parseOrExit(commandLineArguments()).serve()
    } catch {
      exit(reporting: error)
    }
  }

  /// Reads the document and the files of rules, components and data, each at most `limit` bytes long.
  private func files(limit: Int) throws -> (file: DocumentFile, parts: PreviewParts) {
    let hints = options.input.hints
    let parts = try PreviewParts(rules: hints.rules, elements: hints.elements, data: hints.data, limit: limit)
    return (try DocumentFile(options.input.input, limit: limit, parts: parts.files), parts)
  }

  private func serve() async throws {
    #if Preview
      let base = try options.renderOptions()
      let (file, parts) = try files(limit: base.limits.inputBytes)
      let server = PageServer(port: options.port.number, usesIPv6: options.usesIPv6)
      try await server.run(bodyLimit: base.limits.inputBytes, watching: file) { port in
        try PageService(
          file, parts: parts, options: base, arguments: options.fixedArguments(base, without: PageService.choices),
          port: port,
          timeout: .seconds(options.timeout.seconds))
      }
    #else
      throw Failure(
        exitCode: 69,
        message: "error: this program was built without its server; build it with --traits Preview\n")
    #endif
  }
}
