import Geometry
import ViewTree

extension ConstraintProblem {
  /// Connects the widgets of a `Flow` to each other and to the edges of the flow: `Flow.addToSolver`.
  mutating func connectMembers(ofFlow index: Int) {
    guard var state = flows[index] else { return }
    state.needsPass = false
    flows[index] = state
    for member in state.shown { disconnectAll(member) }
    if state.flow.wrapMode == .aligned { return connectCells(of: index, state) }
    var line = LineConnections(flow: index, state)
    for (position, members) in state.lines.enumerated() {
      line.position = position
      line.isLast = position == state.lines.count - 1
      connect(members, line)
      if let largest = members.largest {
        line.before = largest
        line.beforePadding = 0
      }
    }
  }

  /// The connections of one line of a `Flow` to the lines before and after it, with paddings in pixels.
  private struct LineConnections {
    let flow: Int
    let state: FlowState
    var position = 0
    var isLast = false
    /// The widget to which this line is connected across its direction: the flow or the largest one of the line before.
    var before: Int
    var beforePadding: Int

    init(flow: Int, _ state: FlowState) {
      (self.flow, self.state) = (flow, state)
      before = flow
      beforePadding = state.padding.start(state.flow.orientation.crossed)
    }

    var afterPadding: Int { state.padding.end(across) }
    var axis: Axis { state.flow.orientation }
    var across: Axis { axis.crossed }
    var isOnly: Bool { isLast && position == 0 }
  }

  /// Connects one line of a `Flow` in itself, to the flow and to adjacent lines: `WidgetsList.createConstraints`.
  private mutating func connect(_ line: FlowLine, _ context: LineConnections) {
    guard let largest = line.largest else { return }
    let (state, axis) = (context.state, context.axis)
    let isMirrored = isRightToLeft && axis == .horizontal
    connectLargest(largest, context)
    let baselineWidget = baselineWidget(of: line, largest, context)
    if let head = line.members.first { styleHead(head, context) }
    connectInOrder(isMirrored ? line.members.reversed() : line.members, ofFlow: context.flow, state, axis)
    for member in line.members where member != largest { align(member, to: largest, baselineWidget, context) }
  }

  /// Connects the widgets of a line to each other along an axis, and the first and the last one to the edges of a flow.
  ///
  /// An empty column at an end, nil, leaves the columns without a connection there.
  private mutating func connectInOrder(_ members: [Int?], ofFlow flow: Int, _ state: FlowState, _ axis: Axis) {
    var previous: Int?
    for (position, member) in members.enumerated() {
      guard let member else { continue }
      if position == 0 { connect(.start(axis), of: member, to: flow, state.padding.start(axis)) }
      if position == members.count - 1 { connect(.end(axis), of: member, to: flow, state.padding.end(axis)) }
      if let previous {
        let start = ConstraintAnchor(widget: member, side: .start(axis))
        let end = ConstraintAnchor(widget: previous, side: .end(axis))
        connect(start, to: end, state.gap(axis))
        connect(end, to: start, 0)
      }
      previous = member
    }
  }

  /// Connects a side of a widget to the same side of another one.
  private mutating func connect(_ side: ConstraintSide, of widget: Int, to other: Int, _ margin: Int) {
    connect(ConstraintAnchor(widget: widget, side: side), to: ConstraintAnchor(widget: other, side: side), margin)
  }

  /// Connects the largest widget of a line, across the line, to the adjacent lines or to the flow.
  ///
  /// In a right-to-left layout, the first column of a vertical flow is on the right.
  private mutating func connectLargest(_ largest: Int, _ context: LineConnections) {
    let (state, across) = (context.state, context.across)
    let chain = state.chain(across)
    widgets[largest].params[across].chainStyle = chain.style ?? .spread
    let isMirrored = isRightToLeft && across == .horizontal
    let startSide: ConstraintSide = isMirrored ? .right : .start(across)
    let endSide: ConstraintSide = isMirrored ? .left : .end(across)
    let start = ConstraintAnchor(widget: largest, side: startSide)
    let before = ConstraintAnchor(widget: context.before, side: context.position > 0 ? endSide : startSide)
    connect(start, to: before, context.beforePadding + (context.position > 0 ? state.gap(across) : 0))
    if context.isLast { connect(endSide, of: largest, to: context.flow, context.afterPadding) }
    if context.position > 0 { connect(before, to: start, 0) }
  }

  private mutating func styleHead(_ head: Int, _ context: LineConnections) {
    let axis = context.axis
    let chain = context.state.chain(axis)
    if context.position == 0, let first = chain.firstStyle {
      setChain(of: head, axis, first, chain.firstBias)
    } else if context.isLast, let last = chain.lastStyle {
      setChain(of: head, axis, last, chain.lastBias)
    } else {
      setChain(of: head, axis, chain.style, chain.bias)
    }
  }

  private mutating func setChain(
    of head: Int, _ axis: Axis, _ style: ConstraintLayoutParams.AxisParams.ChainStyle?, _ bias: Float?
  ) {
    let bias = bias ?? 0.5
    widgets[head].params[axis].chainStyle = style ?? .spread
    widgets[head].params[axis].bias = isRightToLeft && axis == .horizontal ? 1 - bias : bias
  }

  private func baselineWidget(of line: FlowLine, _ largest: Int, _ context: LineConnections) -> Int? {
    guard context.axis == .horizontal, context.state.flow.verticalAlign == .baseline else { return nil }
    if widgets[largest].baseline > 0 { return largest }
    return line.members.first { widgets[$0].baseline > 0 }
  }

  /// Connects a widget across its line to a baseline, to the flow or to the largest widget, by the flow's alignment.
  private mutating func align(_ member: Int, to largest: Int, _ baselineWidget: Int?, _ context: LineConnections) {
    let across = context.across
    if let baselineWidget, member != baselineWidget, widgets[member].baseline > 0 {
      return connect(.baseline, of: member, to: baselineWidget, 0)
    }
    var (alignsStart, alignsEnd) = alignment(of: context.state.flow, across)
    let isMirrored = isRightToLeft && across == .horizontal
    if isMirrored { (alignsStart, alignsEnd) = (alignsEnd, alignsStart) }
    let isCentered = alignsStart && alignsEnd
    let isFree = isCentered && context.isOnly && !isMirrored
    let target = isFree ? context.flow : largest
    for (side, aligns) in [(ConstraintSide.start(across), alignsStart), (.end(across), alignsEnd)] where aligns {
      let padding = side == .start(across) ? context.beforePadding : context.afterPadding
      connect(side, of: member, to: target, isFree ? padding : 0)
    }
  }

  private func alignment(of flow: ConstraintFlow, _ axis: Axis) -> (start: Bool, end: Bool) {
    if axis == .horizontal {
      switch flow.horizontalAlign {
      case .start: return (true, false)
      case .center: return (true, true)
      case .end: return (false, true)
      }
    }
    switch flow.verticalAlign {
    case .top: return (true, false)
    case .center, .baseline: return (true, true)
    case .bottom: return (false, true)
    }
  }

  // MARK: - Columns and rows

  /// Connects the widgets of a `Flow` in the mode `aligned` by columns and rows: `Flow.createAlignedConstraints`.
  private mutating func connectCells(of index: Int, _ state: FlowState) {
    for axis in Axis.allCases { connectHeads(of: index, state, axis) }
    for (position, member) in state.shown.enumerated() {
      let cell = state.cell(position)
      for axis in Axis.allCases {
        let heads = state.heads[axis]
        guard cell[axis] < heads.count, let head = heads[cell[axis]], head != member else { continue }
        for side in [ConstraintSide.start(axis), .end(axis)] { connect(side, of: member, to: head, 0) }
      }
    }
  }

  /// Connects the largest widgets of the columns (horizontal axis) or rows, in order and to the flow.
  private mutating func connectHeads(of index: Int, _ state: FlowState, _ axis: Axis) {
    let heads = state.heads[axis]
    let ordered = axis == .horizontal && isRightToLeft ? heads.reversed() : heads
    connectInOrder(ordered, ofFlow: index, state, axis)
    guard let first = ordered.first, let head = first else { return }
    setChain(of: head, axis, state.chain(axis).style, state.chain(axis).bias)
  }
}
