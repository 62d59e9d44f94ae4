import Geometry
import ViewTree

// `androidx.coordinatorlayout.widget.CoordinatorLayout` at rest, with the behaviors of Material Components.

extension AndroidPass {
  /// Sets the sizes of a `CoordinatorLayout` and its children, in pixels; the app bar is measured first.
  ///
  /// As in `CoordinatorLayout.onMeasure`.
  func measureCoordinator(_ node: AndroidNode, _ specs: PerAxis<MeasureSpec>) {
    let measured = node.children.filter { !$0.isGone }
    let bar = measured.first { $0.coordinated.behavior == .appBar }
    // Content depends on the app bar, which is measured first.
    bar.map { $0.measure(node.childSpecs($0, specs), in: self) }
    for child in measured where child !== bar {
      let used = widthUsed(by: child, in: node, specs.horizontal)
      var childSpecs = node.childSpecs(child, specs)
      childSpecs.horizontal = node.childSpec(child, .horizontal, specs.horizontal, used: used)
      if let bar, case .belowAppBar = child.coordinated.behavior {
        childSpecs.vertical = contentSpec(node, child, below: bar, specs.vertical)
      }
      child.measure(childSpecs, in: self)
    }
    setFrameSize(node, measured, specs)
  }

  /// Returns the measure spec in pixels for the height of a child below the app bar, from the spec of the layout.
  ///
  /// A child with `match_parent` or `wrap_content` gets the height below the bar plus the bar's scroll range, because
  /// it moves up as the bar scrolls out. All other children, and all in a layout of unlimited height, get the spec of
  /// `ViewGroup.getChildMeasureSpec`. As in `HeaderScrollingViewBehavior`.
  private func contentSpec(
    _ node: AndroidNode, _ child: AndroidNode, below bar: AndroidNode, _ height: MeasureSpec
  ) -> MeasureSpec {
    guard height.mode != .unspecified, child.params.height == .matchParent || child.params.height == .wrapContent else {
      return node.childSpec(child, .vertical, height)
    }
    let room = max(0, height.size - bar.size.vertical + bar.scrollRange)
    return child.params.height == .matchParent ? .exactly(room) : .atMost(room)
  }

  /// Sets the frames of the children of a `CoordinatorLayout`, in pixels of the layout.
  ///
  /// A child with an anchor is placed at the anchor, after all children without one; if the anchor does not exist, by
  /// its `layout_gravity`. As in `CoordinatorLayout.onLayout`.
  func layOutCoordinator(_ node: AndroidNode) {
    let children = node.children.filter { !$0.isGone }
    let bar = children.first { $0.coordinated.behavior == .appBar }
    bar.map { $0.place(frame(of: $0, in: node), in: self) }
    // A view is laid out after its anchor, which may be inside another one.
    for child in children where child !== bar && child.coordinated.anchor == nil {
      child.place(frame(of: child, in: node, below: bar), in: self)
    }
    let anchored = children.filter { $0 !== bar && $0.coordinated.anchor != nil }
    layOutAnchored(anchored, in: node)
    dodgeInsetEdges(of: children, in: node)
  }

  private func layOutAnchored(_ anchored: [AndroidNode], in node: AndroidNode) {
    guard !anchored.isEmpty else { return }
    var anchors: [String: AndroidFrame] = [:]
    node.collectFrames(of: Set(anchored.compactMap(\.coordinated.anchor)), from: PerAxis(0, 0), into: &anchors)
    for child in anchored {
      let anchor = child.coordinated.anchor.flatMap { anchors[$0] }
      child.place(anchor.map { frame(of: child, in: node, at: $0) } ?? frame(of: child, in: node), in: self)
      if let name = child.identifier, anchors[name] != nil { anchors[name] = child.frame }
    }
  }

  /// Returns the frame of a child without an anchor, in pixels of the layout.
  private func frame(of child: AndroidNode, in node: AndroidNode, below bar: AndroidNode?) -> AndroidFrame {
    switch child.coordinated.behavior {
    case .belowAppBar(let overlap):
      var frame = frame(of: child, in: node)
      guard let bar else { return frame }
      // `AppBarLayout.ScrollingViewBehavior.getOverlapRatioForOffset`: content overlaps only a bar that can scroll.
      frame.origin.vertical = bar.frame.end(.vertical) + child.margins.top - (bar.scrollRange > 0 ? overlap : 0)
      return frame
    case .bottomSheet(let peekHeight, let minimum):
      var frame = frame(of: child, in: node)
      // BottomSheetBehavior.calculatePeekHeight: the part below a picture of 16:9 by default.
      let room = node.frame.size
      let peek = peekHeight ?? max(minimum, room.vertical - room.horizontal * 9 / 16)
      frame.origin.vertical += max(room.vertical - peek, room.vertical - frame.size.vertical, 0)
      return frame
    case .none, .appBar: return keylineFrame(of: child, in: node) ?? frame(of: child, in: node)
    }
  }

  /// Returns the frame of a child inside the padding of the layout, aligned by its `layout_gravity`; without one, at
  /// the start and the top.
  ///
  /// The frame is in pixels from the top left corner of the layout and excludes the child's margins. As in
  /// `CoordinatorLayout.layoutChild`.
  private func frame(of child: AndroidNode, in node: AndroidNode) -> AndroidFrame {
    let gravity = child.params.gravity ?? .startTop
    var frame = AndroidFrame(size: child.size)
    for axis in Axis.allCases {
      let start = node.padding.start(axis) + child.margins.start(axis)
      let room = node.frame.size[axis] - node.padding.end(axis) - child.margins.end(axis) - start
      let place = gravity.horizontalOrStart.place(axis, node.isRightToLeft)
      frame.origin[axis] = start + place.offset(in: room - child.size[axis])
      if axis.isHorizontal ? gravity.horizontal == .fill : gravity.vertical == .fill { frame.size[axis] = max(0, room) }
    }
    return frame
  }

  /// Moves the frame of a child, in pixels of the layout, inside the padding of the layout and the child's margins.
  ///
  /// A child that is too large is at the left or the top.
  func keepInside(_ frame: inout AndroidFrame, of child: AndroidNode, in node: AndroidNode) {
    for axis in Axis.allCases {
      let end = node.frame.size[axis] - node.padding.end(axis) - child.margins.end(axis)
      let start = node.padding.start(axis) + child.margins.start(axis)
      frame.origin[axis] = max(start, min(frame.origin[axis], end - frame.size[axis]))
    }
  }

  /// Returns the frame of a child aligned at its anchor and kept inside the layout, in pixels of the layout.
  ///
  /// As in `CoordinatorLayout.layoutChildWithAnchor`; the frame of the anchor is in pixels of the layout, too.
  private func frame(of child: AndroidNode, in node: AndroidNode, at anchor: AndroidFrame) -> AndroidFrame {
    let params = child.coordinated
    let edge = (params.anchorGravity ?? .startTop).horizontalOrStart
    let gravity = (child.params.gravity ?? .center).horizontalOrStart
    var frame = AndroidFrame(origin: anchor.origin, size: child.size)
    for axis in Axis.allCases {
      frame.origin[axis] += edge.place(axis, node.isRightToLeft).offset(in: anchor.size[axis])
      switch gravity.place(axis, node.isRightToLeft) {
      case .start: frame.origin[axis] -= child.size[axis]
      case .center: frame.origin[axis] -= child.size[axis] / 2
      case .end: break
      }
    }
    frame.origin.horizontal += params.anchorOffset
    keepInside(&frame, of: child, in: node)
    return frame
  }
}

extension AndroidNode {
  var coordinated: CoordinatorLayoutParams {
    guard case .coordinator(let params) = params.parent else { return CoordinatorLayoutParams() }
    return params
  }

  /// The distance in pixels by which the app bar can scroll up out of the layout; 0 if its first visible child does not
  /// scroll.
  ///
  /// As in `AppBarLayout.getTotalScrollRange`.
  fileprivate var scrollRange: Int {
    var range = 0
    for child in children where !child.isGone {
      guard case .appBar(let params) = child.params.parent, params.scrolls else { break }
      range += child.size.vertical + child.margin(.vertical)
      if params.exitsUntilCollapsed { return max(0, range - child.collapsedHeight) }
    }
    return max(0, range)
  }

  /// The height in pixels that remains of a collapsed toolbar layout: that of its last child with a fixed or minimum
  /// height, at least its own minimum height.
  private var collapsedHeight: Int {
    let pinned = children.last { child in
      if case .pixels = child.params.height { return true }
      return child.layout.minHeight > 0
    }
    return max(layout.minHeight, pinned?.size.vertical ?? 0)
  }

  /// Adds the frames of the descendants with the given identifiers to `frames`, in pixels of the outermost view.
  ///
  /// The key is the identifier; of equal identifiers the first view counts.
  ///
  /// - Parameter origin: the position of this view in the outermost view, in pixels.
  fileprivate func collectFrames(
    of names: Set<String>, from origin: PerAxis<Int>, into frames: inout [String: AndroidFrame]
  ) {
    for child in children where !child.isGone {
      let frame = AndroidFrame(origin: PerAxis { origin[$0] + child.frame.origin[$0] }, size: child.frame.size)
      if let name = child.identifier, names.contains(name), frames[name] == nil { frames[name] = frame }
      child.collectFrames(of: names, from: frame.origin, into: &frames)
    }
  }
}
