import Geometry
import ViewTree

extension AndroidPass {
  /// The measure pass: `androidx.constraintlayout.widget.ConstraintLayout.onMeasure`.
  ///
  /// The horizontal positions are found first, then the heights of views whose width is known, then the vertical ones.
  func measureConstraint(
    _ node: AndroidNode, _ style: AndroidConstraintStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    let widgets = ConstraintWidgets(node)
    let specs = PerAxis(width, height)
    let limits = PerAxis(style.maxWidth, style.maxHeight)
    widgets.measureFreely(specs, in: self)
    var size = PerAxis(0, 0)
    for axis in Axis.allCases {
      let range = Self.range(specs[axis], node.minimum(axis), limits[axis], padding: node.padding(axis))
      let content = widgets.solve(axis, range: range)
      size[axis] = content + node.padding(axis)
      if specs[axis].isExact { size[axis] = min(specs[axis].size, limits[axis] ?? specs[axis].size) }
      if !specs[axis].isExact { size[axis] = specs[axis].resolve(max(size[axis], node.minimum(axis))) }
      widgets.measureSolved(axis, specs, in: self)
    }
    // A ratio may derive a width from a height that is known only now.
    if widgets.hasWidthsFromHeights {
      widgets.useSolvedHeights()
      let range = ConstraintRange(
        minimum: size.horizontal - node.padding(.horizontal), maximum: size.horizontal - node.padding(.horizontal))
      _ = widgets.solve(.horizontal, range: range)
      widgets.measureSolved(.horizontal, specs, in: self)
    }
    widgets.measureExactly(in: self)
    node.size = size
    node.state = .constraint(widgets.frames)
    if widgets.isCircular { warn(.unsatisfiableConstraints, at: node) }
  }

  /// The range of sizes for the content of a layout along one axis, in pixels.
  private static func range(_ spec: MeasureSpec, _ minimum: Int, _ maximum: Int?, padding: Int) -> ConstraintRange {
    let limit = maximum ?? Int(Int32.max)
    switch spec.mode {
    case .exactly:
      // The views are placed in the minimum size, even if the layout itself is smaller.
      let size = max(0, max(minimum, min(spec.size, limit)) - padding)
      return ConstraintRange(minimum: size, maximum: size)
    case .atMost:
      let size = max(0, min(spec.size, limit) - padding)
      return ConstraintRange(minimum: min(size, max(0, minimum - padding)), maximum: size)
    case .unspecified:
      return ConstraintRange(minimum: max(0, minimum - padding), maximum: max(0, min(1 << 20, limit) - padding))
    }
  }

  /// The layout pass: `ConstraintLayout.onLayout`.
  func layOutConstraint(_ node: AndroidNode) {
    guard case .constraint(let frames) = node.state else { return }
    for (child, frame) in zip(node.children, frames) where !child.isGone {
      child.place(frame, in: self)
    }
  }
}

/// The minimum and maximum size of the content of a `ConstraintLayout`, in pixels.
struct ConstraintRange {
  var minimum: Int
  var maximum: Int
}
