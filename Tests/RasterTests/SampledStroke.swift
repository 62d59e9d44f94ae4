import Geometry

/// The oracle of strokes, by the definition of SVG 2, section 13.5.4.
///
/// A point belongs to a stroke if its distance from some point of the path, measured at a right angle to the path, is
/// at most half the width, or if it is within a join or a cap. The path is divided into pieces far shorter than a
/// pixel; the outlines of the implementation are not used.
struct SampledStroke {
  /// The part of a sampled row, the points origin + x · step, inside some half planes and a disc.
  private struct Piece {
    var center: Point
    /// The radius of the piece around its center.
    var reach: Double
    /// The half planes: the points whose dot product with the vector, relative to the center, is at least the number.
    var halfPlanes: [(Point, Double)]
    var isDisc: Bool

    func stretch(_ origin: Point, _ step: Point) -> (Double, Double)? {
      let start = origin - center
      var low = -1e9
      var high = 1e9
      for (vector, least) in halfPlanes {
        let slope = vector.dot(step)
        let rest = least - vector.dot(start)
        if slope > 0 {
          low = max(low, rest / slope)
        } else if slope < 0 {
          high = min(high, rest / slope)
        } else if rest > 0 {
          return nil
        }
      }
      if isDisc {
        let a = step.dot(step)
        let b = step.dot(start)
        let discriminant = b * b - a * (start.dot(start) - reach * reach)
        guard discriminant > 0 else { return nil }
        low = max(low, (-b - discriminant.squareRoot()) / a)
        high = min(high, (-b + discriminant.squareRoot()) / a)
      }
      return low < high ? (low, high) : nil
    }
  }

  private let style: StrokeStyle
  private let radius: Double
  private var pieces: [Piece] = []

  /// The coverage of each pixel, 0…255, not rounded.
  static func levels(
    of path: Path, _ style: StrokeStyle, _ transform: AffineTransform, width: Int, height: Int
  ) -> [Double] {
    var stroke = SampledStroke(style)
    for contour in FinePath(path).trimmed(style.strokeStart, style.strokeEnd) { stroke.add(contour) }

    // The transform from pixels to the path's space.
    let determinant = transform.a * transform.d - transform.b * transform.c
    func back(_ x: Double, _ y: Double) -> Point {
      Point(
        x: (transform.d * x - transform.c * y) * (1 / determinant),
        y: (transform.a * y - transform.b * x) * (1 / determinant))
    }
    let step = back(1, 0)
    let spread = (transform.b * transform.b + transform.d * transform.d).squareRoot()
    var piecesOfRow = [[Piece]](repeating: [], count: height)
    for piece in stroke.pieces {
      let y = transform.apply(piece.center).y
      let first = max(0, (y - piece.reach * spread - 0.01).rounded(.down))
      let last = min(Double(height - 1), (y + piece.reach * spread + 0.01).rounded(.down))
      if first <= last { for row in Int(first)...Int(last) { piecesOfRow[row].append(piece) } }
    }
    return SampledCoverage(width: width, height: height) { y in
      let origin = back(-transform.tx, y - transform.ty)
      var merged: [(Double, Double)] = []
      for stretch in piecesOfRow[Int(y)].compactMap({ $0.stretch(origin, step) }).sorted(by: { $0.0 < $1.0 }) {
        if let last = merged.last, stretch.0 <= last.1 {
          merged[merged.count - 1].1 = max(last.1, stretch.1)
        } else {
          merged.append(stretch)
        }
      }
      return merged
    }.levels
  }

  private init(_ style: StrokeStyle) {
    self.style = style
    radius = style.lineWidth / 2
  }

  private func left(_ direction: Point) -> Point { Point(x: direction.y, y: -direction.x) }

  private mutating func add(_ contour: FinePath.Contour) {
    guard let first = contour.pieces.first, let last = contour.pieces.last else {
      if style.lineCap != .butt {
        addCap(contour.start, Point(x: 1, y: 0))
        addCap(contour.start, Point(x: -1, y: 0))
      }
      return
    }
    for (index, piece) in contour.pieces.enumerated() {
      addStrip(piece)
      if index > 0, !piece.isSmooth {
        addJoin(piece.start, contour.pieces[index - 1].endTangent, piece.startTangent)
      }
    }
    if contour.isClosed {
      addJoin(first.start, last.endTangent, first.startTangent)
    } else {
      addCap(last.end, last.endTangent)
      addCap(first.start, first.startTangent * -1)
    }
  }

  /// Adds the points whose projection on the path lies in a piece: along the path, between its two ends.
  private mutating func addStrip(_ piece: FinePath.Piece) {
    let half = (piece.end - piece.start) * 0.5
    let across = left(half * (2 / piece.length))
    for side in [1.0, -1] {
      pieces.append(
        Piece(
          center: piece.start + half, reach: (radius * radius + half.dot(half)).squareRoot(),
          halfPlanes: [
            (piece.startTangent * side, piece.startTangent.dot(half) * -side),
            (piece.endTangent * -side, piece.endTangent.dot(half) * -side),
            (across, -radius), (across * -1, -radius),
          ], isDisc: true))
    }
  }

  private mutating func addCap(_ center: Point, _ direction: Point) {
    switch style.lineCap {
    case .butt: break
    case .round: pieces.append(Piece(center: center, reach: radius, halfPlanes: [(direction, 0)], isDisc: true))
    case .square:
      let across = left(direction)
      pieces.append(
        Piece(
          center: center, reach: 2 * radius,
          halfPlanes: [(direction, 0), (direction * -1, -radius), (across, -radius), (across * -1, -radius)],
          isDisc: false))
    }
  }

  private mutating func addJoin(_ center: Point, _ before: Point, _ after: Point) {
    guard before != after else { return }
    let sine = before.x * after.y - before.y * after.x
    let cosine = before.dot(after)
    let side = sine > 0 ? 1.0 : -1
    let from = left(before) * side
    let to = left(after) * side
    // The outer side of the bend: the cone between the two cross-sections.
    let cone = [(before, 0.0), (after * -1, 0.0)]
    let miter = (2 / (1 + cosine)).squareRoot()
    if style.lineJoin == .round {
      pieces.append(Piece(center: center, reach: radius, halfPlanes: cone, isDisc: true))
    } else if style.lineJoin == .miter, miter <= style.miterLimit {
      pieces.append(
        Piece(
          center: center, reach: radius * miter, halfPlanes: cone + [(from * -1, -radius), (to * -1, -radius)],
          isDisc: false))
    } else if miter.isFinite {
      let middle = (from + to) * (miter / 2)
      pieces.append(
        Piece(center: center, reach: radius, halfPlanes: cone + [(middle * -1, -radius / miter)], isDisc: false))
    }
  }
}
