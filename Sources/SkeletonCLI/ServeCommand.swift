import ArgumentParser
import CommandOptions
import SystemIO

/// The command `skeleton serve`, which replaces itself by the program `skeleton-serve` with the HTTP service.
///
/// The service is a separate program, because its packages would slow the start of `skeleton`.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answers HTTP requests with placeholders, for backends.",
    discussion: """
      Example: skeleton serve --port 8080 --jobs 4

      POST /v1/render renders the document in the body, POST /v1/batch answers a stream of records, and \
      /v1/documents/NAME keeps parsed documents. /openapi.json describes the resources, /healthz, /readyz and /metrics \
      report the state.

      Runs until SIGTERM or Ctrl-C. It listens on this machine only, unless --host names another address. It needs the \
      program skeleton-serve beside this one: swift build -c release --traits Serve --product skeleton-serve
      """)

  @OptionGroup var options: ServeOptions

  func run() throws {
    guard let server = programBeside(named: "skeleton-serve") else {
      throw Failure(
        exitCode: 69,
        message: """
          error: skeleton-serve is not beside this program; build it with \
          swift build -c release --traits Serve --product skeleton-serve\n
          """)
    }
    // The arguments after the name of this command, which have been parsed.
    try become(server, arguments: Array(CommandLine.arguments.dropFirst(2)))
  }
}
