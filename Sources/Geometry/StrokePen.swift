/// A point on a line, in the unit of the path, and the direction of travel there, a vector of length 1.
struct StrokeFrame {
  var point: Point
  var direction: Point
}

/// A pen that computes the outlines of stroked lines along the contours of a path.
///
/// A line is the area that its cross-section, one line width long, sweeps over, with joins and caps. An outline is the
/// sum of pieces: the strip between two cross-sections, a join, a cap. All pieces have the same orientation. The
/// winding number is therefore at least 1 inside each piece and 0 outside, and a nonzero fill unites them even if they
/// overlap.
struct StrokePen {
  let style: StrokeStyle
  /// Half of the line width, in the unit of the path.
  let radius: Double
  let tolerance: Double
  /// The maximum number of points of the arc of a round join or cap, and of the steps along a curve's full turn.
  let maximumPointsPerTurn: Int
  /// The outlines of the contour drawn last, as polygons in the path's coordinates.
  ///
  /// There is one for an open contour, two for a closed one, and none if nothing was drawn.
  private(set) var outlines: [[Point]] = []
  private var left: StrokeSide
  private var right: StrokeSide
  private var frame = StrokeFrame(point: .zero, direction: .zero)

  init(_ style: StrokeStyle, tolerance: Double, maximumPointsPerTurn: Int) {
    self.style = style
    self.tolerance = tolerance
    self.maximumPointsPerTurn = maximumPointsPerTurn
    radius = style.lineWidth / 2
    left = StrokeSide(offset: radius)
    right = StrokeSide(offset: -radius)
  }

  /// The steps of work, of about 20 ns, for a point of an outline.
  private static let stepsPerPoint = 8

  /// Draws the outlines of a contour, and counts the work for each of its segments.
  ///
  /// - Returns: false if `counting` has stopped the work; there are no outlines then.
  mutating func draw(_ contour: PathContour, _ counting: Path.PathWork) -> Bool {
    outlines = []
    var first: StrokeFrame?
    var counted = 0
    for segment in contour.segments {
      guard let start = segment.startFrame else { continue }
      if first == nil {
        begin(at: start)
        first = start
      } else {
        join(start)
      }
      switch segment {
      case .line(_, let end): advance(to: StrokeFrame(point: end, direction: start.direction))
      case .curve(let curve): advance(along: curve)
      }
      let points = left.points.count + right.points.count
      guard counting(Self.stepsPerPoint * (1 + points - counted)) else { return false }
      counted = points
    }
    guard let first else {
      drawPoint(at: contour.start)
      return counting(Self.stepsPerPoint)
    }
    if contour.isClosed {
      join(first)
      left.finish()
      right.finish()
      outlines = [left.points, right.points.reversed()]
    } else {
      finishOpen(from: first)
    }
    return true
  }

  /// Draws the caps of a contour of length 0 at a point in the path's coordinates: SVG 2, section 13.5.4.
  ///
  /// They have the direction of the x axis. Nothing is drawn if the style's caps are `butt`.
  private mutating func drawPoint(at point: Point) {
    guard style.lineCap != .butt else { return }
    let frame = StrokeFrame(point: point, direction: Point(x: 1, y: 0))
    begin(at: frame)
    finishOpen(from: frame)
  }

  private mutating func begin(at frame: StrokeFrame) {
    left.begin(at: frame)
    right.begin(at: frame)
    self.frame = frame
  }

  private mutating func finishOpen(from first: StrokeFrame) {
    left.finish()
    right.finish()
    var outline = left.points
    appendCap(at: frame, to: &outline)
    outline += right.points.reversed()
    appendCap(at: StrokeFrame(point: first.point, direction: first.direction * -1), to: &outline)
    outlines = [outline]
  }

  /// Appends the points of the cap at the end of a line to its outline, from the left to the right side of the line.
  private func appendCap(at frame: StrokeFrame, to outline: inout [Point]) {
    switch style.lineCap {
    case .butt: break
    case .square:
      let corner = frame.point + frame.direction * radius
      outline += [corner + frame.direction.left * radius, corner - frame.direction.left * radius]
    case .round:
      let side = frame.direction.left * radius
      outline += arc(around: frame.point, from: side, angle: .pi)
    }
  }

  // MARK: - Joins

  /// Adds the join between the end of the line drawn so far and the start `next` of the following segment.
  private mutating func join(_ next: StrokeFrame) {
    let sine = frame.direction.cross(next.direction)
    let cosine = frame.direction.dot(next.direction)
    // The gap would be thinner than the tolerance allows to show.
    if cosine > 0, abs(sine) * radius < tolerance / 16 {
      left.append(next)
      right.append(next)
    } else if sine > 0 {
      right.appendInner(next)
      left.appendOuter(outerJoin(next, offset: radius, sine, cosine), next)
    } else {
      left.appendInner(next)
      right.appendOuter(outerJoin(next, offset: -radius, sine, cosine), next)
    }
    frame = next
  }

  /// Returns the points of the outer side of a join, after the last point of the segment before it.
  ///
  /// The last point is the first one of the next segment's side. SVG 2, section 13.5.6.
  ///
  /// - Parameters:
  ///   - offset: the distance of the outer side to the left of the line, in the unit of the path; negative: right.
  ///   - sine: the sine of the angle between the directions of the segments.
  ///   - cosine: the cosine of that angle.
  private func outerJoin(_ next: StrokeFrame, offset: Double, _ sine: Double, _ cosine: Double) -> [Point] {
    let from = frame.direction.left * offset
    let to = next.direction.left * offset
    let end = next.point + to
    switch style.lineJoin {
    case .bevel: return [end]
    case .round: return arc(around: next.point, from: from, angle: arcTangent(y: sine, x: cosine)) + [end]
    case .miter:
      // The miter length is 1 / cos(turn / 2) line widths.
      guard (1 + cosine) / 2 * (style.miterLimit * style.miterLimit) >= 1 else { return [end] }
      return [next.point + (from + to) * (1 / (1 + cosine)), end]
    }
  }

  /// Returns the points of an arc, without both of its ends, over `angle` radians, clockwise on screen.
  ///
  /// - Parameter start: the vector from the center to the start of the arc.
  private func arc(around center: Point, from start: Point, angle: Double) -> [Point] {
    let count = steps(for: abs(angle))
    let turn = AffineTransform.rotation(angle / Double(count))
    var spoke = start
    return (1..<max(1, count)).map { _ in
      spoke = turn.apply(spoke)
      return center + spoke
    }
  }

  /// Returns the number of chords that approximate an arc over `angle` radians within the tolerance.
  ///
  /// It is limited to 1…`maximumPointsPerTurn`. A chord over the angle θ deviates by r·θ² / 8.
  private func steps(for angle: Double) -> Int {
    let wanted = angle * (radius / (8 * tolerance)).squareRoot()
    return Int(max(1, min(wanted.rounded(.up), Double(maximumPointsPerTurn))))
  }

  // MARK: - Strips

  private mutating func advance(to next: StrokeFrame) {
    let crossing = crossing(of: frame, next)
    // A cross-section that intersects the previous one rotates about the intersection: the inner side runs backwards
    // there.
    let turnsLeft = next.direction.dot(frame.direction.left) > 0
    left.append(next, pivot: turnsLeft ? crossing : nil)
    right.append(next, pivot: turnsLeft ? nil : crossing)
    frame = next
  }

  /// Returns the point, in the path's coordinates, where the cross-sections at two points of the line intersect.
  ///
  /// Nil if they do not intersect within the line width.
  private func crossing(of a: StrokeFrame, _ b: StrokeFrame) -> Point? {
    let along = b.point - a.point
    let sine = a.direction.cross(b.direction)
    let depth = along.cross(b.direction.left)
    let otherDepth = along.cross(a.direction.left)
    let limit = radius * abs(sine)
    guard abs(depth) < limit, abs(otherDepth) < limit else { return nil }
    return a.point + a.direction.left * (depth / sine)
  }

  /// Moves the cross-section along a curve, with shorter steps where the curve turns more.
  ///
  /// The part between two inflections is divided into four, each of which turns one way by less than a full turn.
  private mutating func advance(along curve: CubicCurve) {
    let count = maximumPointsPerTurn < 16 ? 1 : 4
    var start = 0.0
    for end in curve.inflections + [1] {
      for step in 1...count {
        let low = start + (end - start) * Double(step - 1) / Double(count)
        let high = step == count ? end : start + (end - start) * Double(step) / Double(count)
        advance(along: curve, from: low, to: high, frameAtEnd(of: curve, high), depth: 20)
      }
      start = end
    }
  }

  private func frameAtEnd(of curve: CubicCurve, _ t: Double) -> StrokeFrame {
    let direction = t == 1 ? curve.endDirection : curve.direction(at: t)
    return StrokeFrame(point: t == 1 ? curve.end : curve.point(at: t), direction: direction ?? frame.direction)
  }

  private mutating func advance(
    along curve: CubicCurve, from low: Double, to high: Double, _ end: StrokeFrame, depth: Int
  ) {
    // For small angles the length of the difference approximates the angle.
    let turn = (end.direction - frame.direction).length
    let chord = (end.point - frame.point).length + radius * turn
    let isFine = chord * turn <= 8 * tolerance || turn * Double(maximumPointsPerTurn) < 8
    if isFine { return advance(to: end) }
    guard depth > 0 else { return rotateAndAdvance(to: end) }
    let middle = (low + high) / 2
    advance(along: curve, from: low, to: middle, frameAtEnd(of: curve, middle), depth: depth - 1)
    advance(along: curve, from: middle, to: high, end, depth: depth - 1)
  }

  /// Rotates the cross-section in place to the direction of `end`, as at a cusp of the curve, then moves it to `end`.
  private mutating func rotateAndAdvance(to end: StrokeFrame) {
    let angle = arcTangent(y: frame.direction.cross(end.direction), x: frame.direction.dot(end.direction))
    let count = steps(for: abs(angle))
    let turn = AffineTransform.rotation(angle / Double(count))
    for _ in 0..<count {
      advance(to: StrokeFrame(point: frame.point, direction: turn.apply(frame.direction)))
    }
    advance(to: end)
  }
}

extension PathSegment {
  fileprivate var startFrame: StrokeFrame? {
    switch self {
    case .line(let start, let end):
      (end - start).unit.map { StrokeFrame(point: start, direction: $0) }
    case .curve(let curve):
      curve.startDirection.map { StrokeFrame(point: curve.start, direction: $0) }
    }
  }
}
