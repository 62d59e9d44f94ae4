/// A place on a line and the direction of travel there, of length 1.
struct StrokeFrame {
  var point: Point
  var direction: Point
}

/// Draws the outlines of lines along contours.
///
/// A line is what its cross-section sweeps over, with joins and caps: an outline is the sum of pieces (of the strip
/// between two cross-sections, of a join, of a cap) that all run the same way round. So the winding number is at least
/// 1 inside each of them and 0 outside, and filling nonzero unites them however they overlap.
struct StrokePen {
  let style: StrokeStyle
  /// Half of the line's width.
  let radius: Double
  let tolerance: Double
  /// The most points of one arc, in effect also of one curve.
  let maximumPointsPerTurn: Int
  /// The outlines of the contour that was drawn last: one when it is open, two when it is closed.
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

  mutating func draw(_ contour: PathContour) {
    outlines = []
    var first: StrokeFrame?
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
    }
    guard let first else { return drawPoint(at: contour.start) }
    if contour.isClosed {
      join(first)
      left.finish()
      right.finish()
      outlines = [left.points, right.points.reversed()]
    } else {
      finishOpen(from: first)
    }
  }

  /// SVG 2, section 13.5.4: a zero-length subpath with caps is drawn along the x axis.
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

  /// The cap beyond the end of a line, from its left to its right side.
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

  /// Turns to the direction of the next segment, which starts where the line is.
  private mutating func join(_ next: StrokeFrame) {
    let sine = frame.direction.cross(next.direction)
    let cosine = frame.direction.dot(next.direction)
    // The gap would be too thin to be seen.
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

  /// SVG 2, section 13.5.6: from the offset point of the line's direction to that of the next one.
  private func outerJoin(_ next: StrokeFrame, offset: Double, _ sine: Double, _ cosine: Double) -> [Point] {
    let from = frame.direction.left * offset
    let to = next.direction.left * offset
    let end = next.point + to
    switch style.lineJoin {
    case .bevel: return [end]
    case .round: return arc(around: next.point, from: from, angle: arcTangent(y: sine, x: cosine)) + [end]
    case .miter:
      // The miter is as long as 1 / cos(turn / 2) line widths.
      guard (1 + cosine) / 2 * (style.miterLimit * style.miterLimit) >= 1 else { return [end] }
      return [next.point + (from + to) * (1 / (1 + cosine)), end]
    }
  }

  /// The points of an arc between its ends, `angle` radians from `start`.
  private func arc(around center: Point, from start: Point, angle: Double) -> [Point] {
    let count = steps(for: abs(angle))
    let turn = AffineTransform.rotation(angle / Double(count))
    var spoke = start
    return (1..<max(1, count)).map { _ in
      spoke = turn.apply(spoke)
      return center + spoke
    }
  }

  /// The number of chords that stay within the tolerance of an arc: the distance of one chord is r·θ² / 8.
  private func steps(for angle: Double) -> Int {
    let wanted = angle * (radius / (8 * tolerance)).squareRoot()
    return Int(max(1, min(wanted.rounded(.up), Double(maximumPointsPerTurn))))
  }

  // MARK: - Strips

  private mutating func advance(to next: StrokeFrame) {
    let crossing = crossing(of: frame, next)
    // A cross-section that meets the one before turns about the point where they meet: there the inner side runs
    // backwards.
    let turnsLeft = next.direction.dot(frame.direction.left) > 0
    left.append(next, pivot: turnsLeft ? crossing : nil)
    right.append(next, pivot: turnsLeft ? nil : crossing)
    frame = next
  }

  /// The point where two cross-sections meet.
  private func crossing(of a: StrokeFrame, _ b: StrokeFrame) -> Point? {
    let along = b.point - a.point
    let sine = a.direction.cross(b.direction)
    let depth = along.cross(b.direction.left)
    let otherDepth = along.cross(a.direction.left)
    let limit = radius * abs(sine)
    guard abs(depth) < limit, abs(otherDepth) < limit else { return nil }
    return a.point + a.direction.left * (depth / sine)
  }

  /// Takes shorter steps where the curve turns more; a quarter between two inflections turns one way and not around.
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
    // For small angles the length of the difference is the angle.
    let turn = (end.direction - frame.direction).length
    let chord = (end.point - frame.point).length + radius * turn
    let isFine = chord * turn <= 8 * tolerance || turn * Double(maximumPointsPerTurn) < 8
    if isFine { return advance(to: end) }
    guard depth > 0 else { return rotateAndAdvance(to: end) }
    let middle = (low + high) / 2
    advance(along: curve, from: low, to: middle, frameAtEnd(of: curve, middle), depth: depth - 1)
    advance(along: curve, from: middle, to: high, end, depth: depth - 1)
  }

  /// At a cusp the cross-section turns on the spot.
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
