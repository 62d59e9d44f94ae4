import Geometry
import ViewTree

/// One side of a widget along one axis, to which another widget is constrained.
struct ConstraintAnchor {
  /// The index of the widget; nil for the layout itself.
  var widget: Int?
  /// True for the end of the widget, false for its start.
  var isEnd: Bool
  var margin: Double
}

/// The source of the size of a widget along an axis: `ConstraintWidget.DimensionBehaviour`.
enum ConstraintSizing {
  /// The measured size.
  case fixed
  /// The measured size, limited by the constraints.
  case constrained
  /// The distance of the constraints, for 0 dp.
  case match
  case matchParent
  /// A percentage of the layout.
  case percent
  /// The measured size within the available space, for 0 dp.
  case wrap
}

/// A child of a `ConstraintLayout` along one axis, with sizes in pixels.
struct ConstraintSpan {
  var start: ConstraintAnchor?
  var end: ConstraintAnchor?
  var bias = 0.5
  var sizing = ConstraintSizing.fixed
  /// The measured size in pixels.
  var size = 0.0
  /// The minimum size in pixels; nil for none, because the space between two views may be negative.
  var minimum: Double?
  var maximum = Double.infinity
  var percent = 1.0
  /// The size derived from a ratio in pixels; nil without a ratio.
  var ratioSize: Double?
  var weight: Double?
  var chainStyle = ConstraintLayoutParams.AxisParams.ChainStyle.spread
  /// The start of the resulting span, in pixels of the content; `last` is its end.
  var first = 0.0
  var last = 0.0

  func limited(_ size: Double) -> Double { max(minimum ?? -.infinity, min(maximum, size)) }
}

/// The children of a `ConstraintLayout` while it is measured, with sizes in pixels.
final class ConstraintWidgets {
  let node: AndroidNode
  let children: [AndroidNode]
  let params: [ConstraintLayoutParams]
  var spans: PerAxis<[ConstraintSpan]>
  let indices: [String: Int]
  var isCircular = false
  var hasWidthsFromHeights = false

  /// The width ÷ height of views whose width is derived from their height.
  var widthRatios: [Int: (value: Double, isFree: Bool)] = [:]

  // The state while an axis is solved:
  var axis = Axis.horizontal
  var contentSize = 0.0
  var wraps = false
  var wrapsHeight = false
  var progress: [Progress] = []
  /// The missing space in pixels at the constraints of each widget, at its start and at its end.
  var deficits: [Double] = []
  var chainOf: [Int?] = []
  /// The index of the flow that arranges a view, by the index of the view.
  var flowOf: [Int: Int] = [:]
  var arrangements: [Int: FlowArrangement] = [:]
  var chains: [[Int]] = []

  enum Progress {
    case open, running, done
  }

  init(_ node: AndroidNode) {
    self.node = node
    children = node.children
    params = node.children.map { child in
      if case .constraint(let params) = child.params.parent { return params }
      return ConstraintLayoutParams()
    }
    var indices: [String: Int] = [:]
    for (index, child) in node.children.enumerated() {
      if let identifier = child.identifier { indices[identifier] = index }
    }
    self.indices = indices
    spans = PerAxis([], [])
    for axis in Axis.allCases { spans[axis] = children.indices.map { makeSpan($0, axis) } }
  }

  func helper(_ index: Int) -> ConstraintHelper? {
    if case .constraintHelper(let helper) = children[index].layout.content { return helper }
    return nil
  }

  // MARK: - Anchors

  private func makeSpan(_ index: Int, _ axis: Axis) -> ConstraintSpan {
    var span = ConstraintSpan()
    let params = params[index]
    let axisParams = params[axis]
    span.bias = Double(axisParams.bias)
    span.weight = axisParams.weight.map { Double($0) }
    span.chainStyle = axisParams.chainStyle
    (span.start, span.end) = anchors(index, axis, &span.bias)
    span.sizing = sizing(index, axis)
    span.percent = Double(axisParams.percent)
    if children[index].isGone {
      span.sizing = .fixed
      return span
    }
    guard span.sizing != .fixed && span.sizing != .matchParent else { return span }
    if case .pixels(let pixels) = axisParams.minimum { span.minimum = Double(pixels) }
    if case .pixels(let pixels) = axisParams.maximum { span.maximum = Double(max(pixels, 0)) }
    return span
  }

  private func sizing(_ index: Int, _ axis: Axis) -> ConstraintSizing {
    switch children[index].dimension(axis) {
    case .pixels(0):
      if helper(index) != nil, !isFlow(index) { return .fixed }
      switch params[index][axis].matchMode {
      case .spread: return .match
      case .wrap: return .wrap
      case .percent: return .percent
      }
    case .pixels: return .fixed
    case .matchParent: return .matchParent
    case .wrapContent: return params[index][axis].isConstrained ? .constrained : .fixed
    }
  }

  /// The start and end anchors of a child: `ConstraintLayout.LayoutParams.resolveLayoutDirection`.
  private func anchors(_ index: Int, _ axis: Axis, _ bias: inout Double) -> (ConstraintAnchor?, ConstraintAnchor?) {
    let params = params[index]
    let margins = children[index].margins
    func anchor(_ side: ConstraintLayoutParams.Side, isEnd: Bool) -> ConstraintAnchor? {
      guard let target = params.targets[side] else { return nil }
      let isParent = target.identifier == ConstraintLayoutParams.Target.parentIdentifier
      let widget = isParent ? nil : indices[target.identifier]
      guard isParent || widget != nil, widget != index else { return nil }
      var margin = isEnd ? margins.end(axis) : margins.start(axis)
      if children[index].isGone {
        margin = 0
      } else if let widget, children[widget].isGone, let gone = params.goneMargins[side] {
        margin = gone
      }
      let targetIsEnd: Bool =
        switch target.side {
        case .left, .top, .baseline: false
        case .right, .bottom: true
        case .start: axis == .horizontal && node.isRightToLeft
        case .end: !(axis == .horizontal && node.isRightToLeft)
        }
      return ConstraintAnchor(widget: widget, isEnd: targetIsEnd, margin: Double(margin))
    }
    guard axis == .horizontal else { return (anchor(.top, isEnd: false), anchor(.bottom, isEnd: true)) }
    if params.targets[.start] != nil || params.targets[.end] != nil {
      if node.isRightToLeft {
        bias = 1 - bias
        return (anchor(.end, isEnd: false), anchor(.start, isEnd: true))
      }
      return (anchor(.start, isEnd: false), anchor(.end, isEnd: true))
    }
    return (anchor(.left, isEnd: false), anchor(.right, isEnd: true))
  }

  // MARK: - Measuring

  /// Measures the views without constraints.
  func measureFreely(_ specs: PerAxis<MeasureSpec>, in pass: AndroidPass) {
    wrapsHeight = !specs.vertical.isExact
    for (index, child) in children.enumerated() where !child.isGone && helper(index) == nil {
      func spec(_ axis: Axis) -> MeasureSpec {
        switch child.dimension(axis) {
        case .pixels(0): specs[axis].forChild(.wrapContent, used: node.padding(axis))
        case .matchParent: specs[axis].forChild(.matchParent, used: node.padding(axis) + child.margin(axis))
        case let dimension: specs[axis].forChild(dimension, used: node.padding(axis))
        }
      }
      child.measure(spec(.horizontal), spec(.vertical), in: pass)
      for axis in Axis.allCases {
        spans[axis][index].size = Double(child.size[axis])
        if case .wrap = params[index][axis].minimum { spans[axis][index].minimum = Double(child.size[axis]) }
        if case .wrap = params[index][axis].maximum { spans[axis][index].maximum = Double(child.size[axis]) }
      }
      applyRatio(index, knows: nil)
    }
    measureFlows(specs)
  }

  /// Measures the heights of views whose width follows from constraints.
  func measureSolved(_ axis: Axis, _ specs: PerAxis<MeasureSpec>, in pass: AndroidPass) {
    guard axis == .horizontal else { return }
    for (index, child) in children.enumerated() where !child.isGone && helper(index) == nil {
      let span = spans.horizontal[index]
      let width = edge(span.last) - edge(span.first)
      if spans.horizontal[index].sizing != .fixed || child.size.horizontal != width {
        let dimension = child.params.height
        let height: MeasureSpec =
          switch dimension {
          case .pixels(0): specs.vertical.forChild(.wrapContent, used: node.padding(.vertical))
          case .matchParent:
            specs.vertical.forChild(.matchParent, used: node.padding(.vertical) + child.margin(.vertical))
          default: specs.vertical.forChild(dimension, used: node.padding(.vertical))
          }
        child.measure(.exactly(max(0, width)), height, in: pass)
        spans.vertical[index].size = Double(child.size.vertical)
      }
      applyRatio(index, knows: .horizontal)
    }
  }

  /// Measures the views with the sizes from the constraints.
  func measureExactly(in pass: AndroidPass) {
    for (index, child) in children.enumerated() where !child.isGone && helper(index) == nil {
      let frame = frame(index)
      if child.size != PerAxis(frame.width, frame.height) {
        child.measure(.exactly(max(0, frame.width)), .exactly(max(0, frame.height)), in: pass)
      }
    }
  }

  func edge(_ value: Double) -> Int { Int((value + 0.5).rounded(.towardZero)) }

  func frame(_ index: Int) -> AndroidFrame {
    let (h, v) = (spans.horizontal[index], spans.vertical[index])
    return AndroidFrame(
      x: edge(h.first) + node.padding.left, y: edge(v.first) + node.padding.top, width: edge(h.last) - edge(h.first),
      height: edge(v.last) - edge(v.first))
  }

  /// The frames in the layout in pixels; a view without space is at its origin: `ConstraintWidget.updateFromSolver`.
  var frames: [AndroidFrame] {
    children.indices.map { index in
      let frame = frame(index)
      if case .group? = helper(index) { return AndroidFrame() }
      guard frame.width < 0 || frame.height < 0 else { return frame }
      func kept(_ axis: Axis) -> Int {
        if case .pixels(let pixels) = children[index].dimension(axis) { pixels } else { 0 }
      }
      return AndroidFrame(x: 0, y: 0, width: kept(.horizontal), height: kept(.vertical))
    }
  }
}
