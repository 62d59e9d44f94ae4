import Geometry

/// A path divided into short straight pieces.
struct FinePath {
  struct Piece {
    var start: Point
    var end: Point
    /// The directions of the path itself at both ends.
    var startTangent: Point
    var endTangent: Point
    /// True if the previous piece belongs to the same curve.
    var isSmooth: Bool

    var length: Double { (end - start).norm }

    /// The part between two lengths.
    func part(_ low: Double, _ high: Double) -> Piece {
      func tangent(_ share: Double) -> Point {
        let mixed = startTangent * (1 - share) + endTangent * share
        return mixed * (1 / mixed.norm)
      }
      let direction = (end - start) * (1 / length)
      return Piece(
        start: start + direction * low, end: start + direction * high, startTangent: tangent(low / length),
        endTangent: tangent(high / length), isSmooth: isSmooth)
    }
  }

  struct Contour {
    var start: Point
    var pieces: [Piece] = []
    var isClosed = false
  }

  private(set) var contours: [Contour] = []

  init(_ path: Path) {
    var current = Point.zero
    var start = Point.zero
    func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
      let bend = max((a - b * 2 + c).norm, (b - c * 2 + d).norm)
      // Chords that stay within 1/2500 of the curve.
      let count = 8 + Int((bend * 0.75 * 2500).squareRoot())
      func tangent(_ t: Double) -> Point {
        let s = 1 - t
        return (b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t)
      }
      append(count, tangent) { t in
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
      }
    }
    func append(_ count: Int, _ tangent: (Double) -> Point, _ point: (Double) -> Point) {
      if contours.isEmpty || contours[contours.count - 1].isClosed { contours.append(Contour(start: start)) }
      var isSmooth = false
      var direction = tangent(0)
      for index in 1...count {
        let t = Double(index) / Double(count)
        let (end, endDirection) = (point(t), tangent(t))
        guard (end - current).norm > 1e-9 else { continue }
        contours[contours.count - 1].pieces.append(
          Piece(
            start: current, end: end, startTangent: direction * (1 / direction.norm),
            endTangent: endDirection * (1 / endDirection.norm), isSmooth: isSmooth))
        isSmooth = true
        (current, direction) = (end, endDirection)
      }
    }
    for element in path.elements {
      let begin = current
      switch element {
      case .move(let point):
        contours.append(Contour(start: point))
        (start, current) = (point, point)
      case .line(let end): append(1, { _ in end - begin }, { _ in end })
      case .quadratic(let control, let end):
        curve(begin, begin + (control - begin) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
      case .cubic(let control1, let control2, let end): curve(begin, control1, control2, end)
      case .close:
        append(1, { _ in start - begin }, { _ in start })
        contours[contours.count - 1].isClosed = true
      }
    }
  }

  /// The contours between two shares of the length of all.
  func trimmed(_ start: Double, _ end: Double) -> [Contour] {
    if start <= 0, end >= 1 { return contours }
    let total = contours.flatMap(\.pieces).map(\.length).reduce(0, +)
    var position = 0.0
    var result: [Contour] = []
    for contour in contours {
      let contourStart = position
      var part = Contour(start: contour.start)
      for piece in contour.pieces {
        let length = piece.length
        let low = max(0, start * total - position)
        let high = min(length, end * total - position)
        if low < high { part.pieces.append(piece.part(low, high)) }
        position += length
      }
      part.isClosed = contour.isClosed && start * total <= contourStart && end * total >= position
      if !part.pieces.isEmpty { result.append(part) }
    }
    return result
  }
}

extension Point {
  fileprivate var norm: Double { dot(self).squareRoot() }
}
