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
    var parts: [(origin: Expression, size: Expression)] = []
    for axis in Axis.allCases {
      guard let reference = referenceSizes[parent]?[axis] else {
        parts.append((outer.origin(axis) + stored.origin[axis], .constant(stored.size[axis])))
        continue
      }
      let shares = Self.shares(stored, mask, in: reference, axis)
      let gain = outer.size(axis) - reference
      parts.append(
        (
          outer.origin(axis) + stored.origin[axis] + gain * shares.before,
          Expression.constant(stored.size[axis]) + gain * shares.size
        ))
    }
    return AutoLayoutBox(x: parts[0].origin, y: parts[1].origin, width: parts[0].size, height: parts[1].size)
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
