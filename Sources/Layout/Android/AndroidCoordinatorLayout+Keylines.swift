import Geometry
import ViewTree

// The key lines and the inset edges of `androidx.coordinatorlayout.widget.CoordinatorLayout`.

extension AndroidPass {
  /// Returns the width in pixels that a child at a key line cannot use: `CoordinatorLayout.onMeasure`.
  ///
  /// The width is 0 for a child without key line, with centered gravity or in a layout of unlimited width. As in
  /// Android, a child at the start may use the space before the key line, one at the end the space after it.
  ///
  /// - Parameters:
  ///   - child: the child to measure.
  ///   - node: the layout.
  ///   - width: the measure spec of the layout along the horizontal axis.
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
    let (size, margins, padding) = (child.size, child.margins, node.padding)
    let position = node.keyline(node.isRightToLeft ? node.frame.width - index : index)
    var frame = AndroidFrame(x: position - size.horizontal, y: 0, width: size.horizontal, height: size.vertical)
    frame.x += child.keylineGravity.place(.horizontal, node.isRightToLeft).offset(in: size.horizontal)
    frame.y += child.keylineGravity.place(.vertical, node.isRightToLeft).offset(in: size.vertical)
    let right = node.frame.width - padding.right - size.horizontal - margins.right
    let bottom = node.frame.height - padding.bottom - size.vertical - margins.bottom
    frame.x = max(padding.left + margins.left, min(frame.x, right))
    frame.y = max(padding.top + margins.top, min(frame.y, bottom))
    return frame
  }

  /// Moves children away from the children before them that cover an edge: `CoordinatorLayout.offsetChildByInset`.
  func dodgeInsetEdges(of children: [AndroidNode], in node: AndroidNode) {
    var inset = (top: 0, right: 0, bottom: 0, left: 0)
    for child in children {
      let params = child.coordinated
      var frame = child.frame
      if let edges = params.insetEdge, frame.width > 0, frame.height > 0 {
        if edges.vertical == .top { inset.top = max(inset.top, frame.y + frame.height) }
        if edges.vertical == .bottom { inset.bottom = max(inset.bottom, node.frame.height - frame.y) }
        let side = edges.absolute(node.isRightToLeft)
        if side == .left { inset.left = max(inset.left, frame.x + frame.width) }
        if side == .right { inset.right = max(inset.right, node.frame.width - frame.x) }
      }
      guard let edges = params.dodgedEdges, child.visibility == .visible else { continue }
      let margins = child.margins
      switch edges.vertical {
      case .top: frame.y += max(0, inset.top - (frame.y - margins.top))
      case .bottom: frame.y -= max(0, inset.bottom - (node.frame.height - frame.y - frame.height - margins.bottom))
      default: break
      }
      switch edges.absolute(node.isRightToLeft) {
      case .left: frame.x += max(0, inset.left - (frame.x - margins.left))
      case .right: frame.x -= max(0, inset.right - (node.frame.width - frame.x - frame.width - margins.right))
      default: break
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
