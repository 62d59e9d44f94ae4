import Geometry
import ViewTree

/// The relative positioning of children: CSS Positioned Layout 3, section 3.4.
extension Box {
  /// Moves the placed fragment of each child in the flow by the insets of the child; other children are not moved.
  func offsetChildren(in containingBlock: PartialSize, _ placed: ChildFragments) {
    guard offsetsChildren else { return }
    for index in children.indices where children[index].isInFlow {
      placed[index].origin = placed[index].origin + children[index].relativeOffset(in: containingBlock, of: self)
    }
  }

  /// Returns the displacement of this box by its insets, in points to the right and downwards.
  ///
  /// If both `left` and `right` have a value, `left` is used, or `right` in a right-to-left parent. If both `top` and
  /// `bottom` have one, `top` is used. Percentages refer to the containing block.
  func relativeOffset(in containingBlock: PartialSize, of parent: Box) -> Point {
    let left: Double? = style.inset.left.flatMap { $0.resolved(against: containingBlock.width) }
    let right: Double? = style.inset.right.flatMap { $0.resolved(against: containingBlock.width) }.map { -$0 }
    let top: Double? = style.inset.top.flatMap { $0.resolved(against: containingBlock.height) }
    let bottom: Double? = style.inset.bottom.flatMap { $0.resolved(against: containingBlock.height) }.map { -$0 }
    return Point(x: (parent.isRightToLeft ? right ?? left : left ?? right) ?? 0, y: top ?? bottom ?? 0)
  }
}
