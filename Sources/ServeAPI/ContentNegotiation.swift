package import Skeleton

extension OutputFormat {
  /// The value of `Content-Type`: media types of text state their character encoding.
  var contentType: String { mediaType.hasPrefix("text/") ? mediaType + "; charset=utf-8" : mediaType }

  /// All formats in the server's order of preference, which decides for ranges such as `image/*`.
  package static let negotiated: [OutputFormat] = {
    let first: [OutputFormat] = [.svg, .html, .json, .lottie, .png, .webp, .apng, .gif, .ascii]
    return first + allCases.filter { !first.contains($0) }
  }()

  /// Returns the format that an `Accept` header prefers: RFC 9110, section 12.5.1.
  ///
  /// The weight of a format is that of the most specific range that matches it; of equal weights the first format of
  /// ``negotiated`` is chosen. Without a header (nil) every format is acceptable. Nil if no format is acceptable.
  package static func accepted(by header: String?) -> OutputFormat? {
    guard let header, header.contains(where: { $0 != " " }) else { return negotiated.first }
    let ranges = weightedValues(header)
    let weights = negotiated.map { format in
      let type = format.mediaType
      let family = type.prefix { $0 != "/" } + "/*"
      let matching =
        ranges.last { $0.value == type } ?? ranges.last { $0.value == family } ?? ranges.last { $0.value == "*/*" }
      return matching?.weight ?? 0
    }
    return weights.max().flatMap { best in best > 0 ? weights.firstIndex(of: best).map { negotiated[$0] } : nil }
  }
}

/// The values of a header field that lists values with weights, in order: RFC 9110, section 12.4.2.
///
/// Values are in lower case and without parameters. A weight is 0…1: 1 if it is missing, 0 if it is not a number.
func weightedValues(_ header: String) -> [(value: String, weight: Double)] {
  header.split(separator: ",").compactMap { item in
    let parts = item.split(separator: ";").map { part in
      String(part.drop { $0 == " " || $0 == "\t" }).lowercased().split { $0 == " " || $0 == "\t" }.joined()
    }
    guard let value = parts.first, !value.isEmpty else { return nil }
    let weight = parts.dropFirst().last { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    return (value, min(max(weight, 0), 1))
  }
}
