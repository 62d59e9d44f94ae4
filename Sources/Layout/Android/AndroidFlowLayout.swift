import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the sizes of a `ChipGroup` and its children, in pixels: `FlowLayout.onMeasure` of Material Components.
  func measureFlow(_ node: AndroidNode, _ style: AndroidFlowStyle, _ specs: PerAxis<MeasureSpec>) {
    for child in node.children where !child.isGone {
      // The room of a child does not depend on its margins: `ViewGroup.measureChild`.
      child.measure(PerAxis { specs[$0].forChild(child.dimension($0), used: node.padding($0)) }, in: self)
    }
    let width = specs.horizontal
    let end = width.mode == .unspecified ? Int.max : width.size - node.padding.right
    // As in Android, the lines are measured from left to right in both directions.
    let size = flow(node, style, from: node.padding.left, to: end, isMirrored: false).size
    var right = size.horizontal
    if let last = node.children.last, !last.isGone { right += last.margins.right }
    node.size = specs.resolve(PerAxis(right + node.padding.right, size.vertical + node.padding.bottom))
  }

  /// Sets the frames of the children of a `ChipGroup`, in pixels of the group: `FlowLayout.onLayout`.
  func layOutFlow(_ node: AndroidNode, _ style: AndroidFlowStyle) {
    let (width, isMirrored) = (node.frame.size.horizontal, node.isRightToLeft)
    let (start, end) =
      isMirrored ? (node.padding.right, node.padding.left) : (node.padding.left, node.padding.right)
    for (child, frame) in flow(node, style, from: start, to: width - end, isMirrored: isMirrored).frames {
      var frame = frame
      // As in Android, the padding at the end moves the lines of a layout from right to left.
      if isMirrored { frame.origin.horizontal = width - end - frame.end(.horizontal) }
      child.place(frame, in: self)
    }
  }

  /// Places the children one after the other in lines, each line below the one before.
  ///
  /// - Parameters:
  ///   - start: the start of each line in pixels, from the leading edge of the group.
  ///   - end: the position that no child may exceed, unless it is the first of its line or the group has one line.
  ///   - isMirrored: true if the leading edge is the right one.
  /// - Returns: the frames with x from the leading edge, and the largest ends of frames along both axes.
  private func flow(
    _ node: AndroidNode, _ style: AndroidFlowStyle, from start: Int, to end: Int, isMirrored: Bool
  ) -> (frames: [(AndroidNode, AndroidFrame)], size: PerAxis<Int>) {
    var frames: [(AndroidNode, AndroidFrame)] = []
    var (x, top) = (start, node.padding.top)
    var size = PerAxis(0, top)
    for child in node.children where !child.isGone {
      let (leading, trailing) =
        isMirrored ? (child.margins.right, child.margins.left) : (child.margins.left, child.margins.right)
      if !style.isSingleLine, x + leading + child.size.horizontal > end {
        x = start
        top = size.vertical + style.lineSpacing
      }
      let frame = AndroidFrame(origin: PerAxis(x + leading, top), size: child.size)
      frames.append((child, frame))
      size = PerAxis(max(size.horizontal, frame.end(.horizontal)), frame.end(.vertical))
      x = frame.end(.horizontal) + trailing + style.itemSpacing
    }
    return (frames, size)
  }
}
