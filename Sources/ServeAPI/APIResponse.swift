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
  /// The smallest body that is compressed, in bytes: below it the header of a coding costs more than it saves.
  private static let smallestCompressed = 256

  /// The response with the headers that every response has, compressed if the request accepts it, without a body for
  /// HEAD.
  ///
  /// Images other than SVG are never compressed. Entity tags of a compressed body end in the name of the coding, such as
  /// `-gzip`: a strong tag names one sequence of bytes (RFC 9110, section 8.8.3.3).
  ///
  /// - Parameter codings: the content codings that the server offers, in its order of preference; by default none, for
  ///   a response without a body that is worth compressing.
  func finished(for request: APIRequest, codings: [ContentCoding] = []) -> APIResponse {
    var response = self
    response.headers += [("X-Content-Type-Options", "nosniff"), ("Request-Id", request.identifier)]
    if isCompressible {
      response.addVary("Accept-Encoding")
      let coding = ContentCoding.preferred(by: request.header("accept-encoding"), of: codings)
      if let coding, let compressed = coding.compress(body), compressed.count < body.count {
        response.headers.append(("Content-Encoding", coding.name))
        (response.body, response.contentLength) = (compressed, compressed.count)
        for index in response.headers.indices where response.headers[index].name == "ETag" {
          response.headers[index].value = EntityTags.compressed(response.headers[index].value, by: coding.name)
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

  /// The entity tag of a compressed representation, for the quoted tag of the uncompressed one.
  ///
  /// - Parameter coding: the name of the content coding, such as "gzip".
  static func compressed(_ tag: String, by coding: String) -> String { tag.dropLast() + "-\(coding)\"" }

  /// Returns true if `list` is `*`, or a list of entity tags that contains `tag` or one of its compressed forms.
  ///
  /// The comparison is weak: a prefix `W/` in the list is ignored.
  static func matches(_ list: String, _ tag: String) -> Bool {
    let tags = list.split(separator: ",").map { $0.drop { $0 == " " || $0 == "\t" } }.map { tag in
      tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
    }.map { $0.prefix { $0 != " " && $0 != "\t" } }
    // A tag is a hash of hexadecimal digits: the hyphen separates it from the name of a coding.
    return tags.contains { $0 == "*" || $0 == tag || ($0.hasPrefix(tag.dropLast() + "-") && $0.hasSuffix("\"")) }
  }
}
