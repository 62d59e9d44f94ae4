/// An HTTP request to the rendering service with its whole body.
package struct APIRequest: Sendable {
  /// The method of the HTTP request, such as `GET`, as it was sent; methods are case-sensitive.
  package var method: String
  /// The path of the request's target as it was sent, percent-encoded.
  package var path: String
  /// The query of the request's target as it was sent, percent-encoded, without the question mark; empty for none.
  package var query: String
  /// The header fields of the request in the order in which they were sent; names are in lower case.
  package var headers: [(name: String, value: String)]
  /// The bytes of the body; nil if there are more than the limit of the service.
  package var body: [UInt8]?
  /// The identifier of the request, which the header field `Request-Id` of the response and the log repeat.
  package var identifier: String

  /// Creates a request from its target in origin form, `/path?query`: RFC 9112, section 3.2.1.
  ///
  /// Names in `headers` must be in lower case.
  package init(
    method: String, target: String, headers: [(name: String, value: String)] = [], body: [UInt8]? = [],
    identifier: String = "0"
  ) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (path, query) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    (self.method, self.headers, self.body, self.identifier) = (method, headers, body, identifier)
  }

  /// The values of all header fields with the given name, joined by commas; nil if the request has no such field.
  ///
  /// RFC 9110, section 5.3.
  ///
  /// - Parameter name: the name of the field in lower case, as in ``headers``.
  package func header(_ name: String) -> String? {
    let values = headers.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Returns the identifier that a client sent if it is safe to repeat in logs; nil for any other, and if the client
  /// sent none.
  ///
  /// Safe identifiers have 1 to 128 characters: ASCII letters, digits and `._-`.
  package static func identifier(sent: String?) -> String? {
    guard let sent, (1...128).contains(sent.utf8.count) else { return nil }
    let isSafe = sent.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "._-".utf8.contains(byte)
    }
    return isSafe ? sent : nil
  }
}
