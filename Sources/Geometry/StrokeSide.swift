/// The points of one side of a stroked line's outline, in the direction of travel along the line.
struct StrokeSide {
  /// The distance of the side to the left of the line, in the unit of the path; negative for the right side.
  let offset: Double
  private(set) var points: [Point] = []
  private var frame = StrokeFrame(point: .zero, direction: .zero)
  /// The points, in the path's coordinates, where successive cross-sections intersect while this side runs backwards.
  ///
  /// It runs backwards where the line turns to this side more sharply than half of its width allows. Empty elsewhere.
  private var pivots: [Point] = []
  private var rim: [Point] = []

  init(offset: Double) {
    self.offset = offset
  }

  mutating func begin(at frame: StrokeFrame) {
    self.frame = frame
    points = [end(of: frame)]
    pivots = []
    rim = []
  }

  /// Extends the side to the next cross-section of the line.
  ///
  /// - Parameter pivot: the point where this cross-section intersects the last one; the side runs backwards then. It is
  ///   nil if they do not intersect on this side.
  mutating func append(_ next: StrokeFrame, pivot: Point? = nil) {
    if let pivot {
      if rim.isEmpty { rim.append(end(of: frame)) }
      rim.append(end(of: next))
      if pivots.last != pivot { pivots.append(pivot) }
    } else {
      finish()
      points.append(end(of: next))
    }
    frame = next
  }

  /// Appends the inner side of a join: the end of one segment and the start `next` of the following one.
  ///
  /// The side passes through the point of the path itself, so that the join is a separate piece from there.
  mutating func appendInner(_ next: StrokeFrame) {
    finish()
    points += [next.point, end(of: next)]
    frame = next
  }

  /// Appends the points of the outer side of a join, up to the start `next` of the following segment.
  ///
  /// The last of `points` must be the end of this side at `next`.
  mutating func appendOuter(_ points: [Point], _ next: StrokeFrame) {
    finish()
    self.points += points
    frame = next
  }

  /// Completes the points of the side up to its last cross-section.
  ///
  /// The area swept while running backwards lies between the rim and the pivots and would count as a hole. The side
  /// therefore follows the pivots, and runs once around that area in the other direction:
  ///
  ///     pivots      c  b  a         intersection of each cross-section with the previous one
  ///               ╱  │  │  ╲        cross-sections, from right to left
  ///     rim      3 ← 2 ← 1 ← 0      ends of the cross-sections; the side came from 0
  mutating func finish() {
    guard !rim.isEmpty else { return }
    points += pivots
    points += rim.reversed()
    points += pivots
    points.append(end(of: frame))
    pivots.removeAll(keepingCapacity: true)
    rim.removeAll(keepingCapacity: true)
  }

  private func end(of frame: StrokeFrame) -> Point {
    frame.point + frame.direction.left * offset
  }
}
