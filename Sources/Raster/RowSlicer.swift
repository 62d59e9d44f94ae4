import Geometry

/// Cuts a row into slices in which no edge begins, ends or crosses another.
struct RowSlicer {
  /// The least height of a slice and the least overlap of two edges that counts as crossing, in pixels.
  private static let epsilon = 1e-9

  /// How often a slice may be cut again at crossings; then the order in its middle is taken for all of it.
  private static let maximumDepth = 24

  let rule: FillRule
  private var crossed: [SlicedEdge] = []
  /// How many more edges may be looked at in this row before its crossings are let be.
  private var remainingWork = 0

  init(rule: FillRule) {
    self.rule = rule
  }

  /// The heights at which edges begin or end, and both ends of the row.
  func heights(of edges: [PathEdge], from top: Double, to bottom: Double) -> [Double] {
    var heights = [top, bottom]
    for edge in edges {
      if edge.top.y > top { heights.append(edge.top.y) }
      if edge.bottom.y < bottom { heights.append(edge.bottom.y) }
    }
    heights.sort()
    return heights
  }

  /// Adds the edges between inside and outside, slice by slice; returns how many edges it looked at.
  mutating func addBoundaries(
    of edges: [PathEdge], between heights: [Double], to accumulator: inout AreaAccumulator
  ) -> Int {
    // Room for every slice once and for some dozens of crossings.
    let work = 2 * heights.count * edges.count + 64 * edges.count
    remainingWork = work
    for (top, bottom) in zip(heights, heights.dropFirst()) where top < bottom {
      addSlice(of: edges, from: top, to: bottom, depth: 0, to: &accumulator)
    }
    return work - remainingWork
  }

  private mutating func addSlice(
    of edges: [PathEdge], from top: Double, to bottom: Double, depth: Int, to accumulator: inout AreaAccumulator
  ) {
    remainingWork -= edges.count
    crossed.removeAll(keepingCapacity: true)
    for edge in edges where edge.top.y <= top && edge.bottom.y >= bottom {
      crossed.append(SlicedEdge(top: edge.x(at: top), bottom: edge.x(at: bottom), winding: edge.winding))
    }
    crossed.sort { $0.top + $0.bottom < $1.top + $1.bottom }
    if depth < Self.maximumDepth, remainingWork > 0, let crossing = firstCrossing(from: top, to: bottom) {
      addSlice(of: edges, from: top, to: crossing, depth: depth + 1, to: &accumulator)
      addSlice(of: edges, from: crossing, to: bottom, depth: depth + 1, to: &accumulator)
      return
    }
    var winding = 0
    for edge in crossed {
      let wasInside = rule.isInside(winding: winding)
      winding += edge.winding
      let isInside = rule.isInside(winding: winding)
      if wasInside != isInside {
        accumulator.add(from: edge.top, to: edge.bottom, height: isInside ? bottom - top : top - bottom)
      }
    }
  }

  /// The height at which the leftmost two neighbors that change places do so.
  ///
  /// If the order in the middle of a slice holds between all neighbors at its ends too, nothing crosses in it.
  private func firstCrossing(from top: Double, to bottom: Double) -> Double? {
    for (left, right) in zip(crossed, crossed.dropFirst()) {
      let gapAtTop = right.top - left.top
      let gapAtBottom = right.bottom - left.bottom
      guard gapAtTop < -Self.epsilon || gapAtBottom < -Self.epsilon else { continue }
      let height = top + (bottom - top) * (gapAtTop / (gapAtTop - gapAtBottom))
      if height > top + Self.epsilon, height < bottom - Self.epsilon { return height }
    }
    return nil
  }
}

/// An edge where it enters and leaves a slice.
private struct SlicedEdge {
  var top: Double
  var bottom: Double
  var winding: Int
}
