import Geometry
import ViewTree

/// The edges of a child of a `RelativeLayout`, in pixels of the layout; nil for an edge that is not determined yet.
struct RelativeFrame {
  var starts: PerAxis<Int?> = PerAxis(nil, nil)
  var ends: PerAxis<Int?> = PerAxis(nil, nil)

  func start(_ axis: Axis) -> Int { starts[axis] ?? 0 }
  func end(_ axis: Axis) -> Int { ends[axis] ?? 0 }

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
  /// A kind of rule that refers to another view.
  enum Kind {
    /// The rule `toRightOf` or `below`: the end of the other view is the start of the child.
    case after
    /// The rule `toLeftOf` or `above`: the start of the other view is the end of the child.
    case before
    case alignStart, alignEnd, alignBaseline
  }

  /// The identifiers of the views to which the rules refer, by the kind of the rule.
  private(set) var anchors: [Kind: String] = [:]
  var alignsParentStart: Bool
  var alignsParentEnd: Bool
  var centers: Bool

  /// Creates the rules along one axis from a child's layout parameters: `RelativeLayout.LayoutParams.resolveRules`.
  ///
  /// Rules for start and end take precedence over rules for left and right.
  init(_ params: RelativeLayoutParams, _ axis: Axis, isRightToLeft: Bool) {
    let anchors = params.anchors
    let parent = params.parentRules
    guard axis == .horizontal else {
      self.anchors[.after] = anchors[.below]
      self.anchors[.before] = anchors[.above]
      self.anchors[.alignStart] = anchors[.alignTop]
      self.anchors[.alignEnd] = anchors[.alignBottom]
      self.anchors[.alignBaseline] = anchors[.alignBaseline]
      alignsParentStart = parent.contains(.alignParentTop)
      alignsParentEnd = parent.contains(.alignParentBottom)
      centers = parent.contains(.centerVertical) || parent.contains(.centerInParent)
      return
    }
    (self.anchors[.alignStart], self.anchors[.alignEnd]) = Self.resolved(
      (anchors[.alignStart], anchors[.alignEnd]), (anchors[.alignLeft], anchors[.alignRight]), isRightToLeft)
    (self.anchors[.before], self.anchors[.after]) = Self.resolved(
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
}

extension AndroidPass {
  /// Sets the sizes of a `RelativeLayout` and its children, in pixels: `android.widget.RelativeLayout.onMeasure`.
  ///
  /// The edges of the children are kept for the layout pass.
  func measureRelative(_ node: AndroidNode, _ style: AndroidRelativeStyle, _ specs: PerAxis<MeasureSpec>) {
    var measure = RelativeMeasure(node, style, specs, self)
    measure.run()
  }

  /// Sets the frames of the children of a `RelativeLayout`, in pixels of the layout: `RelativeLayout.onLayout`.
  ///
  /// The layout must have been measured; otherwise nothing is set.
  func layOutRelative(_ node: AndroidNode) {
    guard case .relative(let frames) = node.state else { return }
    for (child, frame) in zip(node.children, frames) where !child.isGone {
      let size = PerAxis { frame.end($0) - frame.start($0) }
      child.place(AndroidFrame(origin: PerAxis(frame.start), size: size), in: self)
    }
  }
}
