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
  ///
  /// Digits are computed as bytes: `Character` by `Character` took 40 % of the time of a file of bones.
  mutating func append(_ number: Double, decimals: Int) {
    guard number.isFinite, abs(number) < 1e12 else { return append(UInt8(ascii: "0")) }
    var unit: UInt64 = 1
    for _ in 0..<decimals { unit *= 10 }
    let parts = Int64((number * Double(unit)).rounded())
    append(parts.magnitude, decimals: decimals, isNegative: parts < 0)
  }

  /// Appends a whole number as decimal digits in ASCII, with a minus sign if it is negative.
  mutating func append(_ number: Int) {
    append(UInt64(number.magnitude), decimals: 0, isNegative: number < 0)
  }

  /// Appends a number as decimal digits in ASCII, without trailing zeros after the period.
  ///
  /// - Parameters:
  ///   - units: the magnitude of the number in units of 10^−`decimals`.
  ///   - decimals: the number of decimals in the unit.
  ///   - isNegative: true to write a minus sign.
  private mutating func append(_ units: UInt64, decimals: Int, isNegative: Bool) {
    // 20 digits, a period and a sign.
    var text = InlineArray<22, UInt8>(repeating: UInt8(ascii: "0"))
    var start = 22
    var rest = units
    for _ in 0..<decimals {
      // Trailing zeros are left out.
      if start < 22 || rest % 10 != 0 {
        start -= 1
        text[start] += UInt8(truncatingIfNeeded: rest % 10)
      }
      rest /= 10
    }
    if start < 22 {
      start -= 1
      text[start] = UInt8(ascii: ".")
    }
    repeat {
      start -= 1
      text[start] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if isNegative {
      start -= 1
      text[start] = UInt8(ascii: "-")
    }
    for index in start..<22 { append(text[index]) }
  }

  /// Appends a byte as two hexadecimal digits in lower case, in ASCII.
  mutating func append(hexadecimal byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
