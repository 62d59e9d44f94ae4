package import Geometry

/// The area that at least one of the rectangles covers, in the square of their unit.
///
/// A line sweeps from left to right, with a segment tree over the y coordinates of the edges; this takes n·log n steps
/// for n rectangles.
package func unionArea(of rects: [Rect]) -> Double {
  let rects = rects.filter { !$0.isEmpty }
  var ys = rects.flatMap { [$0.minY, $0.maxY] }.sorted()
  ys = ys.enumerated().filter { $0.offset == 0 || ys[$0.offset - 1] != $0.element }.map(\.element)
  guard ys.count > 1 else { return 0 }
  var events: [(x: Double, isEnd: Bool, rows: Range<Int>)] = []
  for rect in rects {
    let rows = ys.partitioningIndex { $0 >= rect.minY }..<ys.partitioningIndex { $0 >= rect.maxY }
    events.append((rect.minX, false, rows))
    events.append((rect.maxX, true, rows))
  }
  events.sort { $0.x < $1.x }
  var line = CoveredLine(ys)
  var (area, x) = (0.0, 0.0)
  for event in events {
    area += line.covered * (event.x - x)
    line.change(event.rows, by: event.isEnd ? -1 : 1, node: 1, 0..<ys.count - 1)
    x = event.x
  }
  return area
}

/// A segment tree over the intervals between neighboring y coordinates, which reports the total covered length.
private struct CoveredLine {
  private let ys: [Double]
  /// The number of rectangles that cover all intervals of a node but not all intervals of its parent.
  ///
  /// The index is the number of the node. The root is node 1; the children of node n are 2n and 2n + 1.
  private var counts: [Int]
  /// The covered length of the intervals of each node, in the unit of the coordinates.
  ///
  /// The index is the number of the node.
  private var lengths: [Double]

  /// Creates a tree over at least two y coordinates in ascending order, in any unit; no interval between them is
  /// covered.
  init(_ ys: [Double]) {
    self.ys = ys
    counts = [Int](repeating: 0, count: 4 * ys.count)
    lengths = [Double](repeating: 0, count: 4 * ys.count)
  }

  var covered: Double { lengths[1] }

  mutating func change(_ rows: Range<Int>, by count: Int, node: Int, _ span: Range<Int>) {
    guard rows.overlaps(span) else { return }
    if rows.lowerBound <= span.lowerBound && rows.upperBound >= span.upperBound {
      counts[node] += count
    } else {
      let middle = (span.lowerBound + span.upperBound) / 2
      change(rows, by: count, node: 2 * node, span.lowerBound..<middle)
      change(rows, by: count, node: 2 * node + 1, middle..<span.upperBound)
    }
    if counts[node] > 0 {
      lengths[node] = ys[span.upperBound] - ys[span.lowerBound]
    } else {
      lengths[node] = span.count == 1 ? 0 : lengths[2 * node] + lengths[2 * node + 1]
    }
  }
}
