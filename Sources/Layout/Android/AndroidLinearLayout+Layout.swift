import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the frames of the children of a linear layout or table row, in pixels of the layout: `LinearLayout.onLayout`.
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
    if style.axis == .vertical {
      layOutColumn(node, style, state)
    } else {
      layOutRow(node, style, state, row)
    }
  }

  /// Sets the frames of the children of a vertical linear layout, in pixels of the layout:
  /// `LinearLayout.layoutVertical`.
  private func layOutColumn(_ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState) {
    let room = node.frame.width - node.padding(.horizontal)
    let free = node.frame.height - state.totalLength
    var y = node.padding.top
    switch style.gravity.verticalOrTop {
    case .bottom: y += free
    case .center: y += free / 2
    default: break
    }
    for child in node.children where !child.isGone {
      let gravity = child.params.gravity ?? style.gravity.horizontalOrStart
      let margins = child.margins
      let x =
        switch gravity.absolute(node.isRightToLeft) {
        case .center: node.padding.left + (room - child.size.horizontal) / 2 + margins.left - margins.right
        case .right: node.frame.width - node.padding.right - child.size.horizontal - margins.right
        default: node.padding.left + margins.left
        }
      y += node.dividerLength(style, before: child) + margins.top
      child.place(AndroidFrame(x: x, y: y, width: child.size.horizontal, height: child.size.vertical), in: self)
      y += child.size.vertical + margins.bottom
    }
  }

  /// Sets the frames of the children of a horizontal linear layout, in pixels of the layout:
  /// `LinearLayout.layoutHorizontal`.
  ///
  /// - Parameter row: the columns of a table row; nil for a linear layout.
  private func layOutRow(
    _ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState, _ row: TableRowState?
  ) {
    let free = node.frame.width - state.totalLength
    var x = node.padding.left
    switch style.gravity.horizontalOrStart.absolute(node.isRightToLeft) {
    case .right: x += free
    case .center: x += free / 2
    default: break
    }
    let items = node.linearItems
    for item in node.isRightToLeft ? items.reversed() : items {
      guard case .child(let child, let column) = item else {
        if case .emptyColumn(let column) = item { x += row?.width(column, span: 1) ?? 0 }
        continue
      }
      if child.isGone { continue }
      x += node.dividerLength(style, before: child) + child.margins.left
      let offset = row?.offsets[column]
      child.place(
        AndroidFrame(
          x: x + (offset?.location ?? 0), y: crossPosition(of: child, node, style, state),
          width: child.size.horizontal, height: child.size.vertical), in: self)
      x += child.size.horizontal + child.margins.right + (offset?.next ?? 0)
    }
  }

  private func crossPosition(
    of child: AndroidNode, _ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState
  ) -> Int {
    let room = node.frame.height - node.padding(.vertical)
    let gravity = child.params.gravity.map(\.vertical) ?? style.gravity.verticalOrTop
    let baseline = style.isBaselineAligned && child.params.height != .matchParent ? child.baseline : nil
    switch gravity {
    case .top:
      let shift = baseline.map { (state.ascents[.top] ?? $0) - $0 } ?? 0
      return node.padding.top + child.margins.top + shift
    case .center:
      return node.padding.top + (room - child.size.vertical) / 2 + child.margins.top - child.margins.bottom
    case .bottom:
      let bottom = node.frame.height - node.padding.bottom - child.size.vertical - child.margins.bottom
      guard let baseline else { return bottom }
      let descent = child.size.vertical - baseline
      return bottom - ((state.descents[.bottom] ?? descent) - descent)
    default: return node.padding.top
    }
  }
}
