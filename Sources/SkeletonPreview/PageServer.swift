#if Preview
  import CommandOptions
  import HummingbirdCore
  import Logging
  import NIOCore
  import NIOPosix
  import PreviewPage
  import ServerPolicy
  import SystemIO

  /// The HTTP server on this machine that passes requests to a ``PageService``.
  struct PageServer {
    /// The TCP port at which the server listens; 0 for any free port.
    let port: UInt16
    let usesIPv6: Bool

    /// The time limits of connections: a page of this machine sends a document at once.
    private static let limits = {
      var limits = TransferLimits()
      (limits.reception, limits.idle) = (60, 30)
      return limits
    }()

    /// Serves requests and watches the file until the process ends.
    ///
    /// - Parameters:
    ///   - bodyLimit: the maximum number of bytes of a request's body.
    ///   - service: a function that creates the service once the port is known.
    /// - Throws: ``Failure`` with exit code 69 if the server cannot listen, 70 if it ends, or the error of `service`.
    func run(bodyLimit: Int, watching file: DocumentFile, _ service: (_ port: Int) throws -> PageService) async throws {
      let handler = PageHandler(bodyLimit: bodyLimit)
      let (addresses, listening) = AsyncStream.makeStream(of: SocketAddress?.self)
      let server = server(handler) { listening.yield($0.localAddress) }
      let running = Task {
        defer { listening.finish() }
        try await server.run()
      }
      var bound: SocketAddress?
      for await address in addresses {
        bound = address
        break
      }
      guard let bound, let number = bound.port, let host = bound.ipAddress else {
        let reason = await reason(of: running)
        throw Failure(exitCode: 69, message: "error: cannot listen on port \(port)\(reason)\n")
      }
      handler.begin(try service(number))
      writeStandardError(line: "\(file.path) is at http://\(usesIPv6 ? "[\(host)]" : host):\(number)/ until Ctrl-C")
      let watch = Task { await file.watch() }
      let reason = await reason(of: running)
      watch.cancel()
      throw Failure(exitCode: 70, message: "error: the server has ended\(reason)\n")
    }

    /// Returns a server for HTTP/1.1 whose request heads are bounded.
    private func server(
      _ handler: PageHandler, whenListening: @escaping @Sendable (any Channel) -> Void
    ) -> Server<HTTP1Channel> {
      let channel = HTTP1Channel(
        responder: { request, writer, _ in try await handler.respond(to: request, writer) },
        configuration: Self.limits.configuration())
      var silent = Logger(label: "skeleton-preview") { _ in SwiftLogNoOpLogHandler() }
      silent.logLevel = .critical
      return Server(
        childChannelSetup: channel,
        configuration: ServerConfiguration(address: .hostname(usesIPv6 ? "::1" : "127.0.0.1", port: Int(port))),
        onServerRunning: { whenListening($0) }, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: silent)
    }

    /// Waits for the end of the server; returns the reason as the system states it, after a colon and a space.
    ///
    /// The result is empty if the system states none.
    private func reason(of running: Task<Void, any Error>) async -> String {
      guard case .failure(let error as IOError) = await running.result else { return "" }
      return ": " + systemReason(ofError: error.errnoCode)
    }
  }
#endif
