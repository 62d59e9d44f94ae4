#if Preview
  import HTTPTypes
  import HummingbirdCore
  import NIOCore
  import PreviewPage
  import ServerPolicy
  import Synchronization

  /// Handles the requests to the HTTP server by passing them to a ``PageService``.
  ///
  /// Until ``begin(_:)`` is called, the response is 503 (Service Unavailable).
  final class PageHandler: Sendable {
    private let service = Mutex<PageService?>(nil)
    private let bodyLimit: Int

    init(bodyLimit: Int) {
      self.bodyLimit = bodyLimit
    }

    /// Sets the service that answers all requests from now on.
    func begin(_ service: PageService) {
      self.service.withLock { $0 = service }
    }

    /// Reads the body of a request, and writes the response of the service.
    ///
    /// - Throws: the error of the HTTP library if the connection fails.
    func respond(to request: Request, _ writer: consuming ResponseWriter) async throws {
      guard let service = service.withLock({ $0 }) else {
        return try await writer.writeResponse(HTTPResponse(status: .serviceUnavailable))
      }
      let target = (request.head.path ?? "/").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      var read = PageRequest(
        method: request.head.method.rawValue, path: String(target[0]), query: target.count > 1 ? String(target[1]) : "",
        headers: PageRequest.headers(request.fields))
      // An unused body is read too: otherwise the connection could not be used for the next request.
      read.body = try await bytes(of: request.body, atMost: service.admits(read) ? bodyLimit : 0)
      let answer = await service.answer(read)
      switch answer.body {
      case .bytes(let bytes):
        try await writer.write(response: answer.head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
      case .changes(let changes):
        var response = try await writer.writeHead(answer.head)
        while true { try await response.write(ByteBuffer(bytes: try await changes.next())) }
      }
    }

    /// Reads the bytes of a request's body to its end; returns nil if there are more bytes than the limit.
    ///
    /// - Throws: the error of the HTTP library if the connection fails.
    private func bytes(of body: RequestBody, atMost limit: Int) async throws -> [UInt8]? {
      var bytes: [UInt8] = []
      var isTooLong = false
      for try await piece in body {
        isTooLong = isTooLong || piece.readableBytes > limit - bytes.count
        if isTooLong { bytes = [] } else { bytes += piece.readableBytesView }
      }
      return isTooLong ? nil : bytes
    }
  }

  extension PageAnswer {
    /// The head of the response for the HTTP library.
    fileprivate var head: HTTPResponse {
      var fields = HTTPFields()
      for (name, value) in headers {
        guard let name = HTTPField.Name(name) else { continue }
        fields.append(HTTPField(name: name, value: value))
      }
      if case .bytes(let bytes) = body { fields[.contentLength] = "\(bytes.count)" }
      return HTTPResponse(status: HTTPResponse.Status(code: status, reasonPhrase: phrase), headerFields: fields)
    }
  }
#endif
