import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the sizes of a `FrameLayout` and its children, in pixels: `android.widget.FrameLayout.onMeasure`.
  func measureFrame(
    _ node: AndroidNode, _ style: AndroidFrameStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    let measured = node.children.filter { style.measuresAllChildren || !$0.isGone }
    for child in measured { node.measure(child, width: width, height: height, in: self) }
    setFrameSize(node, measured, width, height)
    remeasureFillingChildren(of: node, measured, PerAxis(width, height))
  }

  /// Sets the size of a view in pixels to that of its largest measured child with margins and padding, at least to the
  /// view's minimum size, within the specs.
  func setFrameSize(_ node: AndroidNode, _ measured: [AndroidNode], _ width: MeasureSpec, _ height: MeasureSpec) {
    var size = PerAxis(0, 0)
    for axis in Axis.allCases {
      for child in measured { size[axis] = max(size[axis], child.size[axis] + child.margin(axis)) }
      size[axis] = max(size[axis] + node.padding(axis), node.minimum(axis))
    }
    node.size = PerAxis(width.resolve(size.horizontal), height.resolve(size.vertical))
  }

  /// Measures the `match_parent` children of a frame or scroll view again, at the size of the view in pixels.
  ///
  /// Nothing is measured if both specs are exact, or if there is only one such child: the second pass of
  /// `FrameLayout.onMeasure`, which scroll views inherit.
  ///
  /// - Parameters:
  ///   - measured: the children that were measured in the first pass.
  ///   - specs: the measure specs of the view.
  private func remeasureFillingChildren(
    of node: AndroidNode, _ measured: [AndroidNode], _ specs: PerAxis<MeasureSpec>
  ) {
    guard !specs.horizontal.isExact || !specs.vertical.isExact else { return }
    let filling = measured.filter { $0.params.width == .matchParent || $0.params.height == .matchParent }
    guard filling.count > 1 else { return }
    for child in filling {
      child.measure(
        fillingSpec(node, child, .horizontal, specs.horizontal),
        fillingSpec(node, child, .vertical, specs.vertical), in: self)
    }
  }

  private func fillingSpec(
    _ node: AndroidNode, _ child: AndroidNode, _ axis: Axis, _ spec: MeasureSpec
  ) -> MeasureSpec {
    guard child.dimension(axis) == .matchParent else { return node.childSpec(child, axis, spec) }
    return .exactly(max(0, node.size[axis] - node.padding(axis) - child.margin(axis)))
  }

  /// Sets the frames of the children of a frame layout by their gravity, in pixels of the layout:
  /// `FrameLayout.layoutChildren`.
  ///
  /// - Parameter forcesLeft: true for the content of a horizontal scroll view, which begins at the left edge of that
  ///   view if it is wider than the view.
  func layOutFrame(_ node: AndroidNode, forcesLeft: Bool = false) {
    for child in node.children where !child.isGone {
      let gravity = child.params.gravity ?? .startTop
      let place = gravity.place(.horizontal, node.isRightToLeft)
      let frame = AndroidFrame(
        x: node.start(of: child, .horizontal, at: forcesLeft && place == .end ? .start : place),
        y: node.start(of: child, .vertical, at: gravity.place(.vertical, node.isRightToLeft)),
        width: child.size.horizontal, height: child.size.vertical)
      child.place(frame, in: self)
    }
  }

  /// Sets the sizes of a scroll view and its content, in pixels; the content has no limit along the scroll axis.
  ///
  /// As in `onMeasure` of `ScrollView`, `HorizontalScrollView` and `NestedScrollView`.
  func measureScroll(
    _ node: AndroidNode, _ style: AndroidScrollStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    let axis = style.axis
    let specs = PerAxis(width, height)
    let measured = node.children.filter { !$0.isGone }
    for child in measured {
      var childSpecs = node.childSpecs(child, specs)
      // The length of the content is not limited, regardless of its own dimension.
      childSpecs[axis] = .unspecified(max(0, specs[axis].size - node.padding(axis) - child.margin(axis)))
      child.measure(childSpecs.horizontal, childSpecs.vertical, in: self)
    }
    setFrameSize(node, measured, width, height)
    remeasureFillingChildren(of: node, measured, specs)
    guard style.fillsViewport, specs[axis].mode != .unspecified, let child = node.children.first, !child.isGone else {
      return
    }
    let viewport = node.size[axis] - node.padding(axis) - child.margin(axis)
    guard child.size[axis] < viewport else { return }
    var childSpecs = node.childSpecs(child, specs)
    childSpecs[axis] = .exactly(viewport)
    child.measure(childSpecs.horizontal, childSpecs.vertical, in: self)
  }

  /// Sets the frames of the children of a scroll view at scroll offset 0, in pixels of the scroll view.
  ///
  /// As in `HorizontalScrollView.onLayout`.
  func layOutScroll(_ node: AndroidNode, _ style: AndroidScrollStyle) {
    guard style.axis == .horizontal, let child = node.children.first else { return layOutFrame(node) }
    let room = node.frame.width - node.padding(.horizontal) - child.margin(.horizontal)
    layOutFrame(node, forcesLeft: child.size.horizontal > room)
  }
}
