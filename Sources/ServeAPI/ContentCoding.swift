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
    func weight(_ names: String?...) -> Double? { weights.last { names.contains($0.value) }?.weight }
    let codings = offered.map { (coding: $0, weight: weight($0.name, $0.alias) ?? weight("*") ?? 0) }
    guard let best = codings.max(by: { $0.weight < $1.weight }), best.weight > 0 else { return nil }
    // A client that prefers the uncompressed body states a higher weight for `identity`.
    return weight("identity") ?? 0 > best.weight ? nil : best.coding
  }
}
