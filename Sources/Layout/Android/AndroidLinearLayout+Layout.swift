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
    let place = style.gravity.place(.vertical, node.isRightToLeft)
    var y = node.padding.top + place.offset(in: node.frame.size.vertical - state.totalLength)
    for child in node.children where !child.isGone {
      let gravity = child.params.gravity ?? style.gravity.horizontalOrStart
      let x = node.start(of: child, .horizontal, at: gravity.place(.horizontal, node.isRightToLeft))
      y += node.dividerLength(style, before: child) + child.margins.top
      child.place(AndroidFrame(origin: PerAxis(x, y), size: child.size), in: self)
      y += child.size.vertical + child.margins.bottom
    }
  }

  /// Sets the frames of the children of a horizontal linear layout, in pixels of the layout:
  /// `LinearLayout.layoutHorizontal`.
  ///
  /// - Parameter row: the columns of a table row; nil for a linear layout.
  private func layOutRow(
    _ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState, _ row: TableRowState?
  ) {
    let place = style.gravity.horizontalOrStart.place(.horizontal, node.isRightToLeft)
    var x = node.padding.left + place.offset(in: node.frame.size.horizontal - state.totalLength)
    let items = node.linearItems
    for item in node.isRightToLeft ? items.reversed() : items {
      guard case .child(let child, let column) = item else {
        if case .emptyColumn(let column) = item { x += row?.width(column, span: 1) ?? 0 }
        continue
      }
      if child.isGone { continue }
      x += node.dividerLength(style, before: child) + child.margins.left
      let offset = row?.offsets[column]
      let origin = PerAxis(x + (offset?.location ?? 0), crossPosition(of: child, node, style, state))
      child.place(AndroidFrame(origin: origin, size: child.size), in: self)
      x += child.size.horizontal + child.margins.right + (offset?.next ?? 0)
    }
  }

  private func crossPosition(
    of child: AndroidNode, _ node: AndroidNode, _ style: AndroidLinearStyle, _ state: LinearState
  ) -> Int {
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
