import Geometry
import LayerTree

/// The oracle of coverage: the number of 256 × 256 samples of each pixel inside a shape, row by row.
struct SampledCoverage {
  private static let samples = 256

  let width: Int
  let height: Int
  /// The coverage of each pixel, 0…255, not rounded.
  private(set) var levels: [Double]

  /// The samples of a shape that is given by its intervals at a height, in pixels.
  init(width: Int, height: Int, inside: (_ y: Double) -> [(Double, Double)]) {
    self.width = width
    self.height = height
    var counts = [Int](repeating: 0, count: width * height)
    for sampleRow in 0..<height * Self.samples {
      let y = (Double(sampleRow) + 0.5) / Double(Self.samples)
      for (left, right) in inside(y) {
        let first = Self.sample(at: left, width)
        let end = Self.sample(at: right, width)
        guard first < end else { continue }
        for column in first / Self.samples...(end - 1) / Self.samples {
          let low = max(first, column * Self.samples)
          let high = min(end, (column + 1) * Self.samples)
          counts[sampleRow / Self.samples * width + column] += high - low
        }
      }
    }
    levels = counts.map { Double($0) * 255 / Double(Self.samples * Self.samples) }
  }

  /// The first sample of a row at or right of `x`.
  private static func sample(at x: Double, _ width: Int) -> Int {
    Int(min(max((x * Double(samples) - 0.5).rounded(.up), 0), Double(width * samples)))
  }

  /// The samples of a rounded rectangle, in pixels.
  init(width: Int, height: Int, _ shape: RoundedRect) {
    self.init(width: width, height: height) { y in
      guard y > shape.rect.minY, y < shape.rect.maxY else { return [] }
      func inset(_ upper: Double, _ lower: Double) -> Double {
        let above = shape.rect.minY + upper - y
        let below = y - (shape.rect.maxY - lower)
        if above > 0 { return upper - (upper * upper - above * above).squareRoot() }
        if below > 0 { return lower - (lower * lower - below * below).squareRoot() }
        return 0
      }
      let left = shape.rect.minX + inset(shape.radii.topLeft, shape.radii.bottomLeft)
      let right = shape.rect.maxX - inset(shape.radii.topRight, shape.radii.bottomRight)
      return left < right ? [(left, right)] : []
    }
  }

  /// The samples of closed polygons, in pixels.
  init(width: Int, height: Int, contours: [[Point]], rule: FillRule) {
    let edges = contours.flatMap { contour in zip(contour, contour.dropFirst() + contour.prefix(1)) }
    self.init(width: width, height: height) { y in
      let crossings = edges.compactMap { from, to -> (x: Double, winding: Int)? in
        guard (from.y <= y) != (to.y <= y) else { return nil }
        let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        return (x, from.y < to.y ? 1 : -1)
      }.sorted { $0.x < $1.x }
      var winding = 0
      var stretches: [(Double, Double)] = []
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        let isInside = rule == .nonzero ? winding != 0 : winding % 2 != 0
        if isInside { stretches.append((crossing.x, next.x)) }
      }
      return stretches
    }
  }
}
