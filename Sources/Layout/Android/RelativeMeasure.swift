import Geometry
import ViewTree

/// The measure pass of `android.widget.RelativeLayout`, which applies horizontal rules first and then vertical rules.
struct RelativeMeasure {
  private let node: AndroidNode
  private let style: AndroidRelativeStyle
  private let pass: AndroidPass
  private let specs: PerAxis<MeasureSpec>
  private let children: [AndroidNode]
  private let rules: PerAxis<[RelativeRules]>
  private let alignsWithParent: [Bool]
  /// The index of each child in document order; the key is the identifier of the child.
  private let indices: [String: Int]
  /// The width and height available in the layout in pixels, padding included; nil for an unlimited axis.
  private var room: PerAxis<Int?>
  private var frames: [RelativeFrame]
  private let chainEnds = ChainEnds()
  /// True for an axis along which a child is centered or aligned with the end of the layout.
  ///
  /// The position of the child then depends on the size of the layout.
  private var dependsOnSize = PerAxis(false, false)

  /// The width in pixels that is assumed in a right-to-left layout of unlimited width, for positions from the right:
  /// `DEFAULT_WIDTH`.
  private static let defaultWidth = 0x10000

  init(_ node: AndroidNode, _ style: AndroidRelativeStyle, _ specs: PerAxis<MeasureSpec>, _ pass: AndroidPass) {
    (self.node, self.style, self.specs, self.pass) = (node, style, specs, pass)
    children = node.children
    let params = node.children.map { child -> RelativeLayoutParams in
      if case .relative(let params) = child.params.parent { return params }
      return RelativeLayoutParams()
    }
    let isRightToLeft = node.isRightToLeft
    rules = PerAxis { axis in params.map { RelativeRules($0, axis, isRightToLeft: isRightToLeft) } }
    alignsWithParent = params.map(\.alignsWithParentIfMissing)
    var indices: [String: Int] = [:]
    for (index, child) in node.children.enumerated() {
      if let identifier = child.identifier { indices[identifier] = index }
    }
    self.indices = indices
    room = PerAxis { specs[$0].mode == .unspecified ? nil : specs[$0].size }
    if node.isRightToLeft && room.horizontal == nil { room.horizontal = Self.defaultWidth }
    frames = Array(repeating: RelativeFrame(), count: node.children.count)
  }

  mutating func run() {
    for axis in Axis.allCases {
      for index in sorted(axis) where !children[index].isGone {
        applyRules(index, axis)
        let height = axis.isHorizontal ? freeHeightSpec(index) : childSpec(index, .vertical)
        children[index].measure(PerAxis(childSpec(index, .horizontal), height), in: pass)
        position(index, axis)
      }
    }
    // Children that depend on the layout's own size are moved afterwards; gravity uses the positions before.
    let bounds = PerAxis(contentBounds)
    node.size = PerAxis(wrappedSize(.horizontal), wrappedSize(.vertical))
    node.baseline = baselineOfFirst
    applyGravity(bounds)
    if node.isRightToLeft, let width = room.horizontal {
      // Positions were counted from the default width.
      for index in visible { frames[index].move(.horizontal, by: node.size.horizontal - width) }
    }
    node.state = .relative(frames)
  }

  private var visible: [Int] { children.indices.filter { !children[$0].isGone } }

  // MARK: - Order

  /// Returns the indices of the children, each after those to which its rules refer: `DependencyGraph.getSortedViews`.
  ///
  /// Children whose rules form a cycle come last, with a warning.
  private func sorted(_ axis: Axis) -> [Int] {
    var dependents = [[Int]](repeating: [], count: children.count)
    var waiting = [Int](repeating: 0, count: children.count)
    for index in children.indices {
      var seen: Set<Int> = []
      for name in rules[axis][index].anchors.values {
        guard let anchor = indices[name], anchor != index, seen.insert(anchor).inserted else { continue }
        dependents[anchor].append(index)
        waiting[index] += 1
      }
    }
    var ready = children.indices.filter { waiting[$0] == 0 }
    var order: [Int] = []
    while let next = ready.popLast() {
      order.append(next)
      for dependent in dependents[next] {
        waiting[dependent] -= 1
        if waiting[dependent] == 0 { ready.append(dependent) }
      }
    }
    if order.count < children.count {
      pass.warn(.circularRules, at: node)
      order += children.indices.filter { waiting[$0] > 0 }
    }
    return order
  }

  /// Returns the index of the visible child to which a rule refers, directly or through gone views:
  /// `RelativeLayout.getRelatedView`.
  ///
  /// The result is nil if the rule is missing or refers to no visible child.
  private func related(_ index: Int, _ kind: RelativeRules.Kind, _ axis: Axis) -> Int? {
    guard let next = anchor(of: index, kind, axis) else { return nil }
    if !children[next].isGone { return next }
    // Many views may refer to the same chain of gone views: its end is found once.
    var current = next
    var chain: [RelatedView] = []
    var end: Int?
    // A chain is at most as long as the number of views.
    while chain.count <= children.count {
      let view = RelatedView(index: current, kind: kind, axis: axis)
      if let known = chainEnds.byView[view] {
        end = known
        break
      }
      chain.append(view)
      guard let next = anchor(of: current, kind, axis) else { break }
      if !children[next].isGone {
        end = next
        break
      }
      current = next
    }
    for view in chain { chainEnds.byView[view] = .some(end) }
    return end
  }

  /// Returns the index of the child that a rule names; nil if the rule is missing or names no other child.
  private func anchor(of index: Int, _ kind: RelativeRules.Kind, _ axis: Axis) -> Int? {
    guard let name = rules[axis][index].anchors[kind], let next = indices[name], next != index else { return nil }
    return next
  }

  // MARK: - Rules

  /// Sets the edges of a child that its rules along an axis determine, in pixels of the layout.
  ///
  /// As in `applyHorizontalSizeRules` and `applyVerticalSizeRules`.
  private mutating func applyRules(_ index: Int, _ axis: Axis) {
    let child = children[index]
    let rules = rules[axis][index]
    frames[index].starts[axis] = nil
    frames[index].ends[axis] = nil
    if let anchor = related(index, .alignBaseline, axis), let baseline = children[anchor].baseline {
      // A baseline overrides all other rules.
      frames[index].starts[axis] = frames[anchor].start(axis) + baseline - (child.baseline ?? 0)
      return
    }
    let parentStart = node.padding.start(axis) + child.margins.start(axis)
    let parentEnd = room[axis].map { $0 - node.padding.end(axis) - child.margins.end(axis) }
    func edge(_ kind: RelativeRules.Kind, missing: Int?, _ position: (_ anchor: Int) -> Int) -> Int? {
      guard rules.anchors[kind] != nil else { return nil }
      return related(index, kind, axis).map(position) ?? (alignsWithParent[index] ? missing : nil)
    }
    let before = edge(.before, missing: parentEnd) { anchor in
      frames[anchor].start(axis) - children[anchor].margins.start(axis) - child.margins.end(axis)
    }
    let after = edge(.after, missing: parentStart) { anchor in
      frames[anchor].end(axis) + children[anchor].margins.end(axis) + child.margins.start(axis)
    }
    let alignedStart = edge(.alignStart, missing: parentStart) { frames[$0].start(axis) + child.margins.start(axis) }
    let alignedEnd = edge(.alignEnd, missing: parentEnd) { frames[$0].end(axis) - child.margins.end(axis) }
    frames[index].starts[axis] = rules.alignsParentStart ? parentStart : alignedStart ?? after
    frames[index].ends[axis] = (rules.alignsParentEnd ? parentEnd : nil) ?? alignedEnd ?? before
  }

  /// Returns the measure spec in pixels for the height of a child before the vertical rules are applied:
  /// `RelativeLayout.measureChildHorizontal`.
  private func freeHeightSpec(_ index: Int) -> MeasureSpec {
    let child = children[index]
    if let room = room.vertical {
      let available = max(0, room - node.padding(.vertical) - child.margin(.vertical))
      return child.params.height == .matchParent ? .exactly(available) : .atMost(available)
    }
    if case .pixels(let pixels) = child.params.height { return .exactly(pixels) }
    return .unspecified()
  }

  /// Returns the measure spec in pixels for a child along an axis: `RelativeLayout.getChildMeasureSpec`.
  ///
  /// The spec is exact if the rules determine both edges of the child. Otherwise it follows from the child's dimension
  /// and the space that the layout has left.
  private func childSpec(_ index: Int, _ axis: Axis) -> MeasureSpec {
    let child = children[index]
    let frame = frames[index]
    guard let room = room[axis] else {
      if let start = frame.starts[axis], let end = frame.ends[axis] { return .exactly(max(0, end - start)) }
      if case .pixels(let pixels) = child.dimension(axis) { return .exactly(pixels) }
      return .unspecified()
    }
    let start = frame.starts[axis] ?? node.padding.start(axis) + child.margins.start(axis)
    let end = frame.ends[axis] ?? room - node.padding.end(axis) - child.margins.end(axis)
    let available = end - start
    if frame.starts[axis] != nil && frame.ends[axis] != nil { return .exactly(max(0, available)) }
    switch child.dimension(axis) {
    case .pixels(let pixels): return .exactly(available >= 0 ? min(available, pixels) : pixels)
    case .matchParent: return .exactly(max(0, available))
    case .wrapContent: return available >= 0 ? .atMost(available) : .unspecified()
    }
  }

  /// Sets the edges of a measured child along an axis that its rules leave open, in pixels of the layout.
  ///
  /// As in `positionChildHorizontal` and `positionChildVertical`.
  private mutating func position(_ index: Int, _ axis: Axis) {
    let size = children[index].size[axis]
    let rules = rules[axis][index]
    switch (frames[index].starts[axis], frames[index].ends[axis]) {
    case (nil, let end?): frames[index].starts[axis] = end - size
    case (let start?, nil): frames[index].ends[axis] = start + size
    case (nil, nil):
      if rules.centers, specs[axis].isExact {
        center(index, axis, in: room[axis] ?? 0)
      } else {
        positionAtEdge(index, axis)
      }
      if rules.centers {
        dependsOnSize[axis] = true
        return
      }
    default: break
    }
    // Vertically only: `positionChildHorizontal` tests ALIGN_PARENT_END, which is already resolved to left or right.
    if axis == .vertical && rules.alignsParentEnd { dependsOnSize[axis] = true }
  }

  private mutating func positionAtEdge(_ index: Int, _ axis: Axis) {
    let child = children[index]
    if axis == .horizontal && node.isRightToLeft {
      let end = (room.horizontal ?? 0) - node.padding.right - child.margins.right
      frames[index].setSpan(axis, from: end - child.size[axis], to: end)
    } else {
      let start = node.padding.start(axis) + child.margins.start(axis)
      frames[index].setSpan(axis, from: start, to: start + child.size[axis])
    }
  }

  private mutating func center(_ index: Int, _ axis: Axis, in room: Int) {
    let start = (room - children[index].size[axis]) / 2
    frames[index].setSpan(axis, from: start, to: start + children[index].size[axis])
  }

  // MARK: - The layout's own size

  /// Returns the size of the layout along an axis in pixels, and moves centered and end-aligned children to their
  /// positions in that size.
  private mutating func wrappedSize(_ axis: Axis) -> Int {
    guard !specs[axis].isExact else { return specs[axis].size }
    var size = 0
    for index in visible {
      let margins = children[index].margins
      if axis == .horizontal && node.isRightToLeft {
        size = max(size, (room.horizontal ?? 0) - frames[index].start(axis) + margins.left)
      } else {
        size = max(size, frames[index].end(axis) + margins.end(axis))
      }
    }
    size += node.padding.end(axis)
    if case .pixels(let pixels) = node.dimension(axis) { size = max(size, pixels) }
    size = specs[axis].resolve(max(size, node.minimum(axis)))
    guard dependsOnSize[axis] else { return size }
    for index in visible {
      if rules[axis][index].centers {
        center(index, axis, in: size)
      } else if rules[axis][index].alignsParentEnd {
        let end = size - node.padding.end(axis)
        frames[index].setSpan(axis, from: end - children[index].size[axis], to: end)
      }
    }
    return size
  }

  /// The baseline of the topmost child (of several, the leftmost one), in pixels from the top of that child; nil if
  /// that child has no baseline.
  private var baselineOfFirst: Int? {
    let first = visible.min { one, other in
      (frames[one].start(.vertical), frames[one].start(.horizontal), one)
        < (frames[other].start(.vertical), frames[other].start(.horizontal), other)
    }
    return first.flatMap { children[$0].baseline }
  }

  private var ignoredByGravity: Int? { style.ignoredByGravity.flatMap { indices[$0] } }

  private var movesHorizontally: Bool { style.gravity.horizontal != nil && style.gravity.horizontal != .start }
  private var movesVertically: Bool { style.gravity.verticalOrTop != .top }

  /// Returns the edges of the rectangle around the children that gravity moves and their margins, in pixels.
  private func contentBounds(_ axis: Axis) -> (start: Int, end: Int) {
    let ignored = ignoredByGravity
    let starts = visible.filter { $0 != ignored || movesVertically }
    let ends = visible.filter { $0 != ignored || movesHorizontally }
    return (
      starts.map { frames[$0].start(axis) - children[$0].margins.start(axis) }.min() ?? 0,
      ends.map { frames[$0].end(axis) + children[$0].margins.end(axis) }.max() ?? 0
    )
  }

  /// Moves the children, whose edges are `bounds`, inside the layout by its gravity, except the one of `ignoreGravity`.
  private mutating func applyGravity(_ bounds: PerAxis<(start: Int, end: Int)>) {
    let ignored = ignoredByGravity
    for axis in Axis.allCases where axis.isHorizontal ? movesHorizontally : movesVertically {
      let (start, end) = bounds[axis]
      let free = node.size[axis] - node.padding(axis) - (end - start)
      let offset = style.gravity.place(axis, node.isRightToLeft).offset(in: free)
      for index in visible where index != ignored {
        frames[index].move(axis, by: node.padding.start(axis) + offset - start)
      }
    }
  }
}

/// A gone child and one of its rules along an axis, which refers to another child.
private struct RelatedView: Hashable {
  var index: Int
  var kind: RelativeRules.Kind
  var axis: Axis
}

/// A cache of the visible children to which rules of gone children lead; nil for a rule that leads to none.
private final class ChainEnds {
  var byView: [RelatedView: Int?] = [:]
}
