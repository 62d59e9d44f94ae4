import ViewTree

/// Parses a decimal number, without a unit, in CSS's syntax; nil for other texts and for numbers beyond ±10⁷.
///
/// `nan`, `inf` and hexadecimal numbers are rejected, which `Double.init` alone would accept.
package func parseNumber(_ text: some StringProtocol) -> Double? {
  if let number = parseShortNumber(text.utf8) { return number <= ViewLimits.number ? number : nil }
  guard text.utf8.count <= 64, text.utf8.allSatisfy(isNumberByte), text.utf8.contains(where: isDigit),
    let number = Double(String(text)), number.isFinite, abs(number) <= ViewLimits.number
  else { return nil }
  return number
}

/// Parses a number without sign, exponent and unit that has 1 to 15 digits; nil for every other text.
///
/// The digits and the power of ten are exact as doubles, so their quotient is the nearest double, as that of
/// `Double.init`: W. D. Clinger, How to Read Floating Point Numbers Accurately, 1990.
func parseShortNumber(_ bytes: some Sequence<UInt8>) -> Double? {
  var digits: UInt64 = 0
  var count = 0
  var power = 1.0
  var hasPoint = false
  for byte in bytes {
    if isDigit(byte) {
      count += 1
      guard count <= 15 else { return nil }
      digits = digits * 10 + UInt64(byte - 0x30)
      if hasPoint { power *= 10 }
    } else if byte == 0x2E, !hasPoint {
      hasPoint = true
    } else {
      return nil
    }
  }
  return count > 0 ? Double(digits) / power : nil
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

/// Returns true for a byte that may occur in a number: an ASCII digit, `+`, `-`, `.`, `e` or `E`.
private func isNumberByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || [0x2B, 0x2D, 0x2E, 0x65, 0x45].contains(byte)
}

/// Returns the part of the text before `suffix`; nil if the text does not end with the suffix.
func stripping(_ suffix: String, from text: String) -> Substring? {
  let bytes = text.utf8
  let suffix = suffix.utf8
  guard let start = bytes.index(bytes.endIndex, offsetBy: -suffix.count, limitedBy: bytes.startIndex),
    bytes[start...].elementsEqual(suffix)
  else { return nil }
  return text[..<start]
}

/// Splits a text at white space and commas into items; empty items are omitted.
func listItems(_ text: String) -> [Substring] {
  text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" || $0 == "\r" }
}

/// Splits a text at white space and commas into items and parses every item.
///
/// The result is nil if an item is invalid or if the number of items is not in `counts`.
func parseList<Value>(
  _ text: String, counts: ClosedRange<Int>, _ parse: (Substring) -> Value?
) -> [Value]? {
  // Most lists have one item.
  if !text.isEmpty, !text.utf8.contains(where: \.isListSeparator) {
    guard counts.contains(1), let value = parse(text[...]) else { return nil }
    return [value]
  }
  let items = listItems(text)
  guard counts.contains(items.count) else { return nil }
  let values = items.compactMap(parse)
  return values.count == items.count ? values : nil
}

extension UInt8 {
  /// True for white space and commas, at which ``listItems(_:)`` splits a text.
  fileprivate var isListSeparator: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}

enum NumberPattern {
  static let number = #"[+\-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+\-]?[0-9]+)?"#
  static let positive = #"\+?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+\-]?[0-9]+)?"#
  static let length = number + "(pt|%)?"
  static let positiveLength = positive + "(pt|%)?"
  static let separator = #"[ ,]+"#

  /// The pattern of a list of items, of which all but the first one are repeated as a quantifier states.
  static func list(_ item: String, _ quantifier: String) -> String {
    item + "(" + separator + item + ")" + quantifier
  }
}

extension ValueSyntax {
  /// Returns the syntax of two numbers, from which `make` returns the value.
  static func pair(
    _ name: String, expected: String, _ make: @escaping @Sendable (Double, Double) -> Value
  ) -> ValueSyntax {
    ValueSyntax(
      name, expected: expected, .pattern(NumberPattern.number + NumberPattern.separator + NumberPattern.number)
    ) { text in parseList(text, counts: 2...2) { parseNumber($0) }.map { make($0[0], $0[1]) } }
  }
}

extension ValueSyntax where Value == Double {
  static func number(
    _ name: String, expected: String, in range: ClosedRange<Double>, excludingLowerBound: Bool = false
  ) -> ValueSyntax {
    ValueSyntax(
      name, expected: expected, .pattern(range.lowerBound < 0 ? NumberPattern.number : NumberPattern.positive),
      parse: { text in
        parseNumber(text).flatMap { number in
          range.contains(number) && !(excludingLowerBound && number == range.lowerBound) ? number : nil
        }
      })
  }

  static let number = number(
    "number", expected: "a number such as 1.5", in: -ViewLimits.number...ViewLimits.number)
  static let factor = number(
    "factor", expected: "a number from 0 such as 1", in: 0...ViewLimits.number)
  static let opacity = number("opacity", expected: "a number from 0 to 1 such as 0.5", in: 0...1)
  static let fontSize = points(
    "fontSize", expected: "a number of points such as 17", in: -ViewLimits.number...ViewLimits.number)

  /// The syntax of a number of points, with or without the unit `pt`, as that of a length.
  static func points(
    _ name: String, expected: String, in range: ClosedRange<Double>, excludingLowerBound: Bool = false
  ) -> ValueSyntax {
    let plain = number(name, expected: expected, in: range, excludingLowerBound: excludingLowerBound)
    return ValueSyntax(
      name, expected: expected,
      .pattern((range.lowerBound < 0 ? NumberPattern.number : NumberPattern.positive) + "(pt)?"),
      parse: { text in plain.parse(stripping("pt", from: text).map(String.init) ?? text) })
  }

  /// The syntax of a time, which may be negative: a number of seconds, or a number with the unit `s` or `ms`.
  ///
  /// The value is in seconds.
  static let time = ValueSyntax(
    "time", expected: "a time such as 0.5, 0.5s or 500ms",
    .pattern(NumberPattern.number + "(s|ms)?"), parse: parseTime)

  static let positiveTime = ValueSyntax(
    "positiveTime", expected: "a time from 0 such as 0.5, 0.5s or 500ms",
    .pattern(NumberPattern.positive + "(s|ms)?"), parse: { parseTime($0).flatMap { $0 >= 0 ? $0 : nil } })

  /// The syntax of a duration above 0: a number of seconds, or a number with the unit `s` or `ms`.
  ///
  /// The value is in seconds.
  static let duration = ValueSyntax(
    "duration", expected: "a time above 0 such as 0.5, 0.5s or 500ms",
    .pattern(NumberPattern.positive + "(s|ms)?"), parse: { parseTime($0).flatMap { $0 > 0 ? $0 : nil } })

  /// The syntax of an angle with the unit `deg` or `rad`; the value is in radians.
  static let angle = ValueSyntax(
    "angle", expected: "an angle such as 30deg or 0.5rad", .pattern(NumberPattern.number + "(deg|rad)"),
    parse: { text in
      if let degrees = stripping("deg", from: text) { return parseNumber(degrees).map { $0 * .pi / 180 } }
      return stripping("rad", from: text).flatMap { parseNumber($0) }
    })

  /// The syntax of the ratio width ÷ height, above 0: a number, or two numbers such as `16/9`.
  static let aspectRatio = ValueSyntax(
    "aspectRatio", expected: "a ratio above 0 such as 1.5 or 16/9",
    .pattern(NumberPattern.positive + "( ?/ ?" + NumberPattern.positive + ")?"),
    parse: { text in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        .map { parseNumber($0.filter { $0 != " " }) }
      guard (1...2).contains(parts.count), let width = parts[0], width > 0 else { return nil }
      guard parts.count == 2 else { return width }
      return parts[1].flatMap { $0 > 0 ? width / $0 : nil }
    })
}

/// Parses a time in seconds (`0.5` or `0.5s`) or milliseconds (`500ms`), and returns it in seconds.
///
/// The time may be negative. The result is nil for other texts.
package func parseTime(_ text: String) -> Double? {
  if let milliseconds = stripping("ms", from: text) { return parseNumber(milliseconds).map { $0 / 1000 } }
  return parseNumber(stripping("s", from: text) ?? text[...])
}

extension ValueSyntax where Value == Int {
  /// The syntax of a count: a whole number from 0 to 10⁹, without a sign.
  static let count = ValueSyntax(
    "count", expected: "a whole number such as 3", .pattern("[0-9]{1,10}"),
    parse: { text in
      guard text.utf8.allSatisfy(isDigit), let number = Int(text), number <= 1_000_000_000 else { return nil }
      return number
    })

  /// The syntax of the CSS property `order`: a whole number within ±10⁹.
  static let order = ValueSyntax(
    "order", expected: "a whole number such as 1 or -1", .pattern("[+\\-]?[0-9]{1,10}"),
    parse: { text in
      guard text.utf8.allSatisfy({ isDigit($0) || $0 == 0x2B || $0 == 0x2D }), let number = Int(text),
        abs(number) <= 1_000_000_000
      else { return nil }
      return number
    })
}

extension ValueSyntax where Value == Bool {
  static let boolean = ValueSyntax.keyword("boolean", ["true": true, "false": false])
}

extension ValueSyntax where Value == String {
  static let text = ValueSyntax("text", expected: "text", .anything, parse: { $0 })

  /// The name of a region, which is part of the name of an attribute in HTML.
  static let region = ValueSyntax(
    "region", expected: "a name of letters, digits and hyphens, such as header", .pattern("[A-Za-z][A-Za-z0-9-]*"),
    parse: { text in
      let isName = text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) || $0 == 0x2D
      }
      return isName && text.utf8.first.map { $0 >= 0x41 } == true ? text : nil
    })
}

extension ValueSyntax where Value == [Double] {
  static let numbers = ValueSyntax(
    "numbers", expected: "numbers such as 0 0.5 1",
    .pattern(NumberPattern.list(NumberPattern.number, "*")),
    parse: { parseList($0, counts: 1...256) { parseNumber($0) } })
}
