import Geometry
import ViewTree

/// The rows or the columns of a `GridLayout` and the positions of the lines between them: `GridLayout.Axis`.
///
/// The positions are the smallest solution of a system of differences: each group of children with the same cells and
/// alignment requires a minimum distance of two lines, and some groups require a maximum.
struct GridAxis {
  let axis: Axis
  private let node: AndroidNode
  private let work: AndroidWork
  private let specs: [GridSpec]
  private let margins: [GridMargins]
  /// The number of rows or columns; the number of lines around them is larger by one.
  let count: Int
  private let isOrderPreserved: Bool
  /// The cells and the alignment of each group of children; groups are in the order of their first children.
  ///
  /// `groups` contains the index of the group of each child, in document order.
  private let groupSpecs: [Group]
  private let groups: [Int]
  private var arcs: [GridArc]
  private var bounds: [GridBounds]
  private var deltas: [Int32]
  private var lines: [Int32]

  private struct Group: Hashable {
    var interval: GridInterval
    var alignment: GridSpec.Alignment
  }

  /// The positions of the grid lines in pixels from the first line, in order.
  ///
  /// 32-bit integers that wrap around, as in Android: a grid without space has a size of nearly 2³⁰.
  var locations: [Int] { lines.map { Int($0) } }

  /// Android's value for an unlimited size in pixels; the sum of two such values does not overflow.
  static let maximumSize: Int32 = 100_000

  init(
    _ axis: Axis, _ node: AndroidNode, specs: [GridSpec], margins: [GridMargins], _ style: AndroidGridStyle,
    _ work: AndroidWork
  ) {
    (self.axis, self.node, self.specs, self.margins, self.work) = (axis, node, specs, margins, work)
    isOrderPreserved = axis.isHorizontal ? style.isColumnOrderPreserved : style.isRowOrderPreserved
    let needed = specs.map(\.last).max() ?? 0
    count = max(min(style.count(axis) ?? 0, GridState.maximumCells), needed)
    var known: [Group: Int] = [:]
    var groupSpecs: [Group] = []
    groups = specs.map { spec in
      let key = Group(interval: GridInterval(first: spec.first, last: spec.last), alignment: spec.alignment)
      if let group = known[key] { return group }
      known[key] = groupSpecs.count
      groupSpecs.append(key)
      return groupSpecs.count - 1
    }
    self.groupSpecs = groupSpecs
    bounds = []
    deltas = Array(repeating: 0, count: specs.count)
    lines = Array(repeating: 0, count: count + 1)
    arcs = []
    arcs = makeArcs()
  }

  private var hasWeights: Bool { zip(node.children, specs).contains { !$0.isGone && $1.weight != 0 } }
}

// MARK: - Sizes of groups

extension GridAxis {
  /// Removes the cached extents of the groups, because the sizes of the children have changed.
  mutating func invalidateSizes() {
    bounds = []
  }

  /// Computes the extents of the groups of children in pixels: `Axis.computeGroupBounds`.
  private mutating func computeBounds() {
    var bounds = groupSpecs.map { _ in GridBounds() }
    for (index, child) in node.children.enumerated() {
      let spec = specs[index]
      var size = child.isGone ? 0 : child.size[axis] + margins[index].total
      if spec.weight != 0 { size += Int(deltas[index]) }
      let alignment = spec.absoluteAlignment(axis)
      bounds[groups[index]].include(
        size, before: alignment.value(child, size: size), isBaseline: alignment == .baseline,
        canStretch: spec.canStretch)
    }
    self.bounds = bounds
  }

  /// The limits of the position of the last line, in pixels.
  private typealias Limits = (minimum: Int32, maximum: Int32)

  /// Sets the value of each arc in pixels, from the largest minimum and smallest maximum of the groups.
  private mutating func computeArcValues(_ parent: Limits) {
    if bounds.isEmpty { computeBounds() }
    var minima: [GridInterval: Int32] = [:]
    var maxima: [GridInterval: Int32] = [:]
    for (group, interval) in groupSpecs.map(\.interval).enumerated() {
      let minimum = bounds[group].size(isMinimum: true)
      let maximum = 0 &- bounds[group].size(isMinimum: false)
      minima[interval] = max(minima[interval] ?? minimum, minimum)
      maxima[interval] = max(maxima[interval] ?? maximum, maximum)
    }
    for index in arcs.indices {
      switch arcs[index].source {
      case .group:
        let interval = arcs[index].interval
        arcs[index].value =
          (interval.first < interval.last ? minima[interval] : maxima[interval.inverse]) ?? arcs[index].value
      case .order: arcs[index].value = 0
      case .parentMinimum: arcs[index].value = parent.minimum
      case .parentMaximum: arcs[index].value = 0 &- parent.maximum
      }
    }
  }

  /// Returns the arcs between the lines of the grid in topological order, without values: `Axis.createArcs`.
  private func makeArcs() -> [GridArc] {
    var minima: [GridArc] = []
    var maxima: [GridArc] = []
    var seen: Set<GridInterval> = []
    for interval in groupSpecs.map(\.interval) where interval.first < interval.last {
      guard seen.insert(interval).inserted else { continue }
      minima.append(GridArc(interval, .group))
      maxima.append(GridArc(interval.inverse, .group))
    }
    if isOrderPreserved {
      for line in 0..<count {
        let interval = GridInterval(first: line, last: line + 1)
        if !seen.contains(interval) { minima.append(GridArc(interval, .order)) }
      }
    }
    if count > 0 {
      minima.append(GridArc(GridInterval(first: 0, last: count), .parentMinimum))
      maxima.append(GridArc(GridInterval(first: count, last: 0), .parentMaximum))
    }
    return GridArc.sorted(minima, lines: count + 1) + GridArc.sorted(maxima, lines: count + 1)
  }
}

// MARK: - Places of lines

extension GridAxis {
  /// Sets the positions of the grid lines, ``locations``, for a measure spec of the content, and returns the position
  /// of the last line in pixels: `Axis.getMeasure`.
  mutating func measure(_ spec: MeasureSpec) -> Int {
    let size = Int32(truncatingIfNeeded: spec.size)
    switch spec.mode {
    case .unspecified: computeLocations((0, Self.maximumSize))
    case .exactly: computeLocations((size, size))
    case .atMost: computeLocations((0, size))
    }
    return Int(lines[count])
  }

  /// Sets the positions of the grid lines for a total size of the rows or columns in pixels: `Axis.layout`.
  mutating func layOut(_ size: Int) {
    let size = Int32(truncatingIfNeeded: size)
    computeLocations((size, size))
  }

  private mutating func computeLocations(_ parent: Limits) {
    if hasWeights {
      solveAndDistributeSpace(parent)
    } else {
      computeArcValues(parent)
      _ = solve(modifiesOnError: true)
    }
    // If the order is not preserved, the first line may not be at 0.
    if !isOrderPreserved, let first = lines.first { lines = lines.map { $0 &- first } }
  }

  /// Finds by bisection the largest excess space for the children with weights that contradicts no arc, and distributes
  /// it: `Axis.solveAndDistributeSpace`.
  private mutating func solveAndDistributeSpace(_ parent: Limits) {
    deltas = Array(repeating: 0, count: specs.count)
    if bounds.isEmpty { computeBounds() }
    computeArcValues(parent)
    _ = solve(modifiesOnError: true)
    var limit = parent.minimum &* Int32(truncatingIfNeeded: node.children.count) &+ 1
    guard limit >= 2 else { return }
    var total: Float = 0
    for (child, spec) in zip(node.children, specs) where !child.isGone { total += spec.weight }
    var lowest: Int32 = 0
    var valid: Int32?
    var isSolved = true
    while lowest < limit {
      let delta = Int32((Int(lowest) + Int(limit)) / 2)
      distribute(delta, total, parent)
      isSolved = solve(modifiesOnError: false)
      if isSolved {
        (valid, lowest) = (delta, delta + 1)
      } else {
        limit = delta
      }
    }
    if let valid, !isSolved {
      distribute(valid, total, parent)
      _ = solve(modifiesOnError: true)
    }
  }

  /// Distributes excess space in pixels among the children with weights, in proportion to them.
  private mutating func distribute(_ delta: Int32, _ totalWeight: Float, _ parent: Limits) {
    var (remaining, weight) = (delta, totalWeight)
    deltas = Array(repeating: 0, count: specs.count)
    for (index, child) in node.children.enumerated() where !child.isGone && specs[index].weight != 0 {
      let share = Int32(
        truncatingIfNeeded: truncated((specs[index].weight * Float(remaining) / weight + 0.5).rounded(.down)))
      deltas[index] = share
      remaining &-= share
      weight -= specs[index].weight
    }
    bounds = []
    computeArcValues(parent)
  }

  /// Sets the positions of the grid lines to the smallest ones in pixels that satisfy all arcs: the Bellman–Ford
  /// algorithm of `Axis.solve`.
  ///
  /// - Parameter modifiesOnError: true to disable maximum distances, one at a time, until the arcs do not contradict
  ///   each other.
  /// - Returns: false if arcs contradict each other and none may be disabled; true otherwise, also after arcs were
  ///   disabled.
  private mutating func solve(modifiesOnError: Bool) -> Bool {
    for _ in arcs.indices where !work.isExhausted {
      for line in lines.indices { lines[line] = 0 }
      for _ in 0...count where !relaxAll(nil) { return true }
      if !modifiesOnError { return false }
      var culprits = [Bool](repeating: false, count: arcs.count)
      for _ in 0...count where !work.isExhausted { _ = relaxAll { culprits[$0] = true } }
      // Minimum distances alone do not contradict each other.
      guard
        let culprit = arcs.indices.first(where: { culprits[$0] && arcs[$0].interval.first > arcs[$0].interval.last })
      else { continue }
      arcs[culprit].isValid = false
    }
    return true
  }

  /// Moves each grid line to the minimum distance that an arc requires; returns true if a line was moved.
  ///
  /// - Parameter note: a function that is called with the index of each arc that moves a line.
  private mutating func relaxAll(_ note: ((Int) -> Void)?) -> Bool {
    if work.isExhausted { return false }
    // An arc takes about 5 ns.
    work.spend(1 + arcs.count / 8)
    var isChanged = false
    for index in arcs.indices where arcs[index].isValid {
      let arc = arcs[index]
      let candidate = lines[arc.interval.first] &+ arc.value
      if candidate > lines[arc.interval.last] {
        lines[arc.interval.last] = candidate
        isChanged = true
        note?(index)
      }
    }
    return isChanged
  }

  /// Returns the start of a child's margin box in pixels from the first grid line, and the size of the child without
  /// margins.
  ///
  /// As in `GridLayout.onLayout`.
  func place(_ child: AndroidNode, _ index: Int) -> (origin: Int, size: Int) {
    let spec = specs[index]
    let cell = Int(lines[spec.last] &- lines[spec.first])
    let alignment = spec.absoluteAlignment(axis)
    let group = bounds[groups[index]]
    let groupOffset = alignment.offset(child, delta: cell - Int(group.size(isMinimum: true)))
    let value = alignment.value(child, size: child.size[axis] + margins[index].total)
    let size = alignment == .fill ? cell - margins[index].total : child.size[axis]
    return (Int(lines[spec.first]) + groupOffset + group.offset(of: value), size)
  }
}
