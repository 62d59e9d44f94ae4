import Geometry
import ViewTree

/// The arrangement of a `ConstraintLayout`'s `Flow` in lines, or in columns and rows.
///
/// As in `androidx.constraintlayout.core.widgets.Flow`. Indices are those of the problem's widgets.
struct FlowState {
  let flow: ConstraintFlow
  /// The indices of the widgets that the flow arranges, in the order of its `constraint_referenced_ids`.
  let members: [Int]
  let padding: Edges<Int>
  /// The indices of the widgets in `members` that are not `gone`, in the same order.
  var shown: [Int] = []
  var lines: [FlowLine] = []
  /// The index of the largest widget of each column (horizontal) and of each row (vertical) in the mode `aligned`, from
  /// the first one on; nil for an empty column or row.
  var heads = PerAxis<[Int?]>([], [])
  /// The number of columns of a horizontal flow in the mode `aligned`, or of rows of a vertical flow; at least 1.
  var perLine = 1
  /// True if the flow was measured after its last connections were made, so that the equations must be solved again.
  var needsPass = false

  func gap(_ axis: Axis) -> Int { axis == .horizontal ? flow.horizontalGap : flow.verticalGap }
  func chain(_ axis: Axis) -> ConstraintFlow.Chain { axis == .horizontal ? flow.horizontal : flow.vertical }
}

/// A row of a horizontal `Flow`, or a column of a vertical one: `Flow.WidgetsList`.
struct FlowLine {
  var members: [Int] = []
  /// The sum in pixels of the lengths of the widgets along the line, each with the gap after it, also the last one.
  ///
  /// A widget whose dimension is 0 dp counts with its gap only.
  var length = 0
  /// The size across the line in pixels: that of its largest widget.
  var thickness = 0
  /// The index of the largest widget across the line; nil for an empty line.
  var largest: Int?

  /// Makes a widget the largest one of the line if its size across the line, in pixels, exceeds that of all before it.
  mutating func include(_ member: Int, thickness: Int) {
    if largest == nil || self.thickness < thickness { (largest, self.thickness) = (member, thickness) }
  }
}

extension ConstraintProblem {
  /// Measures the widgets of a flow, arranges them in lines, and sets the size of the flow: `Flow.measure`.
  ///
  /// A widget whose length along an axis follows from the flow is measured again with this length.
  mutating func measureFlow(_ index: Int, _ specs: PerAxis<MeasureSpec>) {
    guard var state = flows[index] else { return }
    for member in state.members { measureMember(member, nil) }
    let axis = state.flow.orientation
    let room = specs[axis].size - state.padding.start(axis) - state.padding.end(axis)
    state.shown = state.members.filter { !widgets[$0].isGone }
    measureRelativeMembers(state, room)
    (state.lines, state.heads) = ([], PerAxis([], []))
    var content = PerAxis(0, 0)
    switch state.flow.wrapMode {
    case .none:
      if !state.shown.isEmpty { state.lines = [line(state.shown, state, room)] }
    case .chain, .chain2:
      state.lines = brokenLines(state, room)
      if Axis.allCases.contains(where: { widgets[index].behavior[$0] == .wrapContent }) {
        state.lines = state.lines.map { divided($0, state, room) }
      }
    case .aligned: content = align(&state, room)
    }
    if state.flow.wrapMode != .aligned {
      content[axis] = state.lines.map { $0.length - state.gap(axis) }.max() ?? 0
      content[axis.crossed] =
        state.lines.reduce(0) { $0 + $1.thickness } + state.gap(axis.crossed) * max(0, state.lines.count - 1)
    }
    state.needsPass = !state.members.isEmpty
    flows[index] = state
    for axis in Axis.allCases {
      let desired = content[axis] + state.padding.start(axis) + state.padding.end(axis)
      widgets[index].setSize(axis, specs[axis].resolve(desired))
    }
  }

  /// Measures the widgets whose size is a percentage of the `room` pixels of the flow.
  private mutating func measureRelativeMembers(_ state: FlowState, _ room: Int) {
    for member in state.shown {
      for axis in Axis.allCases {
        let widget = widgets[member]
        guard widget.behavior[axis] == .matchConstraint, widget.params[axis].matchMode == .percent else { continue }
        let length = max(0, length(member, axis, room))
        if length != widget.size[axis] { measureMember(member, (axis, length)) }
      }
    }
  }

  /// Returns the size of a widget along an axis in pixels; a relative size refers to the `room` pixels of the flow.
  ///
  /// As in `Flow.getWidgetWidth` and `getWidgetHeight`.
  private func length(_ member: Int, _ axis: Axis, _ room: Int) -> Int {
    let widget = widgets[member]
    guard widget.behavior[axis] == .matchConstraint else { return widget.size[axis] }
    switch widget.params[axis].matchMode {
    case .spread: return 0
    case .percent: return truncated(widget.params[axis].percent * Float(room))
    case .wrap: return widget.size[axis]
    }
  }

  private func add(_ member: Int, to line: inout FlowLine, _ state: FlowState, _ room: Int) {
    let axis = state.flow.orientation
    let isMatch = widgets[member].behavior[axis] == .matchConstraint
    line.length += (isMatch ? 0 : length(member, axis, room)) + state.gap(axis)
    line.include(member, thickness: length(member, axis.crossed, room))
    line.members.append(member)
  }

  private func line(_ members: [Int], _ state: FlowState, _ room: Int) -> FlowLine {
    var line = FlowLine()
    for member in members { add(member, to: &line, state, room) }
    return line
  }

  /// Returns the visible widgets of a flow in lines, in order: `Flow.measureChainWrap`.
  ///
  /// A new line begins if the next widget would exceed `room` pixels, and at the flow's maximum number of widgets. A
  /// widget longer than `room` has a line of its own.
  private func brokenLines(_ state: FlowState, _ room: Int) -> [FlowLine] {
    let axis = state.flow.orientation
    var lines: [FlowLine] = []
    var used = 0
    for (position, member) in state.shown.enumerated() {
      let length = length(member, axis, room)
      var breaks = used == room || used + state.gap(axis) + length > room
      let limit = state.flow.maxElements ?? 0
      if position > 0, limit > 0 {
        // Mode chain2 counts from the start of each line.
        let count = state.flow.wrapMode == .chain2 ? lines.last?.members.count ?? 0 : position
        if count.isMultiple(of: limit) { breaks = true }
      }
      if lines.isEmpty || breaks {
        lines.append(FlowLine())
        used = length
      } else {
        used += state.gap(axis) + length
      }
      add(member, to: &lines[lines.count - 1], state, room)
    }
    return lines
  }

  /// Measures the widgets of a line whose length is 0 dp with equal parts of the rest of the line, and returns the line
  /// with the sizes that result: `Flow.WidgetsList.measureMatchConstraints`.
  private mutating func divided(
    _ line: FlowLine, _ state: FlowState, _ room: Int
  ) -> FlowLine {
    let axis = state.flow.orientation
    let variable = line.members.filter { widgets[$0].behavior[axis] == .matchConstraint }
    guard !variable.isEmpty else { return line }
    let length = max(0, room - (line.length - state.gap(axis))) / variable.count
    for member in variable where widgets[member].params[axis].matchMode == .spread {
      measureMember(member, (axis, length))
    }
    var result = FlowLine(members: line.members)
    for member in line.members {
      result.length += widgets[member].size[axis] + state.gap(axis)
      result.include(member, thickness: self.length(member, axis.crossed, room))
    }
    return result
  }

  // MARK: - Columns and rows

  /// Arranges the widgets of a flow in columns and rows, and returns their total size in pixels: `Flow.measureAligned`.
  ///
  /// The number of columns (or of rows, in a vertical flow) decreases until the content fits into `room` pixels.
  private func align(_ state: inout FlowState, _ room: Int) -> PerAxis<Int> {
    let axis = state.flow.orientation
    var count = state.flow.maxElements ?? fittingCount(state, room)
    var content = PerAxis(0, 0)
    guard count > 0, !state.shown.isEmpty else { return content }
    while true {
      state.perLine = count
      let other = (state.shown.count + count - 1) / count
      let cells = PerAxis { $0 == axis ? count : other }
      state.heads = PerAxis { largest(state, cells[$0], $0, room) }
      for axis in Axis.allCases {
        content[axis] = 0
        for (position, member) in state.heads[axis].enumerated() {
          guard let member else { continue }
          content[axis] += length(member, axis, room) + (position > 0 ? state.gap(axis) : 0)
        }
      }
      guard content[axis] > room, count > 1 else { return content }
      count -= 1
    }
  }

  private func fittingCount(_ state: FlowState, _ room: Int) -> Int {
    let axis = state.flow.orientation
    var (used, count) = (0, 0)
    for (position, member) in state.shown.enumerated() {
      used += (position > 0 ? state.gap(axis) : 0) + length(member, axis, room)
      if used > room { break }
      count += 1
    }
    return count
  }

  /// Returns the index of the largest widget of each column (horizontal axis) or row, in order; nil for an empty one.
  ///
  /// - Parameter count: the number of columns or of rows.
  private func largest(_ state: FlowState, _ count: Int, _ axis: Axis, _ room: Int) -> [Int?] {
    var largest: [Int?] = Array(repeating: nil, count: count)
    for (position, member) in state.shown.enumerated() {
      let line = state.cell(position)[axis]
      guard line < largest.count else { continue }
      if let known = largest[line], widgets[known].size[axis] >= length(member, axis, room) { continue }
      largest[line] = member
    }
    return largest
  }
}

extension FlowState {
  /// Returns the column and the row, counted from 0, of the widget at index `position` of ``shown`` in the mode
  /// `aligned`.
  func cell(_ position: Int) -> PerAxis<Int> {
    PerAxis { $0 == flow.orientation ? position % perLine : position / perLine }
  }
}
