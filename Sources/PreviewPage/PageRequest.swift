import TextFormats

/// An HTTP request to the preview server.
package struct PageRequest: Sendable {
  /// The method of the HTTP request in upper case, such as `GET`; a caller of the initializer has to convert it.
  package var method: String
  /// The path of the URL as it was sent, percent-encoded, such as `/render`.
  package var path: String
  /// The query of the URL as it was sent, percent-encoded, without the question mark.
  package var query: String
  /// The values of the header fields by name; the names are converted to lower case, such as `content-type`.
  package var headers: [String: String]
  /// The bytes of the body; nil if the body exceeds the limit of the server.
  package var body: [UInt8]?

  package init(
    method: String, path: String, query: String = "", headers: [String: String] = [:], body: [UInt8]? = []
  ) {
    (self.method, self.path, self.query) = (method, path, query)
    (self.headers, self.body) = (headers, body)
  }

  /// Returns the values of header fields by name, with the names converted to lower case.
  ///
  /// The values of equal names are joined with a comma: RFC 9110, section 5.2. Two `Host` fields thus form an invalid
  /// host.
  package static func headers(_ fields: some Sequence<(name: String, value: String)>) -> [String: String] {
    Dictionary(fields.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  /// The values of the query's fields by name, decoded as `application/x-www-form-urlencoded`.
  ///
  /// The last field of equal names is used; the value of a field without `=` is empty.
  package var fields: [String: String] {
    Dictionary(formFields(of: query).map { ($0.name, $0.value) }) { $1 }
  }
}
