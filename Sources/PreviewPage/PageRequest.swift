/// An HTTP request to the preview server.
package struct PageRequest: Sendable {
  /// The HTTP method in upper case, such as `GET`.
  package var method: String
  /// The path of the URL as it was sent, percent-encoded.
  package var path: String
  /// The query of the URL as it was sent, percent-encoded, without `?`.
  package var query: String
  /// The values of the header fields, by name in lower case.
  package var headers: [String: String]
  /// The bytes of the body; nil if it exceeds the limit.
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
  /// A second `Host` therefore is not a valid host, and the request is rejected.
  package static func headers(_ fields: some Sequence<(name: String, value: String)>) -> [String: String] {
    Dictionary(fields.map { ($0.name.lowercased(), $0.value) }) { "\($0), \($1)" }
  }

  /// The fields of the query by name, decoded as `application/x-www-form-urlencoded`.
  ///
  /// The last of equal names is used; a field without `=` is empty.
  package var fields: [String: String] {
    var fields: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[decoded(parts[0])] = parts.count > 1 ? decoded(parts[1]) : ""
    }
    return fields
  }

  /// Returns a text with percent-encoded bytes and plus signs decoded; an invalid encoding is left as it is.
  private func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2, rest.first != UInt8(ascii: "+"), rest.first != UInt8(ascii: "-")
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
