import Geometry
import ViewTree

extension ConstraintProblem {
  /// Returns the index of the widget after the widget `index` in its chain along an axis; nil for the last widget.
  private func follower(of index: Int, _ axis: Axis) -> Int? {
    guard let next = target(index, .end(axis))?.widget, next != 0 else { return nil }
    return target(next, .start(axis))?.widget == index ? next : nil
  }

  /// Adds to the solver the equations of the chain along an axis whose first widget has the index `first`.
  ///
  /// As in `Chain.applyChainConstraints`.
  mutating func addChain(_ first: Int, _ axis: Axis) {
    var members: [Int] = []
    var next: Int? = first
    while let index = next, members.count < widgets.count {
      members.append(index)
      next = follower(of: index, axis)
    }
    ChainEquations(self, members, axis)?.add(to: &self)
  }
}

/// A builder of the solver's equations for one chain of widgets along its axis: `ChainHead`.
///
/// The adjacent edges of the widgets of a chain are connected to each other.
private struct ChainEquations {
  /// The indices of the chain's widgets in the problem, from the first widget to the last.
  let members: [Int]
  let axis: Axis
  let first: Int
  let last: Int
  let beginTarget: ConstraintAnchor?
  let endTarget: ConstraintAnchor?
  let style: ConstraintLayoutParams.AxisParams.ChainStyle
  let bias: Float
  let visible: [Int]
  /// The indices of the visible widgets with the size 0 dp along the axis, which share the free space of the chain, in
  /// order.
  private var weighted: [Int] = []
  private var matchCount = 0
  private var totalWeight: Float = 0
  private var hasUndefinedWeights = false
  private var hasDefinedWeights = false

  init?(_ problem: ConstraintProblem, _ members: [Int], _ axis: Axis) {
    guard let first = members.first, let last = members.last else { return nil }
    (self.members, self.axis) = (members, axis)
    (self.first, self.last) = (first, last)
    beginTarget = problem.target(first, .start(axis))
    endTarget = problem.target(last, .end(axis))
    let head = problem.widgets[axis == .horizontal && problem.isRightToLeft ? last : first]
    style = head.params[axis].chainStyle
    bias = head.params[axis].bias
    visible = members.filter { !problem.widgets[$0].isGone }
    for index in visible where problem.widgets[index].behavior[axis] == .matchConstraint {
      count(index, problem.widgets[index])
    }
  }

  private mutating func count(_ index: Int, _ widget: ConstraintWidget) {
    let mode = widget.resolvedMode[axis]
    guard mode == .spread || mode == .ratio || mode == .percent else { return }
    matchCount += 1
    let weight = widget.params[axis].weight
    if let weight, weight > 0 { totalWeight += weight }
    guard mode != .percent else { return }
    if weight == nil { hasUndefinedWeights = true } else { hasDefinedWeights = true }
    weighted.append(index)
  }

  private var isPacked: Bool { style == .packed }
  private var firstVisible: Int? { visible.first }
  private var lastVisible: Int? { visible.last }

  private func isSpread(_ problem: ConstraintProblem, _ index: Int) -> Bool {
    let widget = problem.widgets[index]
    return widget.behavior[axis] == .matchConstraint && widget.resolvedMode[axis] == .spread
  }

  func add(to problem: inout ConstraintProblem) {
    for index in members { addOrder(&problem, index) }
    addEnd(&problem)
    if problem.wraps(axis) {
      problem.system.keep(
        problem.variable(0, .end(axis)), above: problem.variable(last, .end(axis)), problem.margin(last, .end(axis)),
        .required)
    }
    addWeights(&problem)
    guard let firstVisible, let lastVisible else { return }
    if firstVisible == lastVisible || isPacked {
      addPosition(&problem, firstVisible, lastVisible, after: beginTarget, bias: bias, .centering)
    } else if style == .spread {
      addSpread(&problem)
    } else {
      addSpreadInside(&problem, firstVisible, lastVisible)
    }
    guard !isPacked, firstVisible != lastVisible else { return }
    // As in the library, the visible widgets are centered even if they exceed the space of the chain.
    let begin = problem.target(firstVisible, .start(axis))
    addPosition(&problem, firstVisible, lastVisible, after: begin, bias: 0.5, .equality)
  }

  /// Adds the equations that place a widget of the chain after the one before it, or at the start of the chain.
  private func addOrder(_ problem: inout ConstraintProblem, _ index: Int) {
    if let target = problem.target(index, .start(axis)) {
      var margin = problem.margin(index, .start(axis))
      if index != first { margin += problem.margin(target.widget, target.side) }
      var strength: ConstraintStrength = isPacked ? .low : .highest
      if isPacked, index != first, index != firstVisible { strength = .required }
      let line = problem.variable(target)
      problem.system.keep(
        problem.variable(index, .start(axis)), above: line, margin, index == firstVisible ? .barrier : .required)
      if isSpread(problem, index), !isPacked { strength = .equality }
      if index == firstVisible, isPacked, problem.widgets[index].isInBarrier[axis] { strength = .equality }
      problem.system.equate(problem.variable(index, .start(axis)), line, margin, strength)
    }
    guard problem.wraps(axis) else { return }
    let widget = problem.widgets[index]
    if !widget.isGone, widget.behavior[axis] == .matchConstraint {
      problem.system.keep(
        problem.variable(index, .end(axis)), above: problem.variable(index, .start(axis)), 0, .equality)
    }
    problem.system.keep(problem.variable(index, .start(axis)), above: problem.variable(0, .start(axis)), 0, .required)
  }

  private func addEnd(_ problem: inout ConstraintProblem) {
    guard let lastVisible, let endTarget else { return }
    let margin = problem.margin(lastVisible, .end(axis))
    if let own = problem.target(lastVisible, .end(axis)), own.widget == 0 {
      if isSpread(problem, lastVisible), !isPacked {
        problem.system.equate(problem.variable(lastVisible, .end(axis)), problem.variable(own), -margin, .equality)
      } else if isPacked {
        problem.system.equate(problem.variable(lastVisible, .end(axis)), problem.variable(own), -margin, .highest)
      }
    }
    problem.system.keep(
      problem.variable(lastVisible, .end(axis)), below: problem.variable(endTarget), -margin, .barrier)
  }

  /// Adds equations that make the sizes of the chain's weighted widgets proportional to their weights.
  ///
  /// A widget of weight 0 gets the size 0. A widget without a weight has the weight 1, or the size 0 if other widgets
  /// have a weight.
  private func addWeights(_ problem: inout ConstraintProblem) {
    guard weighted.count > 1 else { return }
    let isComplex = hasDefinedWeights && hasUndefinedWeights
    let total = hasUndefinedWeights && !isComplex ? Float(matchCount) : totalWeight
    var previous: (index: Int, weight: Float)?
    for index in weighted {
      let written = problem.widgets[index].params[axis].weight
      if written == nil, isComplex {
        problem.system.equate(problem.variable(index, .end(axis)), problem.variable(index, .start(axis)), 0, .highest)
        continue
      }
      let weight = written ?? 1
      if weight == 0 {
        problem.system.equate(problem.variable(index, .end(axis)), problem.variable(index, .start(axis)), 0, .required)
        continue
      }
      if let previous {
        problem.system.addWeights(
          problem.extent(previous.index, axis), previous.weight, problem.extent(index, axis), weight, total: total)
      }
      previous = (index, weight)
    }
  }

  /// Adds to the solver an equation that places the visible widgets between `begin` and the end of the chain.
  ///
  /// - Parameter bias: the share 0…1 of the free space before the widgets; 0.5 centers them.
  private func addPosition(
    _ problem: inout ConstraintProblem, _ firstVisible: Int, _ lastVisible: Int, after begin: ConstraintAnchor?,
    bias: Float, _ strength: ConstraintStrength
  ) {
    guard let begin, let endTarget else { return }
    problem.system.center(
      problem.gap(firstVisible, .start(axis), to: begin), problem.gap(lastVisible, .end(axis), to: endTarget),
      bias: bias, strength)
  }

  private var isAllMatch: Bool { matchCount > 0 && members.count == matchCount }

  /// Adds equations that make the spaces before and after each visible widget of the chain equal.
  private func addSpread(_ problem: inout ConstraintProblem) {
    for (position, index) in visible.enumerated() {
      let previous = position > 0 ? visible[position - 1] : nil
      let next = position + 1 < visible.count ? visible[position + 1] : nil
      let before = previous.map { ConstraintAnchor(widget: $0, side: .end(axis)) } ?? beginTarget
      let after = next.map { ConstraintAnchor(widget: $0, side: .start(axis)) } ?? endTarget
      guard let before, let after else { continue }
      var (start, end) = (problem.gap(index, .start(axis), to: before), problem.gap(index, .end(axis), to: after))
      if let previous { start.margin += problem.margin(previous, .end(axis)) }
      if let next { end.margin += problem.margin(next, .start(axis)) }
      problem.system.center(start, end, bias: 0.5, isAllMatch ? .required : .equality)
    }
  }

  /// Adds equations that place the first and last visible widgets at the ends and make the spaces between all equal.
  private func addSpreadInside(_ problem: inout ConstraintProblem, _ firstVisible: Int, _ lastVisible: Int) {
    for position in visible.indices.dropFirst().dropLast() {
      let (previous, index, next) = (visible[position - 1], visible[position], visible[position + 1])
      // As in the library: before the last widget the edge is the widget's own end, and otherwise the edge to which
      // the next visible widget is connected, which may be that of a gone widget.
      let isBeforeLast = next == lastVisible
      let after =
        isBeforeLast ? ConstraintAnchor(widget: index, side: .end(axis)) : problem.target(next, .start(axis))
      guard let after else { continue }
      problem.system.center(
        .init(
          side: problem.variable(index, .start(axis)), target: problem.variable(previous, .end(axis)),
          margin: problem.margin(index, .start(axis)) + problem.margin(previous, .end(axis))),
        .init(
          side: problem.variable(after), target: problem.variable(next, .start(axis)),
          margin: problem.margin(index, .end(axis)) + problem.margin(next, .start(axis))), bias: 0.5,
        isAllMatch ? .required : .highest)
    }
    if let beginTarget {
      problem.system.equate(
        problem.variable(firstVisible, .start(axis)), problem.variable(beginTarget),
        problem.margin(firstVisible, .start(axis)), .equality)
    }
    if let endTarget {
      problem.system.equate(
        problem.variable(lastVisible, .end(axis)), problem.variable(endTarget),
        -problem.margin(lastVisible, .end(axis)), .equality)
    }
  }
}
