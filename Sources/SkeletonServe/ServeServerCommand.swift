import ArgumentParser
import Batch
import CommandOptions
import Memory
import ServeAPI
import ServerPolicy
import Skeleton
import SystemIO

/// The command line of the server program behind `skeleton serve`.
///
/// Input: the arguments of the command, and HTTP requests. Output: HTTP responses, and a log on standard error. Reading
/// order: this file; APIServer; CleartextChannel; RecordStream; Brotli; JSONLog. Not here: the resources and their answers, which are in ServeAPI.
@main
struct ServeServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skeleton-serve", abstract: "Answers HTTP requests with placeholders.",
    discussion: "Runs until SIGTERM or Ctrl-C, and answers the requests in progress before it ends.",
    version: engineVersion)

  @OptionGroup var options: ServeOptions

  static func main() async {
    ignoreOutputSignals()
    do {
      try await parseOrExit(commandLineArguments()).serve()
    } catch {
      exit(reporting: error)
    }
  }

  private func serve() async throws {
    #if Serve
      returnLargeBlocks()
      let read = try options.renderOptions()
      var settings = RenderingAPI.Settings()
      settings.options = read.options
      settings.common = SharedInput(read.common)
      settings.sharedResources = try options.resources.named(over: settings.options).mapValues {
        SharedResources($0.options, bytes: $0.bytes)
      }
      settings.engine =
        try engineVersion + " " + (runningBuildID() ?? buildIdentity(ofProgram: readRunningProgram()))
      settings.documents = options.cacheDocuments.count
      settings.cachedBytes = options.cacheBytes.count
      settings.timeout = .seconds(options.timeout.seconds)
      settings.codings = [.brotli, .gzip]
      settings.policy = RequestPolicy(
        options.socket == nil ? .address(options.host) : .socket, added: options.allowHost)
      let api = RenderingAPI(settings) { deadline(after: $0) }
      let pool = try WorkPool(threads: options.jobs?.count ?? processorCount, places: options.queue.count)
      try await APIServer(api: api, pool: pool, options: options).run()
    #else
      throw Failure(
        exitCode: 69, message: "error: this program was built without its server; build it with --traits Serve\n")
    #endif
  }
}
