import Geometry
import Synchronization
import ViewTree
import XMLTree

/// The plain views of recent documents of the process by their elements, attributes and writing directions.
///
/// The documents of one application repeat their elements. A kept view is used like that of an equal element in the same
/// document, so that the order of documents does not change a result.
final class RecentNativeViews: Sendable {
  static let shared = RecentNativeViews()

  /// The values on which the plain view of an element depends, apart from its identifier and its text.
  struct Key: Equatable {
    private let element: ObjectIdentifier
    private let direction: LayoutDirection
    /// The index of each attribute in the table of the attributes of all views, the value and a byte that UTF-8 excludes.
    private let attributes: [UInt8]

    private static let end: UInt8 = 0xFF
    /// The maximum number of bytes of the attributes, which bounds the memory of a kept view.
    private static let mostBytes = 128
    private static let unkeyed = ["id", "text"].map { NativeDraft.attributes.index(of: $0) }

    /// The key for an element; nil for an element with many attributes, or with other ones than those of all views.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - definition: the definition of its name.
    ///   - names: the definitions of the names in its document.
    ///   - direction: the writing direction of its parent.
    init?(_ element: XMLElement, _ definition: NativeElement, _ names: NativeNames, _ direction: LayoutDirection) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * Self.mostBytes)
      for attribute in element.attributes {
        guard let index = names.name(of: attribute)?.viewAttribute, let number = UInt8(exactly: index),
          number < Self.end
        else { return nil }
        bytes.append(number)
        if !Self.unkeyed.contains(index) {
          guard attribute.byteCount <= Self.mostBytes else { return nil }
          attribute.appendValue(to: &bytes)
        }
        bytes.append(Self.end)
        guard bytes.count <= Self.mostBytes else { return nil }
      }
      (self.element, self.direction, attributes) = (ObjectIdentifier(definition), direction, bytes)
    }

    /// A number that equal keys share, for the choice of a slot.
    fileprivate var hash: UInt {
      // FNV-1a, 64 bits, of the bytes after the address of the definition.
      var hash = (UInt(bitPattern: element) ^ (direction == .leftToRight ? 0 : 1)) &* 0x100_0000_01B3
      for byte in attributes { hash = (hash ^ UInt(byte)) &* 0x100_0000_01B3 }
      return hash ^ hash >> 32
    }
  }

  /// The number of slots; a view of about 1 kB is in the slot of its hash, and replaces the one before.
  private static let slotCount = 512

  private let slots = Mutex<[(key: Key, view: OpenNativeView)?]>([])

  /// The number of kept views.
  var count: Int { slots.withLock { $0.count { $0 != nil } } }

  subscript(key: Key) -> OpenNativeView? {
    let slot = Int(key.hash % UInt(Self.slotCount))
    return slots.withLock { slots in
      guard !slots.isEmpty, let known = slots[slot], known.key == key else { return nil }
      return known.view
    }
  }

  func keep(_ view: OpenNativeView, for key: Key) {
    let slot = Int(key.hash % UInt(Self.slotCount))
    slots.withLock { slots in
      if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
      slots[slot] = (key, view)
    }
  }
}
