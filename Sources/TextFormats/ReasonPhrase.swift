/// The reason phrase of an HTTP status, such as `Not Found`: RFC 9110, section 15.
///
/// It is `Service Unavailable` for 503 and for statuses that no server of this package sends.
package func reasonPhrase(ofStatus status: Int) -> String { reasonPhrases[status] ?? "Service Unavailable" }

private let reasonPhrases = [
  200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
  410: "Gone", 412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long",
  415: "Unsupported Media Type", 421: "Misdirected Request", 422: "Unprocessable Content",
]
