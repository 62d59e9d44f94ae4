import Geometry
import ViewTree

/// The widgets of one `ConstraintLayout` and the equations between them: `ConstraintWidgetContainer`.
///
/// Methods take a widget by its index in ``widgets``.
struct ConstraintProblem {
  let node: AndroidNode
  /// The measure specs of the layout itself.
  let specs: PerAxis<MeasureSpec>
  let pass: AndroidPass
  /// The widget of the layout itself at index 0, then those of its children in document order.
  var widgets: [ConstraintWidget]
  var flows: [Int: FlowState] = [:]
  var system: ConstraintSystem
  /// The solver's variables for the edges of the widgets, indexed by widget · ``ConstraintSide/count`` + side.
  private var variables: [ConstraintVariable?] = []
  /// The first widget of each chain along an axis, in the order in which the equations of the chains are added.
  var chains = PerAxis<[Int]>([], [])
  var isExhausted: Bool { pass.work.isExhausted }
  let isRightToLeft: Bool

  /// Creates a problem with only the widget of the layout itself.
  init(_ node: AndroidNode, _ specs: PerAxis<MeasureSpec>, _ pass: AndroidPass) {
    (self.node, self.specs, self.pass) = (node, specs, pass)
    system = ConstraintSystem(pass.work)
    widgets = [ConstraintWidget()]
    isRightToLeft = node.isRightToLeft
  }

  // MARK: - Connections

  /// Returns the anchor that equations use in place of `anchor`: `anchor` itself or, for a guideline, its only edge.
  ///
  /// That edge is `left` for `left` and `right` of a vertical guideline, and `top` for `top` and `bottom` of a
  /// horizontal one. The result is nil for all other sides of a guideline.
  func resolved(_ anchor: ConstraintAnchor) -> ConstraintAnchor? {
    guard case .guideline(_, let axis) = widgets[anchor.widget].role else { return anchor }
    // A horizontal guideline is a line at a height.
    switch (axis, anchor.side) {
    case (.vertical, .left), (.vertical, .right): return ConstraintAnchor(widget: anchor.widget, side: .left)
    case (.horizontal, .top), (.horizontal, .bottom): return ConstraintAnchor(widget: anchor.widget, side: .top)
    default: return nil
    }
  }

  mutating func connect(_ anchor: ConstraintAnchor, to target: ConstraintAnchor, _ margin: Int, gone: Int? = nil) {
    disconnect(anchor)
    guard let target = resolved(target) else { return }
    widgets[anchor.widget].connections[anchor.side.rawValue].set(target, margin, gone)
    widgets[target.widget].connections[target.side.rawValue].dependents.append(anchor)
  }

  mutating func disconnect(_ anchor: ConstraintAnchor) {
    if let old = target(anchor.widget, anchor.side) {
      widgets[old.widget].connections[old.side.rawValue].dependents.removeAll { $0 == anchor }
    }
    widgets[anchor.widget].connections[anchor.side.rawValue].set(nil, 0, nil)
  }

  mutating func disconnectAll(_ widget: Int) {
    for side in ConstraintSide.allCases { disconnect(ConstraintAnchor(widget: widget, side: side)) }
  }

  func target(_ widget: Int, _ side: ConstraintSide) -> ConstraintAnchor? {
    widgets[widget].connections[side.rawValue].target
  }

  /// Returns the margin in pixels at an edge of a widget: `ConstraintAnchor.getMargin`.
  ///
  /// The margin is 0 for a gone widget and for an edge without a connection. If the target of the connection is gone,
  /// the gone margin is used, if there is one.
  func margin(_ widget: Int, _ side: ConstraintSide) -> Int {
    if widgets[widget].isGone { return 0 }
    if let gone = widgets[widget].connections[side.rawValue].goneMargin, let target = target(widget, side),
      widgets[target.widget].isGone
    {
      return gone
    }
    return widgets[widget].connections[side.rawValue].margin
  }

  /// Returns the solver's variable for the position of a widget's edge in pixels, and creates it at the first use.
  mutating func variable(_ widget: Int, _ side: ConstraintSide) -> ConstraintVariable {
    let index = widget * ConstraintSide.count + side.rawValue
    if let known = variables[index] { return known }
    let made = system.makeVariable(.side)
    variables[index] = made
    return made
  }

  mutating func variable(_ anchor: ConstraintAnchor) -> ConstraintVariable { variable(anchor.widget, anchor.side) }

  mutating func extent(_ widget: Int, _ axis: Axis) -> ConstraintSystem.Extent {
    ConstraintSystem.Extent(start: variable(widget, .start(axis)), end: variable(widget, .end(axis)))
  }

  /// Returns the space between an edge of a widget and another edge, with the margin of the widget in pixels.
  mutating func gap(_ widget: Int, _ side: ConstraintSide, to target: ConstraintAnchor) -> ConstraintSystem.Gap {
    ConstraintSystem.Gap(side: variable(widget, side), target: variable(target), margin: margin(widget, side))
  }

  func wraps(_ axis: Axis) -> Bool { widgets[0].behavior[axis] == .wrapContent }

  /// True if the edge of a widget is connected to an edge that is itself connected to this edge.
  func isMutual(_ widget: Int, _ side: ConstraintSide) -> Bool {
    guard let target = target(widget, side) else { return false }
    return self.target(target.widget, target.side) == ConstraintAnchor(widget: widget, side: side)
  }

  func isInChain(_ widget: Int, _ axis: Axis) -> Bool {
    isMutual(widget, .start(axis)) || isMutual(widget, .end(axis))
  }

  func isChainHead(_ widget: Int, _ axis: Axis) -> Bool {
    target(widget, .start(axis)) != nil && !isMutual(widget, .start(axis)) && isMutual(widget, .end(axis))
  }

  // MARK: - Solving

  /// Creates the equations of all widgets, solves them, and sets the frames of the widgets.
  ///
  /// One round of `ConstraintWidgetContainer.layout`. Frames are in pixels of the layout's content box.
  ///
  /// - Returns: true if a limit replaced a size of the solution, so that another round is necessary.
  private mutating func solveOnce() -> Bool {
    system = ConstraintSystem(pass.work, capacity: widgets.count * ConstraintSide.count)
    chains = PerAxis([], [])
    variables = Array(repeating: nil, count: widgets.count * ConstraintSide.count)
    for index in widgets.indices {
      for side in [ConstraintSide.left, .top, .right, .bottom] { _ = variable(index, side) }
      if widgets[index].baseline > 0 { _ = variable(index, .baseline) }
    }
    addEquations()
    system.minimize()
    var hasOverride = false
    for index in widgets.indices {
      takeFrame(index)
      if index > 0, widgets[index].override != PerAxis(nil, nil) { hasOverride = true }
    }
    return hasOverride
  }

  /// Sets the frame of a widget from the solution, in pixels of the layout's content box.
  ///
  /// A view whose end is before its start gets an empty frame at the origin. As in `ConstraintWidget.updateFromSolver`.
  private mutating func takeFrame(_ index: Int) {
    if case .guideline(_, let axis) = widgets[index].role {
      let across = axis.crossed
      widgets[index].origin[across] = pixels(index, .start(across))
      widgets[index].size[across] = 0
      // The view of a guideline is a point on its line.
      widgets[index].origin[axis] = 0
      widgets[index].size[axis] = 0
      return
    }
    var start = PerAxis(pixels(index, .left), pixels(index, .top))
    var end = PerAxis(pixels(index, .right), pixels(index, .bottom))
    if end.horizontal < start.horizontal || end.vertical < start.vertical {
      (start, end) = (PerAxis(0, 0), PerAxis(0, 0))
    }
    widgets[index].setFrame(from: start, to: end)
  }

  /// Returns the position of a widget's edge in the solution, in pixels of the layout's content box.
  private mutating func pixels(_ widget: Int, _ side: ConstraintSide) -> Int {
    let variable = variable(widget, side)
    return system.pixels(variable)
  }

  /// Solves the equations repeatedly until no size changes, in at most 9 rounds: `ConstraintWidgetContainer.layout`.
  mutating func solve() {
    let room = widgets[0].size
    let original = widgets[0].behavior
    var hasFixed = false
    var rounds = 0
    var needsRound = true
    while needsRound, rounds <= Self.maximumRounds, !isExhausted {
      rounds += 1
      needsRound = solveOnce()
      for axis in Axis.allCases {
        if widgets[0].minimum[axis] > widgets[0].size[axis] {
          widgets[0].size[axis] = widgets[0].minimum[axis]
          widgets[0].behavior[axis] = .fixed
          (hasFixed, needsRound) = (true, true)
        }
      }
      guard !hasFixed else { continue }
      for axis in Axis.allCases where widgets[0].behavior[axis] == .wrapContent && room[axis] > 0 {
        if widgets[0].size[axis] > room[axis] {
          widgets[0].behavior[axis] = .fixed
          widgets[0].size[axis] = room[axis]
          (hasFixed, needsRound) = (true, true)
        }
      }
    }
    if hasFixed { widgets[0].behavior = original }
  }

  /// The index of the last round of equations in one call of ``solve()``, counted from 0; there are at most 9 rounds.
  private static let maximumRounds = 8
}
