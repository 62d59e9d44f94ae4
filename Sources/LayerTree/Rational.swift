/// A positive fraction in lowest terms.
///
/// Unlike floating-point numbers, fractions have an exact common period, such as 5.6 s for 0.7 s and 0.8 s.
struct Rational: Hashable {
  let numerator: Int
  /// The denominator of the fraction, above 0.
  let denominator: Int

  var value: Double { Double(numerator) / Double(denominator) }

  /// Creates the simplest fraction that approximates a positive number, with a relative error of at most 10⁻¹⁴.
  ///
  /// If its denominator would exceed 10⁹, the last convergent with a smaller one is used. Nil for 0 or less, for NaN
  /// and from 10⁹ on.
  init?(_ number: Double) {
    guard number > 0, number < 1e9 else { return nil }
    var (p, previousP) = (1, 0)
    var (q, previousQ) = (0, 1)
    var rest = number
    // Each step at least doubles the denominator of two steps before.
    for _ in 0..<64 {
      let whole = rest.rounded(.down)
      guard whole < 1e9 else { break }
      let (nextP, overflowP) = Self.sum(Int(whole), times: p, plus: previousP)
      let (nextQ, overflowQ) = Self.sum(Int(whole), times: q, plus: previousQ)
      if overflowP || overflowQ || nextQ > 1_000_000_000 { break }
      (previousP, p) = (p, nextP)
      (previousQ, q) = (q, nextQ)
      if abs(Double(p) / Double(q) - number) <= number * 1e-14 { break }
      rest = 1 / (rest - whole)
    }
    guard p > 0, q > 0 else { return nil }
    (numerator, denominator) = (p, q)
  }

  private init(_ numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The smallest number that is a whole multiple of both this number and `other`; nil on overflow.
  func leastCommonMultiple(_ other: Rational) -> Rational? {
    if self == other { return self }
    let step = numerator / Self.greatestCommonDivisor(numerator, other.numerator)
    let (multiple, overflow) = step.multipliedReportingOverflow(by: other.numerator)
    if overflow { return nil }
    let divisor = Self.greatestCommonDivisor(denominator, other.denominator)
    return Rational(multiple, divisor)
  }

  private static func sum(_ a: Int, times b: Int, plus c: Int) -> (Int, overflow: Bool) {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    let (sum, carry) = product.addingReportingOverflow(c)
    return (sum, overflow || carry)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
