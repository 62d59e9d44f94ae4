import Testing

@testable import LayerTree

@Suite struct RationalTests {
  @Test(
    arguments: [
      (0.7, 7, 10), (1.0 / 3, 1, 3), (2.5, 5, 2), (1, 1, 1), (0.125, 1, 8), (1e-9, 1, 1_000_000_000),
      (355.0 / 113, 355, 113), (999_999_999, 999_999_999, 1), (1.4, 7, 5), (16.0 / 9, 16, 9),
    ] as [(Double, Int, Int)])
  func `a number is the simplest fraction`(number: Double, numerator: Int, denominator: Int) throws {
    let fraction = try #require(Rational(number))
    #expect(fraction.numerator == numerator && fraction.denominator == denominator)
    #expect(abs(fraction.value - number) <= number * 1e-14)
  }

  @Test(arguments: [0, -1, 1e9, .infinity, .nan, -0.5]) func `other numbers are no fractions`(number: Double) {
    #expect(Rational(number) == nil)
  }

  @Test func `the denominator of an irrational number is at most a billion`() throws {
    for number in [Double.pi, 2.0.squareRoot(), 0.618_033_988_749_894_8] {
      let fraction = try #require(Rational(number))
      #expect(fraction.denominator <= 1_000_000_000 && abs(fraction.value - number) <= number * 1e-14)
    }
  }

  /// All pairs of small fractions, by trying the multiples.
  @Test func `the least common multiple is the first number that both divide`() throws {
    for a in 1...6 {
      for b in 1...6 {
        for c in 1...6 {
          let (one, other) = try (#require(Rational(Double(a) / Double(b))), #require(Rational(Double(c) / 4)))
          let common = try #require(one.leastCommonMultiple(other))
          // In units of 1 / (4 b).
          let (first, second) = (4 * a, c * b)
          let least = try #require((1...second).first { (first * $0).isMultiple(of: second) }) * first
          #expect(abs(common.value - Double(least) / Double(4 * b)) < 1e-12)
        }
      }
    }
  }

  @Test func `a multiple that is too large is none`() throws {
    let (one, other) = try (#require(Rational(999_999_937)), #require(Rational(999_999_929)))
    let large = try #require(one.leastCommonMultiple(other))
    #expect(large.leastCommonMultiple(try #require(Rational(999_999_893))) == nil)
    #expect(one.leastCommonMultiple(one) == one)
  }
}
