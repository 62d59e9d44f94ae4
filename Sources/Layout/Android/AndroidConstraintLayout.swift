import Geometry
import ViewTree

extension AndroidPass {
  /// `androidx.constraintlayout.widget.ConstraintLayout.onMeasure`.
  func measureConstraint(
    _ node: AndroidNode, _ style: AndroidConstraintStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    let specs = PerAxis(width, height)
    let measure = ConstraintMeasure(node, style, specs, self)
    measure.run()
    let problem = measure.problem
    let limits = PerAxis(style.maxWidth, style.maxHeight)
    for axis in Axis.allCases {
      let wanted = problem.widgets[0].size[axis] + node.padding(axis)
      node.size[axis] = min(specs[axis].resolve(wanted), limits[axis] ?? .max)
    }
    node.state = .constraint(problem.frames)
    if problem.isExhausted { warn(.unsatisfiableConstraints, at: node) }
  }

  /// `ConstraintLayout.onLayout`.
  func layOutConstraint(_ node: AndroidNode) {
    guard case .constraint(let frames) = node.state else { return }
    for (child, frame) in zip(node.children, frames) where !child.isGone { child.place(frame, in: self) }
  }
}

extension ConstraintProblem {
  /// The frames of the children in the layout, its padding included.
  var frames: [AndroidFrame] {
    widgets.dropFirst().map { widget in
      AndroidFrame(
        x: widget.origin.horizontal + node.padding.left, y: widget.origin.vertical + node.padding.top,
        width: widget.size.horizontal, height: widget.size.vertical)
    }
  }
}
