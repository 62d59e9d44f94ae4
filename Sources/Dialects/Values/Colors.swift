package import Geometry

/// Parses a CSS color: `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA`, a name, `rgb(…)` or `rgba(…)`.
///
/// Letters may be in upper or lower case. The result is nil for other texts.
package func parseColor(_ text: String) -> Color? {
  if text.hasPrefix("#") { return hexadecimalColor(text.dropFirst()) }
  if text.hasSuffix(")") { return functionalColor(text) }
  let name = text.lowercased()
  if name == "transparent" { return .clear }
  return colorNames[name].map { Color(hex: $0) }
}

extension Color {
  /// Creates an opaque color of the channels 0xRRGGBB.
  init(hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }
}

/// Parses the digits of a color, 3, 4, 6 or 8 with the alpha channel last; nil for other texts.
func hexadecimalColor(_ digits: Substring) -> Color? {
  let values = digits.compactMap(\.hexDigitValue)
  guard values.count == digits.count, digits.utf8.count == digits.count else { return nil }
  let bytes: [Int]
  switch values.count {
  case 3, 4: bytes = values.map { $0 * 17 }
  case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
  default: return nil
  }
  return Color(
    red: UInt8(bytes[0]), green: UInt8(bytes[1]), blue: UInt8(bytes[2]), alpha: UInt8(bytes.count > 3 ? bytes[3] : 255))
}

/// Parses a color `rgb(r, g, b)` or `rgba(r, g, b, a)`; nil for other texts.
///
/// Channels are 0…255 or percentages; alpha is 0…1 or a percentage. Values outside of these ranges are clamped.
private func functionalColor(_ text: String) -> Color? {
  guard let open = text.firstIndex(of: "("), ["rgb", "rgba"].contains(text[..<open].lowercased()) else { return nil }
  let arguments = text[text.index(after: open)...].dropLast()
  let items = arguments.split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
  guard (3...4).contains(items.count) else { return nil }
  func byte(_ item: String, full: Double) -> UInt8? {
    let value = stripping("%", from: item).flatMap { parseNumber($0) }.map { $0 / 100 * 255 }
    return (value ?? parseNumber(item).map { $0 / full * 255 }).map { UInt8(min(max($0, 0), 255).rounded()) }
  }
  guard let red = byte(items[0], full: 255), let green = byte(items[1], full: 255),
    let blue = byte(items[2], full: 255), let alpha = items.count > 3 ? byte(items[3], full: 1) : 255
  else { return nil }
  return Color(red: red, green: green, blue: blue, alpha: alpha)
}

/// Splits a text at white space and commas into words without empty ones; text inside parentheses is not split.
func words(in text: String) -> [String] {
  var isInParentheses = false
  let words = text.split { character in
    if character == "(" { isInParentheses = true }
    if character == ")" { isInParentheses = false }
    return !isInParentheses && (character.isWhitespace || character == ",")
  }
  return words.map(String.init)
}

private func parseColors(_ text: String) -> [Color]? {
  let items = words(in: text)
  let colors = items.compactMap(parseColor)
  return colors.count == items.count && (1...256).contains(colors.count) ? colors : nil
}

extension ValueSyntax where Value == Color {
  private static let example = "a color such as #DDDDDD, gray or rgba(0, 0, 0, 0.5)"

  static let color = ValueSyntax(
    "color", expected: example,
    .pattern(#"#([0-9a-fA-F]{3}|[0-9a-fA-F]{4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]+[0-9]*|rgba?\([0-9., %/]+\)"#),
    parse: parseColor)
}

extension ValueSyntax where Value == [Color] {
  static let colors = ValueSyntax(
    "colors", expected: "colors such as #EEE #DDD #EEE", .pattern(#"[#0-9a-zA-Z(), .%/]+"#), parse: parseColors)
}

extension ValueSyntax where Value == Color? {
  /// The syntax of a paint: a color, or `none`, whose value is nil.
  static let paint = ValueSyntax(
    "paint", expected: "none or " + ValueSyntax<Color>.color.expectation, ValueSyntax<Color>.color.facets,
    parse: { $0 == "none" ? .some(nil) : parseColor($0).map(Optional.some) })
}
