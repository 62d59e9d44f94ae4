import Geometry
import ViewTree

extension ConstraintProblem {
  /// Adds a widget for each child of the layout to `widgets`, and connects the widgets by their constraints.
  ///
  /// As in `ConstraintLayout.applyConstraintsFromLayoutParams`.
  mutating func addChildren() {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(node.children.count + 1)
    if let identifier = node.identifier { indices[identifier] = 0 }
    for (position, child) in node.children.enumerated() {
      if let identifier = child.identifier { indices[identifier] = position + 1 }
    }
    widgets.reserveCapacity(node.children.count + 1)
    for child in node.children { widgets.append(ConstraintWidget(child)) }
    for (position, child) in node.children.enumerated() {
      let index = position + 1
      if case .constraintHelper(let helper) = child.layout.content { setRole(index, helper, child, indices) }
    }
    for (position, child) in node.children.enumerated() {
      let index = position + 1
      if widgets[index].isGuideline { continue }
      ConstraintReader(child: child, index: index, params: ConstraintLayoutParams(of: child), indices: indices)
        .connect(in: &self)
    }
  }

  /// Sets the role of the widget of a guideline, barrier, flow, placeholder, group or layer.
  ///
  /// Guidelines and barriers have the visibility `gone`, so that a connection to them has its gone margin.
  ///
  /// - Parameter indices: the index of each child's widget; the key is the identifier of the child.
  private mutating func setRole(
    _ index: Int, _ helper: ConstraintHelper, _ child: AndroidNode, _ indices: [String: Int]
  ) {
    func members(_ names: [String]) -> [Int] { names.compactMap { indices[$0] }.filter { $0 != index } }
    switch helper {
    case .guideline(let guideline):
      var position = guideline.position
      if guideline.orientation == .vertical, child.isRightToLeft {
        switch position {
        case .begin(let pixels): position = .end(pixels)
        case .end(let pixels): position = .begin(pixels)
        case .percent(let share): position = .percent(1 - share)
        }
      }
      widgets[index].role = .guideline(position, guideline.orientation)
      widgets[index].isGone = true
    case .barrier(let barrier):
      let side = ConstraintSide(barrier.direction, isRightToLeft: node.isRightToLeft)
      widgets[index].role = .barrier(barrier, side, members: members(barrier.referenced))
      widgets[index].isGone = true
    case .flow(let flow):
      widgets[index].role = .flow
      let members = members(flow.referenced)
      var padding = child.padding
      if flow.startPadding > 0 || flow.endPadding > 0 {
        padding.left = node.isRightToLeft ? flow.endPadding : flow.startPadding
        padding.right = node.isRightToLeft ? flow.startPadding : flow.endPadding
      }
      flows[index] = FlowState(flow: flow, members: members, padding: padding)
      for member in members { widgets[member].isInFlow = true }
    case .placeholder(let placeholder):
      guard let content = placeholder.content.flatMap({ indices[$0] }), content != index else { return }
      widgets[index].content = content
      widgets[content].isGone = true
      widgets[content].isInPlaceholder = true
    case .group, .layer:
      widgets[index].role = .helper
      widgets[index].size = PerAxis(0, 0)
      widgets[index].behavior = PerAxis(.fixed, .fixed)
    }
  }
}

extension ConstraintLayoutParams {
  /// The constraint parameters of a child; without constraints if the document states none.
  fileprivate init(of child: AndroidNode) {
    if case .constraint(let params) = child.params.parent { self = params } else { self.init() }
  }
}

extension ConstraintWidget {
  /// Creates the widget of a child, with its dimensions in pixels and without connections.
  fileprivate init(_ child: AndroidNode) {
    node = child
    isGone = child.isGone
    let params = ConstraintLayoutParams(of: child)
    for axis in Axis.allCases {
      let axisParams = params[axis]
      self.params[axis] = axisParams
      switch child.dimension(axis) {
      case .pixels(0): behavior[axis] = .matchConstraint
      case .pixels(let pixels): size[axis] = max(0, pixels)
      case .matchParent: behavior[axis] = axisParams.isConstrained ? .matchConstraint : .matchParent
      case .wrapContent:
        behavior[axis] = axisParams.isConstrained ? .matchConstraint : .wrapContent
        if axisParams.isConstrained, axisParams.matchMode == .spread { self.params[axis].matchMode = .wrap }
      }
    }
    ratio = params.ratio?.value ?? 0
    ratioSide = params.ratio?.side
    circleAngle = params.circle?.angle ?? 0
  }
}

/// The reader of one child's layout parameters, which makes the connections that they describe.
private struct ConstraintReader {
  let child: AndroidNode
  let index: Int
  let params: ConstraintLayoutParams
  let indices: [String: Int]

  func connect(in problem: inout ConstraintProblem) {
    if let circle = params.circle, let target = indices[circle.identifier] {
      problem.connect(anchor(.center), to: ConstraintAnchor(widget: target, side: .center), circle.radius, gone: 0)
      return
    }
    // Margins of match_parent count without a connection.
    for axis in Axis.allCases where problem.widgets[index].behavior[axis] == .matchParent {
      problem.widgets[index].connections[ConstraintSide.start(axis).rawValue].margin = child.margins.start(axis)
      problem.widgets[index].connections[ConstraintSide.end(axis).rawValue].margin = child.margins.end(axis)
    }
    connectHorizontally(in: &problem)
    connect(.top, to: params.targets[.top], child.margins.top, in: &problem)
    connect(.bottom, to: params.targets[.bottom], child.margins.bottom, in: &problem)
    connectBaseline(in: &problem)
  }

  private func anchor(_ side: ConstraintSide) -> ConstraintAnchor { ConstraintAnchor(widget: index, side: side) }

  /// Connects the left and right edges of the child: `LayoutParams.resolveLayoutDirection`.
  ///
  /// Constraints of `left` and `right` are used only if neither `start` nor `end` has a constraint.
  private func connectHorizontally(in problem: inout ConstraintProblem) {
    let (left, right) = (child.margins.left, child.margins.right)
    let (start, end) = (params.targets[.start], params.targets[.end])
    if start == nil, end == nil {
      connect(.left, to: params.targets[.left], left, in: &problem)
      connect(.right, to: params.targets[.right], right, in: &problem)
    } else if child.isRightToLeft {
      problem.widgets[index].params.horizontal.bias = 1 - params.horizontal.bias
      connect(.left, to: end, left, in: &problem)
      connect(.right, to: start, right, in: &problem)
    } else {
      connect(.left, to: start, left, in: &problem)
      connect(.right, to: end, right, in: &problem)
    }
  }

  private func connect(
    _ side: ConstraintSide, to target: ConstraintLayoutParams.Target?, _ margin: Int,
    in problem: inout ConstraintProblem
  ) {
    guard let target, let anchor = anchor(for: target) else { return }
    problem.connect(self.anchor(side), to: anchor, margin, gone: goneMargin(side))
  }

  private func goneMargin(_ side: ConstraintSide) -> Int? {
    switch side {
    case .left: params.goneMargins[child.isRightToLeft ? .end : .start] ?? params.goneMargins[.left]
    case .right: params.goneMargins[child.isRightToLeft ? .start : .end] ?? params.goneMargins[.right]
    case .top: params.goneMargins[.top]
    case .bottom: params.goneMargins[.bottom]
    case .baseline: params.goneMargins[.baseline]
    case .center: nil
    }
  }

  private func anchor(for target: ConstraintLayoutParams.Target) -> ConstraintAnchor? {
    let isParent = target.identifier == ConstraintLayoutParams.Target.parentIdentifier
    guard let widget = isParent ? 0 : indices[target.identifier] else { return nil }
    let side = ConstraintSide(target.side, isRightToLeft: child.isRightToLeft)
    return ConstraintAnchor(widget: widget, side: side)
  }

  private func connectBaseline(in problem: inout ConstraintProblem) {
    guard let target = params.targets[.baseline], let anchor = anchor(for: target), anchor.widget != 0 else { return }
    problem.connect(self.anchor(.baseline), to: anchor, params.baselineMargin, gone: goneMargin(.baseline))
    problem.disconnect(self.anchor(.top))
    problem.disconnect(self.anchor(.bottom))
  }
}
