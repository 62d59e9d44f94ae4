/// A set of attribute names that answers most look-ups of other names without a comparison.
///
/// A reader looks up more than a hundred names in each element and in each of its styles, which contain a few of them.
/// Names with and without the prefix `android:` count as equal.
struct NameFilter: Sendable {
  private var bits: UInt64 = 0

  mutating func insert(_ name: String) { bits |= Bit(of: name).value }

  /// Returns false if the set does not contain the name of the bit; true if it may contain it.
  func mayContain(_ name: Bit) -> Bool { bits & name.value != 0 }

  /// One bit of 64, by the length of a name and its last byte; the prefix `android:` has eight bytes.
  ///
  /// A look-up in several sets computes it once.
  struct Bit {
    fileprivate let value: UInt64

    init(of name: String) {
      let bytes = name.utf8
      value = 1 << (UInt64(bytes.count % 8) * 8 + UInt64(bytes.last ?? 0) % 8)
    }
  }
}
