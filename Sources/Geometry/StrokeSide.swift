/// One side of a line's outline, in the line's direction.
struct StrokeSide {
  /// The distance of the side to the left of the line.
  let offset: Double
  private(set) var points: [Point] = []
  private var frame = StrokeFrame(point: .zero, direction: .zero)
  /// While the side runs backwards: where the cross-sections met, and the side's points from before the first of them.
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

  /// Continues to the next cross-section, backwards if it meets the last one at `pivot`.
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

  /// The inner side of a join: by way of the line's own point, so that the join is a piece from there.
  mutating func appendInner(_ next: StrokeFrame) {
    finish()
    points += [next.point, end(of: next)]
    frame = next
  }

  /// The outer side of a join: `points` from this cross-section to the next one.
  mutating func appendOuter(_ points: [Point], _ next: StrokeFrame) {
    finish()
    self.points += points
    frame = next
  }

  /// Brings the side to its last cross-section.
  ///
  /// The area swept while running backwards lies between the rim and the pivots and would count as a hole. The side
  /// therefore follows the pivots, and runs once around that area in the other direction:
  ///
  ///     pivots      c  b  a         where each cross-section meets the one before
  ///               ╱  │  │  ╲        cross-sections, from right to left
  ///     rim      3 ← 2 ← 1 ← 0      where they end; the side came from 0
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
