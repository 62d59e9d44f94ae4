import Foundation
import Geometry
import SeededRandom
import Testing

@Suite struct TrigonometryTests {
  @Test func `sine and cosine agree with the C library within 2⁻⁵⁰`() {
    var generator = SplitMix64(seed: 1)
    var worst = 0.0
    for round in 0..<60_000 {
      let angle = Double.random(in: -1...1, using: &generator) * [4, 100, 1e6][round % 3]
      worst = max(worst, abs(sine(angle) - sin(angle)), abs(cosine(angle) - cos(angle)))
    }
    #expect(worst < 0x1p-50)
  }

  @Test func `quarter turns are exact enough to be axis-parallel`() {
    for quarter in -8...8 {
      let angle = Double(quarter) * .pi / 2
      #expect(abs(sine(angle) - sin(angle)) < 0x1p-52)
      #expect(abs(cosine(angle) - cos(angle)) < 0x1p-52)
    }
  }

  @Test func `the arc tangent agrees with the C library within 2⁻⁴⁸ in all quadrants`() {
    var generator = SplitMix64(seed: 2)
    var worst = 0.0
    for round in 0..<60_000 {
      let size = [1e-9, 1, 1e9][round % 3]
      let x = Double.random(in: -1...1, using: &generator) * size
      let y = Double.random(in: -1...1, using: &generator)
      worst = max(worst, abs(arcTangent(y: y, x: x) - atan2(y, x)))
    }
    for (y, x) in [(0.0, 1.0), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)] {
      worst = max(worst, abs(arcTangent(y: y, x: x) - atan2(y, x)))
    }
    #expect(worst < 0x1p-48)
    #expect(arcTangent(y: 0, x: 0) == 0)
  }

  @Test func `the arc sine agrees with the C library within 2⁻⁴⁸ up to the ends`() {
    var generator = SplitMix64(seed: 3)
    var worst = 0.0
    for round in 0..<60_000 {
      let distance = Double.random(in: 0...1, using: &generator) * [1, 1e-8, 1e-15][round % 3]
      for value in [1 - distance, distance - 1, distance] {
        worst = max(worst, abs(arcSine(value) - asin(value)))
      }
    }
    #expect(worst < 0x1p-48)
    #expect(arcSine(2) == arcSine(1))
  }
}
