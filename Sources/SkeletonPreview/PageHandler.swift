#if Preview
  import FlyingFox
  import PreviewPage
  import Synchronization

  /// Handles the requests to the HTTP server by passing them to a ``PageService``.
  ///
  /// Until ``begin(_:)`` is called, the response is 503 (Service Unavailable).
  final class PageHandler: HTTPHandler {
    private let service = Mutex<PageService?>(nil)
    private let bodyLimit: Int

    init(bodyLimit: Int) {
      self.bodyLimit = bodyLimit
    }

    /// Sets the service that answers all requests from now on.
    func begin(_ service: PageService) {
      self.service.withLock { $0 = service }
    }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      guard let service = service.withLock({ $0 }) else { return HTTPResponse(statusCode: .serviceUnavailable) }
      var read = PageRequest(
        method: request.method.rawValue, path: request.target.path(), query: request.target.query(),
        headers: PageRequest.headers(request.headers.map { (name: $0.key.rawValue, value: $0.value) }))
      do {
        // An unused body is read too: otherwise the server would parse it as the next request.
        read.body = try await bytes(of: request.bodySequence, atMost: service.admits(read) ? bodyLimit : 0)
      } catch {
        return HTTPResponse(statusCode: .badRequest, body: HTTPBodySequence(from: BrokenOff(), count: 0))
      }
      return HTTPResponse(await service.answer(read))
    }

    /// Reads the bytes of a request's body to its end; returns nil if there are more bytes than the limit.
    ///
    /// - Throws: an error if the connection fails.
    private func bytes(of body: HTTPBodySequence, atMost limit: Int) async throws -> [UInt8]? {
      var bytes: [UInt8] = []
      var isTooLong = false
      for try await piece in body {
        isTooLong = isTooLong || piece.count > limit - bytes.count
        if isTooLong { bytes = [] } else { bytes += piece }
      }
      return isTooLong ? nil : bytes
    }
  }

  extension HTTPResponse {
    fileprivate init(_ answer: PageAnswer) {
      var headers = HTTPHeaders()
      for (name, value) in answer.headers { headers[HTTPHeader(name)] = value }
      let body =
        switch answer.body {
        case .bytes(let bytes): HTTPBodySequence(from: Pieces(bytes: bytes), count: bytes.count)
        case .changes(let changes): HTTPBodySequence(from: EventPieces(changes: changes))
        }
      self.init(statusCode: HTTPStatusCode(answer.status, phrase: answer.phrase), headers: headers, body: body)
    }
  }
#endif
