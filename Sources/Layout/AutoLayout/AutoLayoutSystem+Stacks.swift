import Cassowary
import Geometry
import ViewTree

extension AutoLayoutSystem {
  /// Adds the constraints between a stack view and its arranged subviews; for other views nothing is added.
  mutating func addArrangement(of index: Int) throws(SolverError) {
    guard let arrangement = scene.items[index].arrangement else { return }
    let arranged = arrangement.arranged.filter { !scene.items[$0].isHidden }
    guard !arranged.isEmpty else { return }
    reason = .arrangement(index)
    let stack = arrangement.isMarginsRelative ? box(of: .layoutMargins(index)) : boxes[index]
    try addDistribution(arrangement, arranged, in: stack)
    try addAlignment(arrangement, arranged, in: stack)
    try addHidden(arrangement, in: stack)
  }

  /// Adds the constraints of hidden arranged subviews, which keep their sizes.
  ///
  /// Each begins at the end of the visible subview before it. Between two visible subviews it begins in the middle of
  /// their spacing, as in 3 stacks of public files; the last one begins without spacing (rule R11).
  private mutating func addHidden(_ arrangement: StackArrangement, in stack: AutoLayoutBox) throws(SolverError) {
    let (axis, cross) = (arrangement.axis, arrangement.axis.crossed)
    guard let strength = Strength(999) else { return }
    let lastVisible = arrangement.arranged.lastIndex { !scene.items[$0].isHidden } ?? 0
    var end = stack.origin[axis]
    for (position, index) in arrangement.arranged.enumerated() {
      let box = box(of: .view(index))
      guard scene.items[index].isHidden else {
        end = box.end(axis) + (position < lastVisible ? arrangement.spacing / 2 : 0)
        continue
      }
      try add(box.origin[axis] - end, .equal, strength)
      // Hidden views are not aligned by their baselines.
      let distances = distances(arrangement.alignment, of: box, in: stack, cross)
      for distance in distances.isEmpty ? [box.origin[cross] - stack.origin[cross]] : distances {
        try add(distance, .equal, strength)
      }
    }
  }

  /// Returns the distances between edges or centers of a subview and its stack that an alignment makes 0.
  ///
  /// There are none for an alignment of baselines.
  private func distances(
    _ alignment: StackArrangement.Alignment, of box: AutoLayoutBox, in stack: AutoLayoutBox, _ axis: Axis
  ) -> [Expression] {
    switch alignment {
    case .fill: [box.origin[axis] - stack.origin[axis], box.end(axis) - stack.end(axis)]
    case .start: [box.origin[axis] - stack.origin[axis]]
    case .end: [box.end(axis) - stack.end(axis)]
    case .center: [box.center(axis) - stack.center(axis)]
    case .firstBaseline, .lastBaseline: []
    }
  }

  // MARK: - Along the axis

  private mutating func addDistribution(
    _ arrangement: StackArrangement, _ arranged: [Int], in stack: AutoLayoutBox
  ) throws(SolverError) {
    let axis = arrangement.axis
    let views = arranged.map { box(of: .view($0)) }
    guard let first = views.first, let last = views.last else { return }
    try add(first.origin[axis] - stack.origin[axis], .equal)
    let isFlexible = arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering
    for position in views.indices.dropLast() {
      let gap = views[position + 1].origin[axis] - views[position].end(axis) - arrangement.spacing
      try add(gap, isFlexible ? .greaterThanOrEqual : .equal)
    }
    // The end is added last: then it is a size derived from known positions.
    try add(last.end(axis) - stack.end(axis), .equal)
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { try add(view.size[axis] - first.size[axis], .equal) }
    case .fillProportionally: try addProportions(arrangement, arranged, views)
    case .equalSpacing: try addEqualGaps(views.map { ($0.origin[axis], $0.end(axis)) })
    case .equalCentering: try addEqualGaps(views.map { ($0.center(axis), $0.center(axis)) })
    }
  }

  /// Adds the constraints of `fillProportionally`: sizes in proportion to the intrinsic sizes of the subviews.
  private mutating func addProportions(
    _ arrangement: StackArrangement, _ arranged: [Int], _ views: [AutoLayoutBox]
  ) throws(SolverError) {
    let axis = arrangement.axis
    let sizes = arranged.map { contents[$0].extent(axis) ?? 0 }
    guard let strength = Strength(999), let reference = sizes.firstIndex(where: { $0 > 0 }) else { return }
    for position in views.indices where position != reference && sizes[position] > 0 {
      let proportion = views[position].size[axis] * sizes[reference] - views[reference].size[axis] * sizes[position]
      try add(proportion, .equal, strength)
    }
  }

  /// Adds to the solver constraints for equal gaps between subviews, with decreasing priorities.
  ///
  /// If not all gaps can be equal, the first ones are.
  ///
  /// - Parameter marks: the edges or centers of the subviews in order; a gap extends from an `end` to the next `start`.
  private mutating func addEqualGaps(_ marks: [(start: Expression, end: Expression)]) throws(SolverError) {
    guard marks.count > 2 else { return }
    let first = marks[1].start - marks[0].end
    for position in 1..<marks.count - 1 {
      let gap = marks[position + 1].start - marks[position].end
      guard let strength = Strength(max(100, 150 - Double(position) / 100)) else { continue }
      try add(gap - first, .equal, strength)
    }
  }

  // MARK: - Across the axis

  private mutating func addAlignment(
    _ arrangement: StackArrangement, _ arranged: [Int], in stack: AutoLayoutBox
  ) throws(SolverError) {
    let axis = arrangement.axis.crossed
    for view in arranged {
      let box = box(of: .view(view))
      let distances = distances(arrangement.alignment, of: box, in: stack, axis)
      for distance in distances { try add(distance, .equal) }
      if arrangement.alignment == .fill { continue }
      if distances.isEmpty {
        let isLast = arrangement.alignment == .lastBaseline
        try add(baseline(of: view, isLast: isLast) - baseline(of: arranged[0], isLast: isLast), .equal)
      }
      try add(box.origin[axis] - stack.origin[axis], .greaterThanOrEqual)
      try add(box.end(axis) - stack.end(axis), .lessThanOrEqual)
    }
    // A stack is not larger than its content unless a constraint requires it.
    if arrangement.alignment != .fill, let strength = Strength(51) { try add(stack.size[axis], .equal, strength) }
  }

  private func baseline(of view: Int, isLast: Bool) -> Expression {
    baseline(of: view, box(of: .view(view)), isLast: isLast)
  }
}
