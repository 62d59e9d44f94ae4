import Geometry
import ViewTree

/// Relative positioning: CSS Positioned Layout 3, section 3.4.
extension Box {
  /// Moves each child in the flow by its insets; other children do not move.
  func offsetChildren(in containingBlock: PartialSize, _ placed: inout [PlacedFragment]) {
    guard offsetsChildren else { return }
    for index in children.indices where children[index].isInFlow {
      placed[index].origin = placed[index].origin + children[index].relativeOffset(in: containingBlock, of: self)
    }
  }

  /// The displacement by the insets in points; if both edges have one, that of the parent's start edge is used.
  ///
  /// - Parameter containingBlock: the basis of percentages.
  func relativeOffset(in containingBlock: PartialSize, of parent: Box) -> Point {
    let left: Double? = style.inset.left.flatMap { $0.resolved(against: containingBlock.width) }
    let right: Double? = style.inset.right.flatMap { $0.resolved(against: containingBlock.width) }.map { -$0 }
    let top: Double? = style.inset.top.flatMap { $0.resolved(against: containingBlock.height) }
    let bottom: Double? = style.inset.bottom.flatMap { $0.resolved(against: containingBlock.height) }.map { -$0 }
    return Point(x: (parent.isRightToLeft ? right ?? left : left ?? right) ?? 0, y: top ?? bottom ?? 0)
  }
}
