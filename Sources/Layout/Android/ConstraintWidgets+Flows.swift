import Geometry
import ViewTree

extension ConstraintWidgets {
  /// Measures the flows whose width is that of their content.
  func measureFlows(_ specs: PerAxis<MeasureSpec>) {
    for index in children.indices where !children[index].isGone {
      guard case .flow(let flow)? = helper(index) else { continue }
      for name in flow.referenced {
        if let member = indices[name], member != index { flowOf[member] = index }
      }
      var room = Double(max(0, specs[flow.orientation].size - node.padding(flow.orientation)))
      if case .pixels(let pixels) = children[index].dimension(flow.orientation), pixels > 0 { room = Double(pixels) }
      if specs[flow.orientation].mode == .unspecified { room = 1e6 }
      arrange(index, flow, room: room)
    }
  }

  /// Breaks a flow into lines, and sets the size of a flow without one to that of its content.
  private func arrange(_ index: Int, _ flow: ConstraintFlow, room: Double) {
    let members = flow.referenced.compactMap { indices[$0] }.filter { $0 != index && !children[$0].isGone }
    var sizes: [Int: PerAxis<Double>] = [:]
    for member in members { sizes[member] = PerAxis(spans.horizontal[member].size, spans.vertical[member].size) }
    let arrangement = FlowArrangement(
      flow, members: members, sizes: sizes, room: room - Double(children[index].padding(flow.orientation)))
    arrangements[index] = arrangement
    for axis in Axis.allCases {
      if case .pixels(let pixels) = children[index].dimension(axis), pixels > 0 {
        spans[axis][index].size = Double(pixels)
      } else {
        spans[axis][index].size = arrangement.contentSize(axis) + Double(children[index].padding(axis))
      }
    }
  }

  /// Places the members of a flow inside of it.
  func placeMembers(of index: Int) {
    guard case .flow(let flow)? = helper(index) else { return }
    let span = spans[axis][index]
    let padding = children[index].padding
    let room = span.last - span.first - Double(padding.start(axis) + padding.end(axis))
    if axis == flow.orientation, span.sizing == .match {
      arrange(index, flow, room: span.last - span.first)
    }
    guard let arrangement = arrangements[index] else { return }
    for (member, start) in arrangement.places(axis, room: room, isRightToLeft: node.isRightToLeft) {
      setSpan(member, span.first + Double(padding.start(axis)) + start, spans[axis][member].size)
    }
  }
}
