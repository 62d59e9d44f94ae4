/// A set of attribute names that answers most look-ups of other names without a comparison.
///
/// A reader looks up more than a hundred names in each element and in each of its styles, which contain a few of them.
/// Names with and without the prefix `android:` count as equal.
struct NameFilter: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  /// Returns false if the set does not contain the name; true if it may contain it.
  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  /// One bit of 64, by the length of a name and its last byte; the prefix `android:` has eight bytes.
  private static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 << (UInt64(bytes.count % 8) * 8 + UInt64(bytes.last ?? 0) % 8)
  }
}
