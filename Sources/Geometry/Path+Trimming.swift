extension Path {
  /// Returns the part of the path between two fractions, 0…1, of the total length of its contours.
  ///
  /// Equals the part that `CAShapeLayer` strokes between `strokeStart` and `strokeEnd`; empty if `start` ≥ `end`. A
  /// contour that is cut becomes open.
  ///
  /// - Parameter counting: a function that counts ``PathWork`` and returns false to stop; the result is empty then.
  package func trimmed(from start: Double, to end: Double, counting: PathWork = { _ in true }) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    var total = 0.0
    var isOver = false
    forEachContour { contour in
      for segment in contour.segments where !isOver {
        // The arc length of a curve is a sum of some dozens of points.
        isOver = !counting(256)
        total += segment.length
      }
    }
    if isOver { return Path() }
    var knife = TrimmingKnife(from: max(0, start) * total, to: end >= 1 ? .infinity : end * total)
    forEachContour { knife.cut($0) }
    return knife.path
  }
}

/// A collector of the part of a path between two distances from its start, measured along its contours.
///
/// Distances are in the unit of the path.
private struct TrimmingKnife {
  let from: Double
  let to: Double
  var path = Path()
  /// The distance of the current point from the start of the path along its contours, in the unit of the path.
  var position = 0.0

  mutating func cut(_ contour: PathContour) {
    let lengths = contour.segments.map(\.length)
    let end = position + lengths.reduce(0, +)
    guard end >= from, position <= to else {
      position = end
      return
    }
    let isWhole = position >= from && end <= to
    var isDrawing = false
    if isWhole {
      path.elements.append(.move(contour.start))
      isDrawing = true
      // A contour of length 0 is kept as a line of length 0, for its caps.
      if contour.segments.isEmpty, !contour.isClosed { path.elements.append(.line(contour.start)) }
    }
    for (segment, length) in zip(contour.segments, lengths) {
      let low = max(0, from - position)
      let high = min(length, to - position)
      if low < high, let part = segment.part(from: low, to: high, of: length) {
        if !isDrawing { path.elements.append(.move(part.start)) }
        isDrawing = true
        path.elements.append(part.element)
      }
      position += length
    }
    position = end
    if isWhole, contour.isClosed { path.elements.append(.close) }
  }
}

extension PathSegment {
  /// Returns the part of the segment between two distances from its start, measured along it; nil if it is empty.
  ///
  /// Distances, and the `length` of the whole segment, are in the unit of the path.
  fileprivate func part(from low: Double, to high: Double, of length: Double) -> PathSegment? {
    if low == 0, high == length { return self }
    switch self {
    case .line(let start, let end):
      let along = end - start
      return .line(start + along * (low / length), high == length ? end : start + along * (high / length))
    case .curve(let curve):
      let a = curve.parameter(atLength: low, of: length)
      let b = curve.parameter(atLength: high, of: length)
      return a < b ? .curve(curve.part(from: a, to: b)) : nil
    }
  }

  fileprivate var start: Point {
    switch self {
    case .line(let start, _): start
    case .curve(let curve): curve.start
    }
  }

  fileprivate var element: Path.Element {
    switch self {
    case .line(_, let end): .line(end)
    case .curve(let curve): .cubic(control1: curve.control1, control2: curve.control2, end: curve.end)
    }
  }
}
