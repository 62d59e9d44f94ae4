import ArgumentParser
import CommandOptions

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
      program skeleton-serve beside this one: \(ServerProgram.serve.buildCommand)
      """)

  @OptionGroup var options: ServeOptions

  func run() throws { try ServerProgram.serve.start() }
}
