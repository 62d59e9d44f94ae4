/// A segment of a path's contour: a straight line from its start to its end, or a cubic curve.
enum PathSegment: Hashable, Sendable {
  case line(Point, Point)
  case curve(CubicCurve)

  var length: Double {
    switch self {
    case .line(let start, let end): (end - start).length
    case .curve(let curve): curve.length
    }
  }

  var end: Point {
    switch self {
    case .line(_, let end): end
    case .curve(let curve): curve.end
    }
  }
}

/// A contour of a path, from a `move` up to the next one or up to its `close`.
struct PathContour {
  let start: Point
  /// The segments in order, without those of length 0; the last one of a closed contour is its closing line.
  var segments: [PathSegment] = []
  var isClosed = false
  /// True if the contour has a drawing command, even one of length 0, which may be drawn as caps.
  var isDrawn = false

  var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension Path {
  /// The maximum absolute value of a coordinate, in the unit of the path; products of larger ones may overflow.
  ///
  /// Elements of a path with larger coordinates are skipped.
  private static let largestCoordinate = 1e75

  /// Calls `body` with each contour of the path that has a drawing command, in order.
  func forEachContour(_ body: (PathContour) -> Void) {
    var contour = PathContour(start: .zero)
    var current = Point.zero
    func finish(next start: Point) {
      if contour.isDrawn { body(contour) }
      contour = PathContour(start: start)
      current = start
    }
    func append(_ segment: PathSegment, isPoint: Bool) {
      contour.isDrawn = true
      if !isPoint { contour.segments.append(segment) }
      current = segment.end
    }
    for element in elements where element.points.allSatisfy(Self.isUsable) {
      switch element {
      case .move(let point): finish(next: point)
      case .line(let end): append(.line(current, end), isPoint: end == current)
      case .quadratic(let control, let end):
        append(
          .curve(CubicCurve(start: current, control: control, end: end)),
          isPoint: control == current && end == current)
      case .cubic(let control1, let control2, let end):
        append(
          .curve(CubicCurve(start: current, control1: control1, control2: control2, end: end)),
          isPoint: control1 == current && control2 == current && end == current)
      case .close:
        append(.line(current, contour.start), isPoint: current == contour.start)
        contour.isClosed = true
        finish(next: contour.start)
      }
    }
    finish(next: .zero)
  }

  /// The total length of all contours, closing lines included, in the unit of the path.
  package var length: Double {
    var length = 0.0
    forEachContour { length += $0.length }
    return length
  }

  private static func isUsable(_ point: Point) -> Bool {
    abs(point.x) <= largestCoordinate && abs(point.y) <= largestCoordinate
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
