import TextFormats

/// An HTTP request.
package struct PageRequest: Sendable {
  /// The method in upper case.
  package var method: String
  /// The path as it was sent, percent-encoded.
  package var path: String
  /// The query of the URL as it was sent, percent-encoded.
  package var query: String
  /// The header values by name in lower case.
  package var headers: [String: String]
  /// The body; nil if it exceeds the limit.
  package var body: [UInt8]?

  package init(
    method: String, path: String, query: String = "", headers: [String: String] = [:], body: [UInt8]? = []
  ) {
    (self.method, self.path, self.query) = (method, path, query)
    (self.headers, self.body) = (headers, body)
  }
}

extension PageRequest {
  /// Header fields by name in lower case; the values of equal names are joined with a comma: RFC 9110, section 5.2.
  ///
  /// Two hosts are therefore no valid host. The HTTP package of the preview passes on only the last of equal fields.
  package static func headers(_ fields: some Sequence<(name: String, value: String)>) -> [String: String] {
    Dictionary(fields.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  /// The fields of the query by name, decoded as `application/x-www-form-urlencoded`.
  ///
  /// The last of equal names is used; a field without `=` is empty.
  package var fields: [String: String] {
    Dictionary(formFields(of: query).map { ($0.name, $0.value) }) { $1 }
  }
}
