import Foundation
import Geometry
import LayerTree
import SeededRandom
import Testing

@testable import Raster

@Suite struct PathCoverageTests {
  enum Kind: CaseIterable {
    case star
    case ringOfOneDirection
    case ringOfBothDirections
    case hairline
    case tiny
    case overlapping
    case touching
  }

  /// Corners at increasing angles around a center: contours that never intersect themselves.
  private func star(_ center: Point, radius: Double, corners: Int, using generator: inout SplitMix64) -> [Point] {
    (0..<corners).map { index in
      let angle = 2 * .pi * (Double(index) + Double.random(in: 0...0.9, using: &generator)) / Double(corners)
      let distance = radius * Double.random(in: 0.4...1, using: &generator)
      return center + Point(x: cos(angle), y: sin(angle)) * distance
    }
  }

  private func contours(_ kind: Kind, using generator: inout SplitMix64) -> [[Point]] {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let center = Point(x: random(-2...16), y: random(-2...16))
    switch kind {
    case .star:
      return [star(center, radius: random(2...12), corners: .random(in: 3...12, using: &generator), using: &generator)]
    case .ringOfOneDirection, .ringOfBothDirections:
      let outer = star(center, radius: random(3...12), corners: 8, using: &generator)
      let inner = outer.map { center + ($0 - center) * 0.9 }
      return [outer, kind == .ringOfOneDirection ? inner : inner.reversed()]
    case .hairline:
      let angle = random(0...6)
      let along = Point(x: cos(angle), y: sin(angle)) * random(1...10)
      let across = Point(x: -sin(angle), y: cos(angle)) * random(0.02...0.4)
      return [[center - along, center + along, center + along + across, center - along + across]]
    case .tiny:
      return (0..<4).map { _ in
        star(Point(x: random(0...14), y: random(0...14)), radius: random(0.1...0.9), corners: 5, using: &generator)
      }
    case .overlapping:
      return (0..<3).map { _ in
        star(center + Point(x: random(-3...3), y: random(-3...3)), radius: 6, corners: 5, using: &generator)
      }
    case .touching:
      // A contour that returns to a corner and back along an edge, and one that shares an edge with it.
      let first = star(center, radius: 7, corners: 5, using: &generator)
      let second = [first[0], first[1], first[1] + Point(x: random(-5...5), y: random(-5...5))]
      return [
        first + [first[0]] + star(first[0], radius: 3, corners: 4, using: &generator) + [first[0], first[4]], second,
      ]
    }
  }

  private func path(_ contours: [[Point]]) -> Path {
    Path(
      contours.flatMap { contour in
        contour.prefix(1).map(Path.Element.move) + contour.dropFirst().map(Path.Element.line) + [.close]
      })
  }

  @Test func `an edge ends exactly at its points`() throws {
    var generator = SplitMix64(seed: 5)
    func point() -> Point {
      Point(x: .random(in: -100...100, using: &generator), y: .random(in: -100...100, using: &generator))
    }
    for _ in 0..<1_000 {
      let edge = try #require(PathEdge(from: point(), to: point()))
      #expect(edge.top.y < edge.bottom.y)
      for (end, beyond) in [(edge.top, -1.0), (edge.bottom, 1)] {
        #expect(edge.x(at: end.y) == end.x && edge.x(at: end.y + beyond) == end.x)
      }
    }
  }

  @Test(arguments: Kind.allCases, seeds(20))
  func `coverage of polygons is within two levels of 65,536 samples`(kind: Kind, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let contours = contours(kind, using: &generator)
    for rule in [FillRule.nonzero, .evenOdd] {
      let actual = try coverage(of: .path(path(contours), rule), width: 15, height: 14)
      let expected = SampledCoverage(width: 15, height: 14, contours: contours, rule: rule)
      #expect(largestDifference(actual, expected.levels) <= 2)
    }
  }

  /// A point of a cubic.
  private func cubic(_ p: [Point], _ t: Double) -> Point {
    let s = 1 - t
    return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `coverage of curves is within two levels of 65,536 samples`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let center = Point(x: random(0...14), y: random(0...14))
    let turn = AffineTransform.rotation(random(0...6)).concatenating(
      .scale(x: random(0.5...12), y: random(0.5...12)))
    func point(_ x: Double, _ y: Double) -> Point { center + turn.apply(Point(x: x, y: y)) }
    let k = 0.5522847498
    let quarters = [
      [point(1, 0), point(1, k), point(k, 1), point(0, 1)],
      [point(0, 1), point(-k, 1), point(-1, k), point(-1, 0)],
      [point(-1, 0), point(-1, -k), point(-k, -1), point(0, -1)],
      [point(0, -1), point(k, -1), point(1, -k), point(1, 0)],
    ]
    let ellipse = Path(
      [.move(point(1, 0))] + quarters.map { .cubic(control1: $0[1], control2: $0[2], end: $0[3]) } + [.close])
    let contour = quarters.flatMap { quarter in (0..<64).map { cubic(quarter, Double($0) / 64) } }
    let actual = try coverage(of: .path(ellipse, .nonzero), width: 14, height: 14)
    let expected = SampledCoverage(width: 14, height: 14, contours: [contour], rule: .nonzero)
    #expect(largestDifference(actual, expected.levels) <= 2)
  }

  @Test func `a path around a rectangle covers what the rectangle covers`() throws {
    let corners = [Point(x: 1.3, y: 0.7), Point(x: 6.1, y: 0.7), Point(x: 6.1, y: 3.2), Point(x: 1.3, y: 3.2)]
    let actual = try coverage(of: .path(path([corners]), .nonzero), width: 8, height: 5)
    #expect(actual == (try coverage(of: rectangle(1.3, 0.7, 6.1 - 1.3, 3.2 - 0.7), width: 8, height: 5)))
  }

  @Test func `a path that surrounds the canvas covers it`() throws {
    let corners = [Point(x: -1e9, y: -1e9), Point(x: 1e9, y: -1e9), Point(x: 1e9, y: 1e9), Point(x: -1e9, y: 1e9)]
    #expect(try coverage(of: .path(path([corners]), .evenOdd), width: 5, height: 4).allSatisfy { $0 == 255 })
  }

  @Test
  func `paths with too many edges to be sorted still cover their area`() throws {
    // A comb of 4,000 teeth in 4 rows: each pixel is half covered.
    let teeth = (0..<4000).flatMap { index -> [Point] in
      let x = Double(index) * 0.002
      return [Point(x: x, y: Double(index % 7) * 0.001), Point(x: x + 0.001, y: 4)]
    }
    let comb = teeth + [Point(x: 8, y: 4)]
    let actual = try coverage(of: .path(path([comb]), .nonzero), width: 8, height: 4)
    #expect(actual.allSatisfy { (0...255).contains($0) })
    #expect(actual[8...].contains { $0 > 20 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no coordinate stops the program`(value: Double) throws {
    let elements: [Path.Element] = [
      .move(Point(x: 1, y: 1)), .line(Point(x: value, y: 2)), .line(Point(x: 2, y: value)),
      .quadratic(control: Point(x: value, y: value), end: Point(x: 3, y: 1)),
      .cubic(control1: Point(x: 0, y: value), control2: Point(x: value, y: 0), end: Point(x: 0, y: 3)), .close,
    ]
    #expect(try coverage(of: .path(Path(elements), .nonzero), width: 4, height: 4).count == 16)
    #expect(try coverage(of: rectangle(0, value, value, 2, radius: value), width: 4, height: 4).count == 16)
  }
}
