import Geometry
import LayerTree

/// A linear gradient, in points, that is prepared to compute the colors of the pixels of a grid.
struct GradientShader: Sendable {
  /// The direction in which the color changes over the grid; it determines the number of distinct rows.
  enum Direction: Sendable {
    case none
    case horizontal
    case vertical
    case angled
  }

  let gradient: LinearGradient
  let grid: PixelGrid
  let direction: Direction
  /// True if every color stop of the gradient is opaque; false for a gradient without stops.
  let isOpaque: Bool
  private let start: Point
  private let axis: Point
  private let lengthSquared: Double
  private let locations: [Double]
  /// The premultiplied red, green, blue and alpha of each gradient stop, 0…255, before rounding, in the order of stops.
  private let colors: [SIMD4<Double>]

  init(_ gradient: LinearGradient, grid: PixelGrid) {
    let axis = gradient.end - gradient.start
    let count = min(gradient.colors.count, gradient.locations.count)
    self.gradient = gradient
    self.grid = grid
    self.axis = axis
    start = gradient.start
    lengthSquared = axis.dot(axis)
    isOpaque = count > 0 && gradient.colors.prefix(count).allSatisfy { $0.alpha == 255 }
    locations = Array(gradient.locations.prefix(count))
    colors = gradient.colors.prefix(count).map(\.premultiplied)
    direction = Self.direction(of: axis, colors: gradient.colors.prefix(count), on: grid)
  }

  private static func direction(
    of axis: Point, colors: ArraySlice<Color>, on grid: PixelGrid
  ) -> Direction {
    let lengthSquared = axis.dot(axis)
    guard lengthSquared > 0, lengthSquared.isFinite, colors.contains(where: { $0 != colors.first }) else {
      return .none
    }
    // A smaller change of the parameter over the whole grid is invisible; an axis that was rotated by a right angle is
    // vertical except for such a rest.
    let invisible = 1e-9 * lengthSquared * grid.scale
    if abs(axis.y) * Double(grid.rows.upperBound) <= invisible { return .horizontal }
    if abs(axis.x) * Double(grid.width) <= invisible { return .vertical }
    return .angled
  }

  /// The color of all pixels if the direction is `none`: that of the last stop; transparent without stops.
  ///
  /// SVG has the same rule for gradients whose start and end points are equal.
  var uniformColor: PremultipliedPixel { colors.last.map(PremultipliedPixel.init(rounding:)) ?? .clear }

  /// The color of all pixels of a row of the grid; the gradient must be vertical.
  func color(row: Int) -> PremultipliedPixel {
    let u = parameter(column: 0, row: row)
    return PremultipliedPixel(rounding: value(at: u, in: segment(at: u)))
  }

  /// Writes the pixels of `columns` in a row of the grid, the first of them to `pixels[offset]`.
  func fill(_ pixels: inout [PremultipliedPixel], at offset: Int, columns: Range<Int>, row: Int) {
    var ramps: [GradientRamp] = []
    appendRamps(of: columns, row: row, to: &ramps)
    for ramp in ramps {
      ramp.write(ramp.columns, to: &pixels, at: offset - columns.lowerBound)
    }
  }

  /// Appends to `ramps` the color ramps of `columns` in a row of the grid, both counted from 0, from left to right
  /// without gaps.
  func appendRamps(of columns: Range<Int>, row: Int, to ramps: inout [GradientRamp]) {
    var column = columns.lowerBound
    while column < columns.upperBound {
      let segment = segment(at: parameter(column: column, row: row))
      let end = endOfSegment(segment, columns: column..<columns.upperBound, row: row)
      let first = value(at: parameter(column: column, row: row), in: segment)
      let last = value(at: parameter(column: end - 1, row: row), in: segment)
      ramps.append(GradientRamp(column..<end, from: first, to: last, isOpaque: isOpaque))
      column = end
    }
  }

  /// The position of the center of the pixel in a column and a row, both counted from 0, along the gradient: 0 at its
  /// start point, 1 at its end point.
  ///
  /// It may be outside of 0…1. It is 0 for all pixels if the direction of the gradient is `none`.
  private func parameter(column: Int, row: Int) -> Double {
    // Along one axis the other coordinate must not change the result, not even in the last bit.
    let center = grid.center(column: column, row: row) - start
    switch direction {
    case .none: return 0
    case .horizontal: return center.x * axis.x / lengthSquared
    case .vertical: return center.y * axis.y / lengthSquared
    case .angled: return center.dot(axis) / lengthSquared
    }
  }

  /// The index of the last stop whose location is at or before `u`, a position along the gradient (0 at its start, 1 at
  /// its end); −1 if there is none.
  private func segment(at u: Double) -> Int {
    locations.partitioningIndex { !($0 <= u) } - 1
  }

  /// The first column after `columns.lowerBound` whose color is between other stops than that of `columns.lowerBound`.
  ///
  /// It is `columns.upperBound` if there is none.
  ///
  /// `row` is the row of the grid, counted from 0.
  ///
  /// - Parameter segment: the index of the stop before the first column, as ``segment(at:)`` returns it.
  private func endOfSegment(_ segment: Int, columns: Range<Int>, row: Int) -> Int {
    columns.dropFirst().partitioningIndex { self.segment(at: parameter(column: $0, row: row)) != segment }
  }

  private func value(at u: Double, in segment: Int) -> SIMD4<Double> {
    guard segment >= 0 else { return colors.first ?? .zero }
    guard segment + 1 < colors.count else { return colors.last ?? .zero }
    let part = (u - locations[segment]) / (locations[segment + 1] - locations[segment])
    return colors[segment] + (colors[segment + 1] - colors[segment]) * limited(part, to: 0...1)
  }
}

extension Color {
  fileprivate var premultiplied: SIMD4<Double> {
    let weight = Double(alpha) / 255
    return SIMD4(Double(red) * weight, Double(green) * weight, Double(blue) * weight, Double(alpha))
  }
}

extension PremultipliedPixel {
  /// Creates the pixel of premultiplied red, green, blue and alpha, each rounded to the nearest integer in 0…255.
  init(rounding channels: SIMD4<Double>) {
    func byte(_ channel: Double) -> UInt32 { UInt32(limited(channel, to: 0...255).rounded()) }
    self.init(
      bits: byte(channels.x) | byte(channels.y) << 8 | byte(channels.z) << 16 | byte(channels.w) << 24)
  }
}
