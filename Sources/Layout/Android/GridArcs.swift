import Geometry
import ViewTree

/// A pair of lines between the cells of a grid, by their indices counted from 0.
struct GridInterval: Hashable {
  var first: Int
  var last: Int

  var inverse: GridInterval { GridInterval(first: last, last: first) }
}

/// A minimum distance in pixels from one grid line to another: `GridLayout.Arc`.
///
/// An arc against the order of the lines has a negative value, which limits the distance: minus the maximum.
struct GridArc {
  enum Source {
    /// A distance that the children in the cells between the two lines require.
    case group
    /// The distance 0 between adjacent lines, which keeps their order.
    case order
    case parentMinimum, parentMaximum
  }

  let interval: GridInterval
  let source: Source
  var value: Int32 = 0
  var isValid = true

  init(_ interval: GridInterval, _ source: Source) {
    self.interval = interval
    self.source = source
  }

  /// Returns the arcs in topological order, so that few passes over them solve the system: `Axis.topologicalSort`.
  static func sorted(_ arcs: [GridArc], lines: Int) -> [GridArc] {
    var byLine = [[Int]](repeating: [], count: lines)
    for (index, arc) in arcs.enumerated() { byLine[arc.interval.first].append(index) }
    var isVisited = [Bool](repeating: false, count: lines)
    var reversed: [GridArc] = []
    for line in 0..<lines where !isVisited[line] {
      // A loop, not a recursion: a grid may have thousands of lines.
      isVisited[line] = true
      var open = [(line: line, next: 0)]
      while let last = open.last {
        guard last.next < byLine[last.line].count else {
          open.removeLast()
          if let parent = open.indices.last {
            reversed.append(arcs[byLine[open[parent].line][open[parent].next]])
            open[parent].next += 1
          }
          continue
        }
        let target = arcs[byLine[last.line][last.next]].interval.last
        if isVisited[target] {
          reversed.append(arcs[byLine[last.line][last.next]])
          open[open.count - 1].next += 1
        } else {
          isVisited[target] = true
          open.append((line: target, next: 0))
        }
      }
    }
    return reversed.reversed()
  }
}

/// The result of measuring a group of aligned children: their extents before and after their common line of alignment,
/// in pixels: `GridLayout.Bounds`.
///
/// 32-bit integers that wrap around, as in Android: an undefined alignment is the minimum integer, and its sums depend
/// on the overflow.
struct GridBounds {
  private var before = Int32.min
  private var after = Int32.min
  /// The size in pixels of the largest child of the group, if the group is aligned on baselines.
  private var baselineSize = Int32.min
  private var isBaseline = false
  private var canStretch = true

  mutating func include(_ size: Int, before value: Int32, isBaseline: Bool, canStretch: Bool) {
    let size = Int32(truncatingIfNeeded: size)
    let rest = size &- value
    before = max(before, value)
    after = max(after, rest)
    self.canStretch = self.canStretch && canStretch
    guard isBaseline else { return }
    self.isBaseline = true
    baselineSize = max(baselineSize, value &+ rest)
  }

  func size(isMinimum: Bool) -> Int32 {
    let size = !isMinimum && canStretch ? GridAxis.maximumSize : before &+ after
    return isBaseline ? max(size, baselineSize) : size
  }

  /// Returns the distance in pixels from the start of the group to a child whose line of alignment is at `value`.
  func offset(of value: Int32) -> Int {
    let offset = Int(before &- value)
    return isBaseline ? max(0, offset) : offset
  }
}

extension GridSpec.Alignment {
  /// Returns the distance from the start of a child to its line of alignment, in pixels: `Alignment.getAlignmentValue`.
  ///
  /// The result is the minimum integer if the alignment has no line, as for `fill`. The size includes the margins.
  func value(_ child: AndroidNode, size: Int) -> Int32 {
    let size = Int32(truncatingIfNeeded: size)
    switch resolved(child) {
    case .end: return size
    case .center: return size >> 1
    case .fill: return .min
    case .baseline:
      if child.isGone { return 0 }
      return child.baseline.map { Int32(truncatingIfNeeded: $0) } ?? .min
    default: return 0
    }
  }

  /// Returns the distance in pixels by which a group is moved towards the end of a cell that is `delta` pixels larger
  /// than the group: `Alignment.getGravityOffset`.
  ///
  /// It is `delta` for `end`, half of it for `center`, otherwise 0.
  func offset(_ child: AndroidNode, delta: Int) -> Int {
    switch resolved(child) {
    case .end: delta
    case .center: delta >> 1
    default: 0
    }
  }

  /// Returns the alignment with left and right replaced by start and end, by the layout direction of the child.
  private func resolved(_ child: AndroidNode) -> GridSpec.Alignment {
    switch self {
    case .left: child.isRightToLeft ? .end : .start
    case .right: child.isRightToLeft ? .start : .end
    default: self
    }
  }
}
