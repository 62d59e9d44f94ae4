/// Returns e raised to the power `x` (both without unit), accurate to 2⁻⁵⁰ of the result.
///
/// The C library's function differs in the last bit between machines, as its trigonometric functions do. The result is
/// 0 below −708, and its value at 708 above it. NaN gives 0.
package func exponential(_ x: Double) -> Double {
  guard x >= -708 else { return 0 }
  let x = min(x, 708)
  let power = (x / 0.6931471805599453).rounded()
  // ln 2 in two parts (Cody and Waite), so that the difference keeps its last bits.
  let rest = (x - power * 0.6931471803691238) - power * 1.9082149292705877e-10
  // The Taylor series to the 14th power: its next term is below 2⁻⁵⁵ within ±ln 2 / 2.
  var sum = 1.0
  for index in stride(from: 14.0, to: 0, by: -1) { sum = 1 + sum * rest / index }
  return Double(sign: .plus, exponent: Int(power), significand: 1) * sum
}
