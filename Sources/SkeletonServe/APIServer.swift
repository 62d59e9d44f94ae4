#if Serve
  import CommandOptions
  import HTTPTypes
  import HummingbirdCore
  import HummingbirdHTTP2
  import Logging
  import NIOCore
  import NIOPosix
  import ServeAPI
  import ServiceLifecycle
  import Synchronization
  import SystemIO
  import UnixSignals

  /// The HTTP server that passes requests to a ``RenderingAPI``.
  final class APIServer: Sendable {
    let api: RenderingAPI
    let pool: WorkPool
    let options: ServeOptions
    let log: Logger
    /// The number of bytes of the bodies that are held in memory for all requests in progress.
    private let held = Mutex(0)
    /// The number of the last request for which the server made an identifier, counted from 1.
    private let lastNumber = Mutex(0)

    init(api: RenderingAPI, pool: WorkPool, options: ServeOptions) {
      (self.api, self.pool, self.options) = (api, pool, options)
      var log = Logger(label: "skeleton-serve") { _ in JSONLog() }
      log.logLevel = options.quiet ? .error : .info
      self.log = log
    }

    /// The time in seconds that requests in progress have after a signal, in addition to their own time limit.
    ///
    /// Requests that take longer are cancelled.
    private static let patience = 5.0

    /// Serves requests until SIGTERM or SIGINT, then ends when the requests in progress are answered.
    ///
    /// - Throws: ``Failure`` with exit code 69 if the server cannot listen or ends with an error.
    func run() async throws {
      let responder: HTTPChannelHandler.Responder = { [self] request, writer, _ in
        try await respond(to: request, writer)
      }
      let idle = options.idle.seconds
      let connection = HTTP1Channel.Configuration(
        idleTimeout: .milliseconds(Int64(idle * 1_000)),
        httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
          maxHeaderFieldSize: 16_384, maxHeaderListSize: 32_768, maxHeaderFieldCount: 100))
      let channel = CleartextChannel(
        http1: HTTP1Channel(responder: responder, configuration: connection),
        http2: HTTP2Channel(
          responder: responder,
          configuration: HTTP2ChannelConfiguration(
            idleTimeout: .seconds(idle), gracefulCloseTimeout: .seconds(options.timeout.seconds + Self.patience),
            streamConfiguration: connection)),
        patience: .milliseconds(Int64(idle * 1_000)))
      var quiet = log
      quiet.logLevel = .error
      let server = channel.server(
        configuration: ServerConfiguration(
          address: options.socket.map { .unixDomainSocket(path: $0) }
            ?? .hostname(options.host, port: Int(options.port.number)),
          backlog: 4_096,
          availableConnectionsDelegate: MaximumAvailableConnections(options.maxConnections.count, logger: quiet)),
        onServerRunning: { [options] channel in
          let port = channel.localAddress?.port.map(String.init) ?? ""
          let place = options.socket ?? "http://\(options.host):\(port)/"
          writeStandardError("skeleton-serve is at \(place) until SIGTERM or Ctrl-C\n")
        }, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
      var configuration = ServiceGroupConfiguration(
        services: [server], gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
      configuration.maximumGracefulShutdownDuration = .seconds(options.timeout.seconds + Self.patience)
      do {
        try await ServiceGroup(configuration: configuration).run()
      } catch is CancellationError {
        // A signal has ended the requests that did not end by themselves.
      } catch {
        throw Failure(exitCode: 69, message: "error: the server has ended: \(error)\n")
      }
    }

    // MARK: - Requests

    private func respond(to request: Request, _ writer: consuming ResponseWriter) async throws {
      let start = ContinuousClock.now
      var read = APIRequest(
        method: request.head.method.rawValue, target: request.head.path ?? "/",
        headers: request.head.headerFields.map { ($0.name.canonicalName, $0.value) }, identifier: "")
      read.identifier = APIRequest.identifier(sent: read.header("request-id")) ?? nextIdentifier()
      let route = APIRoute(path: read.path)
      var (status, length) = (0, 0)
      defer { note(read, route, status, length, since: start) }
      if let refusal = api.refusal(of: read) {
        (status, length) = (refusal.status, refusal.body.count)
        return try await write(refusal, to: read, writer)
      }
      if request.head.headerFields[.expect]?.lowercased() == "100-continue" {
        try await writer.writeInformationalHead(HTTPResponse(status: .continue))
      }
      if route == .batch, read.method == "POST" {
        let head = api.streamHead(read)
        status = head.status
        let stream = RecordStream(api: api, pool: pool, lineBytes: options.maxLine.count)
        length = try await stream.answer(request.body, head.httpResponse, writer)
        return
      }
      var reserved = 0
      defer { release(reserved) }
      let body = try await collect(request.body, reserved: &reserved)
      read.body = body.bytes
      let response = body.isOverloaded ? overload(read) : await answer(read)
      (status, length) = (response.status, response.body.count)
      try await write(response, to: read, writer)
    }

    private func answer(_ request: APIRequest) async -> APIResponse {
      switch api.begin(request) {
      case .done(let response): response
      case .work(let work): await pool.run(work) ?? overload(request)
      }
    }

    private func overload(_ request: APIRequest) -> APIResponse {
      api.metrics.countRejected()
      return api.overload(request)
    }

    /// Reads the whole body of a request into memory.
    ///
    /// `bytes` is nil if the body exceeds the limit of a body. It is nil too, and `isOverloaded` true, if the bodies of
    /// all requests together exceed their limit.
    ///
    /// - Parameter reserved: the number of bytes counted as held; the caller must release them when the request ends.
    /// - Throws: the error of the HTTP library if the connection fails.
    private func collect(
      _ body: RequestBody, reserved: inout Int
    ) async throws -> (bytes: [UInt8]?, isOverloaded: Bool) {
      let limit = api.bodyBytes
      var bytes: [UInt8] = []
      for try await piece in body {
        let count = piece.readableBytes
        if count > limit - bytes.count { return (nil, false) }
        guard reserve(count) else { return (nil, true) }
        reserved += count
        bytes.append(contentsOf: piece.readableBytesView)
      }
      return (bytes, false)
    }

    private func reserve(_ count: Int) -> Bool {
      held.withLock { held in
        if held + count > options.maxHeld.count { return false }
        held += count
        return true
      }
    }

    private func release(_ count: Int) { held.withLock { $0 -= count } }

    private func write(
      _ response: APIResponse, to request: APIRequest, _ writer: consuming ResponseWriter
    ) async throws {
      let head = response.httpResponse
      if request.method == "HEAD" || response.contentLength == nil { return try await writer.writeResponse(head) }
      try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
    }

    // MARK: - Identifiers and the log

    private func nextIdentifier() -> String {
      let number = lastNumber.withLock { number in
        number += 1
        return number
      }
      return "\(Self.run)-\(number)"
    }

    /// A random number in base 36 that differs between runs, so that identifiers of several servers are different.
    private static let run: String = {
      var generator = SystemRandomNumberGenerator()
      return String(UInt32(truncatingIfNeeded: generator.next()), radix: 36)
    }()

    private func note(
      _ request: APIRequest, _ route: APIRoute?, _ status: Int, _ length: Int, since start: ContinuousClock.Instant
    ) {
      let elapsed = (ContinuousClock.now - start).components
      let seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
      api.metrics.count(route, method: request.method, status: status, seconds: seconds)
      let load = pool.load
      api.metrics.setQueue(running: load.running, waiting: load.waiting)
      log.info(
        "request",
        metadata: [
          "id": .string(request.identifier), "method": .string(request.method), "path": .string(request.path),
          "query": .string(request.query), "status": .stringConvertible(status), "bytes": .stringConvertible(length),
          "milliseconds": .stringConvertible((seconds * 1e6).rounded() / 1e3),
        ])
    }
  }

  extension APIResponse {
    /// The head of the response for the HTTP library.
    ///
    /// A header field whose name HTTP does not allow is left out.
    var httpResponse: HTTPResponse {
      var fields = HTTPFields()
      for (name, value) in headers {
        guard let name = HTTPField.Name(name) else { continue }
        fields.append(HTTPField(name: name, value: value))
      }
      if let contentLength { fields[.contentLength] = "\(contentLength)" }
      return HTTPResponse(status: HTTPResponse.Status(code: status), headerFields: fields)
    }
  }
#endif
