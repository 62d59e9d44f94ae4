import Geometry
import ViewTree

/// An edge, the baseline or the center of a widget of a `ConstraintLayout`, which constraints connect.
enum ConstraintSide: Int, CaseIterable {
  case left, right, top, bottom, baseline, center

  static let count = 6

  init(_ side: ConstraintLayoutParams.Side, isRightToLeft: Bool) {
    switch side {
    case .left: self = .left
    case .right: self = .right
    case .start: self = isRightToLeft ? .right : .left
    case .end: self = isRightToLeft ? .left : .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .baseline: self = .baseline
    }
  }

  var opposite: ConstraintSide? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .baseline, .center: nil
    }
  }

  static func start(_ axis: Axis) -> ConstraintSide { axis.isHorizontal ? .left : .top }
  static func end(_ axis: Axis) -> ConstraintSide { axis.isHorizontal ? .right : .bottom }
}

/// An edge of one of the widgets of a ``ConstraintProblem``, as the target of connections.
struct ConstraintAnchor: Hashable {
  /// The index of the widget in the problem; 0 is the layout itself.
  var widget: Int
  var side: ConstraintSide
}

/// The connection of an edge of a widget to another edge, with margins in pixels: `ConstraintAnchor`.
struct ConstraintConnection {
  var target: ConstraintAnchor?
  var margin = 0
  /// The margin in pixels that replaces ``margin`` if the widget of the target is gone; nil to keep ``margin``.
  var goneMargin: Int?
  /// The edges of other widgets that are connected to this edge.
  var dependents: [ConstraintAnchor] = []

  /// Connects the edge to another edge, or to none, with margins in pixels; the dependents do not change.
  mutating func set(_ target: ConstraintAnchor?, _ margin: Int, _ goneMargin: Int?) {
    (self.target, self.margin, self.goneMargin) = (target, margin, goneMargin)
  }
}

/// The rule that determines the size of a widget along an axis: `ConstraintWidget.DimensionBehaviour`.
enum ConstraintBehavior {
  case fixed, wrapContent, matchConstraint, matchParent
}

/// The rule for the size of a widget whose dimension is 0 dp, `match_constraint`.
enum ConstraintMatchMode {
  case spread, wrap, percent, ratio
  /// The size follows from a dimension ratio and is already computed.
  case ratioResolved

  init(_ mode: ConstraintLayoutParams.AxisParams.MatchMode) {
    switch mode {
    case .spread: self = .spread
    case .wrap: self = .wrap
    case .percent: self = .percent
    }
  }
}

extension AndroidDimensionBound {
  /// Returns the limit in pixels; 0 for no limit.
  ///
  /// - Parameter measured: the size in pixels at which the widget was measured, the limit `wrap`.
  func pixels(measured: Int) -> Int {
    switch self {
    case .none: 0
    case .pixels(let pixels): max(0, pixels)
    case .wrap: measured
    }
  }
}

/// The widget of a `ConstraintLayout` or of one of its children in the system of equations, with sizes in pixels.
///
/// As in `ConstraintWidget`.
struct ConstraintWidget {
  enum Role {
    case container, view
    case guideline(ConstraintHelper.Guideline.Position, Axis)
    /// A barrier at an edge of other widgets; `members` contains the indices of these widgets in the problem.
    case barrier(ConstraintBarrier, ConstraintSide, members: [Int])
    case flow
    /// A `Group` or `Layer`, which has no constraints and no size.
    case helper
  }

  var role = Role.view
  /// The view of the widget; nil for the layout itself.
  var node: AndroidNode?
  var isGone = false
  var behavior = PerAxis(ConstraintBehavior.fixed, ConstraintBehavior.fixed)
  var origin = PerAxis(0, 0)
  var size = PerAxis(0, 0)
  var minimum = PerAxis(0, 0)
  /// The maximum width and height of the layout itself in pixels, without its padding; nil for no maximum.
  var maximum = PerAxis<Int?>(nil, nil)
  /// The attributes of the view along each axis; a flow and a right-to-left layout change them.
  var params = PerAxis { _ in ConstraintLayoutParams.AxisParams() }
  /// The dimension ratio, without unit: the size along ``ratioSide`` divided by the other size, or width ÷ height
  /// without a side; 0 for none.
  var ratio: Float = 0
  var ratioSide: Axis?
  /// The distance of the baseline from the top of the widget in pixels; −1 if the measured view has no baseline, 0 if
  /// no view was measured.
  var baseline = 0
  /// The direction from the center of a circle constraint to the widget, in degrees clockwise from the top.
  var circleAngle: Float = 0
  var isInFlow = false
  /// The index of the widget that this placeholder shows; nil for an empty placeholder and all other widgets.
  var content: Int?
  /// True if a placeholder shows the widget, which then has a size although its visibility is `gone`.
  var isInPlaceholder = false
  /// The connections of the edges, indexed by ``ConstraintSide``.
  var connections = [ConstraintConnection](repeating: ConstraintConnection(), count: ConstraintSide.count)

  // Results of one round of equations:
  var resolvedMode = PerAxis(ConstraintMatchMode.spread, ConstraintMatchMode.spread)
  var resolvedRatio: Float = 0
  var resolvedRatioSide: Axis?
  var isInBarrier = PerAxis(false, false)
  /// The size in pixels that a limit requires instead of that of the solution, for the next round; nil if the limits
  /// hold.
  var override = PerAxis<Int?>(nil, nil)
  /// True for an axis along which `match_parent` determines the position and the size without equations.
  var isDirect = PerAxis(false, false)

  subscript(side: ConstraintSide) -> ConstraintConnection { connections[side.rawValue] }

  var isBarrier: Bool { if case .barrier = role { true } else { false } }
  var isGuideline: Bool { if case .guideline = role { true } else { false } }
  var isFlow: Bool { if case .flow = role { true } else { false } }
  var isContainer: Bool { if case .container = role { true } else { false } }

  /// True if both dimensions of the widget follow from the equations, so that its view is not measured before them.
  var isSizedByEquations: Bool {
    Axis.allCases.allSatisfy { behavior[$0] == .matchConstraint && params[$0].matchMode != .wrap }
  }

  func isConnected(_ side: ConstraintSide) -> Bool { connections[side.rawValue].target != nil }
  var hasDependents: Bool { connections.contains { !$0.dependents.isEmpty } }

  /// Sets the size along an axis in pixels, raised to the minimum: `ConstraintWidget.setWidth`.
  mutating func setSize(_ axis: Axis, _ pixels: Int) { size[axis] = max(pixels, minimum[axis]) }

  /// Sets the position and size from the edges of the solution, in pixels of the layout's content box, within the
  /// limits: `ConstraintWidget.setFrame`.
  ///
  /// The size of a gone widget becomes 0.
  mutating func setFrame(from start: PerAxis<Int>, to end: PerAxis<Int>) {
    for axis in Axis.allCases {
      origin[axis] = start[axis]
      guard !isGone else {
        size[axis] = 0
        continue
      }
      let found = end[axis] - start[axis]
      // Both edges are rounded, so that the size of the solution may be a pixel too small.
      var pixels = behavior[axis] == .fixed ? max(found, size[axis]) : found
      let rounded = pixels
      pixels = max(pixels, minimum[axis])
      if behavior[axis] == .matchConstraint, case .pixels(let limit) = params[axis].maximum, limit > 0 {
        pixels = min(pixels, limit)
      }
      size[axis] = pixels
      if rounded != pixels { override[axis] = pixels }
    }
  }
}
