/// Returns the name and value of each field of a URL's query, decoded as `application/x-www-form-urlencoded`, in order.
///
/// URL Standard, section 5.1. A field without `=` has an empty value; an invalid percent-encoding is unchanged.
package func formFields(of query: String) -> [(name: String, value: String)] {
  query.split(separator: "&").map { pair in
    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (
      percentDecoded(parts[0], plusIsSpace: true), parts.count > 1 ? percentDecoded(parts[1], plusIsSpace: true) : ""
    )
  }
}

/// Returns the text with percent-encoded bytes decoded; an invalid encoding is unchanged, and invalid UTF-8 becomes
/// U+FFFD.
///
/// - Parameter plusIsSpace: true for forms, where a plus sign is a space.
package func percentDecoded(_ text: Substring, plusIsSpace: Bool = false) -> String {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
      rest.count >= 2, rest.first != UInt8(ascii: "+"), rest.first != UInt8(ascii: "-")
    {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
