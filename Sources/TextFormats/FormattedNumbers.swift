package import Geometry

/// Returns a number in any unit as text with at most `decimals` decimals (1…6), rounded to nearest, without trailing
/// zeros.
///
/// −0, infinities, NaN and numbers of 10¹² or more become "0".
package func formatted(_ number: Double, decimals: Int = 4) -> String {
  String(stackCapacity: OutputSpan<UInt8>.longestNumber) { $0.append(number, decimals: decimals) }
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
  package mutating func append(hexadecimal byte: UInt8) {
    append((byte >> 4).hexadecimalDigit)
    append((byte & 15).hexadecimalDigit)
  }
}

extension OutputSpan<UInt8> {
  /// The most bytes of a number: 20 digits, a period and a sign.
  ///
  /// There must be room for them before a number is appended, because digits are stored as words of eight bytes.
  package static var longestNumber: Int { 22 }

  /// Appends a number in ASCII with at most `decimals` decimals (1…6), as ``formatted(_:decimals:)`` returns it.
  package mutating func append(_ number: Double, decimals: Int) {
    let magnitude = abs(number)
    // False for NaN too.
    guard magnitude < 1e12 else { return append(UInt8(ascii: "0")) }
    // Most lengths are whole numbers; the product below is not exact for larger ones.
    let whole = UInt64(magnitude)
    if Double(whole) == magnitude, whole < 1 << 38 {
      if number < 0 { append(UInt8(ascii: "-")) }
      return append(digitsOf: whole)
    }
    let unit = UInt64.powerOfTen(decimals)
    let product = magnitude * Double(unit)
    var parts = UInt64(product)
    // Rounds to nearest, as `rounded()` does, which is a call on processors without such an instruction.
    if product - Double(parts) >= 0.5 { parts += 1 }
    if number < 0, parts > 0 { append(UInt8(ascii: "-")) }
    // The division by a constant is a multiplication.
    let integer = decimals == 4 ? parts / 10_000 : parts / unit
    append(digitsOf: integer)
    if integer * unit < parts { append(fraction: parts - integer * unit, decimals: decimals) }
  }

  /// Appends a number as ``append(_:decimals:)`` does, or the text of `last` if it has the same value.
  package mutating func append(_ number: Double, decimals: Int, copying last: inout AppendedNumber) {
    if last.value == number { return append(last.text, count: last.length) }
    let start = count
    append(number, decimals: decimals)
    // Longer ones are rare.
    guard count - start <= 8 else { return }
    last = AppendedNumber(value: number, text: word(at: start), length: count - start)
  }

  /// Appends a whole number as decimal digits in ASCII, with a minus sign if it is negative.
  package mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Appends the nine bytes of ``Color/hexadecimal``.
  mutating func append(_ color: Color) {
    let channels = UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(color.alpha)
    append(UInt8(ascii: "#"))
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      let digit = UInt8(channels >> shift & 15)
      append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }

  /// Appends a period and decimals without trailing zeros; `fraction` is above 0, in units of 10^−`decimals`.
  private mutating func append(fraction: UInt64, decimals: Int) {
    var (fraction, decimals) = (fraction, decimals)
    while fraction % 10 == 0 { (fraction, decimals) = (fraction / 10, decimals - 1) }
    append(UInt8(ascii: "."))
    append(digitsOf: fraction, atLeast: decimals)
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
      digits = digits << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
      length += 1
    } while rest > 0 || length < least
    append(digits, count: length)
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

extension Color {
  /// The color as `#RRGGBBAA` with hexadecimal digits in upper case.
  package var hexadecimal: String {
    String(stackCapacity: 9) { $0.append(self) }
  }
}

/// The text of a number that was appended, of up to eight bytes, which is appended again without formatting it.
package struct AppendedNumber {
  fileprivate var value = Double.nan
  /// The bytes of the text, the first one in the lowest byte.
  fileprivate var text: UInt64 = 0
  fileprivate var length = 0

  package init() {}

  fileprivate init(value: Double, text: UInt64, length: Int) {
    (self.value, self.text, self.length) = (value, text, length)
  }
}
