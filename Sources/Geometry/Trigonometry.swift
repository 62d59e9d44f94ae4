// The C library's trigonometric functions differ in the last bit between machines. Between input and pixels the program
// uses only these functions and `sqrt`, which IEEE 754 rounds correctly.

/// Returns the sine of an angle in radians, accurate to 2⁻⁵⁰ for absolute values below 10⁶.
///
/// The result is 0 for absolute values from 10¹⁵ on, and for angles that are not finite.
package func sine(_ angle: Double) -> Double {
  let (quadrant, rest) = reduced(angle)
  return sine(rest, quarterTurns: quadrant)
}

/// Returns the cosine of an angle in radians, accurate to 2⁻⁵⁰ for absolute values below 10⁶.
///
/// The result is 1 for absolute values from 10¹⁵ on, and for angles that are not finite.
package func cosine(_ angle: Double) -> Double {
  let (quadrant, rest) = reduced(angle)
  return sine(rest, quarterTurns: (quadrant + 1) % 4)
}

/// Returns the sine of an angle within ±π/4 radians after it is increased by 0…3 quarter turns.
private func sine(_ rest: Double, quarterTurns: Int) -> Double {
  switch quarterTurns {
  case 0: sineSeries(rest)
  case 1: cosineSeries(rest)
  case 2: -sineSeries(rest)
  default: -cosineSeries(rest)
  }
}

/// Returns the angle of the vector (x, y) from the x axis in radians, −π…π: the arc tangent of y / x.
///
/// It is accurate to 2⁻⁴⁸, and 0 for the zero vector.
package func arcTangent(y: Double, x: Double) -> Double {
  if x == 0 && y == 0 { return 0 }
  let steep = abs(y) > abs(x)
  let ratio = steep ? abs(x) / abs(y) : abs(y) / abs(x)
  var angle = arcTangentOfFraction(ratio)
  if steep { angle = Double.pi / 2 - angle }
  if x < 0 { angle = Double.pi - angle }
  return y < 0 ? -angle : angle
}

/// Returns the arc sine in radians, −π/2…π/2, of `value`, which is limited to −1…1; accurate to 2⁻⁴⁸.
package func arcSine(_ value: Double) -> Double {
  let clamped = min(max(value, -1), 1)
  // The form 1 − clamped² would lose half of the digits to rounding near ±1.
  return arcTangent(y: clamped, x: ((1 - clamped) * (1 + clamped)).squareRoot())
}

/// Splits an angle in radians into a number of quarter turns, modulo 4, and a remainder within ±π/4.
///
/// Both are 0 for absolute values from 10¹⁵ on, and for angles that are not finite.
private func reduced(_ angle: Double) -> (quadrant: Int, rest: Double) {
  guard angle.isFinite, abs(angle) < 1e15 else { return (0, 0) }
  let turns = (angle / (Double.pi / 2)).rounded()
  // π/2 in two parts (Cody and Waite), so that the difference keeps its last bits.
  let rest = (angle - turns * 1.5707963267341256) - turns * 6.077100506506192e-11
  let quadrant = Int(turns.truncatingRemainder(dividingBy: 4))
  return ((quadrant + 4) % 4, rest)
}

/// Returns the sine of `x` radians by its Taylor series to x¹⁵, accurate to 2⁻⁵³ within ±π/4.
private func sineSeries(_ x: Double) -> Double { x + x * seriesAfterFirstTerm(x, degree: 15) }

/// Returns the cosine of `x` radians by its Taylor series to x¹⁶, accurate to 2⁻⁵³ within ±π/4.
private func cosineSeries(_ x: Double) -> Double { 1 + seriesAfterFirstTerm(x, degree: 16) }

/// Returns the terms of a Taylor series after the first one, divided by it: of the sine for odd degrees, else the cosine.
private func seriesAfterFirstTerm(_ x: Double, degree: Double) -> Double {
  let square = x * x
  var sum = 0.0
  var index = degree
  while index > 1 {
    sum = (1 + sum) * -square / (index * (index - 1))
    index -= 2
  }
  return sum
}

/// Returns the arc tangent, 0…π/4 radians, of a value in 0…1.
///
/// The angle is halved twice, to at most π/16; then the Taylor series to x²³ is used.
private func arcTangentOfFraction(_ value: Double) -> Double {
  func halved(_ x: Double) -> Double { x / (1 + (1 + x * x).squareRoot()) }
  let x = halved(halved(value))
  let square = x * x
  var sum = 0.0
  var index = 23.0
  while index > 1 {
    sum = (1 / index - sum) * square
    index -= 2
  }
  return 4 * x * (1 - sum)
}
