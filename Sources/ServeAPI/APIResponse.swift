import ImageCoding

/// An HTTP response of the rendering service with its whole body.
package struct APIResponse: Sendable {
  /// The HTTP status code, such as 200.
  package var status: Int
  /// The header fields of the response in the order in which they are sent, without `Content-Length`.
  package var headers: [(name: String, value: String)]
  /// The bytes of the body; empty in a response to HEAD and in one without a body.
  package var body: [UInt8]
  /// The length in bytes of the body that a response to GET contains.
  ///
  /// It is nil for the status 204 or 304 and for streams, whose length is not known.
  package var contentLength: Int?

  package init(_ status: Int, _ headers: [(name: String, value: String)] = [], body: [UInt8]? = nil) {
    (self.status, self.headers) = (status, headers)
    (self.body, contentLength) = (body ?? [], status == 204 || status == 304 ? nil : body?.count ?? 0)
  }

  /// A response with an HTTP status and a text as its body, of the media type `type`, which caches must not store.
  static func text(_ status: Int, _ text: String, type: String = "text/plain; charset=utf-8") -> APIResponse {
    APIResponse(
      status, [("Content-Type", type), ("Cache-Control", "no-store")], body: Array(text.utf8))
  }

  /// The value of the first header field `name`, in any letter case; nil if the response has no such field.
  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension APIResponse {
  /// The smallest body that is compressed, in bytes: below it the header of gzip costs more than it saves.
  private static let smallestCompressed = 256

  /// The response with the headers that every response has, compressed if the request accepts it, without a body for
  /// HEAD.
  ///
  /// Images other than SVG are never compressed. Entity tags of a compressed body end in `-gzip`: a strong tag names
  /// one sequence of bytes (RFC 9110, section 8.8.3.3).
  func finished(for request: APIRequest) -> APIResponse {
    var response = self
    response.headers += [("X-Content-Type-Options", "nosniff"), ("Request-Id", request.identifier)]
    if isCompressible {
      response.addVary("Accept-Encoding")
      if acceptsGzip(request.header("accept-encoding")), let compressed = gzipped(body), compressed.count < body.count {
        response.headers.append(("Content-Encoding", "gzip"))
        (response.body, response.contentLength) = (compressed, compressed.count)
        for index in response.headers.indices where response.headers[index].name == "ETag" {
          response.headers[index].value = EntityTags.compressed(response.headers[index].value)
        }
      }
    }
    if request.method == "HEAD" { response.body = [] }
    return response
  }

  private var isCompressible: Bool {
    guard status == 200, body.count >= Self.smallestCompressed, let type = header("Content-Type") else { return false }
    return !type.hasPrefix("image/") || type.hasPrefix("image/svg")
  }

  mutating func addVary(_ name: String) {
    if let index = headers.firstIndex(where: { $0.name == "Vary" }) {
      headers[index].value += ", " + name
    } else {
      headers.append(("Vary", name))
    }
  }
}

/// Functions for entity tags and for the conditions of requests: RFC 9110, sections 8.8.3 and 13.
enum EntityTags {
  static func strong(_ text: String) -> String { "\"\(text)\"" }

  /// The entity tag of the gzip-compressed representation, for the quoted tag of the uncompressed one.
  static func compressed(_ tag: String) -> String { tag.dropLast() + "-gzip\"" }

  /// Returns true if `list` is `*`, or a list of entity tags that contains `tag` or its compressed form.
  ///
  /// The comparison is weak: a prefix `W/` in the list is ignored.
  static func matches(_ list: String, _ tag: String) -> Bool {
    let tags = list.split(separator: ",").map { $0.drop { $0 == " " || $0 == "\t" } }.map { tag in
      tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }.map { $0.prefix { $0 != " " && $0 != "\t" } }
    return tags.contains { $0 == "*" || $0 == tag || $0 == compressed(tag) }
  }
}

/// Returns true if the value of `Accept-Encoding` accepts gzip, by name or by `*`, with a weight above 0.
///
/// RFC 9110, section 12.5.3. The result is false for nil, which means that there is no header field.
func acceptsGzip(_ header: String?) -> Bool {
  guard let header else { return false }
  let weights = weightedValues(header)
  let named = weights.filter { $0.value == "gzip" || $0.value == "x-gzip" }
  return (named.isEmpty ? weights.filter { $0.value == "*" } : named).contains { $0.weight > 0 }
}
