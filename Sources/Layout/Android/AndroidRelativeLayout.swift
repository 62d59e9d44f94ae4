import Geometry
import ViewTree

/// The edges of a child of a `RelativeLayout`, in pixels of the layout; nil for an edge that is not determined yet.
struct RelativeFrame {
  var starts: PerAxis<Int?> = PerAxis(nil, nil)
  var ends: PerAxis<Int?> = PerAxis(nil, nil)

  func start(_ axis: Axis) -> Int { starts[axis] ?? 0 }
  func end(_ axis: Axis) -> Int { ends[axis] ?? 0 }
}

extension RelativeFrame {
  mutating func setSpan(_ axis: Axis, from start: Int, to end: Int) {
    starts[axis] = start
    ends[axis] = end
  }

  mutating func move(_ axis: Axis, by distance: Int) {
    setSpan(axis, from: start(axis) + distance, to: end(axis) + distance)
  }
}

/// The rules of one child of a `RelativeLayout` along one axis, in which start means left or top, and end means right
/// or bottom.
struct RelativeRules {
  /// The identifier of the view in `toRightOf` or `below`, whose end is the start of the child; nil without such a
  /// rule.
  var after: String?
  /// The identifier of the view in `toLeftOf` or `above`, whose start is the end of the child; nil without such a rule.
  var before: String?
  var alignStart: String?
  var alignEnd: String?
  var alignBaseline: String?
  var alignsParentStart = false
  var alignsParentEnd = false
  var centers = false

  /// Creates the rules along one axis from a child's layout parameters: `RelativeLayout.LayoutParams.resolveRules`.
  ///
  /// Rules for start and end take precedence over rules for left and right.
  init(_ params: RelativeLayoutParams, _ axis: Axis, isRightToLeft: Bool) {
    let anchors = params.anchors
    let parent = params.parentRules
    guard axis == .horizontal else {
      (after, before) = (anchors[.below], anchors[.above])
      (alignStart, alignEnd, alignBaseline) = (anchors[.alignTop], anchors[.alignBottom], anchors[.alignBaseline])
      alignsParentStart = parent.contains(.alignParentTop)
      alignsParentEnd = parent.contains(.alignParentBottom)
      centers = parent.contains(.centerVertical) || parent.contains(.centerInParent)
      return
    }
    (alignStart, alignEnd) = Self.resolved(
      (anchors[.alignStart], anchors[.alignEnd]), (anchors[.alignLeft], anchors[.alignRight]), isRightToLeft)
    (before, after) = Self.resolved(
      (anchors[.toStartOf], anchors[.toEndOf]), (anchors[.toLeftOf], anchors[.toRightOf]), isRightToLeft)
    let edges = Self.resolved(
      (parent.contains(.alignParentStart) ? "" : nil, parent.contains(.alignParentEnd) ? "" : nil),
      (parent.contains(.alignParentLeft) ? "" : nil, parent.contains(.alignParentRight) ? "" : nil), isRightToLeft)
    (alignsParentStart, alignsParentEnd) = (edges.0 != nil, edges.1 != nil)
    centers = parent.contains(.centerHorizontal) || parent.contains(.centerInParent)
  }

  private static func resolved(
    _ relative: (String?, String?), _ absolute: (String?, String?), _ isRightToLeft: Bool
  ) -> (String?, String?) {
    guard relative.0 != nil || relative.1 != nil else { return absolute }
    return isRightToLeft ? (relative.1, relative.0) : relative
  }

  /// The identifier of the view to which a kind of rule refers; nil if the child has no such rule.
  subscript(kind: Kind) -> String? {
    switch kind {
    case .after: after
    case .before: before
    case .alignStart: alignStart
    case .alignEnd: alignEnd
    case .alignBaseline: alignBaseline
    }
  }

  enum Kind: CaseIterable {
    case after, before, alignStart, alignEnd, alignBaseline
  }
}

extension AndroidPass {
  /// Sets the sizes of a `RelativeLayout` and its children, in pixels: `android.widget.RelativeLayout.onMeasure`.
  ///
  /// The edges of the children are kept for the layout pass.
  func measureRelative(
    _ node: AndroidNode, _ style: AndroidRelativeStyle, _ width: MeasureSpec, _ height: MeasureSpec
  ) {
    var measure = RelativeMeasure(node, style, width, height, self)
    measure.run()
  }

  /// Sets the frames of the children of a `RelativeLayout`, in pixels of the layout: `RelativeLayout.onLayout`.
  ///
  /// The layout must have been measured; otherwise nothing is set.
  func layOutRelative(_ node: AndroidNode) {
    guard case .relative(let frames) = node.state else { return }
    for (child, frame) in zip(node.children, frames) where !child.isGone {
      let (x, y) = (frame.start(.horizontal), frame.start(.vertical))
      child.place(
        AndroidFrame(x: x, y: y, width: frame.end(.horizontal) - x, height: frame.end(.vertical) - y), in: self)
    }
  }
}
