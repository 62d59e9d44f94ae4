import Batch
import Skeleton
import TextFormats

/// A parsed document that the service keeps under a name.
struct StoredDocument: Sendable {
  var document: Document
  /// The SHA-256 of the document's bytes as 64 hexadecimal digits in ASCII, which replaces the bytes in entity tags.
  var hash: [UInt8]

  var tag: String { EntityTags.strong(String(decoding: hash, as: UTF8.self)) }
}

extension RenderingAPI {
  /// Answers a request to `/v1/documents/{name}`: stores, removes or renders a named document.
  ///
  /// - Throws: ``ProblemDocument`` with 404 if there is no such document, 412 if a condition fails, 400 or 406 for invalid
  ///   options.
  func document(_ name: String, _ request: APIRequest) throws(ProblemDocument) -> APIStep {
    switch request.method {
    case "PUT": return try store(name, request)
    case "DELETE":
      try checkConditions(of: request, stored: documents.value(for: name))
      guard documents.remove(name) else { throw noDocument(name) }
      return .done(APIResponse(204, [("Cache-Control", "no-store")]).finished(for: request))
    default: return try outputOfStored(name, request)
    }
  }

  private func noDocument(_ name: String) -> ProblemDocument {
    ProblemDocument(
      404, "document.missing", "there is no document \"\(name)\"; it was not stored, or others have displaced it")
  }

  /// Checks the conditions of a request that changes a document: RFC 9110, sections 13.1.1 and 13.1.2.
  ///
  /// `stored` is the document with the requested name; nil if there is none.
  ///
  /// - Throws: ``ProblemDocument`` with 412 if `If-Match` does not match the stored document, or `If-None-Match` does.
  private func checkConditions(of request: APIRequest, stored: StoredDocument?) throws(ProblemDocument) {
    if let list = request.header("if-match"), !(stored.map { EntityTags.matches(list, $0.tag) } ?? false) {
      throw ProblemDocument(412, "request.condition", "the document is not the one of \"If-Match\"")
    }
    if let list = request.header("if-none-match"), let stored, EntityTags.matches(list, stored.tag) {
      throw ProblemDocument(412, "request.condition", "the document of \"If-None-Match\" exists")
    }
  }

  private func store(_ name: String, _ request: APIRequest) throws(ProblemDocument) -> APIStep {
    if !request.query.isEmpty { throw ProblemDocument(400, "query.name", "a document is stored without options") }
    try checkConditions(of: request, stored: documents.value(for: name))
    let body = request.body ?? []
    return rendering(request) { [self] () throws(RenderError) in
      let document = try Document(DocumentSource(body, named: name), options: settings.options, context: context(nil))
      let stored = StoredDocument(document: document, hash: Array(SHA256.hexadecimal(of: body).utf8))
      // A parsed document takes several times the space of its bytes; the factor is that of a feed of cells.
      guard let isNew = documents.store(stored, for: name, cost: body.count * 8 + 1_024) else {
        let problem = ProblemDocument(413, "document.size", "the document exceeds the cache (--cache-bytes)")
        return problem.response(to: request)
      }
      let headers = [("ETag", stored.tag), ("Cache-Control", "no-store"), ("Location", "/v1/documents/\(name)")]
      return APIResponse(isNew ? 201 : 204, headers).finished(for: request)
    }
  }

  private func outputOfStored(_ name: String, _ request: APIRequest) throws(ProblemDocument) -> APIStep {
    guard let stored = documents.value(for: name) else { throw noDocument(name) }
    let query = try renderQuery(request)
    let tag = entityTag(of: stored.hash, query)
    if let list = request.header("if-none-match"), EntityTags.matches(list, tag) {
      // The header fields that a 200 would have: RFC 9110, section 15.4.5.
      let headers = [("ETag", tag), ("Cache-Control", "no-cache"), ("Vary", "Accept, Accept-Encoding")]
      return .done(APIResponse(304, headers).finished(for: request))
    }
    if let kept = outputs.value(for: tag) {
      metrics.countOutput(isKept: true)
      return .done(kept.finished(for: request, codings: settings.codings))
    }
    metrics.countOutput(isKept: false)
    return rendering(request) { [self] () throws(RenderError) in
      let response = try output(of: stored.document, query, context(query.deadline), tag: tag)
      outputs.store(response, for: tag, cost: response.body.count + 512)
      return response.finished(for: request, codings: settings.codings)
    }
  }
}
