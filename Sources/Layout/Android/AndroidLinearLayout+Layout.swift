import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the frames of the children of a linear layout or table row, in pixels of the layout:
  /// `LinearLayout.layoutVertical` and `LinearLayout.layoutHorizontal`.
  ///
  /// The layout must have been measured; otherwise nothing is set.
  func layOutLinear(_ node: AndroidNode, _ style: AndroidLinearStyle) {
    let state: LinearState
    var row: TableRowState?
    switch node.state {
    case .linear(let linear): state = linear
    case .tableRow(let tableRow):
      row = tableRow
      state = tableRow.linear
    default: return
    }
    let axis = style.axis
    let place = style.gravity.horizontalOrStart.place(axis, node.isRightToLeft)
    var position = node.padding.start(axis) + place.offset(in: node.frame.size[axis] - state.totalLength)
    let items = node.linearItems
    for item in axis.isHorizontal && node.isRightToLeft ? items.reversed() : items {
      guard case .child(let child, let column) = item else {
        if case .emptyColumn(let column) = item { position += row?.width(column, span: 1) ?? 0 }
        continue
      }
      if child.isGone { continue }
      position += node.dividerLength(style, before: child) + child.margins.start(axis)
      let offset = row?.offsets[column]
      var frame = AndroidFrame(size: child.size)
      frame.origin[axis] = position + (offset?.location ?? 0)
      frame.origin[axis.crossed] = crossPosition(of: child, node, style, state)
      child.place(frame, in: self)
      position += child.size[axis] + child.margins.end(axis) + (offset?.next ?? 0)
    }
  }

  /// The position of a child across the axis of a linear layout, in pixels of the layout.
  private func crossPosition(
    of child: AndroidNode, _ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState
  ) -> Int {
    guard style.axis.isHorizontal else {
      let gravity = child.params.gravity ?? style.gravity.horizontalOrStart
      return node.start(of: child, .horizontal, at: gravity.place(.horizontal, node.isRightToLeft))
    }
    let gravity = child.params.gravity.map(\.vertical) ?? style.gravity.verticalOrTop
    let baseline = style.isBaselineAligned && child.params.height != .matchParent ? child.baseline : nil
    switch gravity {
    case .top:
      let shift = baseline.map { (state.ascents[.top] ?? $0) - $0 } ?? 0
      return node.start(of: child, .vertical, at: .start) + shift
    case .center: return node.start(of: child, .vertical, at: .center)
    case .bottom:
      let bottom = node.start(of: child, .vertical, at: .end)
      guard let baseline else { return bottom }
      let descent = child.size.vertical - baseline
      return bottom - ((state.descents[.bottom] ?? descent) - descent)
    default: return node.padding.top
    }
  }
}
