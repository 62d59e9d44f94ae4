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
  /// A table collapses columns: it changes the visibility of their cells.
  var visibility: AndroidLayout.Visibility

  /// The measured size in pixels.
  var size = PerAxis(0, 0)
  /// The baseline in pixels from the top edge; nil for none.
  var baseline: Int?
  /// The position in the parent and the size, set by the layout pass.
  var frame = AndroidFrame()
  /// The state of a container between its last measure pass and its layout pass.
  var state = AndroidState.none

  /// The specs of the last request; nil before the first.
  private(set) var requested: PerAxis<MeasureSpec>?
  /// The specs for which ``state`` and the sizes of the children were computed; nil before the first measurement.
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

  /// Removes cached results that were computed for other column widths.
  func forgetMeasurements() {
    memo.removeAll(keepingCapacity: true)
    (requested, computed) = (nil, nil)
  }

  /// Measures the view, as `View.measure` does.
  ///
  /// Equal specs give equal results, so they are computed once.
  func measure(_ width: MeasureSpec, _ height: MeasureSpec, in pass: AndroidPass) {
    let specs = PerAxis(width, height)
    guard specs != requested else { return }
    requested = specs
    if let known = memo[specs] {
      (size, baseline) = (known.size, known.baseline)
      return
    }
    compute(specs, in: pass)
    memo[specs] = Measured(size: size, baseline: baseline)
  }

  /// Sets the frame of the view and lays out its children: `View.layout`.
  func place(_ frame: AndroidFrame, in pass: AndroidPass) {
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

/// A rectangle in the coordinates of the parent, in pixels.
struct AndroidFrame: Hashable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0
}

/// The state of a container between its measure pass and its layout pass.
enum AndroidState {
  case none
  case linear(LinearState)
  case relative([RelativeFrame])
  case tableRow(TableRowState)
  case grid(GridState)
  case constraint([AndroidFrame])
}

extension AndroidNode {
  /// The sum of the margins along an axis, in pixels.
  func margin(_ axis: Axis) -> Int { margins.start(axis) + margins.end(axis) }
  func padding(_ axis: Axis) -> Int { padding.start(axis) + padding.end(axis) }

  /// Measures a child with its margins: `ViewGroup.measureChildWithMargins`.
  func measure(
    _ child: AndroidNode, width: MeasureSpec, height: MeasureSpec, used: PerAxis<Int> = PerAxis(0, 0),
    in pass: AndroidPass
  ) {
    child.measure(
      childSpec(child, .horizontal, width, used: used.horizontal),
      childSpec(child, .vertical, height, used: used.vertical), in: pass)
  }

  /// The spec for a child along one axis; `dimension` replaces the child's own.
  func childSpec(
    _ child: AndroidNode, _ axis: Axis, _ spec: MeasureSpec, used: Int = 0, dimension: AndroidDimension? = nil
  ) -> MeasureSpec {
    spec.forChild(dimension ?? child.dimension(axis), used: padding(axis) + child.margin(axis) + used)
  }
}

extension AndroidGravity {
  /// The horizontal gravity as left, right, center or fill: `Gravity.getAbsoluteGravity`; nil for none.
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
