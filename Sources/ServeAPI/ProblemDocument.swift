import Skeleton
import TextFormats

/// A problem document, the JSON body of a response that reports an error: RFC 9457.
///
/// The members `code`, `errors` and `requestId` are extensions: the stable code of the error, the problems of the
/// document with their positions, and the identifier of the request in the log.
struct ProblemDocument: Error {
  var status: Int
  var code: String
  var title: String
  var detail: String
  /// The problems of the document in the request; empty if the request fails for another reason.
  var errors: [RenderProblem] = []
  var headers: [(name: String, value: String)] = []

  init(_ status: Int, _ code: String, _ detail: String, headers: [(name: String, value: String)] = []) {
    (self.status, self.code, self.detail, self.headers) = (status, code, detail, headers)
    // RFC 9457, section 4.2.1, requires it for `about:blank`.
    title = reasonPhrase(ofStatus: status)
  }

  /// The maximum number of problems of a document that a response lists; further ones are omitted.
  private static let maximumErrors = 20

  /// The problem document for a document that cannot be rendered, with status 422.
  ///
  /// The status is 503 if the time limit was exceeded, which is no mistake of the document.
  init(_ error: RenderError) {
    let problems = error.problems
    let first = problems.first { $0.severity == .error } ?? problems.first
    let isOverdue = first?.code == "render.deadline"
    self.init(isOverdue ? 503 : 422, first?.code ?? "render", first?.message ?? "the document cannot be rendered")
    errors = Array(problems.prefix(Self.maximumErrors))
  }

  /// The response that ends a request with the problem.
  func response(to request: APIRequest) -> APIResponse {
    let body = JSONWriter.document { json in
      json.member("type", "about:blank")
      json.member("title", title)
      json.member("status", status)
      json.member("detail", detail)
      json.member("code", code)
      json.member("requestId", request.identifier)
      if !errors.isEmpty {
        json.objects("errors", for: errors) { json, problem in
          json.member("code", problem.code)
          json.member("severity", problem.severity.rawValue)
          json.member("message", problem.message)
          json.member("line", ifPresent: problem.line)
          json.member("column", ifPresent: problem.column)
        }
      }
    }
    return APIResponse(
      status,
      [("Content-Type", "application/problem+json"), ("Cache-Control", "no-store"), ("Content-Language", "en")]
        + headers, body: body
    ).finished(for: request)
  }
}
