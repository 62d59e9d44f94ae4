#if Serve
  import ArgumentParser
  import CommandOptions
  import HTTPTypes
  import HummingbirdCore
  import HummingbirdHTTP2
  import Logging
  import NIOCore
  import NIOPosix
  import ServeAPI
  import ServerPolicy
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
    /// The bytes of the bodies and lines that are held in memory for all requests in progress.
    private let held: HeldBytes
    /// The number of the last request for which the server made an identifier, counted from 1.
    private let lastNumber = Mutex(0)

    init(api: RenderingAPI, pool: WorkPool, options: ServeOptions) {
      (self.api, self.pool, self.options) = (api, pool, options)
      held = HeldBytes(limit: options.maxHeld.count)
      var log = Logger(label: "skeleton-serve") { _ in JSONLog() }
      log.logLevel = options.quiet ? .error : .info
      self.log = log
    }

    /// Serves requests until SIGTERM or SIGINT, then ends when the requests in progress are answered, at the latest
    /// after the time of grace.
    ///
    /// - Throws: ``Failure`` with exit code 69 if the server cannot listen or ends with an error.
    func run() async throws {
      let responder: HTTPChannelHandler.Responder = { [self] request, writer, _ in
        try await respond(to: request, writer)
      }
      let idle = options.idle.seconds
      var limits = TransferLimits()
      (limits.reception, limits.idle) = (options.reception.seconds, idle)
      limits.bytesPerSecond = Double(options.minRate.count)
      let isStream = { @Sendable (head: HTTPRequest) in
        APIRoute.isStream(method: head.method.rawValue, target: head.path ?? "/")
      }
      let channel = CleartextChannel(
        http1: HTTP1Channel(responder: responder, configuration: limits.configuration(isStream: isStream)),
        http2: HTTP2Channel(
          responder: responder,
          configuration: HTTP2ChannelConfiguration(
            idleTimeout: .seconds(idle), gracefulCloseTimeout: .seconds(options.grace.seconds),
            streamConfiguration: limits.configuration(isHTTP2: true, isStream: isStream))),
        patience: .milliseconds(Int64(idle * 1_000)),
        silence: .milliseconds(Int64((idle + options.timeout.seconds) * 1_000)))
      var claim: SocketClaim?
      if let path = options.socket {
        claim = SocketClaim(path)
        if claim == nil { throw Failure(exitCode: 69, sentence: "another process listens at \(path)") }
      }
      var quiet = log
      quiet.logLevel = .error
      let server = channel.server(
        configuration: ServerConfiguration(
          address: options.socket.map { .unixDomainSocket(path: $0) }
            ?? .hostname(options.host, port: Int(options.port.number)),
          backlog: 4_096,
          availableConnectionsDelegate: MaximumAvailableConnections(options.maxConnections.count, logger: quiet)),
        onServerRunning: { [options, claim] channel in
          claim?.release()
          let port = channel.localAddress?.port.map(String.init) ?? ""
          let place = options.socket ?? "http://\(options.host):\(port)/"
          writeStandardError(line: "skeleton-serve is at \(place) until SIGTERM or Ctrl-C")
        }, eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
      let configuration = ServiceGroupConfiguration(
        services: [server, LastMoment(grace: options.grace.seconds)], gracefulShutdownSignals: [.sigterm, .sigint],
        logger: quiet)
      do {
        try await ServiceGroup(configuration: configuration).run()
      } catch {
        throw Failure(exitCode: 69, sentence: "the server has ended: \(error)")
      }
    }

    // MARK: - Requests

    private func respond(to request: Request, _ writer: consuming ResponseWriter) async throws {
      let start = ContinuousClock.now
      var read = APIRequest(
        method: request.head.method.rawValue, target: request.head.path ?? "/",
        headers: request.fields, identifier: "")
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
        let stream = RecordStream(api: api, pool: pool, held: held, lineBytes: options.maxLine.count)
        length = try await stream.answer(request.body, head.httpResponse, writer)
        return
      }
      let share = HeldBytes.Share(of: held)
      defer { share.resize(to: 0) }
      let body: (bytes: [UInt8]?, isOverloaded: Bool)
      do {
        body = try await collect(request.body, share)
      } catch {
        if error is ReceptionOverdue { status = 408 }
        throw error
      }
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
    /// - Parameter share: the bytes of the body in the memory of all requests, until the request ends.
    /// - Throws: the error of the HTTP library if the connection fails.
    private func collect(
      _ body: RequestBody, _ share: HeldBytes.Share
    ) async throws -> (bytes: [UInt8]?, isOverloaded: Bool) {
      let limit = api.bodyBytes
      var bytes: [UInt8] = []
      for try await piece in body {
        let count = piece.readableBytes
        if count > limit - bytes.count { return (nil, false) }
        guard share.grow(by: count) else { return (nil, true) }
        bytes.append(contentsOf: piece.readableBytesView)
      }
      return (bytes, false)
    }

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
    private static let run = String(UInt32.random(in: 0 ... .max), radix: 36)

    private func note(
      _ request: APIRequest, _ route: APIRoute?, _ status: Int, _ length: Int, since start: ContinuousClock.Instant
    ) {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
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

  /// The end of the process after a signal, if requests in progress do not end by themselves.
  private struct LastMoment: Service {
    /// The time in seconds between the signal and the end.
    let grace: Double

    func run() async throws {
      try await gracefulShutdown()
      // The service ends at once: otherwise the server would not begin to shut down.
      Task.detached {
        try await Task.sleep(for: .seconds(grace))
        writeStandardError("skeleton-serve ends with requests in progress (--grace)\n")
        ServeServerCommand.exit()
      }
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
