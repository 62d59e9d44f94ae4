import ImageCoding

/// A content coding: a compression of response bodies that clients ask for by name.
///
/// RFC 9110, section 8.4.1.
package struct ContentCoding: Sendable {
  /// The registered name in lower case, such as "gzip"; it ends the entity tags of compressed bodies.
  let name: String
  /// Another name that clients use for the same coding; nil if there is none.
  private let alias: String?
  /// Compresses the bytes of a body; nil if memory cannot be allocated.
  let compress: @Sendable ([UInt8]) -> [UInt8]?

  package init(_ name: String, alias: String? = nil, compress: @escaping @Sendable ([UInt8]) -> [UInt8]?) {
    (self.name, self.alias, self.compress) = (name, alias, compress)
  }

  /// The coding gzip, RFC 1952.
  package static let gzip = ContentCoding("gzip", alias: "x-gzip") { gzipped($0) }

  /// The coding that a value of `Accept-Encoding` prefers; nil if it accepts none, or if there is no such header field.
  ///
  /// RFC 9110, section 12.5.3. The weight of `*` is that of all codings without a name in the value. Of equal weights
  /// the first coding of `offered` is chosen.
  static func preferred(by header: String?, of offered: [ContentCoding]) -> ContentCoding? {
    guard let header else { return nil }
    let weights = weightedValues(header)
    let any = weights.last { $0.value == "*" }?.weight ?? 0
    var best: (coding: ContentCoding, weight: Double)?
    for coding in offered {
      let weight = weights.last { $0.value == coding.name || $0.value == coding.alias }?.weight ?? any
      if weight > best?.weight ?? 0 { best = (coding, weight) }
    }
    // A client that prefers the uncompressed body states a higher weight for `identity`.
    if let identity = weights.last(where: { $0.value == "identity" }), identity.weight > best?.weight ?? 0 {
      return nil
    }
    return best?.coding
  }
}
