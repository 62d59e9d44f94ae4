package import ArgumentParser
package import Skeleton

/// The arguments of `skeleton serve`: the address, the limits and the defaults of requests.
package struct ServeOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port, 0 for a free one.", valueName: "number"))
  package var port = PortArgument(8080)

  @Option(
    help: ArgumentHelp("The address to listen on. Other machines reach 0.0.0.0 only.", valueName: "address"))
  package var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "A further name of the server in the header fields Host and Origin, such as that of a proxy; may be repeated.",
      valueName: "name"))
  package var allowHost: [String] = []

  @Option(
    help: ArgumentHelp("A Unix socket to listen on, instead of an address.", valueName: "path"), completion: .file())
  package var socket: String?

  @Option(
    help: ArgumentHelp(
      "Requests that are rendered at once, from 1 to 256. (default: the number of processors)", valueName: "count"))
  package var jobs: CountArgument?

  @Option(
    help: ArgumentHelp("Requests that wait for a render; further ones are answered with 503.", valueName: "count"))
  package var queue = CountArgument(256)

  @Option(help: ArgumentHelp("Open connections; further ones wait in the backlog of the system.", valueName: "count"))
  package var maxConnections = CountArgument(20_000)

  @Option(help: ArgumentHelp("The time after which a request is given up: 2s, 500ms.", valueName: "time"))
  package var timeout = SecondsArgument(30)

  @Option(help: ArgumentHelp("The time after which an idle connection is closed.", valueName: "time"))
  package var idle = SecondsArgument(60)

  @Option(
    help: ArgumentHelp(
      "The time in which the body of a request, or a line of /v1/batch, has to arrive.", valueName: "time"))
  package var reception = SecondsArgument(120)

  @Option(help: ArgumentHelp("Bytes in a second that a sender has to reach after five seconds.", valueName: "bytes"))
  package var minRate = CountArgument(1_000)

  @Option(
    help: ArgumentHelp("The time after SIGTERM in which the requests in progress are answered.", valueName: "time"))
  package var grace = SecondsArgument(10)

  @Option(
    help: ArgumentHelp("Bytes of the bodies and lines of all requests in progress, at most.", valueName: "bytes"))
  package var maxHeld = CountArgument(512 << 20)

  @Option(help: ArgumentHelp("Bytes of a line of /v1/batch, at most.", valueName: "bytes"))
  package var maxLine = CountArgument(16 << 20)

  @Option(help: ArgumentHelp("Stored documents, at most.", valueName: "count"))
  package var cacheDocuments = CountArgument(1_000)

  @Option(help: ArgumentHelp("Bytes of stored documents, and of their kept outputs, at most.", valueName: "bytes"))
  package var cacheBytes = CountArgument(64 << 20)

  @Flag(help: "Do not log requests.")
  package var quiet = false

  @OptionGroup(title: "Files") package var hints: HintOptions

  @OptionGroup(title: "Android resources") package var resources: SharedResourceOptions

  @OptionGroup(title: "Limits") package var limits: DeclaredOptions<LimitSelection>

  package init() {}

  package func validate() throws {
    if let jobs = jobs?.count, jobs > 256 { throw ValidationError("--jobs is \(jobs), expected at most 256") }
    if timeout.seconds == 0 { throw ValidationError("--timeout is 0, expected a time such as 2s or 500ms") }
    if idle.seconds == 0 { throw ValidationError("--idle is 0, expected a time such as 60s") }
    if reception.seconds == 0 { throw ValidationError("--reception is 0, expected a time such as 120s") }
    // The path of a Unix socket has a fixed space in the address: sockaddr_un of POSIX.
    if let socket, !(1...103).contains(socket.utf8.count) {
      throw ValidationError("--socket has \(socket.utf8.count) bytes, expected a path of 1 to 103")
    }
  }

  /// The options of every request, with the bytes of the rules file and of the resources.
  ///
  /// - Throws: ``Failure`` or ``IOFailure`` if a file cannot be read or is invalid.
  package func renderOptions() throws -> (options: RenderOptions, common: [UInt8]) {
    var options = RenderOptions()
    limits.apply(to: &options)
    let shared = try resources.apply(to: &options)
    guard let path = hints.rules else { return (options, shared) }
    let (rules, bytes) = try HintOptions.readRules(at: path)
    options.rules = rules
    return (options, bytes + shared)
  }
}
