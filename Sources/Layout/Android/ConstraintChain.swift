import Geometry
import ViewTree

/// A chain of a `ConstraintLayout` along one axis: widgets whose adjacent edges are connected to each other:
/// `ChainHead`.
struct ConstraintChain {
  /// The indices of the chain's widgets in the problem, from the first widget to the last.
  private(set) var members: [Int] = []
  private(set) var visible: [Int] = []
  /// The indices of the visible widgets with the size 0 dp along the axis, which share the free space of the chain, in
  /// order.
  private(set) var weighted: [Int] = []
  private(set) var matchCount = 0
  private(set) var totalWeight: Float = 0
  private(set) var hasUndefinedWeights = false
  private(set) var hasDefinedWeights = false

  init(_ problem: ConstraintProblem, from first: Int, _ axis: Axis) {
    var next: Int? = first
    while let index = next, members.count < problem.widgets.count {
      members.append(index)
      let widget = problem.widgets[index]
      if !widget.isGone {
        visible.append(index)
        if widget.behavior[axis] == .matchConstraint { count(index, widget, axis) }
      }
      next = problem.follower(of: index, axis)
    }
  }

  private mutating func count(_ index: Int, _ widget: ConstraintWidget, _ axis: Axis) {
    let mode = widget.resolvedMode[axis]
    guard mode == .spread || mode == .ratio || mode == .percent else { return }
    matchCount += 1
    let weight = widget.weight[axis]
    if let weight, weight > 0 { totalWeight += weight }
    guard mode != .percent else { return }
    if weight == nil { hasUndefinedWeights = true } else { hasDefinedWeights = true }
    weighted.append(index)
  }
}

extension ConstraintProblem {
  /// Returns the index of the widget after the widget `index` in its chain along an axis; nil for the last widget.
  func follower(of index: Int, _ axis: Axis) -> Int? {
    guard let next = target(index, .end(axis))?.widget, next != 0 else { return nil }
    return target(next, .start(axis))?.widget == index ? next : nil
  }

  /// Adds to the solver the equations of the chain along an axis whose first widget has the index `first`.
  ///
  /// As in `Chain.applyChainConstraints`.
  func addChain(_ first: Int, _ axis: Axis) {
    ChainEquations(self, ConstraintChain(self, from: first, axis), axis)?.add()
  }
}

/// A builder of the solver's equations for one chain of widgets along its axis.
private struct ChainEquations {
  let problem: ConstraintProblem
  let system: ConstraintSystem
  let chain: ConstraintChain
  let axis: Axis
  let first: Int
  let last: Int
  let style: ConstraintLayoutParams.AxisParams.ChainStyle
  let bias: Float

  init?(_ problem: ConstraintProblem, _ chain: ConstraintChain, _ axis: Axis) {
    guard let first = chain.members.first, let last = chain.members.last else { return nil }
    (self.problem, system, self.chain, self.axis) = (problem, problem.system, chain, axis)
    (self.first, self.last) = (first, last)
    let head = axis == .horizontal && problem.isRightToLeft ? last : first
    style = problem.widgets[head].chainStyle[axis]
    bias = problem.widgets[head].bias[axis]
  }

  private var isPacked: Bool { style == .packed }
  private var firstVisible: Int? { chain.visible.first }
  private var lastVisible: Int? { chain.visible.last }

  private func begin(_ index: Int) -> ConstraintVariable { problem.variable(index, .start(axis)) }
  private func end(_ index: Int) -> ConstraintVariable { problem.variable(index, .end(axis)) }
  private func beginMargin(_ index: Int) -> Int { problem.margin(index, .start(axis)) }
  private func endMargin(_ index: Int) -> Int { problem.margin(index, .end(axis)) }
  private var endTarget: ConstraintAnchor? { problem.target(last, .end(axis)) }
  private var beginTarget: ConstraintAnchor? { problem.target(first, .start(axis)) }

  private func isSpread(_ index: Int) -> Bool {
    let widget = problem.widgets[index]
    return widget.behavior[axis] == .matchConstraint && widget.resolvedMode[axis] == .spread
  }

  func add() {
    for index in chain.members { addOrder(index) }
    addEnd()
    if problem.wraps(axis) {
      system.keep(problem.variable(0, .end(axis)), above: end(last), endMargin(last), .required)
    }
    addWeights()
    guard let firstVisible, let lastVisible else { return }
    if firstVisible == lastVisible || isPacked {
      addPacked(firstVisible, lastVisible)
    } else if style == .spread {
      addSpread()
    } else {
      addSpreadInside(firstVisible, lastVisible)
    }
    if !isPacked, firstVisible != lastVisible { addFinalCentering(firstVisible, lastVisible) }
  }

  /// Adds to the solver the equations that place a widget of the chain after the widget before it, or at the start of
  /// the chain.
  ///
  /// - Parameter index: the index of the widget in the problem.
  private func addOrder(_ index: Int) {
    if let target = problem.target(index, .start(axis)) {
      var margin = beginMargin(index)
      if index != first { margin += problem.margin(target.widget, target.side) }
      var strength: ConstraintStrength = isPacked ? .low : .highest
      if isPacked, index != first, index != firstVisible { strength = .required }
      let line = problem.variable(target)
      system.keep(begin(index), above: line, margin, index == firstVisible ? .barrier : .required)
      if isSpread(index), !isPacked { strength = .equality }
      if index == firstVisible, isPacked, problem.widgets[index].isInBarrier[axis] { strength = .equality }
      system.equate(begin(index), line, margin, strength)
    }
    guard problem.wraps(axis) else { return }
    let widget = problem.widgets[index]
    if !widget.isGone, widget.behavior[axis] == .matchConstraint {
      system.keep(end(index), above: begin(index), 0, .equality)
    }
    system.keep(begin(index), above: problem.variable(0, .start(axis)), 0, .required)
  }

  private func addEnd() {
    guard let lastVisible, let endTarget else { return }
    let margin = endMargin(lastVisible)
    if let own = problem.target(lastVisible, .end(axis)), own.widget == 0 {
      if isSpread(lastVisible), !isPacked {
        system.equate(end(lastVisible), problem.variable(own), -margin, .equality)
      } else if isPacked {
        system.equate(end(lastVisible), problem.variable(own), -margin, .highest)
      }
    }
    system.keep(end(lastVisible), below: problem.variable(endTarget), -margin, .barrier)
  }

  /// Adds to the solver equations that make the sizes of the chain's weighted widgets proportional to their weights.
  ///
  /// A widget of weight 0 gets the size 0. A widget without a weight has the weight 1, or the size 0 if other widgets
  /// have a weight.
  private func addWeights() {
    guard chain.weighted.count > 1 else { return }
    let isComplex = chain.hasDefinedWeights && chain.hasUndefinedWeights
    let total = chain.hasUndefinedWeights && !isComplex ? Float(chain.matchCount) : chain.totalWeight
    var previous: (index: Int, weight: Float)?
    for index in chain.weighted {
      let written = problem.widgets[index].weight[axis]
      if written == nil, isComplex {
        system.equate(end(index), begin(index), 0, .highest)
        continue
      }
      let weight = written ?? 1
      if weight == 0 {
        system.equate(end(index), begin(index), 0, .required)
        continue
      }
      if let previous {
        system.addWeights(
          problem.extent(previous.index, axis), previous.weight, problem.extent(index, axis), weight, total: total)
      }
      previous = (index, weight)
    }
  }

  private func addPacked(_ firstVisible: Int, _ lastVisible: Int) {
    guard let beginTarget, let endTarget else { return }
    system.center(
      .init(side: begin(firstVisible), target: problem.variable(beginTarget), margin: beginMargin(firstVisible)),
      .init(side: end(lastVisible), target: problem.variable(endTarget), margin: endMargin(lastVisible)), bias: bias,
      .centering)
  }

  private var isAllMatch: Bool { chain.matchCount > 0 && chain.members.count == chain.matchCount }

  /// Adds to the solver equations that make the spaces before and after each visible widget of the chain equal.
  private func addSpread() {
    for (position, index) in chain.visible.enumerated() {
      let previous = position > 0 ? chain.visible[position - 1] : nil
      let next = position + 1 < chain.visible.count ? chain.visible[position + 1] : nil
      guard let before = previous.map(end) ?? beginTarget.map(problem.variable) else { continue }
      let after: ConstraintVariable
      var nextMargin = endMargin(index)
      if let next {
        after = begin(next)
        nextMargin += beginMargin(next)
      } else if let endTarget {
        after = problem.variable(endTarget)
      } else {
        continue
      }
      let margin = beginMargin(index) + (previous.map(endMargin) ?? 0)
      system.center(
        .init(side: begin(index), target: before, margin: margin),
        .init(side: end(index), target: after, margin: nextMargin), bias: 0.5, isAllMatch ? .required : .equality)
    }
  }

  /// Adds to the solver equations that place the chain's first and last visible widgets at its ends and make the spaces
  /// between the widgets equal.
  private func addSpreadInside(_ firstVisible: Int, _ lastVisible: Int) {
    for position in chain.visible.indices.dropFirst().dropLast() {
      let (previous, index, next) = (
        chain.visible[position - 1], chain.visible[position], chain.visible[position + 1]
      )
      // As in the library: before the last widget the edge is the widget's own end, and otherwise the edge to which
      // the next visible widget is connected, which may be that of a gone widget.
      let isBeforeLast = next == lastVisible
      guard let side = isBeforeLast ? end(index) : problem.target(next, .start(axis)).map(problem.variable) else {
        continue
      }
      system.center(
        .init(side: begin(index), target: end(previous), margin: beginMargin(index) + endMargin(previous)),
        .init(side: side, target: begin(next), margin: endMargin(index) + beginMargin(next)), bias: 0.5,
        isAllMatch ? .required : .highest)
    }
    if let beginTarget {
      system.equate(begin(firstVisible), problem.variable(beginTarget), beginMargin(firstVisible), .equality)
    }
    if let endTarget {
      system.equate(end(lastVisible), problem.variable(endTarget), -endMargin(lastVisible), .equality)
    }
  }

  /// Adds to the solver an equation that centers the visible widgets in the space of the chain, even if they exceed it.
  private func addFinalCentering(_ firstVisible: Int, _ lastVisible: Int) {
    guard let beginTarget = problem.target(firstVisible, .start(axis)), let endTarget else { return }
    system.center(
      .init(side: begin(firstVisible), target: problem.variable(beginTarget), margin: beginMargin(firstVisible)),
      .init(side: end(lastVisible), target: problem.variable(endTarget), margin: endMargin(lastVisible)), bias: 0.5,
      .equality)
  }
}
