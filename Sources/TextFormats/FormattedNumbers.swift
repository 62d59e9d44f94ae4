/// Returns a number in any unit as text with at most four decimals, rounded to nearest, without trailing zeros.
///
/// −0, infinities, NaN and numbers of 10¹² or more become "0".
package func formatted(_ number: Double) -> String { formatted(number, decimals: 4) }

/// Returns a number in any unit as text with at most `decimals` decimals (1…6), rounded to nearest, without trailing
/// zeros.
///
/// −0, infinities, NaN and numbers of 10¹² or more become "0".
package func formatted(_ number: Double, decimals: Int) -> String {
  var bytes: [UInt8] = []
  bytes.append(number, decimals: decimals)
  return String(decoding: bytes, as: UTF8.self)
}

extension Double {
  /// The number in the fewest decimal digits that are parsed as the same number.
  ///
  /// Whole numbers below 10¹⁵ have no fraction. Numbers that are not finite become `inf`, `-inf` or `nan`.
  package var shortest: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int64(self))" : "\(self)"
  }
}

extension [UInt8] {
  /// Appends a number in ASCII with at most `decimals` decimals (1…6), as ``formatted(_:decimals:)`` returns it.
  mutating func append(_ number: Double, decimals: Int) {
    guard number.isFinite, abs(number) < 1e12 else { return append(UInt8(ascii: "0")) }
    // Most lengths are whole numbers.
    let whole = Int64(number)
    if Double(whole) == number { return append(whole.magnitude, isNegative: whole < 0) }
    let unit = UInt64.powerOfTen(decimals)
    let parts = Int64((number * Double(unit)).rounded())
    let (integer, fraction) = parts.magnitude.quotientAndRemainder(dividingBy: unit)
    append(integer, isNegative: parts < 0, fraction: fraction, decimals: decimals)
  }

  /// Appends a whole number as decimal digits in ASCII, with a minus sign if it is negative.
  mutating func append(_ number: Int) {
    append(UInt64(number.magnitude), isNegative: number < 0)
  }

  /// Appends a number as decimal digits in ASCII, without trailing zeros after the period.
  ///
  /// - Parameters:
  ///   - integer: the magnitude of the number, rounded down.
  ///   - isNegative: true to write a minus sign.
  ///   - fraction: the rest of the magnitude in units of 10^−`decimals`, less than 1.
  ///   - decimals: the number of decimals in the unit.
  private mutating func append(_ integer: UInt64, isNegative: Bool, fraction: UInt64 = 0, decimals: Int = 0) {
    // 20 digits, a period and a sign.
    append(addingCapacity: 22) { bytes in
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      bytes.append(digitsOf: integer)
      if fraction == 0 { return }
      bytes.append(UInt8(ascii: "."))
      var (fraction, decimals) = (fraction, decimals)
      while fraction % 10 == 0 { (fraction, decimals) = (fraction / 10, decimals - 1) }
      bytes.append(digitsOf: fraction, atLeast: decimals)
    }
  }

  /// Appends a byte as two hexadecimal digits in lower case, in ASCII.
  mutating func append(hexadecimal byte: UInt8) {
    append(hexadecimalDigit: byte >> 4)
    append(hexadecimalDigit: byte & 15)
  }

  /// Appends a number 0…15 as a hexadecimal digit in lower case, in ASCII.
  mutating func append(hexadecimalDigit digit: UInt8) {
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}

extension OutputSpan<UInt8> {
  /// Appends a whole number as decimal digits in ASCII, with zeros in front up to `count` digits.
  fileprivate mutating func append(digitsOf number: UInt64, atLeast count: Int = 1) {
    var (rest, least) = (UInt32(truncatingIfNeeded: number), count)
    if number >= 100_000_000 {
      append(digitsOf: number / 100_000_000, atLeast: count - 8)
      (rest, least) = (UInt32(number % 100_000_000), 8)
    }
    // The digits as bytes, the last digit of the number in the highest one.
    var (digits, length): (UInt64, Int) = (0, 0)
    repeat {
      digits = digits << 8 | UInt64(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      length += 1
    } while rest > 0 || length < least
    for _ in 0..<length {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }
}

extension UInt64 {
  /// Returns 10 to the power of `exponent`, 1…6.
  fileprivate static func powerOfTen(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
  }
}
