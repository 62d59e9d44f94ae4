import Geometry
import ViewTree

/// A side of a widget that constraints connect.
enum ConstraintSide: Int, CaseIterable {
  case left, right, top, bottom, baseline, center

  var opposite: ConstraintSide? {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .baseline, .center: nil
    }
  }

  static func start(_ axis: Axis) -> ConstraintSide { axis == .horizontal ? .left : .top }
  static func end(_ axis: Axis) -> ConstraintSide { axis == .horizontal ? .right : .bottom }
}

/// A side of one of the widgets of a ``ConstraintProblem``.
struct ConstraintAnchor: Hashable {
  /// 0 is the layout itself.
  var widget: Int
  var side: ConstraintSide
}

/// A connection of a side: `ConstraintAnchor`.
struct ConstraintConnection {
  var target: ConstraintAnchor?
  var margin = 0
  /// Replaces the margin where the target is gone; nil without one.
  var goneMargin: Int?
  /// The sides that are connected to this one.
  var dependents: [ConstraintAnchor] = []
  var variable: ConstraintVariable?
}

/// The source of the size of a widget along an axis: `ConstraintWidget.DimensionBehaviour`.
enum ConstraintBehavior {
  case fixed, wrapContent, matchConstraint, matchParent
}

/// The use of the room of a dimension of 0 dp.
enum ConstraintMatchMode {
  case spread, wrap, percent, ratio
  /// The ratio has given a number already.
  case ratioResolved
}

/// The layout or one of its children while equations are made: `ConstraintWidget`.
struct ConstraintWidget {
  enum Role {
    case container, view
    case guideline(ConstraintHelper.Guideline.Position, Axis)
    /// The index of the side is that of ``ConstraintSide``; members are indexes of widgets.
    case barrier(ConstraintBarrier, ConstraintSide, members: [Int])
    case flow
    /// Groups, layers, placeholders: no size of their own.
    case helper
  }

  var role = Role.view
  /// Nil for the layout itself.
  var node: AndroidNode?
  var isGone = false
  var behavior = PerAxis(ConstraintBehavior.fixed, ConstraintBehavior.fixed)
  var origin = PerAxis(0, 0)
  var size = PerAxis(0, 0)
  var minimum = PerAxis(0, 0)
  /// The bound of the layout itself; nil without one.
  var maximum = PerAxis<Int?>(nil, nil)
  var bias = PerAxis<Float>(0.5, 0.5)
  var chainStyle = PerAxis(
    ConstraintLayoutParams.AxisParams.ChainStyle.spread, ConstraintLayoutParams.AxisParams.ChainStyle.spread)
  /// Nil where the file gives none.
  var weight = PerAxis<Float?>(nil, nil)
  var matchMode = PerAxis(ConstraintMatchMode.spread, ConstraintMatchMode.spread)
  var matchMinimum = PerAxis(Bound.none, Bound.none)
  var matchMaximum = PerAxis(Bound.none, Bound.none)
  var percent = PerAxis<Float>(1, 1)
  /// 0 without one.
  var ratio: Float = 0
  var ratioSide: Axis?
  /// From the top; 0 or −1 without one.
  var baseline = 0
  /// In degrees.
  var circleAngle: Float = 0
  var isInFlow = false
  /// The widget that a placeholder shows.
  var content: Int?
  /// True for the content of a placeholder, which has a size although it is gone.
  var isInPlaceholder = false
  var connections = [ConstraintConnection](repeating: ConstraintConnection(), count: ConstraintSide.allCases.count)

  // Results of one round of equations:
  var resolvedMode = PerAxis(ConstraintMatchMode.spread, ConstraintMatchMode.spread)
  var resolvedRatio: Float = 0
  var resolvedRatioSide: Axis?
  var isInBarrier = PerAxis(false, false)
  /// A size that limits gave after the solution; it is the size of the next round.
  var override = PerAxis<Int?>(nil, nil)
  /// True for a side that `match_parent` fixes.
  var isDirect = PerAxis(false, false)

  enum Bound: Equatable {
    case none
    case pixels(Int)
    /// The measured size.
    case wrap

    /// The limit in pixels; 0 without one.
    func pixels(measured: Int) -> Int {
      switch self {
      case .none: 0
      case .pixels(let pixels): max(0, pixels)
      case .wrap: measured
      }
    }
  }

  subscript(side: ConstraintSide) -> ConstraintConnection {
    get { connections[side.rawValue] }
    set { connections[side.rawValue] = newValue }
  }

  var isBarrier: Bool { if case .barrier = role { true } else { false } }
  var isGuideline: Bool { if case .guideline = role { true } else { false } }
  var isFlow: Bool { if case .flow = role { true } else { false } }
  var isContainer: Bool { if case .container = role { true } else { false } }

  func isConnected(_ side: ConstraintSide) -> Bool { self[side].target != nil }
  var hasDependents: Bool { connections.contains { !$0.dependents.isEmpty } }

  /// The end in the layout, in pixels.
  func end(_ axis: Axis) -> Int { origin[axis] + size[axis] }

  /// `ConstraintWidget.setWidth`.
  mutating func setSize(_ axis: Axis, _ pixels: Int) { size[axis] = max(pixels, minimum[axis]) }

  /// `ConstraintWidget.setFrame`.
  mutating func setFrame(_ frame: PerAxis<(start: Int, end: Int)>) {
    for axis in Axis.allCases {
      origin[axis] = frame[axis].start
      guard !isGone else {
        size[axis] = 0
        continue
      }
      let found = frame[axis].end - frame[axis].start
      // Rounding may have taken a pixel.
      var pixels = behavior[axis] == .fixed ? max(found, size[axis]) : found
      let rounded = pixels
      pixels = max(pixels, minimum[axis])
      if behavior[axis] == .matchConstraint, case .pixels(let limit) = matchMaximum[axis], limit > 0 {
        pixels = min(pixels, limit)
      }
      size[axis] = pixels
      if rounded != pixels { override[axis] = pixels }
    }
  }
}
