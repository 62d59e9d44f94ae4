#if Preview
  import CommandOptions
  import FlyingFox
  import FlyingSocks
  import PreviewPage
  import Synchronization
  import SystemIO

  /// The HTTP server on this machine that passes requests to a ``PageService``.
  struct PageServer {
    /// The TCP port at which the server listens; 0 for any free port.
    let port: UInt16
    let usesIPv6: Bool

    /// The time limit of a connection in seconds, one day: the service itself bounds the time of requests.
    private static let patience = 86_400.0

    /// Serves requests and watches the file until the process ends.
    ///
    /// - Parameters:
    ///   - bodyLimit: the maximum number of bytes of a request's body.
    ///   - file: the file whose changes are watched.
    ///   - service: a function that creates the service once the port is known.
    /// - Throws: ``Failure`` with exit code 69 if the server cannot listen, 70 if it ends, or the error of `service`.
    func run(bodyLimit: Int, watching file: DocumentFile, _ service: (_ port: Int) throws -> PageService) async throws {
      let handler = PageHandler(bodyLimit: bodyLimit)
      let server = HTTPServer(config: try configuration(), handler: handler)
      let end = End()
      let running = Task {
        let outcome: Result<Void, any Error> = await Result { try await server.run() }
        end.outcome.withLock { $0 = outcome }
      }
      while await !server.isListening, end.outcome.withLock({ $0 == nil }) {
        try await Task.sleep(for: .milliseconds(5))
      }
      guard let address = await listeningAddress(of: server) else {
        throw Failure(exitCode: 69, message: "error: cannot listen on port \(port)\(end.reason)\n")
      }
      handler.begin(try service(address.port))
      writeStandardError("\(file.path) is at http://\(address.text)/ until Ctrl-C\n")
      let watch = Task { await file.watch() }
      await running.value
      watch.cancel()
      throw Failure(exitCode: 70, message: "error: the server has ended\(end.reason)\n")
    }

    private func configuration() throws -> HTTPServer.Configuration {
      let (pool, logger): (PromptPool, any Logging) = (PromptPool(), .disabled)
      return usesIPv6
        ? HTTPServer.Configuration(address: .loopback(port: port), timeout: Self.patience, pool: pool, logger: logger)
        : HTTPServer.Configuration(
          address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.patience, pool: pool, logger: logger)
    }

    /// Returns the port and the address, such as `127.0.0.1:8080`, at which the server listens; nil if it does not
    /// listen.
    private func listeningAddress(of server: HTTPServer) async -> (port: Int, text: String)? {
      switch await server.listeningAddress {
      case .ip4(let host, let port)?: (Int(port), "\(host):\(port)")
      case .ip6(let host, let port)?: (Int(port), "[\(host)]:\(port)")
      default: nil
      }
    }
  }

  /// The outcome of the HTTP server, which is nil until the server has ended; two tasks share it.
  private final class End: Sendable {
    let outcome = Mutex<Result<Void, any Error>?>(nil)

    /// The reason why the server ended, as the system states it, after a colon and a space; empty if it states none.
    var reason: String {
      guard case .failure(let error)? = outcome.withLock({ $0 }),
        case .failed(_, _, let message)? = error as? SocketError
      else { return "" }
      return ": " + message.prefix(1).lowercased() + message.dropFirst()
    }
  }

  extension Result where Failure == any Error {
    /// Awaits an asynchronous function, and creates a success with its value or a failure with its error.
    fileprivate init(_ body: () async throws -> Success) async {
      do {
        self = .success(try await body())
      } catch {
        self = .failure(error)
      }
    }
  }
#endif
