import Diagnostics
import Geometry
import ViewTree

/// One view during Android's measure and layout passes, in pixels.
///
/// A class, because both passes store their results in the views, and because a parent reads those of its children.
final class AndroidNode {
  let layout: AndroidLayout
  let identifier: String?
  let location: SourceLocation
  let children: [AndroidNode]
  /// The margins of `layout_margin*` in pixels; 0 where the file has none.
  let margins: Edges<Int>
  /// The visibility of the view, at first that of the file; a table hides the cells of its collapsed columns.
  var visibility: AndroidLayout.Visibility

  /// The size of the view in pixels, set by the measure pass.
  var size = PerAxis(0, 0)
  /// The baseline of the view's text in pixels from the top edge; nil for a view without a baseline.
  var baseline: Int?
  /// The frame of the view in pixels of its parent, set by the layout pass.
  var frame = AndroidFrame()
  /// The results of a container's last measure pass that its layout pass requires.
  var state = AndroidState.none

  /// The measure specs of the last call of ``measure(_:_:in:)``; nil before the first.
  private(set) var requested: PerAxis<MeasureSpec>?
  /// The measure specs for which ``state`` and the sizes of the children were computed; nil before the first
  /// measurement.
  private var computed: PerAxis<MeasureSpec>?
  private var memo: [PerAxis<MeasureSpec>: Measured] = [:]

  private struct Measured {
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
    let margins = layout.params.margins
    self.margins = Edges(
      top: margins.top ?? 0, right: margins.right ?? 0, bottom: margins.bottom ?? 0, left: margins.left ?? 0)
    visibility = layout.visibility
  }

  var isGone: Bool { visibility == .gone }
  var isRightToLeft: Bool { layout.direction == .rightToLeft }
  var params: AndroidLayoutParams { layout.params }
  var padding: Edges<Int> { layout.padding }

  func dimension(_ axis: Axis) -> AndroidDimension { axis == .horizontal ? params.width : params.height }
  func minimum(_ axis: Axis) -> Int { axis == .horizontal ? layout.minWidth : layout.minHeight }

  /// Removes the cached sizes of the view, because the widths of the table's columns have changed.
  func forgetMeasurements() {
    memo.removeAll(keepingCapacity: true)
    (requested, computed) = (nil, nil)
  }

  /// Sets the size and baseline of the view in pixels, as `View.measure` does.
  ///
  /// Equal specs give equal results, so they are computed once.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec, in pass: AndroidPass) {
    let specs = PerAxis(width, height)
    guard specs != requested, !pass.work.isOver else { return }
    requested = specs
    if let known = memo[specs] {
      (size, baseline) = (known.size, known.baseline)
      return
    }
    compute(specs, in: pass)
    memo[specs] = Measured(size: size, baseline: baseline)
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
    pass.measureContent(of: self, specs.horizontal, specs.vertical)
  }
}

/// A rectangle in pixels, relative to the top left corner of the parent.
struct AndroidFrame: Hashable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0
}

/// The results of a container's measure pass that its layout pass requires.
enum AndroidState {
  case none
  case linear(LinearState)
  case relative([RelativeFrame])
  case tableRow(TableRowState)
  case grid(GridState)
  case constraint([AndroidFrame])
}

extension AndroidNode {
  /// The sum of the view's margins along an axis, in pixels.
  func margin(_ axis: Axis) -> Int { margins.start(axis) + margins.end(axis) }
  func padding(_ axis: Axis) -> Int { padding.start(axis) + padding.end(axis) }

  /// Sets the size of a child by its margins and dimensions, in pixels: `ViewGroup.measureChildWithMargins`.
  ///
  /// - Parameters:
  ///   - width: the measure spec of this view.
  ///   - height: the measure spec of this view.
  ///   - used: the size in pixels that other children take up.
  func measure(
    _ child: AndroidNode, width: MeasureSpec, height: MeasureSpec, used: PerAxis<Int> = PerAxis(0, 0),
    in pass: AndroidPass
  ) {
    child.measure(
      childSpec(child, .horizontal, width, used: used.horizontal),
      childSpec(child, .vertical, height, used: used.vertical), in: pass)
  }

  /// The measure spec for a child along one axis: `ViewGroup.getChildMeasureSpec`.
  ///
  /// - Parameters:
  ///   - spec: the measure spec of this view.
  ///   - used: the length in pixels that other children take up.
  ///   - dimension: a dimension that replaces the child's own.
  func childSpec(
    _ child: AndroidNode, _ axis: Axis, _ spec: MeasureSpec, used: Int = 0, dimension: AndroidDimension? = nil
  ) -> MeasureSpec {
    spec.forChild(dimension ?? child.dimension(axis), used: padding(axis) + child.margin(axis) + used)
  }
}

extension AndroidGravity {
  /// The horizontal gravity as left, right, center or fill: `Gravity.getAbsoluteGravity`; nil if no horizontal gravity
  /// is stated.
  func absolute(_ isRightToLeft: Bool) -> Horizontal? {
    switch horizontal {
    case .start: isRightToLeft ? .right : .left
    case .end: isRightToLeft ? .left : .right
    default: horizontal
    }
  }
}

/// A number truncated towards zero, within the range of Android's 32-bit integers; 0 for NaN.
func truncated(_ value: Float) -> Int {
  value.isNaN ? 0 : Int(max(-2_147_483_648, min(2_147_483_520, value)).rounded(.towardZero))
}
