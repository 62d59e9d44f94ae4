import Geometry
import ViewTree

/// The measure pass of one `ConstraintLayout` and its children, in pixels: `BasicMeasure` and
/// `ConstraintLayout.Measurer`.
final class ConstraintMeasure {
  private let node: AndroidNode
  private let specs: PerAxis<MeasureSpec>
  private let pass: AndroidPass

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

  init(_ node: AndroidNode, _ specs: PerAxis<MeasureSpec>, _ pass: AndroidPass) {
    (self.node, self.specs, self.pass) = (node, specs, pass)
  }

  /// Returns the widgets of the layout and its children, before the children are measured.
  func problem(_ style: AndroidConstraintStyle) -> ConstraintProblem {
    var problem = ConstraintProblem(node, widgets: [ConstraintWidget()], pass.work)
    problem.addChildren()
    setOwnSize(style, &problem)
    return problem
  }

  /// Sets the size, the limits and the behavior of the widget for the layout itself, in pixels, from its measure specs.
  ///
  /// As in `ConstraintLayout.setSelfDimensionBehaviour`.
  private func setOwnSize(_ style: AndroidConstraintStyle, _ problem: inout ConstraintProblem) {
    let limits = PerAxis(style.maxWidth, style.maxHeight)
    problem.widgets[0].role = .container
    for axis in Axis.allCases {
      let padding = node.padding(axis)
      let limit = limits[axis].map { $0 - padding }
      let room = specs[axis].size - padding
      var desired = 0
      switch specs[axis].mode {
      case .exactly: desired = min(limit ?? room, room)
      case .atMost:
        desired = node.children.isEmpty ? max(0, node.minimum(axis)) : room
        problem.widgets[0].behavior[axis] = .wrapContent
      case .unspecified:
        if node.children.isEmpty { desired = max(0, node.minimum(axis)) }
        problem.widgets[0].behavior[axis] = .wrapContent
      }
      problem.widgets[0].maximum[axis] = limit
      problem.widgets[0].minimum[axis] = max(0, node.minimum(axis) - padding)
      problem.widgets[0].size[axis] = max(0, desired)
    }
  }

  /// Measures all children and solves the equations, up to three times while the measured sizes change:
  /// `BasicMeasure.solverMeasure`.
  func run(_ problem: inout ConstraintProblem) {
    let start = problem.widgets[0].size
    guard problem.widgets.count > 1 else { return }
    for index in problem.widgets.indices.dropFirst() { measureFreely(index, &problem) }
    fillPlaceholders(&problem)
    let variable = problem.widgets.indices.dropFirst().filter { index in
      Axis.allCases.contains { problem.widgets[index].behavior[$0] == .matchConstraint }
    }
    solve(&problem, from: start)
    guard !variable.isEmpty else { return }
    var needsSolution = false
    for index in variable where problem.widgets[index].isFlow {
      if measure(&problem, index, .tryGiven) { needsSolution = true }
      if problem.flows[index]?.needsPass == true { needsSolution = true }
    }
    for strategy in [Strategy.tryGiven, .given] where !problem.isExhausted {
      for index in variable where isMeasured(problem.widgets[index]) {
        if measure(&problem, index, strategy) { needsSolution = true }
      }
      guard needsSolution else { return }
      solve(&problem, from: start)
      needsSolution = false
    }
  }

  /// Sets the size of each `Placeholder` to that of the widget that it shows, in pixels:
  /// `Placeholder.updatePostMeasure`.
  private func fillPlaceholders(_ problem: inout ConstraintProblem) {
    for index in problem.widgets.indices {
      guard let content = problem.widgets[index].content else { continue }
      for axis in Axis.allCases where problem.widgets[index].behavior[axis] != .fixed {
        problem.widgets[index].setSize(axis, problem.widgets[content].size[axis])
      }
    }
  }

  private func solve(_ problem: inout ConstraintProblem, from size: PerAxis<Int>) {
    // `setSize` would raise the size to the minimum, which `BasicMeasure.solveLinearSystem` sets to 0 here.
    for axis in Axis.allCases { problem.widgets[0].size[axis] = size[axis] }
    problem.solve()
  }

  private func isMeasured(_ widget: ConstraintWidget) -> Bool {
    guard case .view = widget.role else { return false }
    return !widget.isGone
  }

  // MARK: - Children

  /// Measures a child at the size that it requires, before the equations are solved: `BasicMeasure.measureChildren`.
  ///
  /// Nothing is measured for guidelines, barriers, other helpers, widgets of flows, and children whose two dimensions
  /// both follow from the equations.
  ///
  /// - Parameter index: the index of the child's widget.
  private func measureFreely(_ index: Int, _ problem: inout ConstraintProblem) {
    let widget = problem.widgets[index]
    if widget.isInFlow { return }
    switch widget.role {
    case .container, .guideline, .barrier, .helper: return
    case .view, .flow: break
    }
    if !widget.isSizedByEquations { _ = measure(&problem, index, .own) }
  }

  /// Measures a widget of a `Flow` at the size that it requires; a dimension of 0 dp counts as `wrap_content`.
  ///
  /// - Parameters:
  ///   - index: the index of the widget.
  ///   - given: an axis and the length of the widget in pixels along it; nil for its own.
  private func measureMember(_ problem: inout ConstraintProblem, _ index: Int, _ given: (axis: Axis, length: Int)?) {
    let widget = problem.widgets[index]
    guard !widget.isGuideline else { return }
    if let given {
      var behavior = widget.behavior
      behavior[given.axis] = .fixed
      problem.widgets[index].setSize(given.axis, given.length)
      _ = measure(&problem, index, .own, behavior)
      return
    }
    if widget.isSizedByEquations { return }
    var behavior = widget.behavior
    for axis in Axis.allCases where behavior[axis] == .matchConstraint { behavior[axis] = .wrapContent }
    _ = measure(&problem, index, .own, behavior)
  }

  /// Measures a child and stores its size in its widget, in pixels: `BasicMeasure.measure`.
  ///
  /// - Parameters:
  ///   - index: the index of the child's widget.
  ///   - strategy: the choice of the size at which the child is measured.
  ///   - given: the behavior of the child's dimensions, instead of that of its widget; nil for none.
  /// - Returns: true if the size or the baseline changed, so that the equations must be solved again.
  private func measure(
    _ problem: inout ConstraintProblem, _ index: Int, _ strategy: Strategy,
    _ given: PerAxis<ConstraintBehavior>? = nil
  ) -> Bool {
    var widget = problem.widgets[index]
    guard !widget.isGone || widget.isInPlaceholder, let child = widget.node else {
      if widget.isGone { for axis in Axis.allCases { problem.widgets[index].setSize(axis, 0) } }
      return false
    }
    var behavior = given ?? widget.behavior
    for axis in Axis.allCases
    where behavior[axis] == .matchConstraint && widget.ratio > 0 && widget.resolvedMode[axis] == .ratioResolved {
      behavior[axis] = .fixed
    }
    let childSpecs = PerAxis(
      spec(widget, child, .horizontal, behavior, strategy), spec(widget, child, .vertical, behavior, strategy))
    if widget.isFlow {
      problem.measureFlow(index, childSpecs, measureMember: measureMember)
      return problem.widgets[index].size != widget.size
    }
    let spreads = Axis.allCases.allSatisfy { behavior[$0] == .matchConstraint && widget.matchMode[$0] == .spread }
    var size = PerAxis(0, 0)
    var baseline: Int?
    if strategy != .own || !spreads { (size, baseline) = measured(child, widget, behavior, childSpecs) }
    var needsSolution = size != widget.size
    if let baseline, baseline != widget.baseline { needsSolution = true }
    for axis in Axis.allCases { widget.setSize(axis, size[axis]) }
    widget.baseline = baseline ?? -1
    problem.widgets[index] = widget
    return needsSolution
  }

  /// Measures a child within its limits and by its dimension ratio, and returns its size and its baseline in pixels.
  ///
  /// The baseline is nil for a child without a baseline.
  private func measured(
    _ child: AndroidNode, _ widget: ConstraintWidget, _ behavior: PerAxis<ConstraintBehavior>,
    _ childSpecs: PerAxis<MeasureSpec>
  ) -> (size: PerAxis<Int>, baseline: Int?) {
    child.measure(childSpecs.horizontal, childSpecs.vertical, in: pass)
    var size = child.size
    for axis in Axis.allCases {
      if case .pixels(let limit) = widget.matchMinimum[axis], limit > 0 { size[axis] = max(limit, size[axis]) }
      if case .pixels(let limit) = widget.matchMaximum[axis], limit > 0 { size[axis] = min(limit, size[axis]) }
    }
    func isKnown(_ axis: Axis) -> Bool { behavior[axis] == .matchParent || behavior[axis] == .fixed }
    if widget.ratio > 0 {
      if behavior.horizontal == .matchConstraint, isKnown(.vertical) {
        size.horizontal = truncated(0.5 + Float(size.vertical) * widget.ratio)
      } else if behavior.vertical == .matchConstraint, isKnown(.horizontal) {
        size.vertical = truncated(0.5 + Float(size.horizontal) / widget.ratio)
      }
    }
    if size != child.size {
      child.measure(
        size.horizontal == child.size.horizontal ? childSpecs.horizontal : .exactly(size.horizontal),
        size.vertical == child.size.vertical ? childSpecs.vertical : .exactly(size.vertical), in: pass)
    }
    return (child.size, child.baseline)
  }

  private func spec(
    _ widget: ConstraintWidget, _ child: AndroidNode, _ axis: Axis, _ behavior: PerAxis<ConstraintBehavior>,
    _ strategy: Strategy
  ) -> MeasureSpec {
    let padding = node.padding(axis)
    switch behavior[axis] {
    case .fixed: return .exactly(widget.size[axis])
    case .wrapContent: return specs[axis].forChild(.wrapContent, used: padding)
    case .matchParent:
      let margins = widget[.start(axis)].margin + widget[.end(axis)].margin
      return specs[axis].forChild(.matchParent, used: padding + margins)
    case .matchConstraint:
      let across = axis.crossed
      let usesGiven =
        switch strategy {
        case .own: false
        case .given: true
        case .tryGiven: widget.matchMode[axis] != .wrap || child.size[across] == widget.size[across]
        }
      return usesGiven ? .exactly(widget.size[axis]) : specs[axis].forChild(.wrapContent, used: padding)
    }
  }
}
