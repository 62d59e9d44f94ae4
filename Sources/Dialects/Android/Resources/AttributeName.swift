/// The name of an attribute of Android, such as `android:text` or `layout_constraintTop_toTopOf`, with its hash.
///
/// A reader looks up more than a hundred names in each element, which contains a few of them. Names are compared by
/// their hashes first, and the names that are looked up in each element are made once.
struct AttributeName: ExpressibleByStringInterpolation, Sendable {
  let text: String
  /// The hash of the name without the prefix `android:`, which attributes of the namespace `tools` do not have.
  let hash: UInt64
  /// True for an attribute that the parent of the view reads, such as `android:layout_width`.
  let isLayout: Bool

  init(_ text: String) {
    self.text = text
    hash = hashOfLocalName(in: text.utf8Span.span)
    isLayout = text.utf8.starts(with: "android:layout_".utf8) || text.utf8.starts(with: "layout_".utf8)
  }

  init(stringLiteral text: String) { self.init(text) }

  static func == (one: AttributeName, two: AttributeName) -> Bool { one.hash == two.hash && one.text == two.text }

  /// The name without the prefix `android:`.
  var local: Substring {
    let prefix = "android:".utf8
    let bytes = text.utf8
    return bytes.starts(with: prefix) ? Substring(bytes.dropFirst(prefix.count)) : text[...]
  }
}

/// Returns the hash of the bytes of a name without the prefix `android:`, which is the only one with a colon.
private func hashOfLocalName(in name: Span<UInt8>) -> UInt64 {
  let prefix = 8
  let isOfFramework = name.count > prefix && name[prefix - 1] == UInt8(ascii: ":")
  var hash: UInt64 = 0
  for index in (isOfFramework ? prefix : 0)..<name.count { hash = hash &* 31 &+ UInt64(name[index]) }
  // The multiplication by the golden ratio spreads the hash over the upper bits, as in Fibonacci hashing.
  return hash &* 0x9E37_79B9_7F4A_7C15
}

/// A set of attribute names that answers most look-ups of other names without a comparison.
///
/// Names with and without the prefix `android:` count as equal.
struct NameFilter: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ name: AttributeName) { bits |= Self.bits(of: name) }

  /// Returns false if the set does not contain the name; true if it may contain it.
  func mayContain(_ name: AttributeName) -> Bool { bits & Self.bits(of: name) == Self.bits(of: name) }

  /// Two bits of 64, by the first bits of the hash.
  private static func bits(of name: AttributeName) -> UInt64 {
    1 << (name.hash >> 58) | 1 << (name.hash >> 52 & 63)
  }
}
