import Geometry
import ViewTree

extension AndroidPass {
  /// Sets the sizes of a `FrameLayout` and its children, in pixels: `android.widget.FrameLayout.onMeasure`.
  func measureFrame(_ node: AndroidNode, _ style: AndroidFrameStyle, _ specs: PerAxis<MeasureSpec>) {
    let measured = node.children.filter { style.measuresAllChildren || !$0.isGone }
    for child in measured { child.measure(node.childSpecs(child, specs), in: self) }
    setFrameSize(node, measured, specs)
    remeasureFillingChildren(of: node, measured, specs)
  }

  /// Sets the size of a view in pixels to that of its largest measured child with margins and padding, at least to the
  /// view's minimum size, within the specs.
  func setFrameSize(_ node: AndroidNode, _ measured: [AndroidNode], _ specs: PerAxis<MeasureSpec>) {
    let size = PerAxis { axis in
      let content = measured.reduce(0) { max($0, $1.size[axis] + $1.margin(axis)) }
      return max(content + node.padding(axis), node.minimum(axis))
    }
    node.size = specs.resolve(size)
  }

  /// Measures the `match_parent` children of a frame or scroll view again, at the size of the view in pixels.
  ///
  /// Nothing is measured if both specs are exact, or if there is only one such child: the second pass of
  /// `FrameLayout.onMeasure`, which scroll views inherit.
  private func remeasureFillingChildren(
    of node: AndroidNode, _ measured: [AndroidNode], _ specs: PerAxis<MeasureSpec>
  ) {
    guard !specs.horizontal.isExact || !specs.vertical.isExact else { return }
    let filling = measured.filter { $0.params.width == .matchParent || $0.params.height == .matchParent }
    guard filling.count > 1 else { return }
    for child in filling {
      let childSpecs = PerAxis { axis in
        child.dimension(axis) == .matchParent
          ? .exactly(max(0, node.size[axis] - node.padding(axis) - child.margin(axis)))
          : node.childSpec(child, axis, specs[axis])
      }
      child.measure(childSpecs, in: self)
    }
  }

  /// Sets the frames of the children of a frame layout by their gravity, in pixels of the layout:
  /// `FrameLayout.layoutChildren`.
  ///
  /// - Parameter forcesLeft: true for the content of a horizontal scroll view, which begins at the left edge of that
  ///   view if it is wider than the view.
  func layOutFrame(_ node: AndroidNode, forcesLeft: Bool = false) {
    for child in node.children where !child.isGone {
      let gravity = child.params.gravity ?? .startTop
      let origin = PerAxis { axis in
        let place = gravity.place(axis, node.isRightToLeft)
        let isForced = forcesLeft && axis == .horizontal && place == .end
        return node.start(of: child, axis, at: isForced ? .start : place)
      }
      child.place(AndroidFrame(origin: origin, size: child.size), in: self)
    }
  }

  /// Sets the sizes of a scroll view and its content, in pixels; the content has no limit along the scroll axis.
  ///
  /// As in `onMeasure` of `ScrollView`, `HorizontalScrollView` and `NestedScrollView`.
  func measureScroll(_ node: AndroidNode, _ style: AndroidScrollStyle, _ specs: PerAxis<MeasureSpec>) {
    let axis = style.axis
    let measured = node.children.filter { !$0.isGone }
    for child in measured {
      var childSpecs = node.childSpecs(child, specs)
      // The length of the content is not limited, regardless of its own dimension.
      childSpecs[axis] = .unspecified(max(0, specs[axis].size - node.padding(axis) - child.margin(axis)))
      child.measure(childSpecs, in: self)
    }
    setFrameSize(node, measured, specs)
    remeasureFillingChildren(of: node, measured, specs)
    guard style.fillsViewport, specs[axis].mode != .unspecified, let child = node.children.first, !child.isGone else {
      return
    }
    let viewport = node.size[axis] - node.padding(axis) - child.margin(axis)
    guard child.size[axis] < viewport else { return }
    var childSpecs = node.childSpecs(child, specs)
    childSpecs[axis] = .exactly(viewport)
    child.measure(childSpecs, in: self)
  }

  /// Sets the frames of the children of a scroll view at scroll offset 0, in pixels of the scroll view.
  ///
  /// As in `HorizontalScrollView.onLayout`.
  func layOutScroll(_ node: AndroidNode, _ style: AndroidScrollStyle) {
    guard style.axis == .horizontal, let child = node.children.first else { return layOutFrame(node) }
    let room = node.frame.size.horizontal - node.padding(.horizontal) - child.margin(.horizontal)
    layOutFrame(node, forcesLeft: child.size.horizontal > room)
  }
}
