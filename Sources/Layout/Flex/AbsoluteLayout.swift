import Geometry
import ViewTree

/// The layout of children out of the flow: CSS Positioned Layout 3, section 4, and CSS Flexible Box Layout 1, section
/// 4.1.
extension Box {
  /// Sets the placed fragments of the children that are positioned absolutely or by a stored frame.
  ///
  /// - Parameter size: the size of this box's border box in points, which is the containing block of the children.
  func placeChildrenOutOfFlow(in size: Size, padding: Insets, _ placed: ChildFragments) {
    var copies = 0
    for index in children.indices where !children[index].isHidden && !children[index].isInFlow {
      copies = index > 0 && children[index - 1] == children[index] ? copies + 1 : 0
      placed[index] = placedOutOfFlow(children[index], copy: copies, size: size, padding: padding)
    }
  }

  @inline(never)
  private func placedOutOfFlow(_ child: Box, copy: Int, size: Size, padding: Insets) -> PlacedFragment {
    if let frame = child.storedFrame { return stored(child, frame, copy: copy) }
    return AbsoluteLayout(child, of: self, size: size, padding: padding).run()
  }

  /// Returns a child at its stored frame, in points of this box.
  ///
  /// Copies of a repeated child are below each other: `copy`, counted from 0, is the number of frame heights by which
  /// this copy is moved down.
  @inline(never)
  private func stored(_ child: Box, _ frame: Rect, copy: Int) -> PlacedFragment {
    let size = PartialSize(width: frame.width, height: frame.height)
    let constraints = Constraints(available: size, percentageBasis: size, width: .fixed, height: .fixed)
    return PlacedFragment(
      origin: Point(x: frame.minX, y: frame.minY + Double(copy) * frame.height),
      fragment: child.layout(in: constraints))
  }
}

/// The algorithm for the size and position of one absolutely positioned child in its parent: CSS Positioned Layout 3,
/// section 4.
///
/// Input: the boxes of both, and the size and padding of the parent in points. ``run()`` returns the result.
struct AbsoluteLayout {
  private let child: Box
  private let parent: Box
  /// The size of the containing block, the border box of the parent, in points.
  private let size: Size
  private let padding: Insets
  private let constraints: Constraints
  private let margins: Insets

  init(_ child: Box, of parent: Box, size: Size, padding: Insets) {
    self.child = child
    self.parent = parent
    self.size = size
    self.padding = padding
    let space = PartialSize(width: size.width, height: size.height)
    constraints = Constraints(available: space, percentageBasis: space)
    margins = child.margins(basis: size.width)
  }

  /// Returns the layout of the child and its origin, in points from the top left corner of the parent's border box.
  ///
  /// The function is not inlined, so that a deep tree needs less stack space.
  @inline(never)
  func run() -> PlacedFragment {
    let horizontal = area(along: .horizontal)
    let vertical = area(along: .vertical)
    var knownHeight: Double?
    if isHeightIndependent(hasWidth: false) { knownHeight = height(in: vertical) }
    let width = width(in: horizontal, knownHeight: knownHeight)
    var fixed = constraints
    fixed.available = PartialSize(width: width, height: vertical.extent)
    fixed.width = .fixed
    if isHeightIndependent(hasWidth: true) {
      fixed.available.height = height(in: vertical)
      fixed.height = .fixed
    }
    let fragment = child.layout(in: fixed)
    let start = offset(of: width, in: horizontal, along: .horizontal)
    let top = offset(of: fragment.size.height, in: vertical, along: .vertical)
    return PlacedFragment(
      origin: Point(x: parent.isRightToLeft ? size.width - start - width : start, y: top), fragment: fragment)
  }

  // MARK: - The inset-modified containing block

  private enum Edge { case start, center, end }

  /// The *inset-modified containing block* of the child along one axis, in points.
  ///
  /// `start` is the distance from the start edge of the parent's border box: the top edge; horizontally the left edge,
  /// or the right edge in a right-to-left parent. `extent` is the length of the block.
  private struct Area {
    var start: Double
    var extent: Double
    /// The edge or the center of the block at which the child is aligned.
    var edge: Edge
    /// True if the style has insets at both ends of the axis, such as `left` and `right`.
    var isBounded: Bool
  }

  private func area(along axis: Axis) -> Area {
    let extent = size[axis]
    let inset = startAndEnd(axis)
    let start: Double? = inset.start.map { $0.resolved(against: extent) }
    let end: Double? = inset.end.map { $0.resolved(against: extent) }
    guard start != nil || end != nil else { return staticArea(along: axis) }
    let isBounded = start != nil && end != nil
    let edge: Edge = isBounded ? alignment(along: axis) : start != nil ? .start : .end
    let free = extent - (start ?? 0) - (end ?? 0)
    // Overlapping insets leave no space: the start is kept, or without one the end.
    return Area(start: start ?? min(0, free), extent: max(0, free), edge: edge, isBounded: isBounded)
  }

  /// Returns the area along an axis without insets, in which the child has the static position of a sole item.
  ///
  /// CSS Flexible Box Layout 1, section 4.1. In a grid the area fills the containing block: browsers ignore the
  /// padding.
  private func staticArea(along axis: Axis) -> Area {
    let extent = size[axis]
    let padding = parent.display == .flex ? self.padding : .zero
    let isMirrored = axis.isHorizontal && parent.isRightToLeft
    let start = !axis.isHorizontal ? padding.top : isMirrored ? padding.right : padding.left
    let content = max(0, extent - padding[axis])
    let edge = staticEdge(along: axis)
    switch edge {
    case .start: return Area(start: start, extent: max(0, extent - start), edge: edge, isBounded: false)
    case .end: return Area(start: 0, extent: max(0, start + content), edge: edge, isBounded: false)
    case .center:
      let center = start + content / 2
      let half = min(center, extent - center)
      return Area(start: center - half, extent: max(0, 2 * half), edge: edge, isBounded: false)
    }
  }

  private func staticEdge(along axis: Axis) -> Edge {
    let main = parent.style.direction.axis
    if parent.display != .flex {
      return !axis.isHorizontal ? edge(of: child.style.alignSelf ?? parent.style.alignItems) : .start
    }
    if axis == main {
      let isReversed = parent.style.direction.isReversed
      switch parent.style.justifyContent {
      case .flexStart, .spaceBetween: return isReversed ? .end : .start
      case .flexEnd: return isReversed ? .start : .end
      case .center, .spaceAround, .spaceEvenly, .equalShares: return .center
      }
    }
    let alignment = child.style.alignSelf ?? parent.style.alignItems
    guard parent.style.wrap == .wrapReverse, alignment != .baseline else { return edge(of: alignment) }
    switch edge(of: alignment) {
    case .start: return .end
    case .end: return .start
    case .center: return .center
    }
  }

  /// Returns the edge of alignment between two stated insets, by `align-self`; `justify-self` is not supported.
  private func alignment(along axis: Axis) -> Edge {
    guard !axis.isHorizontal, let alignment = child.style.alignSelf else { return .start }
    return edge(of: alignment)
  }

  private func edge(of alignment: FlexStyle.AlignItems) -> Edge {
    switch alignment {
    case .normal, .flexStart, .stretch, .baseline: .start
    case .flexEnd: .end
    case .center: .center
    }
  }

  private func startAndEnd(_ axis: Axis) -> (start: Length?, end: Length?) {
    let inset = child.style.inset
    let isMirrored = axis.isHorizontal && parent.isRightToLeft
    return isMirrored ? (inset.end(axis), inset.start(axis)) : (inset.start(axis), inset.end(axis))
  }

  // MARK: - Size

  /// Returns true if the height of the child follows from its style and insets alone: CSS Positioned Layout 3, section
  /// 4.2.
  ///
  /// - Parameter hasWidth: true if the width is already computed, from which an aspect ratio gives the height.
  private func isHeightIndependent(hasWidth: Bool) -> Bool {
    if child.style.height != nil { return true }
    guard area(along: .vertical).isBounded else { return false }
    if let alignment = child.style.alignSelf { return alignment == .stretch }
    return child.aspectRatio == nil || !hasWidth
  }

  /// Returns the height of the child's border box in points, from its style or from the extent of the vertical area.
  ///
  /// Valid for a child whose height does not depend on its content: see ``isHeightIndependent(hasWidth:)``.
  private func height(in area: Area) -> Double {
    let padding = child.padding(basis: size.width)[.vertical]
    let given: Double? = child.style.height.map { $0.resolved(against: size.height) }
    let extent = given ?? area.extent - margins[.vertical]
    return child.heightRange(in: constraints).clamp(max(padding, extent))
  }

  private func width(in area: Area, knownHeight: Double?) -> Double {
    var measuring = constraints
    if let knownHeight {
      measuring.available.height = knownHeight
      measuring.height = .fixed
    }
    let isHeightStretched = self.area(along: .vertical).isBounded && child.style.alignSelf == .stretch
    let isHeightExplicit = child.style.height != nil || isHeightStretched
    let isFromRatio =
      child.aspectRatio != nil && knownHeight != nil && (!area.isBounded || isHeightExplicit)
    let space = area.extent - margins[.horizontal]
    let padding = child.padding(basis: size.width)[.horizontal]
    let given: Double? = child.style.width.map { $0.resolved(against: size.width) }
    let extent: Double
    if let width = given {
      extent = max(padding, width)
    } else if area.isBounded && !isFromRatio {
      extent = max(padding, space)
    } else {
      extent = child.intrinsicWidths(in: measuring).fitContent(in: space)
    }
    return child.widthRange(in: measuring, hasAutomaticMinimum: isFromRatio && !child.clips).clamp(extent)
  }

  // MARK: - Place

  /// Returns the distance in points from the start edge of the parent (top; left, or right in a right-to-left parent)
  /// to the child's border box.
  ///
  /// - Parameter extent: the length of the child's border box along the axis, in points.
  private func offset(of extent: Double, in area: Area, along axis: Axis) -> Double {
    let margin = child.style.margin
    let isMirrored = axis.isHorizontal && parent.isRightToLeft
    let isStartAuto = margin.isAuto(atStart: !isMirrored, of: axis)
    let isEndAuto = margin.isAuto(atStart: isMirrored, of: axis)
    let marginStart = !axis.isHorizontal ? margins.top : isMirrored ? margins.right : margins.left
    let free = area.extent - extent - margins[axis]
    if area.isBounded, isStartAuto || isEndAuto {
      guard isStartAuto else { return area.start + marginStart }
      guard isEndAuto else { return area.start + free }
      // Horizontal auto margins are never negative.
      return area.start + (free > 0 || !axis.isHorizontal ? free / 2 : 0)
    }
    let start =
      switch area.edge {
      case .start: area.start
      case .end: area.start + free
      case .center: area.start + free / 2
      }
    let isAligned = area.isBounded && !axis.isHorizontal && child.style.alignSelf != nil
    return marginStart + (isAligned ? shiftedInside(start, extent + margins[axis], of: area, along: axis) : start)
  }

  /// Returns the start of the child's aligned margin box in points, shifted into the containing block: CSS Positioned
  /// Layout 3, section 4.4.
  ///
  /// A box that is too large stays inside if possible; a scrolling containing block has no end.
  ///
  /// - Parameters:
  ///   - start: the start of the margin box before the shift, in points from the start edge of the parent.
  ///   - extent: the length of the margin box, in points.
  private func shiftedInside(_ start: Double, _ extent: Double, of area: Area, along axis: Axis) -> Double {
    let fits = extent <= area.extent
    let first = fits ? area.start : min(area.start, 0)
    let end = parent.clips ? .infinity : max(area.start + area.extent, size[axis])
    let last = fits ? area.start + area.extent : end
    return max(first, min(start, last - extent))
  }
}
