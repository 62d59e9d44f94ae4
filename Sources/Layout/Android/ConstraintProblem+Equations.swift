import Geometry
import ViewTree

extension ConstraintProblem {
  /// Adds to the solver the equations of all widgets and chains: `ConstraintWidgetContainer.addChildrenToSolver`.
  ///
  /// The order is that of the `ConstraintLayout` library, on which results depend.
  mutating func addEquations() {
    addWidget(0)
    markBarrierMembers()
    for index in widgets.indices where widgets[index].isGuideline { addWidget(index) }
    for index in flowOrder() { addWidget(index) }
    for index in widgets.indices.dropFirst() {
      fixMatchParent(index)
      if !widgets[index].isGuideline, !widgets[index].isFlow { addWidget(index) }
    }
    for axis in Axis.allCases {
      for head in chains[axis] { addChain(head, axis) }
    }
  }

  private mutating func markBarrierMembers() {
    for index in widgets.indices { widgets[index].isInBarrier = PerAxis(false, false) }
    for index in widgets.indices {
      guard case .barrier(let barrier, let side, let members) = widgets[index].role else { continue }
      for member in members where barrier.counts(widgets[member]) {
        widgets[member].isInBarrier[side == .left || side == .right ? .horizontal : .vertical] = true
      }
    }
  }

  /// The indices of the flows' widgets in the order of their equations; flows that arrange other flows come first.
  private func flowOrder() -> [Int] {
    var open = flows.keys.sorted()
    var order: [Int] = []
    while let next = open.firstIndex(where: { flow in flows[flow]?.members.contains(where: open.contains) == true }) {
      order.append(open.remove(at: next))
    }
    return order + open
  }

  /// Sets the frame of a widget along each axis on which it has `match_parent` and the size of the layout is known.
  ///
  /// It is in pixels of the layout's content box, and added to the solver as equations: `Optimizer.checkMatchParent`.
  private mutating func fixMatchParent(_ index: Int) {
    widgets[index].isDirect = PerAxis(false, false)
    for axis in Axis.allCases where !wraps(axis) && widgets[index].behavior[axis] == .matchParent {
      let start = widgets[index][.start(axis)].margin
      let end = widgets[0].size[axis] - widgets[index][.end(axis)].margin
      let extent = extent(index, axis)
      system.equate(extent.start, to: start)
      system.equate(extent.end, to: end)
      if axis == .vertical, widgets[index].baseline > 0 || widgets[index].isGone {
        system.equate(variable(index, .baseline), to: start + widgets[index].baseline)
      }
      widgets[index].isDirect[axis] = true
      widgets[index].origin[axis] = start
      widgets[index].setSize(axis, end - start)
    }
  }

  // MARK: - One widget

  private mutating func addWidget(_ index: Int) {
    switch widgets[index].role {
    case .guideline(let position, let axis): addGuideline(index, position, axis)
    case .barrier(let barrier, let side, let members): addBarrier(index, barrier, side, members)
    case .flow:
      addView(index)
      connectMembers(ofFlow: index)
    case .container, .view, .helper: addView(index)
    }
  }

  /// Adds the equations of the layout itself, a child view, a flow, a group or a layer: `ConstraintWidget.addToSolver`.
  private mutating func addView(_ index: Int) {
    for side in [ConstraintSide.left, .right, .top, .bottom, .baseline] { _ = variable(index, side) }
    let isInBarrier = widgets[index].isInBarrier
    if widgets[index].isGone, !widgets[index].hasDependents, !isInBarrier.horizontal, !isInBarrier.vertical { return }
    let isChained = index > 0 ? registerChains(of: index) : PerAxis(false, false)
    if index > 0, !isChained.horizontal, wraps(.horizontal), !widgets[index].isGone, target(index, .left) == nil,
      target(index, .right) == nil
    {
      system.keep(variable(0, .right), above: variable(index, .right), 0, .low)
    }
    var size = PerAxis { max(widgets[index].size[$0], widgets[index].minimum[$0]) }
    let usesRatio = resolveRatio(index, &size)
    for axis in Axis.allCases where !widgets[index].isDirect[axis] {
      let wrapsContent = widgets[index].isContainer && widgets[index].behavior[axis] == .wrapContent
      var isPositioned = !widgets[index].isConnected(.center)
      if axis == .vertical { addBaseline(index, &isPositioned) }
      var equations = AxisEquations(&self, index, axis)
      equations.size = wrapsContent ? 0 : size[axis]
      equations.wrapsContent = wrapsContent
      equations.usesRatio =
        usesRatio && (widgets[index].resolvedRatioSide == axis || widgets[index].resolvedRatioSide == nil)
      equations.isChained = isChained[axis]
      equations.isOtherChained = isChained[axis.crossed]
      equations.isPositioned = isPositioned
      equations.add(to: &self)
    }
    if usesRatio { addRatio(of: index) }
    addCircle(index)
  }

  /// Returns the axes along which a child is in a chain, and adds the chains that begin with it to ``chains``.
  private mutating func registerChains(of index: Int) -> PerAxis<Bool> {
    var isChained = PerAxis(false, false)
    for axis in Axis.allCases {
      if isChainHead(index, axis) {
        chains[axis].append(index)
        isChained[axis] = true
      } else {
        isChained[axis] = isInChain(index, axis)
      }
    }
    return isChained
  }

  /// Adds the equation for the dimension ratio of a widget.
  private mutating func addRatio(of index: Int) {
    let (horizontal, vertical) = (extent(index, .horizontal), extent(index, .vertical))
    if widgets[index].resolvedRatioSide == .vertical {
      system.addRatio(vertical, to: horizontal, widgets[index].resolvedRatio)
    } else {
      system.addRatio(horizontal, to: vertical, widgets[index].resolvedRatio)
    }
  }

  private mutating func addBaseline(_ index: Int, _ isPositioned: inout Bool) {
    guard widgets[index].baseline > 0 || widgets[index].isGone else { return }
    let (line, top) = (variable(index, .baseline), variable(index, .top))
    if let target = target(index, .baseline) {
      system.equate(line, top, widgets[index].baseline, .required)
      system.equate(line, variable(target), margin(index, .baseline), .required)
      isPositioned = false
      if index > 0, wraps(.vertical) {
        system.keep(variable(0, .bottom), above: variable(index, .bottom), 0, .equality)
      }
    } else if widgets[index].isGone {
      system.equate(line, top, margin(index, .baseline), .required)
    } else {
      system.equate(line, top, widgets[index].baseline, .required)
    }
  }

  /// Adds the equations of a circle constraint, if the widget has one: `LinearSystem.addCenterPoint`.
  private mutating func addCircle(_ index: Int) {
    guard let target = target(index, .center) else { return }
    let angle = Double(widgets[index].circleAngle) / 180 * .pi
    let radius = Float(margin(index, .center))
    system.addCenterDistance(
      extent(index, .vertical), extent(target.widget, .vertical), Float(cosine(angle)) * radius)
    system.addCenterDistance(
      extent(index, .horizontal), extent(target.widget, .horizontal), Float(-sine(angle)) * radius)
  }

  // MARK: - Ratios

  /// Determines the dimension of a widget, width or height, that follows from the other one by its dimension ratio.
  ///
  /// - Parameter size: the size of the widget in pixels; a dimension that follows from a known one is replaced.
  /// - Returns: true if the solver needs an equation for the ratio.
  private mutating func resolveRatio(_ index: Int, _ size: inout PerAxis<Int>) -> Bool {
    widgets[index].resolvedMode = PerAxis { ConstraintMatchMode(widgets[index].params[$0].matchMode) }
    widgets[index].resolvedRatio = widgets[index].ratio
    widgets[index].resolvedRatioSide = widgets[index].ratioSide
    guard widgets[index].ratio > 0, !widgets[index].isGone else { return false }
    var widget = widgets[index]
    defer { widgets[index] = widget }
    let matches = PerAxis { widget.behavior[$0] == .matchConstraint }
    let follows = PerAxis { matches[$0] && widget.params[$0].matchMode == .spread }
    for axis in Axis.allCases where follows[axis] { widget.resolvedMode[axis] = .ratio }
    if follows.horizontal && follows.vertical {
      chooseRatioSide(&widget)
    } else if follows.horizontal {
      widget.resolvedRatioSide = .horizontal
      size.horizontal = truncated(widget.resolvedRatio * Float(widget.size.vertical))
      if !matches.vertical {
        widget.resolvedMode.horizontal = .ratioResolved
        return false
      }
    } else if follows.vertical {
      widget.resolvedRatioSide = .vertical
      if widget.ratioSide == nil { widget.resolvedRatio = 1 / widget.resolvedRatio }
      size.vertical = truncated(widget.resolvedRatio * Float(widget.size.horizontal))
      if !matches.horizontal {
        widget.resolvedMode.vertical = .ratioResolved
        return false
      }
    }
    return true
  }

  /// Determines the dimension that follows from the other one by the ratio, for a widget with 0 dp in both dimensions.
  ///
  /// As in `ConstraintWidget.setupDimensionRatio`.
  private func chooseRatioSide(_ widget: inout ConstraintWidget) {
    let isHeld = PerAxis { widget.isConnected(.start($0)) && widget.isConnected(.end($0)) }
    if widget.resolvedRatioSide == .horizontal, !isHeld.vertical {
      widget.resolvedRatioSide = .vertical
    } else if widget.resolvedRatioSide == .vertical, !isHeld.horizontal {
      widget.resolvedRatioSide = .horizontal
    }
    if widget.resolvedRatioSide == nil, isHeld.horizontal != isHeld.vertical {
      widget.resolvedRatioSide = isHeld.vertical ? .horizontal : .vertical
      if isHeld.horizontal { widget.resolvedRatio = 1 / widget.resolvedRatio }
    }
    if widget.resolvedRatioSide == nil {
      func hasMinimum(_ axis: Axis) -> Bool {
        if case .pixels(let pixels) = widget.params[axis].minimum { pixels > 0 } else { false }
      }
      switch (hasMinimum(.horizontal), widget.params.vertical.minimum == .none) {
      case (true, true): widget.resolvedRatioSide = .horizontal
      case (false, _) where hasMinimum(.vertical) && widget.params.horizontal.minimum == .none:
        widget.resolvedRatio = 1 / widget.resolvedRatio
        widget.resolvedRatioSide = .vertical
      default: break
      }
    }
  }

  // MARK: - Helpers

  /// Adds the equations of a guideline, which extends along an axis: `Guideline.addToSolver`.
  private mutating func addGuideline(_ index: Int, _ position: ConstraintHelper.Guideline.Position, _ axis: Axis) {
    let across = axis.crossed
    let line = variable(index, .start(across))
    let parent = extent(0, across)
    switch position {
    case .begin(let pixels):
      system.equate(line, parent.start, pixels, .required)
      if wraps(across) { system.keep(parent.end, above: line, 0, .equality) }
    case .end(let pixels):
      system.equate(line, parent.end, -pixels, .required)
      if wraps(across) {
        system.keep(line, above: parent.start, 0, .equality)
        system.keep(parent.end, above: line, 0, .equality)
      }
    case .percent(let share): system.addShare(line, parent.end, share)
    }
  }

  /// Adds the equations of a barrier at a side of its members: `Barrier.addToSolver`.
  private mutating func addBarrier(_ index: Int, _ barrier: ConstraintBarrier, _ side: ConstraintSide, _ members: [Int])
  {
    for side in [ConstraintSide.left, .top, .right, .bottom] { _ = variable(index, side) }
    let axis: Axis = side == .left || side == .right ? .horizontal : .vertical
    let isStart = side == .left || side == .top
    let counted = members.filter { barrier.counts(widgets[$0]) }
    if counted.isEmpty, !members.isEmpty {
      for side in [ConstraintSide.start(axis), .end(axis)] { system.equate(variable(index, side), to: barrier.margin) }
      return
    }
    let hasMatch = counted.contains { member in
      widgets[member].behavior[axis] == .matchConstraint && widgets[member].isConnected(.start(axis))
        && widgets[member].isConnected(.end(axis))
    }
    let hasCentered = [ConstraintSide.start(axis), .end(axis)].contains { side in
      widgets[index][side].dependents.contains { dependent in
        dependent.side.opposite.map { widgets[dependent.widget].isConnected($0) } ?? false
      }
    }
    let line = variable(index, side)
    for member in counted {
      // All sides of a guideline are its line.
      let edge = variable(member, widgets[member].isGuideline ? .start(axis) : side)
      let connection = widgets[member][side]
      let own = connection.target?.widget == index ? connection.margin : 0
      if isStart {
        system.keep(line, below: edge, barrier.margin - own, .required)
      } else {
        system.keep(line, above: edge, barrier.margin + own, .required)
      }
      system.equate(line, edge, barrier.margin + own, !hasMatch && hasCentered ? .equality : .highest)
    }
    let (own, parent) = (extent(index, axis), extent(0, axis))
    system.equate(isStart ? own.end : own.start, line, 0, .required)
    system.equate(own.start, isStart ? parent.end : parent.start, 0, .highest)
    system.equate(own.start, isStart ? parent.start : parent.end, 0, .none)
  }
}

extension ConstraintBarrier {
  /// Returns true if a referenced widget affects the position of the barrier: `allowedInBarrier`.
  fileprivate func counts(_ widget: ConstraintWidget) -> Bool {
    allowsGoneWidgets || !widget.isGone || widget.isBarrier || widget.isGuideline
  }
}
