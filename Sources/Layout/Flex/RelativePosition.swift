import Geometry
import ViewTree

/// The relative positioning of children: CSS Positioned Layout 3, section 3.4.
extension Box {
  /// Moves the placed fragment of each child in the flow by the child's insets; other children do not move.
  ///
  /// - Parameters:
  ///   - containingBlock: the size in points to which percentages refer.
  ///   - placed: a fragment for each child, in document order.
  func offsetChildren(in containingBlock: PartialSize, _ placed: inout [PlacedFragment]) {
    guard offsetsChildren else { return }
    for index in children.indices where children[index].isInFlow {
      placed[index].origin = placed[index].origin + children[index].relativeOffset(in: containingBlock, of: self)
    }
  }

  /// The displacement of this box by its insets, in points.
  ///
  /// If both edges of an axis have an inset, that of the edge at which the parent's lines start is used.
  ///
  /// - Parameter containingBlock: the size in points to which percentages refer.
  func relativeOffset(in containingBlock: PartialSize, of parent: Box) -> Point {
    let left: Double? = style.inset.left.flatMap { $0.resolved(against: containingBlock.width) }
    let right: Double? = style.inset.right.flatMap { $0.resolved(against: containingBlock.width) }.map { -$0 }
    let top: Double? = style.inset.top.flatMap { $0.resolved(against: containingBlock.height) }
    let bottom: Double? = style.inset.bottom.flatMap { $0.resolved(against: containingBlock.height) }.map { -$0 }
    return Point(x: (parent.isRightToLeft ? right ?? left : left ?? right) ?? 0, y: top ?? bottom ?? 0)
  }
}
