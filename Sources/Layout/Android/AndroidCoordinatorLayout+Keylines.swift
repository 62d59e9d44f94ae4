import Geometry
import ViewTree

// The key lines and the inset edges of `androidx.coordinatorlayout.widget.CoordinatorLayout`.

extension AndroidPass {
  /// Returns the width in pixels that a child at a key line cannot use: `CoordinatorLayout.onMeasure`.
  ///
  /// The width is 0 for a child without key line, with centered gravity or in a layout of unlimited width. As in
  /// Android, a child at the start may use the space before the key line, one at the end the space after it.
  func widthUsed(by child: AndroidNode, in node: AndroidNode, _ width: MeasureSpec) -> Int {
    guard let keyline = child.coordinated.keyline, width.mode != .unspecified else { return 0 }
    let position = node.keyline(keyline)
    switch child.keylineGravity.absolute(node.isRightToLeft) {
    case .left:
      return max(0, node.isRightToLeft ? position - node.padding.left : width.size - node.padding.right - position)
    case .right:
      return max(0, node.isRightToLeft ? width.size - node.padding.right - position : position - node.padding.left)
    default: return 0
    }
  }

  /// Returns the frame of a child at its key line, in pixels of the layout; nil for a child without one.
  ///
  /// By its gravity, the child ends or starts at the key line, or is centered on it; the default is that it starts
  /// there. As in `CoordinatorLayout.layoutChildWithKeyline`, right-to-left layouts have no key line with the mirrored
  /// index, and place the child at 0.
  func keylineFrame(of child: AndroidNode, in node: AndroidNode) -> AndroidFrame? {
    guard let index = child.coordinated.keyline else { return nil }
    let position = node.keyline(node.isRightToLeft ? node.frame.size.horizontal - index : index)
    var frame = AndroidFrame(origin: PerAxis(position - child.size.horizontal, 0), size: child.size)
    for axis in Axis.allCases {
      frame.origin[axis] += child.keylineGravity.place(axis, node.isRightToLeft).offset(in: child.size[axis])
    }
    keepInside(&frame, of: child, in: node)
    return frame
  }

  /// Moves children away from the children before them that cover an edge: `CoordinatorLayout.offsetChildByInset`.
  func dodgeInsetEdges(of children: [AndroidNode], in node: AndroidNode) {
    var inset = Edges(0)
    let (room, isRightToLeft) = (node.frame.size, node.isRightToLeft)
    for child in children {
      let params = child.coordinated
      var frame = child.frame
      if let edges = params.insetEdge, frame.size.horizontal > 0, frame.size.vertical > 0 {
        if edges.vertical == .top { inset.top = max(inset.top, frame.end(.vertical)) }
        if edges.vertical == .bottom { inset.bottom = max(inset.bottom, room.vertical - frame.origin.vertical) }
        let side = edges.absolute(isRightToLeft)
        if side == .left { inset.left = max(inset.left, frame.end(.horizontal)) }
        if side == .right { inset.right = max(inset.right, room.horizontal - frame.origin.horizontal) }
      }
      guard let edges = params.dodgedEdges, child.visibility == .visible else { continue }
      let side = edges.absolute(isRightToLeft)
      let starts = PerAxis(side == .left, edges.vertical == .top)
      let ends = PerAxis(side == .right, edges.vertical == .bottom)
      for axis in Axis.allCases {
        if starts[axis] {
          frame.origin[axis] += max(0, inset.start(axis) - (frame.origin[axis] - child.margins.start(axis)))
        } else if ends[axis] {
          frame.origin[axis] -= max(0, inset.end(axis) - (room[axis] - frame.end(axis) - child.margins.end(axis)))
        }
      }
      if frame != child.frame { child.place(frame, in: self) }
    }
  }
}

extension AndroidNode {
  /// The gravity of a child at a key line: its `layout_gravity`, at the end and the top by default.
  fileprivate var keylineGravity: AndroidGravity { params.gravity ?? AndroidGravity(horizontal: .end, vertical: .top) }

  /// Returns the position in pixels of a key line of this layout; 0 for an index that it lacks.
  fileprivate func keyline(_ index: Int) -> Int {
    guard case .coordinator(let keylines) = layout.content, keylines.indices.contains(index) else { return 0 }
    return keylines[index]
  }
}
