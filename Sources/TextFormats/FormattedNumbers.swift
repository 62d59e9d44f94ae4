/// Returns a number in any unit as text with at most `decimals` decimals (1…6), rounded to nearest, without trailing
/// zeros.
///
/// −0, infinities, NaN and numbers of 10¹² or more become "0".
package func formatted(_ number: Double, decimals: Int = 4) -> String {
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
    append(addingCapacity: OutputSpan<UInt8>.longestNumber) { $0.append(number, decimals: decimals) }
  }

  /// Appends a whole number as decimal digits in ASCII, with a minus sign if it is negative.
  mutating func append(_ number: Int) {
    append(addingCapacity: OutputSpan<UInt8>.longestNumber) { $0.append(number) }
  }

  /// Appends a byte as two hexadecimal digits in lower case, in ASCII.
  mutating func append(hexadecimal byte: UInt8) {
    append(hexadecimalDigit: byte >> 4)
    append(hexadecimalDigit: byte & 15)
  }

  /// Appends a number 0…15 as a hexadecimal digit in lower case, in ASCII.
  mutating func append(hexadecimalDigit digit: UInt8) { append(digit.hexadecimalDigit) }
}

extension OutputSpan<UInt8> {
  /// The most bytes of a number: 20 digits, a period and a sign.
  package static var longestNumber: Int { 22 }

  /// Appends a number in ASCII with at most `decimals` decimals (1…6), as ``formatted(_:decimals:)`` returns it.
  package mutating func append(_ number: Double, decimals: Int) {
    guard number.isFinite, abs(number) < 1e12 else { return append(UInt8(ascii: "0")) }
    // Most lengths are whole numbers; the product below is not exact for larger ones.
    let whole = Int(number)
    if Double(whole) == number, whole.magnitude < 1 << 38 { return append(whole) }
    let unit = UInt64.powerOfTen(decimals)
    let parts = Int64((number * Double(unit)).rounded())
    let (integer, fraction) = parts.magnitude.quotientAndRemainder(dividingBy: unit)
    if parts < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: integer)
    if fraction > 0 { append(fraction: fraction, decimals: decimals) }
  }

  /// Appends a whole number as decimal digits in ASCII, with a minus sign if it is negative.
  package mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Appends a period and decimals without trailing zeros; `fraction` is above 0, in units of 10^−`decimals`.
  private mutating func append(fraction: UInt64, decimals: Int) {
    var (fraction, decimals) = (fraction, decimals)
    while fraction % 10 == 0 { (fraction, decimals) = (fraction / 10, decimals - 1) }
    append(UInt8(ascii: "."))
    append(digitsOf: fraction, atLeast: decimals)
  }

  /// Appends a text in UTF-8, for which there must be room.
  package mutating func append(_ text: String) { append(copying: text.utf8Span.span) }

  /// Appends a copy of bytes, for which there must be room.
  package mutating func append(copying bytes: Span<UInt8>) {
    for index in bytes.indices { append(bytes[index]) }
  }

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

extension UInt8 {
  /// The hexadecimal digit in lower case, in ASCII, for a number 0…15.
  var hexadecimalDigit: UInt8 { self < 10 ? UInt8(ascii: "0") + self : UInt8(ascii: "a") + self - 10 }
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
