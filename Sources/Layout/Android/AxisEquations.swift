import Geometry
import ViewTree

/// The builder of the solver's equations for one widget of a `ConstraintLayout` along one axis, horizontal or vertical.
///
/// As in `ConstraintWidget.applyConstraints`.
struct AxisEquations {
  private let index: Int
  private let axis: Axis

  /// The size of the widget along the axis in pixels, as far as it is known before the equations are solved.
  var size = 0
  /// True for the widget of the layout itself if it wraps its content: its size follows from its children.
  var wrapsContent = false
  /// True if the size of the widget along this axis follows from its size along the other axis by its dimension ratio.
  var usesRatio = false
  var isChained = false
  var isOtherChained = false
  /// False if a baseline or a circle constraint determines the position of the widget along the axis; no equations for
  /// its position are then added.
  var isPositioned = true

  private let begin: ConstraintVariable
  private let end: ConstraintVariable
  private let beginTarget: ConstraintAnchor?
  private let endTarget: ConstraintAnchor?
  private let beginMargin: Int
  private let endMargin: Int
  private let parentStart: ConstraintVariable
  private let parentEnd: ConstraintVariable
  private let connectionCount: Int
  /// True for a child of a layout that wraps its content along the axis.
  private var wraps: Bool
  /// True if the equations determine the size of the widget along the axis: `match_constraint`.
  private var isVariable = false
  private var mode: ConstraintMatchMode
  private var minimum: Int
  private var maximum: Int

  init(_ problem: inout ConstraintProblem, _ index: Int, _ axis: Axis) {
    (self.index, self.axis) = (index, axis)
    begin = problem.variable(index, .start(axis))
    end = problem.variable(index, .end(axis))
    beginTarget = problem.target(index, .start(axis))
    endTarget = problem.target(index, .end(axis))
    beginMargin = problem.margin(index, .start(axis))
    endMargin = problem.margin(index, .end(axis))
    parentStart = problem.variable(0, .start(axis))
    parentEnd = problem.variable(0, .end(axis))
    connectionCount =
      (beginTarget == nil ? 0 : 1) + (endTarget == nil ? 0 : 1) + (problem.target(index, .center) == nil ? 0 : 1)
    wraps = index > 0 && problem.wraps(axis) && !problem.widgets[index].params[axis].isSkippedByWrap
    mode = problem.widgets[index].resolvedMode[axis]
    (minimum, maximum) = (0, 0)
  }

  mutating func add(to problem: inout ConstraintProblem) {
    if usesRatio { mode = .ratio }
    isVariable = problem.widgets[index].behavior[axis] == .matchConstraint && mode != .ratioResolved
    if let override = problem.widgets[index].override[axis] {
      isVariable = false
      size = override
      problem.widgets[index].override[axis] = nil
    }
    if problem.widgets[index].isGone { (size, isVariable) = (0, false) }
    if isPositioned { addStart(&problem) }
    minimum = problem.widgets[index].params[axis].minimum.pixels(measured: size)
    maximum = problem.widgets[index].params[axis].maximum.pixels(measured: size)
    if isVariable { addVariableSize(&problem) } else { addSize(&problem) }
    guard isPositioned, !isChained else { return addChainBounds(&problem) }
    addPosition(&problem)
  }

  private func addStart(_ problem: inout ConstraintProblem) {
    if let beginTarget {
      if endTarget == nil { problem.system.equate(begin, problem.variable(beginTarget), beginMargin, .required) }
    } else if endTarget == nil, !problem.widgets[index].isConnected(.center) {
      problem.system.equate(begin, to: problem.widgets[index].origin[axis])
    }
  }

  // MARK: - Sizes

  private func addSize(_ problem: inout ConstraintProblem) {
    guard wrapsContent else { return problem.system.equate(end, begin, size, .required) }
    problem.system.equate(end, begin, 0, .high)
    if problem.widgets[index].minimum[axis] > 0 {
      problem.system.keep(end, above: begin, problem.widgets[index].minimum[axis], .required)
    }
    if let maximum = problem.widgets[index].maximum[axis] { problem.system.keep(end, below: begin, maximum, .required) }
  }

  private mutating func addVariableSize(_ problem: inout ConstraintProblem) {
    if connectionCount != 2, !usesRatio, mode == .wrap || mode == .spread {
      isVariable = false
      // The library stores the limit `wrap` as a negative number, which has no effect here.
      var fixed = max(size, minimumPixels(problem))
      if case .pixels(let limit) = problem.widgets[index].params[axis].maximum, limit > 0 { fixed = min(fixed, limit) }
      return problem.system.equate(end, begin, fixed, .required)
    }
    if size > 0, mode != .wrap { size = 0 }
    if minimum > 0 {
      problem.system.keep(end, above: begin, minimum, .required)
      size = max(size, minimum)
    }
    if maximum > 0 {
      if !(wraps && mode == .wrap) { problem.system.keep(end, below: begin, maximum, .required) }
      size = min(size, maximum)
    }
    switch mode {
    case .wrap:
      problem.system.equate(end, begin, size, wraps ? .required : .equality)
      if !wraps { problem.system.keep(end, below: begin, size, .required) }
    case .percent:
      let (own, parent) = (problem.extent(index, axis), problem.extent(0, axis))
      problem.system.addRatio(own, to: parent, problem.widgets[index].params[axis].percent)
      if wraps { isVariable = false }
    case .spread, .ratio, .ratioResolved: break
    }
  }

  private func minimumPixels(_ problem: ConstraintProblem) -> Int {
    if case .pixels(let pixels) = problem.widgets[index].params[axis].minimum { return pixels }
    return 0
  }

  // MARK: - Positions

  /// Adds inequalities that keep a widget of a chain inside a layout that wraps its content.
  ///
  /// They are for widgets with fewer than two connections along the axis: the layout becomes large enough.
  private func addChainBounds(_ problem: inout ConstraintProblem) {
    guard connectionCount < 2, wraps else { return }
    problem.system.keep(begin, above: parentStart, 0, .required)
    var countsEnd = true
    if axis == .vertical, let target = problem.target(index, .baseline) {
      let other = problem.widgets[target.widget]
      countsEnd =
        other.ratio != 0 && other.behavior.horizontal == .matchConstraint
        && other.behavior.vertical == .matchConstraint
    }
    if countsEnd { problem.system.keep(parentEnd, above: end, 0, .required) }
  }

  private mutating func addPosition(_ problem: inout ConstraintProblem) {
    var strength = ConstraintStrength.equality
    switch (beginTarget, endTarget) {
    case (nil, nil): break
    case (let target?, nil):
      if wraps, problem.widgets[target.widget].isBarrier { strength = .required }
    case (nil, let target?):
      problem.system.equate(end, problem.variable(target), -endMargin, .required)
      if wraps { problem.system.keep(begin, above: parentStart, 0, .equality) }
    case (let first?, let second?):
      var centered = CenteredWidget(
        first: first, second: second, begin: problem.gap(index, .start(axis), to: first),
        end: problem.gap(index, .end(axis), to: second))
      guard addCentered(&problem, &centered) else { return }
    }
    guard wraps else { return }
    guard endTarget != ConstraintAnchor(widget: 0, side: .end(axis)) else { return }
    problem.system.keep(parentEnd, above: end, endTarget == nil ? 0 : endMargin, strength)
  }

  /// The two edges to which a widget is connected at both ends of the axis, and the kinds and strengths of the
  /// equations to add for it.
  private struct CenteredWidget {
    let first: ConstraintAnchor
    let second: ConstraintAnchor
    let begin: ConstraintSystem.Gap
    let end: ConstraintSystem.Gap
    /// True to add the equations that place the edges of the widget at the two edges: `applyBoundsCheck`.
    var appliesBoundsCheck = true
    /// True to add the equation that places the widget between the two edges by its bias: `applyCentering`.
    var appliesCentering = false
    /// True to raise ``boundsStrength`` for guidelines, barriers and the edges of the layout: `applyStrongChecks`.
    var appliesStrongChecks = false
    /// True to add the inequalities that keep the widget between the two edges: `applyRangeCheck`.
    var appliesRangeCheck = false
    var rangeStrength = ConstraintStrength.equality
    var boundsStrength = ConstraintStrength.highest
    var centeringStrength = ConstraintStrength.barrier
  }

  private func touchesBarrier(_ problem: ConstraintProblem, _ centered: CenteredWidget) -> Bool {
    problem.widgets[centered.first.widget].isBarrier || problem.widgets[centered.second.widget].isBarrier
  }

  /// Adds the equations of a widget that is connected at both ends of the axis; false if it needs no others.
  private mutating func addCentered(_ problem: inout ConstraintProblem, _ centered: inout CenteredWidget) -> Bool {
    let (beginLine, endLine) = (centered.begin.target, centered.end.target)
    let bias = problem.widgets[index].params[axis].bias
    let areFinal = problem.system.isFinal(beginLine) && problem.system.isFinal(endLine)
    if isVariable {
      if mode == .spread, maximum == 0, minimum == 0, areFinal {
        problem.system.equate(begin, beginLine, beginMargin, .required)
        problem.system.equate(end, endLine, -endMargin, .required)
        return false
      }
      chooseStrengths(&problem, &centered)
    } else {
      (centered.appliesCentering, centered.appliesRangeCheck) = (true, true)
      if areFinal {
        problem.system.center(centered.begin, centered.end, bias: bias, .required)
        if wraps, endLine != parentEnd { problem.system.keep(parentEnd, above: end, endMargin, .equality) }
        return false
      }
    }
    if centered.appliesRangeCheck, beginLine == endLine, centered.first.widget != 0 {
      (centered.appliesRangeCheck, centered.appliesBoundsCheck) = (false, false)
    }
    if centered.appliesCentering {
      let isOtherVariable = problem.widgets[index].behavior[axis.crossed] == .matchConstraint
      if !isVariable, !isOtherVariable, !isOtherChained, beginLine == parentStart, endLine == parentEnd {
        (centered.centeringStrength, centered.rangeStrength) = (.required, .required)
        centered.appliesBoundsCheck = false
        wraps = false
      }
      problem.system.center(centered.begin, centered.end, bias: bias, centered.centeringStrength)
    }
    if problem.widgets[index].isGone,
      problem.widgets[index].connections[ConstraintSide.end(axis).rawValue].dependents.isEmpty
    {
      return false
    }
    addRangeCheck(&problem, &centered)
    addBoundsCheck(&problem, &centered)
    guard wraps else { return true }
    if beginLine != parentStart { problem.system.keep(begin, above: parentStart, 0, .equality) }
    if isVariable, problem.widgets[index].minimum[axis] == 0, minimum == 0 {
      problem.system.keep(end, above: begin, 0, mode == .ratio ? .required : .equality)
    }
    return true
  }

  /// Sets the kinds and strengths of the equations for a widget of 0 dp, by its match mode.
  private func chooseStrengths(_ problem: inout ConstraintProblem, _ centered: inout CenteredWidget) {
    centered.appliesCentering = true
    switch mode {
    case .spread:
      if maximum == 0, minimum == 0 {
        (centered.appliesCentering, centered.appliesStrongChecks) = (false, true)
        (centered.rangeStrength, centered.boundsStrength) = (.required, .required)
      } else {
        centered.boundsStrength = .equality
        centered.appliesRangeCheck = true
      }
      if touchesBarrier(problem, centered) { centered.boundsStrength = .highest }
    case .percent:
      centered.boundsStrength = touchesBarrier(problem, centered) ? .highest : .equality
      centered.appliesRangeCheck = true
    case .wrap:
      centered.appliesRangeCheck = true
    case .ratio: chooseRatioStrengths(&problem, &centered)
    case .ratioResolved: break
    }
  }

  private func chooseRatioStrengths(_ problem: inout ConstraintProblem, _ centered: inout CenteredWidget) {
    (centered.appliesRangeCheck, centered.appliesStrongChecks) = (true, true)
    if problem.widgets[index].resolvedRatioSide == nil {
      (centered.rangeStrength, centered.boundsStrength) = (.required, .equality)
      centered.centeringStrength = !isOtherChained ? .required : wraps ? .equality : .highest
    } else if usesRatio {
      let other = problem.widgets[index].resolvedMode[axis.crossed]
      if other != .percent, other != .wrap {
        (centered.rangeStrength, centered.boundsStrength) = (.required, .equality)
      }
    } else if maximum > 0 {
      centered.boundsStrength = .equality
    } else if minimum == 0 {
      if !isOtherChained {
        centered.boundsStrength = .required
      } else {
        if centered.first.widget != 0, centered.second.widget != 0 { centered.rangeStrength = .highest }
        centered.boundsStrength = .highest
      }
    }
  }

  /// Adds to the solver the inequalities that keep the widget between the edges to which it is connected.
  private func addRangeCheck(_ problem: inout ConstraintProblem, _ centered: inout CenteredWidget) {
    if centered.appliesRangeCheck {
      if wraps, centered.begin.target != centered.end.target, !isVariable, touchesBarrier(problem, centered) {
        centered.rangeStrength = .barrier
      }
      problem.system.keep(begin, above: centered.begin.target, beginMargin, centered.rangeStrength)
      problem.system.keep(end, below: centered.end.target, -endMargin, centered.rangeStrength)
    }
    if wraps, problem.widgets[index].isInBarrier[axis], !touchesBarrier(problem, centered), centered.second.widget != 0
    {
      (centered.boundsStrength, centered.rangeStrength) = (.barrier, .barrier)
      centered.appliesBoundsCheck = true
    }
  }

  /// Adds to the solver the equations that place the edges of the widget at those to which it is connected.
  private func addBoundsCheck(_ problem: inout ConstraintProblem, _ centered: inout CenteredWidget) {
    guard centered.appliesBoundsCheck else { return }
    let touchesParent = centered.first.widget == 0 || centered.second.widget == 0
    if centered.appliesStrongChecks, !isOtherChained || (index > 0 && problem.wraps(axis.crossed)) {
      var strength = centered.boundsStrength
      if touchesParent { strength = .barrier }
      if problem.widgets[centered.first.widget].isGuideline || problem.widgets[centered.second.widget].isGuideline {
        strength = .equality
      }
      if touchesBarrier(problem, centered) { strength = .equality }
      if isOtherChained { strength = .equality }
      centered.boundsStrength = max(strength, centered.boundsStrength)
    }
    if wraps {
      centered.boundsStrength = min(centered.rangeStrength, centered.boundsStrength)
      if usesRatio, !isOtherChained, touchesParent { centered.boundsStrength = .highest }
    }
    problem.system.equate(begin, centered.begin.target, beginMargin, centered.boundsStrength)
    problem.system.equate(end, centered.end.target, -endMargin, centered.boundsStrength)
  }
}
