import Diagnostics
import Geometry
import ViewTree

/// A view during Android's measure and layout passes, with its size and frame in pixels.
///
/// A class, because both passes store their results in the views, and because a parent reads those of its children.
final class AndroidNode {
  let layout: AndroidLayout
  let identifier: String?
  let location: SourceLocation
  let children: [AndroidNode]
  /// The margins of `layout_margin*` in pixels; 0 where the document states none.
  let margins: Edges<Int>
  /// The visibility of the view during the passes: that of the document, but `gone` for the cells in collapsed columns
  /// of a table.
  var visibility: AndroidLayout.Visibility

  /// The size of the view in pixels, set by the measure pass.
  var size = PerAxis(0, 0)
  /// The distance of the view's baseline from its top edge in pixels; nil for a view without a baseline.
  var baseline: Int?
  /// The frame of the view in pixels of its parent, set by the layout pass.
  var frame = AndroidFrame()
  /// The results of a container's last measure pass that its layout pass uses.
  var state = AndroidState.none

  /// The measure specs of the last call of ``measure(_:in:)``; nil before the first call.
  private(set) var requested: PerAxis<MeasureSpec>?
  /// The measure specs for which ``state`` and the sizes of the children were computed; nil before.
  private var computed: PerAxis<MeasureSpec>?
  /// The first result of ``measure(_:in:)``, the only one of most views; nil before the first call.
  private var firstMeasurement: (specs: PerAxis<MeasureSpec>, result: Measurement)?
  /// The results of later calls of ``measure(_:in:)`` with other specs, by the specs.
  private var measurements: [PerAxis<MeasureSpec>: Measurement] = [:]

  private struct Measurement {
    var size: PerAxis<Int>
    var baseline: Int?
  }

  init(
    layout: AndroidLayout, identifier: String?, location: SourceLocation, children: [AndroidNode]
  ) {
    self.layout = layout
    self.identifier = identifier
    self.location = location
    self.children = children
    margins = layout.params.margins.map { $0 ?? 0 }
    visibility = layout.visibility
  }

  var isGone: Bool { visibility == .gone }
  var isRightToLeft: Bool { layout.direction == .rightToLeft }
  var params: AndroidLayoutParams { layout.params }
  var padding: Edges<Int> { layout.padding }

  func dimension(_ axis: Axis) -> AndroidDimension { axis.isHorizontal ? params.width : params.height }
  func minimum(_ axis: Axis) -> Int {
    max(statedMinimum(axis), axis.isHorizontal ? layout.backgroundWidth : layout.backgroundHeight)
  }

  /// The minimum size in pixels by the attribute `minWidth` or `minHeight`, without that of the background.
  func statedMinimum(_ axis: Axis) -> Int { axis.isHorizontal ? layout.minWidth : layout.minHeight }

  /// Discards the cached sizes of a table row, because the widths of the table's columns have changed.
  func discardMeasurements() {
    measurements.removeAll(keepingCapacity: true)
    (firstMeasurement, requested, computed) = (nil, nil, nil)
  }

  /// Sets the size and baseline of the view in pixels, within measure specs: `View.measure`.
  ///
  /// The size for equal specs is computed once and cached.
  func measure(_ specs: PerAxis<MeasureSpec>, in pass: AndroidPass) {
    guard specs != requested, !pass.work.isOver else { return }
    requested = specs
    if let known = measurement(for: specs) {
      (size, baseline) = (known.size, known.baseline)
      return
    }
    compute(specs, in: pass)
    let result = Measurement(size: size, baseline: baseline)
    if firstMeasurement == nil { firstMeasurement = (specs, result) } else { measurements[specs] = result }
  }

  private func measurement(for specs: PerAxis<MeasureSpec>) -> Measurement? {
    if let firstMeasurement, firstMeasurement.specs == specs { return firstMeasurement.result }
    return measurements[specs]
  }

  /// Sets the frame of the view, in pixels of its parent, and lays out its children: `View.layout`.
  func place(_ frame: AndroidFrame, in pass: AndroidPass) {
    if pass.work.isOver { return }
    self.frame = frame
    // After a cached result the children still have the sizes of another request.
    if let requested, computed != requested { compute(requested, in: pass) }
    pass.layOutChildren(of: self)
  }

  private func compute(_ specs: PerAxis<MeasureSpec>, in pass: AndroidPass) {
    computed = specs
    pass.measureContent(of: self, specs)
  }
}

/// A rectangle in pixels, relative to the top left corner of the parent view.
struct AndroidFrame: Hashable {
  var origin = PerAxis(0, 0)
  var size = PerAxis(0, 0)

  /// The position of the right or bottom edge.
  func end(_ axis: Axis) -> Int { origin[axis] + size[axis] }
}

/// The results of a container's measure pass that its layout pass uses, for each class of containers.
enum AndroidState {
  case none
  case linear(LinearState)
  case relative([RelativeFrame])
  case tableRow(TableRowState)
  case grid(GridState)
  /// The frames of the children of a `ConstraintLayout` or a `FlexboxLayout`.
  case frames([AndroidFrame])
}

extension AndroidNode {
  /// The sum of the view's margins at both ends of an axis, in pixels.
  func margin(_ axis: Axis) -> Int { margins.start(axis) + margins.end(axis) }
  func padding(_ axis: Axis) -> Int { padding.start(axis) + padding.end(axis) }

  /// Returns the measure spec for a child along one axis, in pixels: `ViewGroup.getChildMeasureSpec`.
  ///
  /// - Parameters:
  ///   - spec: the measure spec of this view along the axis.
  ///   - used: the length in pixels that other children occupy.
  ///   - dimension: a dimension that replaces the one of the child; nil for none.
  func childSpec(
    _ child: AndroidNode, _ axis: Axis, _ spec: MeasureSpec, used: Int = 0, dimension: AndroidDimension? = nil
  ) -> MeasureSpec {
    spec.forChild(dimension ?? child.dimension(axis), used: padding(axis) + child.margin(axis) + used)
  }

  /// Returns the measure specs for a child along both axes, from those of this view:
  /// `ViewGroup.measureChildWithMargins`.
  func childSpecs(_ child: AndroidNode, _ specs: PerAxis<MeasureSpec>) -> PerAxis<MeasureSpec> {
    PerAxis { childSpec(child, $0, specs[$0]) }
  }
}

extension AndroidGravity {
  /// Returns the horizontal gravity as left, right, center or fill, in a layout direction:
  /// `Gravity.getAbsoluteGravity`; nil if none is stated.
  func absolute(_ isRightToLeft: Bool) -> Horizontal? {
    switch horizontal {
    case .start: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    default: horizontal
    }
  }

  /// A position in a free space along an axis: left or top, center, right or bottom.
  enum Place {
    case start, center, end

    /// Returns the distance from the start of a free space, in pixels.
    func offset(in space: Int) -> Int {
      switch self {
      case .start: 0
      case .center: space / 2
      case .end: space
      }
    }
  }

  /// Returns the position along an axis; it is `start` for a gravity that fills the axis or states none.
  func place(_ axis: Axis, _ isRightToLeft: Bool) -> Place {
    if axis.isHorizontal ? horizontal == .center : vertical == .center { return .center }
    return (axis.isHorizontal ? absolute(isRightToLeft) == .right : vertical == .bottom) ? .end : .start
  }
}

extension AndroidNode {
  /// Returns the start of a child along an axis at a place between this view's paddings, in pixels of this view.
  ///
  /// As in `FrameLayout.layoutChildren` and `LinearLayout.layoutVertical`: margins move a centered child off the center.
  func start(of child: AndroidNode, _ axis: Axis, at place: AndroidGravity.Place) -> Int {
    let free = frame.size[axis] - padding(axis) - child.size[axis]
    let margins = (place == .end ? 0 : child.margins.start(axis)) - (place == .start ? 0 : child.margins.end(axis))
    return padding.start(axis) + place.offset(in: free) + margins
  }
}

/// Returns a number truncated towards zero, limited to the range of Android's 32-bit integers; 0 for NaN.
func truncated(_ value: Float) -> Int {
  value.isNaN ? 0 : Int(max(-2_147_483_648, min(2_147_483_520, value)).rounded(.towardZero))
}
