import Geometry
import ViewTree

// The measure pass of one `ConstraintLayout` and its children, in pixels: `BasicMeasure` and
// `ConstraintLayout.Measurer`.

extension ConstraintProblem {
  /// The choice of the size at which a child is measured: `BasicMeasure.Measure`.
  private enum Strategy {
    /// The size that the child requires by its own measure pass.
    case own
    /// The size that the equations gave, in most cases.
    ///
    /// If the child has the match mode `wrap` and its other dimension has changed since its last measurement, the child
    /// is measured at the size that it requires.
    case tryGiven
    case given
  }

  /// Sets the size, the limits and the behavior of the widget for the layout itself, in pixels, from its measure specs.
  ///
  /// As in `ConstraintLayout.setSelfDimensionBehaviour`.
  mutating func setOwnSize(_ style: AndroidConstraintStyle) {
    let limits = PerAxis(style.maxWidth, style.maxHeight)
    widgets[0].role = .container
    for axis in Axis.allCases {
      let padding = node.padding(axis)
      let limit = limits[axis].map { $0 - padding }
      let room = specs[axis].size - padding
      var desired = 0
      switch specs[axis].mode {
      case .exactly: desired = min(limit ?? room, room)
      case .atMost:
        desired = node.children.isEmpty ? max(0, node.statedMinimum(axis)) : room
        widgets[0].behavior[axis] = .wrapContent
      case .unspecified:
        if node.children.isEmpty { desired = max(0, node.statedMinimum(axis)) }
        widgets[0].behavior[axis] = .wrapContent
      }
      widgets[0].maximum[axis] = limit
      widgets[0].minimum[axis] = max(0, node.statedMinimum(axis) - padding)
      widgets[0].size[axis] = max(0, desired)
    }
  }

  /// Measures all children and solves the equations, up to three times while the measured sizes change:
  /// `BasicMeasure.solverMeasure`.
  mutating func measure() {
    let start = widgets[0].size
    guard widgets.count > 1 else { return }
    for index in widgets.indices.dropFirst() { measureFreely(index) }
    fillPlaceholders()
    let variable = widgets.indices.dropFirst().filter { index in
      Axis.allCases.contains { widgets[index].behavior[$0] == .matchConstraint }
    }
    solve(from: start)
    guard !variable.isEmpty else { return }
    var needsSolution = false
    for index in variable where widgets[index].isFlow {
      if measure(index, .tryGiven) { needsSolution = true }
      if flows[index]?.needsPass == true { needsSolution = true }
    }
    for strategy in [Strategy.tryGiven, .given] where !isExhausted {
      for index in variable where isMeasured(index) {
        if measure(index, strategy) { needsSolution = true }
      }
      guard needsSolution else { return }
      solve(from: start)
      needsSolution = false
    }
  }

  /// Sets the size of each `Placeholder` to that of the widget that it shows, in pixels:
  /// `Placeholder.updatePostMeasure`.
  private mutating func fillPlaceholders() {
    for index in widgets.indices {
      guard let content = widgets[index].content else { continue }
      for axis in Axis.allCases where widgets[index].behavior[axis] != .fixed {
        widgets[index].setSize(axis, widgets[content].size[axis])
      }
    }
  }

  private mutating func solve(from size: PerAxis<Int>) {
    // `setSize` would raise the size to the minimum, which `BasicMeasure.solveLinearSystem` sets to 0 here.
    for axis in Axis.allCases { widgets[0].size[axis] = size[axis] }
    solve()
  }

  private func isMeasured(_ index: Int) -> Bool {
    guard case .view = widgets[index].role else { return false }
    return !widgets[index].isGone
  }

  // MARK: - Children

  /// Measures a child at the size that it requires, before the equations are solved: `BasicMeasure.measureChildren`.
  ///
  /// Nothing is measured for guidelines, barriers, other helpers, widgets of flows, and children whose two dimensions
  /// both follow from the equations.
  private mutating func measureFreely(_ index: Int) {
    if widgets[index].isInFlow { return }
    switch widgets[index].role {
    case .container, .guideline, .barrier, .helper: return
    case .view, .flow: break
    }
    if !widgets[index].isSizedByEquations { _ = measure(index, .own) }
  }

  /// Measures a widget of a `Flow` at the size that it requires; a dimension of 0 dp counts as `wrap_content`.
  ///
  /// - Parameter given: an axis and the length of the widget in pixels along it; nil for its own.
  mutating func measureMember(_ index: Int, _ given: (axis: Axis, length: Int)?) {
    guard !widgets[index].isGuideline else { return }
    if let given {
      var behavior = widgets[index].behavior
      behavior[given.axis] = .fixed
      widgets[index].setSize(given.axis, given.length)
      _ = measure(index, .own, behavior)
      return
    }
    if widgets[index].isSizedByEquations { return }
    var behavior = widgets[index].behavior
    for axis in Axis.allCases where behavior[axis] == .matchConstraint { behavior[axis] = .wrapContent }
    _ = measure(index, .own, behavior)
  }

  /// Measures a child and stores its size in its widget, in pixels: `BasicMeasure.measure`.
  ///
  /// - Parameter given: the behavior of the child's dimensions, instead of that of its widget; nil for none.
  /// - Returns: true if the size or the baseline changed, so that the equations must be solved again.
  private mutating func measure(
    _ index: Int, _ strategy: Strategy, _ given: PerAxis<ConstraintBehavior>? = nil
  ) -> Bool {
    guard !widgets[index].isGone || widgets[index].isInPlaceholder, let child = widgets[index].node else {
      if widgets[index].isGone { for axis in Axis.allCases { widgets[index].setSize(axis, 0) } }
      return false
    }
    var behavior = given ?? widgets[index].behavior
    if widgets[index].ratio > 0 {
      for axis in Axis.allCases
      where behavior[axis] == .matchConstraint && widgets[index].resolvedMode[axis] == .ratioResolved {
        behavior[axis] = .fixed
      }
    }
    let childSpecs = PerAxis { spec(index, child, $0, behavior, strategy) }
    let (oldSize, oldBaseline) = (widgets[index].size, widgets[index].baseline)
    if widgets[index].isFlow {
      measureFlow(index, childSpecs)
      return widgets[index].size != oldSize
    }
    let spreads = Axis.allCases.allSatisfy { axis in
      behavior[axis] == .matchConstraint && widgets[index].params[axis].matchMode == .spread
    }
    var size = PerAxis(0, 0)
    var baseline: Int?
    if strategy != .own || !spreads { (size, baseline) = measured(child, index, behavior, childSpecs) }
    for axis in Axis.allCases { widgets[index].setSize(axis, size[axis]) }
    widgets[index].baseline = baseline ?? -1
    return size != oldSize || widgets[index].baseline != oldBaseline
  }

  /// Measures a child within its limits and by its dimension ratio, and returns its size and its baseline in pixels.
  ///
  /// The baseline is nil for a child without a baseline.
  private func measured(
    _ child: AndroidNode, _ index: Int, _ behavior: PerAxis<ConstraintBehavior>,
    _ childSpecs: PerAxis<MeasureSpec>
  ) -> (size: PerAxis<Int>, baseline: Int?) {
    child.measure(childSpecs, in: pass)
    var size = child.size
    for axis in Axis.allCases {
      let params = widgets[index].params[axis]
      if case .pixels(let limit) = params.minimum { size[axis] = max(limit, size[axis]) }
      if case .pixels(let limit) = params.maximum, limit > 0 { size[axis] = min(limit, size[axis]) }
    }
    func isKnown(_ axis: Axis) -> Bool { behavior[axis] == .matchParent || behavior[axis] == .fixed }
    if widgets[index].ratio > 0 {
      if behavior.horizontal == .matchConstraint, isKnown(.vertical) {
        size.horizontal = truncated(0.5 + Float(size.vertical) * widgets[index].ratio)
      } else if behavior.vertical == .matchConstraint, isKnown(.horizontal) {
        size.vertical = truncated(0.5 + Float(size.horizontal) / widgets[index].ratio)
      }
    }
    if size != child.size {
      let exact = PerAxis { size[$0] == child.size[$0] ? childSpecs[$0] : .exactly(size[$0]) }
      child.measure(exact, in: pass)
    }
    return (child.size, child.baseline)
  }

  private func spec(
    _ index: Int, _ child: AndroidNode, _ axis: Axis, _ behavior: PerAxis<ConstraintBehavior>,
    _ strategy: Strategy
  ) -> MeasureSpec {
    let padding = node.padding(axis)
    switch behavior[axis] {
    case .fixed: return .exactly(widgets[index].size[axis])
    case .wrapContent: return specs[axis].forChild(.wrapContent, used: padding)
    case .matchParent:
      let margins = widgets[index][.start(axis)].margin + widgets[index][.end(axis)].margin
      return specs[axis].forChild(.matchParent, used: padding + margins)
    case .matchConstraint:
      let across = axis.crossed
      let usesGiven =
        switch strategy {
        case .own: false
        case .given: true
        case .tryGiven:
          widgets[index].params[axis].matchMode != .wrap || child.size[across] == widgets[index].size[across]
        }
      return usesGiven ? .exactly(widgets[index].size[axis]) : specs[axis].forChild(.wrapContent, used: padding)
    }
  }
}
