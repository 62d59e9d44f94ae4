import Geometry
import LayerTree
import Raster
import SeededRandom
import Testing

@Suite struct RoundedRectCoverageTests {
  enum Kind: CaseIterable {
    case rectangle
    case oneRadius
    case fourRadii
    case circle
    case tiny
  }

  private func randomShape(_ kind: Kind, using generator: inout SplitMix64) -> RoundedRect {
    func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let origin = Point(x: random(-6...14), y: random(-6...14))
    switch kind {
    case .rectangle:
      return RoundedRect(Rect(origin: origin, size: Size(width: random(0...18), height: random(0...18))))
    case .oneRadius:
      return RoundedRect(
        Rect(origin: origin, size: Size(width: random(0.5...18), height: random(0.5...18))),
        radii: CornerRadii(random(0...12)))
    case .fourRadii:
      return RoundedRect(
        Rect(origin: origin, size: Size(width: random(0.5...18), height: random(0.5...18))),
        radii: CornerRadii(
          topLeft: random(0...16), topRight: random(0...16), bottomRight: random(0...16), bottomLeft: random(0...16)))
    case .circle:
      let diameter = random(0.5...18)
      return RoundedRect(
        Rect(origin: origin, size: Size(width: diameter, height: diameter)), radii: CornerRadii(diameter))
    case .tiny:
      return RoundedRect(
        Rect(
          x: random(0...14), y: random(0...14), width: random(0...1.5), height: random(0...1.5)),
        radii: CornerRadii(random(0...1)))
    }
  }

  @Test(arguments: Kind.allCases, 0..<24 as Range<UInt64>)
  func `coverage is within a level of 65,536 samples`(kind: Kind, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let shape = randomShape(kind, using: &generator)
    let scale = Double.random(in: 0.5...3, using: &generator)
    let inPoints = shape.scaled(by: 1 / scale)
    let actual = try coverage(of: .roundedRect(inPoints), width: 16, height: 15, scale: scale)
    let expected = SampledCoverage(width: 16, height: 15, shape)
    #expect(largestDifference(actual, expected.levels) <= 1)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.7], 0..<16 as Range<UInt64>)
  func `corners that are measured once have the areas of the formula`(radius share: Double, seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let height = Double.random(in: 4...14, using: &generator)
    // Every fourth shape is a square: a circle for the largest radius.
    let size = Size(width: seed % 4 == 0 ? height : .random(in: height...28, using: &generator), height: height)
    let radius = share * size.height / 1.4
    let shapes = (0..<3).map { index in
      RoundedRect(
        Rect(origin: Point(x: .random(in: -3...9, using: &generator), y: Double(index) * 20 + 0.375), size: size),
        radii: CornerRadii(radius))
    }
    for shape in shapes {
      let actual = try coverage(of: .roundedRect(shape), width: 40, height: 60)
      let expected = (0..<60 * 40).map { index in
        let pixel = Rect(x: Double(index % 40), y: Double(index / 40), width: 1, height: 1)
        return Int((shape.area(in: pixel) * 255).rounded())
      }
      #expect(actual == expected)
    }
  }

  @Test(arguments: [0, 0.25, 0.5], [2.0, 4.5, 6])
  func `the lower corners of a symmetric shape mirror the upper ones`(inset: Double, radius: Double) throws {
    let shape = RoundedRect(
      Rect(x: 1.3, y: 1 + inset, width: 13.2, height: 13 - 2 * inset), radii: CornerRadii(radius))
    let actual = try coverage(of: .roundedRect(shape), width: 16, height: 15)
    #expect(largestDifference(actual, SampledCoverage(width: 16, height: 15, shape).levels) <= 1)
    let rows = (0..<15).map { Array(actual[$0 * 16..<($0 + 1) * 16]) }
    #expect(rows == rows.reversed())
  }

  @Test func `whole pixels are covered wholly and their neighbors not at all`() throws {
    let actual = try coverage(of: rectangle(1, 1, 2, 1), width: 4, height: 3)
    #expect(actual == [0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0])
  }

  @Test func `halves round up`() throws {
    #expect(try coverage(of: rectangle(0.5, 0, 1, 1), width: 2, height: 1) == [128, 128])
    #expect(try coverage(of: rectangle(0.5, 0.5, 1, 1), width: 2, height: 1) == [64, 64])
  }

  @Test func `points become pixels by the scale`() throws {
    #expect(
      try coverage(of: rectangle(1, 0, 1, 1), width: 6, height: 2, scale: 2) == [
        0, 0, 255, 255, 0, 0, 0, 0, 255, 255, 0, 0,
      ])
  }

  @Test(arguments: [
    rectangle(0, 0, 0, 5), rectangle(0, 0, 5, 0), rectangle(0, 0, -3, -3), rectangle(-9, 0, 5, 5),
    rectangle(0, 9, 5, 5), rectangle(4, 0, 1e9, 4), rectangle(.nan, 0, 1, 1),
  ])
  func `shapes without area or outside the canvas cover nothing`(shape: Shape) throws {
    #expect(try coverage(of: shape, width: 4, height: 4).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0, 5, 1e8])
  func `a shape as large as coordinates may become covers the canvas`(radius: Double) throws {
    let shape = rectangle(-1e9, -1e9, 2e9, 2e9, radius: radius)
    #expect(try coverage(of: shape, width: 5, height: 4, scale: 3).allSatisfy { $0 == 255 })
  }
}
