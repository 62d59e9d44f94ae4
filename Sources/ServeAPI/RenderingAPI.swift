package import Batch
package import ServerPolicy
package import Skeleton
import TextFormats

/// The first step of answering a request: the response, or the work that leads to it.
package enum APIStep: Sendable {
  /// The response, which is known without parsing a document.
  case done(APIResponse)
  /// The response requires parsing or rendering: a function that does this work, for a thread with a deep stack.
  case work(@Sendable () -> APIResponse)
}

/// The rendering service: computes the response to each HTTP request, independent of the server that receives it.
///
/// Equal requests have equal responses, except for the caches, the counters and the function that makes deadlines. All
/// functions may be called from several threads.
package final class RenderingAPI: Sendable {
  /// The settings of a rendering service, which are constant while it runs.
  package struct Settings: Sendable {
    /// The options and limits of every request; a request overrides those options that it sets itself.
    package var options = RenderOptions()
    /// The identity of the build that renders, a part of every entity tag.
    package var engine = engineVersion
    /// The rules file from which `options.rules` was read, and the resources of all documents, for the entity tags.
    package var common = SharedInput()
    /// The resource files that the records of a stream refer to by name.
    package var sharedResources: [String: SharedResources] = [:]
    /// The maximum number of stored documents; above it the least recently used one is removed.
    package var documents = 1_000
    /// The maximum memory in bytes, once for all stored documents together and once for all kept outputs together.
    ///
    /// Above it the least recently used documents or outputs are removed.
    package var cachedBytes = 64 << 20
    /// The maximum time for the work of one request, or of one record of a stream; nil for no limit.
    ///
    /// A request that takes longer fails with status 503, and a record with an error in its answer.
    package var timeout: Duration?
    /// The rule for the hosts and the origins of requests.
    package var policy = RequestPolicy(.address("127.0.0.1"))
    /// The content codings of text outputs, in the server's order of preference.
    package var codings: [ContentCoding] = [.gzip]

    package init() {}
  }

  let settings: Settings
  /// A function that starts a time limit; the function that it returns is true once the duration has passed.
  let makeDeadline: @Sendable (Duration) -> @Sendable () -> Bool
  let documents: BoundedCache<String, StoredDocument>
  let outputs: BoundedCache<String, APIResponse>
  /// The values that the renders of all requests share.
  let cache = RenderCache()
  package let metrics = APIMetrics()

  /// The maximum length in bytes of a request's path and query; a longer one is refused with status 414.
  ///
  /// RFC 9110, section 4.1, recommends at least 8000 octets.
  static let longestTarget = 8_192

  package init(_ settings: Settings, makeDeadline: @escaping @Sendable (Duration) -> @Sendable () -> Bool) {
    (self.settings, self.makeDeadline) = (settings, makeDeadline)
    documents = BoundedCache(count: settings.documents, cost: settings.cachedBytes)
    outputs = BoundedCache(count: 10_000, cost: settings.cachedBytes)
  }

  /// The maximum number of bytes of a request's body that is read as a whole; a larger one is refused with status 413.
  ///
  /// Streams of records are not limited by it.
  package var bodyBytes: Int { settings.options.limits.inputBytes }

  // MARK: - Requests

  /// The work of a request whose ``RenderError`` becomes a ``ProblemDocument``.
  func rendering(
    _ request: APIRequest, _ work: @escaping @Sendable () throws(RenderError) -> APIResponse
  ) -> APIStep {
    .work {
      do throws(RenderError) {
        return try work()
      } catch {
        return ProblemDocument(error).response(to: request)
      }
    }
  }

  /// The response to a request, with the work done by the caller.
  package func answer(_ request: APIRequest) -> APIResponse {
    switch begin(request) {
    case .done(let response): response
    case .work(let work): work()
    }
  }

  /// Returns the response that refuses a request by its head alone; nil if the body must be read.
  ///
  /// `head` has an empty body. The reasons are its path, method, origin, media type, and the length of its body.
  package func refusal(of head: APIRequest) -> APIResponse? {
    do throws(ProblemDocument) {
      _ = try route(of: head)
      return nil
    } catch {
      return error.response(to: head)
    }
  }

  /// Starts to answer a request: returns the response, or the work that a thread must do for it.
  ///
  /// Errors of the request become responses with a ``ProblemDocument``.
  package func begin(_ request: APIRequest) -> APIStep {
    do throws(ProblemDocument) {
      let route = try route(of: request)
      if request.method == "OPTIONS" { return .done(options(of: route).finished(for: request)) }
      switch route {
      case .health: return .done(APIResponse.text(200, "ok\n").finished(for: request))
      case .readiness:
        // A server that ends is announced by a refusal of new requests.
        return .done(APIResponse.text(200, "ready\n").finished(for: request))
      case .metrics:
        let text = metrics.text(documents: documents.size, outputs: outputs.size)
        let response = APIResponse.text(200, text, type: "text/plain; version=0.0.4; charset=utf-8")
        return .done(response.finished(for: request, codings: settings.codings))
      case .description:
        return .done(describe(request).finished(for: request, codings: settings.codings))
      case .render: return try render(request)
      case .batch: throw ProblemDocument(415, "request.type", "a stream is not collected")
      case .document(let name): return try document(name, request)
      }
    } catch {
      return .done(error.response(to: request))
    }
  }

  /// The response, with status 503, to a request that is not started because too many others wait for a thread.
  package func overload(_ request: APIRequest) -> APIResponse {
    let problem = ProblemDocument(
      503, "server.overload", "too many requests wait; repeat the request later", headers: [("Retry-After", "1")])
    return problem.response(to: request)
  }

  private func describe(_ request: APIRequest) -> APIResponse {
    let bytes = openAPIDescription()
    let tag = EntityTags.strong(SHA256.hexadecimal(of: bytes))
    let headers = [("ETag", tag), ("Cache-Control", "no-cache")]
    if let list = request.header("if-none-match"), EntityTags.matches(list, tag) { return APIResponse(304, headers) }
    return APIResponse(200, [("Content-Type", "application/vnd.oai.openapi+json;version=3.1")] + headers, body: bytes)
  }

  private func options(of route: APIRoute) -> APIResponse {
    var headers = [("Allow", route.allowed), ("Cache-Control", "no-store")]
    switch route {
    case .render: headers.append(("Accept-Post", APIRoute.documentTypes))
    case .batch: headers.append(("Accept-Post", APIRoute.recordTypes))
    default: break
    }
    return APIResponse(204, headers)
  }

  // MARK: - Checks of the head

  /// The resource of a request.
  ///
  /// - Throws: ``ProblemDocument`` for a request whose head is not acceptable.
  private func route(of request: APIRequest) throws(ProblemDocument) -> APIRoute {
    let length = request.path.utf8.count + request.query.utf8.count
    if length > Self.longestTarget {
      throw ProblemDocument(
        414, "request.target", "the target has \(length) bytes, expected at most \(Self.longestTarget)")
    }
    let refusal = settings.policy.refusal(method: request.method, path: request.path, headers: request.headers)
    if let refusal { throw ProblemDocument(refusal.status, refusal.code, refusal.sentence) }
    guard let route = APIRoute(path: request.path) else {
      throw ProblemDocument(404, "request.path", "there is no \(request.path); /openapi.json lists the resources")
    }
    guard route.methods.contains(request.method) else {
      throw ProblemDocument(
        405, "request.method", "expected one of \(route.allowed)", headers: [("Allow", route.allowed)])
    }
    if case .document(let name) = route, !APIRoute.isDocumentName(name) {
      throw ProblemDocument(404, "document.name", "the name of a document has 1 to 128 letters, digits and ._-")
    }
    guard ["POST", "PUT"].contains(request.method) else { return route }
    let isStream = route == .batch
    if let type = request.header("content-type"), !APIRoute.accepts(type, isStream: isStream) {
      let types = isStream ? APIRoute.recordTypes : APIRoute.documentTypes
      throw ProblemDocument(415, "request.type", "expected one of \(types)", headers: [("Accept-Post", types)])
    }
    if let encoding = request.header("content-encoding"), encoding.lowercased() != "identity" {
      throw ProblemDocument(
        415, "request.encoding", "expected a body without content encoding", headers: [("Accept-Encoding", "identity")])
    }
    if isStream { return route }
    let limit = bodyBytes
    if request.body == nil || request.header("content-length").flatMap({ Int($0) }) ?? 0 > limit {
      throw ProblemDocument(413, "xml.limit", "the document has more than \(limit) bytes (--max-input)")
    }
    return route
  }
}

/// An HTTP resource of the rendering service, such as `/v1/render`.
package enum APIRoute: Hashable, Sendable {
  case render, batch
  case document(String)
  case health, readiness, metrics, description

  /// The resource at a percent-encoded path; nil if there is none.
  package init?(path: String) {
    if let route = Self.unnamed.first(where: { $0.template == path }) {
      self = route
      return
    }
    guard path.hasPrefix(Self.documents) else { return nil }
    let name = path.dropFirst(Self.documents.count)
    guard !name.isEmpty, !name.contains("/") else { return nil }
    self = .document(percentDecoded(name))
  }

  /// Returns true for a request whose body is a stream of records.
  package static func isStream(method: String, target: String) -> Bool {
    method == "POST" && APIRoute(path: String(target.prefix { $0 != "?" })) == .batch
  }

  /// The resources whose path is their template.
  private static let unnamed: [APIRoute] = [.render, .batch, .health, .readiness, .metrics, .description]
  private static let documents = "/v1/documents/"

  /// The template of the resource's path, such as `/v1/documents/{name}`, by which metrics are grouped.
  package var template: String {
    switch self {
    case .render: "/v1/render"
    case .batch: "/v1/batch"
    case .document: "/v1/documents/{name}"
    case .health: "/healthz"
    case .readiness: "/readyz"
    case .metrics: "/metrics"
    case .description: "/openapi.json"
    }
  }

  var methods: [String] {
    switch self {
    case .render, .batch: ["POST", "OPTIONS"]
    case .document: ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]
    case .health, .readiness, .metrics, .description: ["GET", "HEAD", "OPTIONS"]
    }
  }

  var allowed: String { methods.joined(separator: ", ") }

  static let documentTypes = "application/xml, text/xml, image/svg+xml, application/octet-stream"
  static let recordTypes = "application/x-ndjson, application/ndjson, application/jsonl"

  /// Returns true if the value of `Content-Type` is accepted: for a document, or for a stream of records if `isStream`.
  ///
  /// Every type that ends in `+xml` is accepted for a document.
  static func accepts(_ header: String, isStream: Bool) -> Bool {
    let type = header.lowercased().prefix { $0 != ";" && $0 != " " }
    if isStream { return recordTypes.split(separator: ", ").contains(type) }
    let names = type.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count == 2, !names[0].isEmpty else { return false }
    return documentTypes.split(separator: ", ").contains(type) || (names[1].hasSuffix("+xml") && names[1].count > 4)
  }

  static func isDocumentName(_ name: String) -> Bool { APIRequest.identifier(sent: name) != nil }
}
