import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the size of a `ConstraintLayout`, and keeps the frames of its children for the layout pass, in pixels.
  ///
  /// As in `androidx.constraintlayout.widget.ConstraintLayout.onMeasure`. Contradictions are reported.
  func measureConstraint(_ node: AndroidNode, _ style: AndroidConstraintStyle, _ specs: PerAxis<MeasureSpec>) {
    var problem = ConstraintProblem(node, specs, self)
    problem.addChildren()
    problem.setOwnSize(style)
    problem.measure()
    let limits = PerAxis(style.maxWidth, style.maxHeight)
    for axis in Axis.allCases {
      let desired = problem.widgets[0].size[axis] + node.padding(axis)
      node.size[axis] = min(specs[axis].resolve(desired), limits[axis] ?? .max)
    }
    node.state = .frames(problem.frames)
    if problem.isExhausted || problem.system.hasContradiction { warn(.unsatisfiableConstraints, at: node) }
  }

  /// Sets the frame of each `Layer` of a `ConstraintLayout` to the rectangle around the views that the layer names,
  /// plus its padding, in pixels of the layout.
  ///
  /// As in `Layer.calcCenters`. A layer that names no existing view keeps its frame.
  func placeLayers(of node: AndroidNode) {
    for layer in node.children where !layer.isGone {
      guard case .constraintHelper(.layer(let names)) = layer.layout.content else { continue }
      let frames = node.children.filter { child in child.identifier.map(names.contains) ?? false }.map(\.frame)
      guard !frames.isEmpty else { continue }
      for axis in Axis.allCases {
        let start = (frames.map { $0.origin[axis] }.min() ?? 0) - layer.padding.start(axis)
        layer.frame.origin[axis] = start
        layer.frame.size[axis] = (frames.map { $0.end(axis) }.max() ?? 0) + layer.padding.end(axis) - start
      }
    }
  }
}

extension ConstraintProblem {
  /// The frames of the children in document order, in pixels from the top left corner, padding included.
  var frames: [AndroidFrame] {
    var frames = widgets.dropFirst().map { widget in
      AndroidFrame(origin: PerAxis { widget.origin[$0] + node.padding.start($0) }, size: widget.size)
    }
    // A placeholder shows its content in its own frame.
    for (position, widget) in widgets.dropFirst().enumerated() {
      if let content = widget.content { frames[content - 1] = frames[position] }
    }
    return frames
  }
}
