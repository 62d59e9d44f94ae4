extension FlatPath {
  /// The common area of two paths, with the areas that decide if one path contains the other.
  package struct Intersection: Sendable {
    /// The outline of the common area: contours that do not overlap.
    package var path: FlatPath
    /// The common area, and the area of the first and of the second path between the top and the bottom of the bounds
    /// that both share; in the square of the paths' unit.
    package var (common, first, second): (Double, Double, Double)
  }

  /// Returns the area that two filled paths have in common.
  ///
  /// The plane is cut into horizontal slabs at every corner and every crossing. No two edges cross inside a slab, so that
  /// the common area of a slab is a row of trapezoids; trapezoids with a common side are joined to one contour. The time
  /// is proportional to the pairs of edges at equal heights, and to the edges of all slabs.
  ///
  /// - Parameters:
  ///   - rules: the fill rules of this path and of the other one.
  ///   - work: the number of pairs and edges that may still be examined, which is reduced by the examined ones. A unit
  ///     takes about 20 ns.
  /// - Returns: the common area; nil if `work` is not sufficient.
  package func intersection(
    with other: FlatPath, rules: (FillRule, FillRule), work: inout Int
  ) -> Intersection? {
    guard let (mine, others) = bounds.flatMap({ mine in other.bounds.map { (mine, $0) } }) else {
      return Intersection(path: FlatPath(contours: []), common: 0, first: 0, second: 0)
    }
    let (top, bottom) = (max(mine.minY, others.minY), min(mine.maxY, others.maxY))
    var edges = Edge.edges(of: self, isFirst: true, from: top, to: bottom)
    edges += Edge.edges(of: other, isFirst: false, from: top, to: bottom)
    work -= edges.count
    guard work >= 0 else { return nil }
    edges.sort { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
    guard let heights = Edge.heights(of: edges, from: top, to: bottom, work: &work) else { return nil }
    var sweep = SlabSweep(rules: rules)
    var active: [Edge] = []
    var next = 0
    for (upper, lower) in zip(heights, heights.dropFirst()) {
      active.removeAll { $0.bottom <= upper }
      while next < edges.count, edges[next].top <= upper {
        if edges[next].bottom > upper { active.append(edges[next]) }
        next += 1
      }
      work -= Self.slabWork * (active.count + 1)
      guard work >= 0 else { return nil }
      sweep.add(active, from: upper, to: lower)
    }
    return sweep.result
  }

  /// The units of work for an edge of a slab, which is placed, sorted and walked over.
  private static let slabWork = 8

  /// The smallest rectangle around all corners; nil for a path without corners.
  private var bounds: Rect? {
    var bounds: Rect?
    for point in contours.joined() { bounds = union(bounds, point) }
    return bounds
  }
}

/// An edge of a path that is not horizontal, from its upper to its lower end.
private struct Edge {
  let top: Double
  let bottom: Double
  let x: Double
  let slope: Double
  /// 1 for an edge that its contour runs through downward, −1 for the other direction.
  let winding: Int
  /// True for an edge of the first of two paths.
  let isFirst: Bool

  /// Creates an edge; nil for a horizontal one, which no slab contains.
  init?(from start: Point, to end: Point, isFirst: Bool) {
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    guard lower.y > upper.y else { return nil }
    (top, bottom, x) = (upper.y, lower.y, upper.x)
    slope = (lower.x - upper.x) / (lower.y - upper.y)
    winding = start.y < end.y ? 1 : -1
    self.isFirst = isFirst
  }

  func x(at y: Double) -> Double { x + (y - top) * slope }

  /// Returns the edges of a path that are between two heights at least in part.
  static func edges(of path: FlatPath, isFirst: Bool, from top: Double, to bottom: Double) -> [Edge] {
    var edges: [Edge] = []
    for contour in path.contours {
      guard var previous = contour.last else { continue }
      for point in contour {
        if let edge = Edge(from: previous, to: point, isFirst: isFirst), edge.bottom > top, edge.top < bottom {
          edges.append(edge)
        }
        previous = point
      }
    }
    return edges
  }

  /// Returns the ascending heights between `top` and `bottom` at which an edge ends or two edges cross.
  ///
  /// The edges must be sorted by their tops. The result is nil if `work` is not sufficient.
  static func heights(of edges: [Edge], from top: Double, to bottom: Double, work: inout Int) -> [Double]? {
    var heights = [top, bottom]
    var open: [Edge] = []
    for edge in edges {
      open.removeAll { $0.bottom <= edge.top }
      work -= open.count
      guard work >= 0 else { return nil }
      heights += [edge.top, edge.bottom]
      for other in open {
        let slopes = edge.slope - other.slope
        guard slopes != 0 else { continue }
        let y = edge.top + (other.x(at: edge.top) - edge.x) / slopes
        if y > edge.top, y < min(edge.bottom, other.bottom) { heights.append(y) }
      }
      // Each height becomes a slab with at least one edge.
      if heights.count > work {
        work = -1
        return nil
      }
      open.append(edge)
    }
    heights.sort()
    var distinct: [Double] = []
    for height in heights where height >= top && height <= bottom && height != distinct.last { distinct.append(height) }
    return distinct
  }
}

/// The joined trapezoids of the slabs that were added, from top to bottom.
private struct SlabSweep {
  let rules: (FillRule, FillRule)
  private var contours: [[Point]] = []
  private var open: [Column] = []
  private var (common, first, second) = (0.0, 0.0, 0.0)

  init(rules: (FillRule, FillRule)) { self.rules = rules }

  /// Trapezoids below each other: the points of their left and of their right side, from top to bottom.
  struct Column {
    var left: [Point]
    var right: [Point]

    var contour: [Point] { left + right.reversed() }
  }

  var result: FlatPath.Intersection {
    FlatPath.Intersection(
      path: FlatPath(contours: contours + open.map(\.contour)), common: common, first: first, second: second)
  }

  /// Adds a slab whose edges do not cross.
  mutating func add(_ edges: [Edge], from top: Double, to bottom: Double) {
    let middle = top + (bottom - top) / 2
    let sorted = edges.map { (x: $0.x(at: middle), edge: $0) }.sorted { $0.x < $1.x }
    var windings = (0, 0)
    var starts: (Double?, Double?) = (nil, nil)
    var left: Edge?
    var columns: [Column] = []
    for (x, edge) in sorted {
      if edge.isFirst { windings.0 += edge.winding } else { windings.1 += edge.winding }
      let inside = (rules.0.contains(windings.0), rules.1.contains(windings.1))
      first += Self.area(&starts.0, at: x, inside.0) * (bottom - top)
      second += Self.area(&starts.1, at: x, inside.1) * (bottom - top)
      if inside.0 && inside.1 {
        if left == nil { left = edge }
      } else if let start = left {
        left = nil
        let sides = [start, edge].map { edge in [top, bottom].map { Point(x: edge.x(at: $0), y: $0) } }
        common += max(0, x - start.x(at: middle)) * (bottom - top)
        columns.append(Column(left: sides[0], right: sides[1]))
      }
    }
    join(columns)
  }

  /// Returns the distance from the start of an interval to `x` if the interval ends there, else 0.
  private static func area(_ start: inout Double?, at x: Double, _ isInside: Bool) -> Double {
    if isInside {
      if start == nil { start = x }
      return 0
    }
    defer { start = nil }
    return start.map { x - $0 } ?? 0
  }

  /// Appends the trapezoids of a slab to the columns above them.
  private mutating func join(_ trapezoids: [Column]) {
    var joined: [Column] = []
    var index = 0
    for trapezoid in trapezoids {
      guard trapezoid.right[0].x > trapezoid.left[0].x || trapezoid.right[1].x > trapezoid.left[1].x else { continue }
      // Both lists are sorted from left to right.
      while index < open.count, !open[index].continues(into: trapezoid) {
        guard let end = open[index].left.last, end.x < trapezoid.right[0].x else { break }
        contours.append(open[index].contour)
        index += 1
      }
      guard index < open.count, open[index].continues(into: trapezoid) else {
        joined.append(trapezoid)
        continue
      }
      var column = open[index]
      column.left.append(throughTo: trapezoid.left[1])
      column.right.append(throughTo: trapezoid.right[1])
      joined.append(column)
      index += 1
    }
    contours += open[index...].map(\.contour)
    open = joined
  }
}

extension SlabSweep.Column {
  /// Returns true if the bottom side of this column is the top side of a trapezoid.
  fileprivate func continues(into trapezoid: Self) -> Bool {
    guard let left = left.last, let right = right.last else { return false }
    return left.isNear(trapezoid.left[0]) && right.isNear(trapezoid.right[0])
  }
}

extension [Point] {
  /// Appends the next point of a side; a point on the line to it is replaced.
  fileprivate mutating func append(throughTo point: Point) {
    if count > 1 {
      let (before, last) = (self[count - 2], self[count - 1])
      let (one, other) = (last - before, point - before)
      let distance = abs(one.x * other.y - one.y * other.x)
      if distance <= 1e-12 * Swift.max(1, other.dot(other)) { removeLast() }
    }
    append(point)
  }
}

extension Point {
  /// Returns true for points whose distance is the rounding of a few operations.
  fileprivate func isNear(_ other: Point) -> Bool {
    abs(x - other.x) <= 1e-9 * max(1, abs(x)) && abs(y - other.y) <= 1e-9 * max(1, abs(y))
  }
}

extension FillRule {
  /// Returns true if a point around which the contours wind a number of times is inside.
  fileprivate func contains(_ winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}
