import Geometry

/// A straight piece of an outline, in pixels, downwards.
struct PathEdge {
  let top: Point
  let bottom: Point
  /// How the winding number changes when the edge is crossed from left to right: 1 if the outline runs up, else −1.
  let winding: Int

  /// Nothing for a piece that is level or not finite: it bounds no area within a row.
  init?(from start: Point, to end: Point) {
    guard start.y != end.y, (start.x * 0 + start.y * 0 + end.x * 0 + end.y * 0) == 0 else { return nil }
    (top, bottom, winding) = start.y < end.y ? (start, end, -1) : (end, start, 1)
  }

  /// The x at a height between the ends, exact at both.
  func x(at y: Double) -> Double {
    if y <= top.y { return top.x }
    if y >= bottom.y { return bottom.x }
    return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
  }
}

extension FlatPath {
  /// The edges that reach into `rows`, sorted by their upper ends.
  func edges(in rows: Range<Int>) -> [PathEdge] {
    var edges: [PathEdge] = []
    for contour in contours {
      guard var previous = contour.last else { continue }
      for point in contour {
        if let edge = PathEdge(from: previous, to: point),
          edge.bottom.y > Double(rows.lowerBound), edge.top.y < Double(rows.upperBound)
        {
          edges.append(edge)
        }
        previous = point
      }
    }
    return edges.sorted { $0.top.y < $1.top.y }
  }
}
