import TextFormats

/// An HTTP response of the preview server.
package struct PageAnswer: Sendable {
  package enum Body: Sendable {
    case bytes([UInt8])
    /// Server-sent events until the browser closes the connection.
    case changes(ChangeEvents)
  }

  /// The HTTP status code, such as 200.
  package var status: Int
  /// The header fields in the order in which they are sent.
  package var headers: [(name: String, value: String)]
  package var body: Body

  init(_ status: Int, _ type: String, _ bytes: [UInt8], headers: [(String, String)] = []) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers + Self.guards
    body = .bytes(bytes)
  }

  init(_ changes: ChangeEvents) {
    status = 200
    headers = [("Content-Type", "text/event-stream")] + Self.guards
    body = .changes(changes)
  }

  /// Returns a response that rejects a request with an HTTP status; its body is a sentence and a line feed as plain
  /// text.
  static func refusal(_ status: Int, _ sentence: String, headers: [(String, String)] = []) -> PageAnswer {
    PageAnswer(status, "text/plain; charset=utf-8", Array((sentence + "\n").utf8), headers: headers)
  }

  /// The reason phrase for the status line, such as `Not Found`.
  package var phrase: String { reasonPhrase(ofStatus: status) }

  /// The header fields of every response, which prevent caching, content sniffing, use by other sites, and embedding in
  /// another page.
  private static let guards = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ]
}
