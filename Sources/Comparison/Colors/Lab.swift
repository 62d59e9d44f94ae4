/// A color of CIE 1976 L*a*b* under the standard illuminant D65; its three coordinates have no unit.
package struct Lab: Hashable, Sendable {
  /// The lightness of the color, 0…100.
  package var lightness: Double
  /// The position on the axis from green (negative) to red (positive), within ±110 for sRGB colors.
  package var a: Double
  /// The position on the axis from blue (negative) to yellow (positive), within ±110 for sRGB colors.
  package var b: Double
}

extension Lab {
  /// Converts the channels of an opaque sRGB color, 0…255, by IEC 61966-2-1 and CIE 15.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    let channels = [red, green, blue].map { linearLight[Int($0)] }
    // Each coordinate as a share of white's, so that grays have no hue.
    let shares = toXYZ.map { row in
      zip(row, channels).reduce(0) { $0 + $1.0 * $1.1 } / row.reduce(0, +)
    }
    let roots = shares.map(compressed)
    self.init(lightness: 116 * roots[1] - 16, a: 500 * (roots[0] - roots[1]), b: 200 * (roots[1] - roots[2]))
  }
}

/// The relative luminance of an opaque sRGB color with channels of 0…255: 0 for black to 1 for white, as in WCAG 2.2.
package func relativeLuminance(red: UInt8, green: UInt8, blue: UInt8) -> Double {
  let channels = [red, green, blue].map { linearLight[Int($0)] }
  return zip(toXYZ[1], channels).reduce(0) { $0 + $1.0 * $1.1 }
}

/// The matrix from linear sRGB to CIE XYZ, one row for each of X, Y and Z; the factors have no unit.
private let toXYZ: [[Double]] = [
  [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
]

/// The linear light, 0…1, of each sRGB channel value, by the value 0…255.
private let linearLight: [Double] = (0...255).map { byte in
  let value = Double(byte) / 255
  if value <= 0.04045 { return value / 12.92 }
  let base = (value + 0.055) / 1.055
  // The power 2.4 is the square times the fifth root of the square.
  return base * base * root(base * base, degree: 5)
}

/// The function of CIE 15 that maps a share of white, 0…1, to a perceptual scale: a cube root, linear near black.
private func compressed(_ share: Double) -> Double {
  share > 216.0 / 24_389 ? root(share, degree: 3) : (24_389.0 / 27 * share + 16) / 116
}

/// The root of degree `degree`, at least 2, of a number above 0 and up to 1, by Newton's method from above.
private func root(_ number: Double, degree: Int) -> Double {
  var guess = 1.0
  while true {
    let power = (1..<degree).reduce(1.0) { product, _ in product * guess }
    let next = guess - (guess * power - number) / (Double(degree) * power)
    // The sequence decreases until rounding stops it.
    guard next < guess else { return guess }
    guess = next
  }
}
