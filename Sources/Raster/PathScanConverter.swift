import Diagnostics
import Geometry

/// The conversion of paths, in pixels, into spans of coverage runs.
///
/// A row is cut at every height where an edge ends or two edges cross. Within such a slice the edges keep their order
/// from left to right. So the winding number identifies the edges that bound the interior; only their areas are added.
struct PathScanConverter {
  /// The maximum distance in pixels of the flattened lines from a curve: half of one of the 255 levels of coverage.
  static let tolerance = 0x1p-9

  /// The maximum distance in pixels of a stroke's outline from the exact outline.
  ///
  /// It is half of that of a fill, because both sides of a thin line deviate.
  static let strokeTolerance = 0x1p-10

  /// The maximum work of one row of a path for which its coverage is computed exactly.
  ///
  /// The work is the number of slices × the number of edges. The next two constants are the maximum for one path and
  /// for all paths of a picture.
  ///
  /// Above these limits the signed areas are added directly, which is inexact where several contours share a pixel.
  /// Drawings stay far below. The limits keep hostile input from causing quadratic time.
  private static let maximumWorkPerRow = 1 << 20
  private static let maximumWorkPerPath = 1 << 24
  private static let maximumWorkPerPicture = 1 << 26
  /// The minimum of the work, in slices × edges, that each path of a picture may take; with less even an icon would be
  /// inexact.
  private static let minimumWorkPerPath = 1 << 10

  /// The maximum number of slices × edges that are resolved exactly for each of `count` paths of a picture.
  ///
  /// A power of two from 2¹⁰ to 2²⁴, 2²⁴ for `count` 0. The value depends on the number of paths only, so that a path has the same coverage in every frame.
  static func work(ofEach count: Int) -> Int {
    let share = max(minimumWorkPerPath, maximumWorkPerPicture / max(1, count))
    return min(maximumWorkPerPath, 1 << (Int.bitWidth - 1 - share.leadingZeroBitCount))
  }

  let grid: PixelGrid
  private let rule: FillRule
  private var active: [PathEdge] = []
  private var accumulator: AreaAccumulator
  private var slicer: RowSlicer
  private let work: Int
  private var remainingWork = 0
  private(set) var meter: WorkMeter

  /// Creates a converter of paths that are filled by `rule` into spans on a grid.
  ///
  /// - Parameters:
  ///   - work: the maximum number of slices × edges of a path that are resolved exactly.
  ///   - meter: the counter of work; from the deadline on, further rows are left out.
  init(grid: PixelGrid, rule: FillRule, work: Int, _ meter: WorkMeter) {
    self.grid = grid
    self.work = work
    self.meter = meter
    self.rule = rule
    accumulator = AreaAccumulator(width: grid.width)
    slicer = RowSlicer(rule: rule)
  }

  mutating func spans(of path: FlatPath, in table: inout RunTable) -> [RunSpan] {
    // The edges are sorted.
    guard meter.allowsMore(steps: 8 * path.pointCount) else { return [] }
    let edges = path.edges(in: grid.rows)
    guard let first = edges.first else { return [] }
    let bottom = edges.reduce(first.bottom.y) { max($0, $1.bottom.y) }
    var spans = RunSpanBuilder()
    var builder = RunBuilder()
    var next = 0
    active = []
    remainingWork = work
    for row in pixels(touchedFrom: first.top.y, to: bottom, in: grid.rows) {
      active.removeAll { $0.bottom.y <= Double(row) }
      while next < edges.count, edges[next].top.y < Double(row + 1) {
        active.append(edges[next])
        next += 1
      }
      builder.removeAll()
      let before = remainingWork
      convert(row: row, into: &builder)
      // An edge of a slice takes about 20 ns.
      guard meter.allowsMore(1 + (before - remainingWork + active.count) / 256) else { break }
      spans.append(row..<row + 1, runs: table.index(of: builder.runs))
    }
    return spans.spans
  }

  private mutating func convert(row: Int, into builder: inout RunBuilder) {
    let top = Double(row)
    let heights = slicer.heights(of: active, from: top, to: top + 1)
    if heights.count * active.count <= min(Self.maximumWorkPerRow, remainingWork) {
      remainingWork -= slicer.addBoundaries(of: active, between: heights, to: &accumulator)
      accumulator.finishRow(into: &builder) { $0 }
    } else {
      for edge in active {
        let (start, end) = (max(top, edge.top.y), min(top + 1, edge.bottom.y))
        guard start < end else { continue }
        accumulator.add(from: edge.x(at: start), to: edge.x(at: end), height: Double(edge.winding) * (end - start))
      }
      let rule = rule
      accumulator.finishRow(into: &builder) { rule.folded($0) }
    }
  }
}

extension FillRule {
  func isInside(winding: Int) -> Bool {
    switch self {
    case .nonzero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }

  /// The covered fraction of a pixel, 0…1, by this fill rule.
  ///
  /// It is exact only if the winding number is the same in the whole covered part of the pixel.
  ///
  /// - Parameter area: the integral of the winding number over the area of the pixel.
  fileprivate func folded(_ area: Double) -> Double {
    switch self {
    case .nonzero: return min(abs(area), 1)
    case .evenOdd:
      let rest = abs(area).truncatingRemainder(dividingBy: 2)
      return min(rest, 2 - rest)
    }
  }
}

/// A straight segment of an outline, in pixels, directed downwards.
struct PathEdge {
  let top: Point
  let bottom: Point
  /// The change of the winding number (without unit) when the edge is crossed from left to right.
  ///
  /// 1 if the outline runs up along the edge, −1 if down.
  let winding: Int

  /// Creates the edge between two points of an outline in pixels, in either direction.
  ///
  /// Nil if the segment is horizontal or a coordinate is not finite: such a segment bounds no area within a row.
  init?(from start: Point, to end: Point) {
    guard start.y != end.y, (start.x * 0 + start.y * 0 + end.x * 0 + end.y * 0) == 0 else { return nil }
    (top, bottom, winding) = start.y < end.y ? (start, end, -1) : (end, start, 1)
  }

  /// The x coordinate of the edge at the height `y`, both in pixels; exact at both ends.
  ///
  /// Above and below the edge it is the x coordinate of the nearer end.
  func x(at y: Double) -> Double {
    if y <= top.y { return top.x }
    if y >= bottom.y { return bottom.x }
    return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
  }
}

extension FlatPath {
  /// The edges of the path, in pixels, that extend into `rows`, sorted by the y coordinates of their upper ends.
  ///
  /// Contours that are not closed are closed with a straight edge.
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

/// A computation that divides a row of pixels into slices, in which no edge of a path begins, ends or crosses another.
///
/// It adds the areas of the edges in each slice to an ``AreaAccumulator``.
struct RowSlicer {
  /// The minimum height of a slice, and the minimum overlap of two edges that counts as a crossing, in pixels.
  private static let epsilon = 1e-9

  /// The maximum number of nested cuts at crossings within a slice.
  ///
  /// A slice at this depth is not cut: its edges are ordered by their positions at half of its height.
  private static let maximumDepth = 24

  let rule: FillRule
  private var crossed: [SlicedEdge] = []
  /// The number of edge visits that remain for the row; at 0, further crossings in the row are ignored.
  private var remainingWork = 0

  init(rule: FillRule) {
    self.rule = rule
  }

  /// The y coordinates in pixels, ascending, of the row's ends and of the ends of edges within the row.
  ///
  /// Coordinates may repeat. `top` and `bottom` are the y coordinates of the row's ends.
  func heights(of edges: [PathEdge], from top: Double, to bottom: Double) -> [Double] {
    var heights = [top, bottom]
    for edge in edges {
      if edge.top.y > top { heights.append(edge.top.y) }
      if edge.bottom.y < bottom { heights.append(edge.bottom.y) }
    }
    heights.sort()
    return heights
  }

  /// Adds the areas of the edges between the inside and the outside of the path to the accumulator, slice by slice.
  ///
  /// - Parameter heights: the y coordinates in pixels at which slices begin and end, in ascending order.
  /// - Returns: the work: the number of edges visited in all slices.
  mutating func addBoundaries(
    of edges: [PathEdge], between heights: [Double], to accumulator: inout AreaAccumulator
  ) -> Int {
    // The budget is every slice once, and some dozens of crossings.
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

  /// The y coordinate in pixels of the crossing of the leftmost pair of adjacent edges that cross in a slice.
  ///
  /// Nil if no adjacent edges cross between `top` and `bottom`.
  ///
  /// If the edges have the same order at the top, in the middle and at the bottom of a slice, none of them cross in it.
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

/// The part of an edge between the top and the bottom of a slice, as x coordinates in pixels.
private struct SlicedEdge {
  var top: Double
  var bottom: Double
  var winding: Int
}
