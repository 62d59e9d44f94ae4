import Geometry
import Synchronization
import XMLTree

/// The plain views of recent documents of the process by their elements, attributes and writing directions.
///
/// The documents of one application repeat their elements. A kept view is used like that of an equal element in the same
/// document, so that the order of documents does not change a result.
final class RecentNativeViews: Sendable {
  static let shared = RecentNativeViews()

  /// The maximum number of bytes of a key, which bounds the memory of a kept view.
  static let mostKeyBytes = 128

  /// The number of slots; a view of about 1 kB is in the slot of its hash, and replaces the one before.
  private static let slotCount = 512

  private let slots = Mutex<[KeptNativeView?]>(Array(repeating: nil, count: slotCount))

  /// The number of kept views.
  var count: Int { slots.withLock { $0.count { $0 != nil } } }

  /// Returns the kept view of an element with equal attributes in a recent document; nil if there is none.
  ///
  /// - Parameters:
  ///   - hash: the hash of its name and attributes.
  ///   - direction: the writing direction of its parent.
  func view(
    of element: XMLElement, hash: UInt, in direction: LayoutDirection, _ names: NativeNames
  ) -> KeptNativeView? {
    let slot = slot(of: hash, in: direction)
    guard let known = slots.withLock({ $0[slot] }), known.isUnder(direction),
      names.matcher.hasKey(element, known.key)
    else { return nil }
    return known
  }

  /// Keeps a view, which must have a key, under the hash of its element.
  func keep(_ view: KeptNativeView, hash: UInt) {
    let slot = slot(of: hash, in: view.outerDirection)
    slots.withLock { $0[slot] = view }
  }

  private func slot(of hash: UInt, in direction: LayoutDirection) -> Int {
    // Patterns: a comparison of values of another module's enumeration calls a generic function.
    if case .rightToLeft = direction { return Int(~hash % UInt(Self.slotCount)) }
    return Int(hash % UInt(Self.slotCount))
  }
}
