import Cassowary
import Geometry
import ViewTree

extension AutoLayoutSystem {
  /// Returns the box of an autoresized view in points of the root; its flexible margins and size share the growth of
  /// its parent.
  ///
  /// Along one axis the mask divides the growth of the parent since its reference size, `gain`:
  ///
  ///     stored:   |  before  |   size   |  after  |
  ///     now:      | before + a·gain | size + b·gain | … |
  ///
  /// Without a stored frame the result is the box of the parent.
  func autoresized(_ item: LayoutItem, _ mask: AutoresizingMask, in parent: Int) -> AutoLayoutBox {
    let outer = boxes[parent]
    guard let stored = item.storedFrame else { return outer }
    var box = AutoLayoutBox(
      origin: PerAxis { outer.origin[$0] + stored.origin[$0] }, size: PerAxis { .constant(stored.size[$0]) })
    for axis in Axis.allCases {
      guard let reference = referenceSizes[parent]?[axis] else { continue }
      let shares = Self.shares(stored, mask, in: reference, axis)
      let gain = outer.size[axis] - reference
      box.origin[axis] = box.origin[axis] + gain * shares.before
      box.size[axis] = box.size[axis] + gain * shares.size
    }
    return box
  }

  /// Returns the shares 0…1 of the leading margin and of the size in the growth of the parent, in proportion to their
  /// extents.
  ///
  /// The shares are equal if all flexible extents are 0.
  private static func shares(
    _ frame: Rect, _ mask: AutoresizingMask, in parent: Double, _ axis: Axis
  ) -> (before: Double, size: Double) {
    let isFlexible = mask.flexibleParts(on: axis)
    let extents = (
      before: isFlexible.before ? max(0, frame.origin[axis]) : 0,
      size: isFlexible.size ? frame.size[axis] : 0,
      after: isFlexible.after ? max(0, parent - frame.origin[axis] - frame.size[axis]) : 0
    )
    let sum = extents.before + extents.size + extents.after
    if sum > 0 { return (extents.before / sum, extents.size / sum) }
    let count = [isFlexible.before, isFlexible.size, isFlexible.after].reduce(0.0) { $0 + ($1 ? 1 : 0) }
    guard count > 0 else { return (0, 0) }
    return (isFlexible.before ? 1 / count : 0, isFlexible.size ? 1 / count : 0)
  }
}
