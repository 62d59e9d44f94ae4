import Geometry
import ViewTree

/// The font sizes that the units of lengths refer to, in user units.
struct SVGFontSizes: Hashable {
  /// The font size of the element: 1 em.
  var element = 16.0
  /// The font size of the root element: 1 rem.
  var root = 16.0
}

/// Parses a length in SVG's syntax, in user units; nil for other texts and for lengths beyond ±10⁷.
///
/// - Parameters:
///   - text: a number with an optional unit or percent sign, or `calc(…)` of such numbers.
///   - reference: the length of 100 %, in user units.
///   - fonts: the font sizes for the units `em`, `ex`, `ch` and `rem`.
func parseSVGLength(_ text: String, of reference: Double, _ fonts: SVGFontSizes = SVGFontSizes()) -> Double? {
  if let number = parseShortNumber(text.utf8) { return number <= ViewLimits.number ? number : nil }
  var calculation = SVGCalculation(scanner: NumberScanner(text), reference: reference, fonts: fonts)
  calculation.scanner.skipSpace()
  guard let length = calculation.value(depth: 0) else { return nil }
  calculation.scanner.skipSpace()
  guard calculation.scanner.isAtEnd, abs(length.number) <= ViewLimits.number else { return nil }
  return length.number
}

/// A reader of lengths and of the operations in `calc(…)`: CSS Values and Units 3, section 8.1.
private struct SVGCalculation {
  var scanner: NumberScanner
  let reference: Double
  let fonts: SVGFontSizes

  /// The depth of nested parentheses above which a length is invalid.
  private static let maximumDepth = 32

  /// A number in user units, and true if it was written with a unit or a percent sign.
  struct Value {
    var number: Double
    var isLength: Bool
  }

  /// Reads a number with its unit, or an expression in parentheses or in `calc(…)`; nil for other texts.
  mutating func value(depth: Int) -> Value? {
    if let number = scanner.number() { return unit().map { Value(number: number * $0.factor, isLength: $0.isLength) } }
    guard depth < Self.maximumDepth else { return nil }
    let word = scanner.word().lowercased()
    guard word == "calc" || word.isEmpty && depth > 0, scanner.next == UInt8(ascii: "(") else { return nil }
    scanner.skip()
    guard let sum = sum(depth: depth + 1), scanner.next == UInt8(ascii: ")") else { return nil }
    scanner.skip()
    return sum
  }

  private mutating func unit() -> (factor: Double, isLength: Bool)? {
    if scanner.next == UInt8(ascii: "%") {
      scanner.skip()
      return (reference / 100, true)
    }
    let word = scanner.word()
    return unitFactor(word, fonts).map { ($0, !word.isEmpty) }
  }

  /// Reads terms between plus and minus signs; both operands are lengths or both are numbers.
  private mutating func sum(depth: Int) -> Value? {
    guard var sum = product(depth: depth) else { return nil }
    while let sign = scanner.next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      scanner.skip()
      guard let term = product(depth: depth), term.isLength == sum.isLength else { return nil }
      sum.number += sign == UInt8(ascii: "+") ? term.number : -term.number
    }
    return sum
  }

  /// Reads factors between `*` and `/`, of which at most one is a length, and white space around them.
  private mutating func product(depth: Int) -> Value? {
    scanner.skipSpace()
    guard var product = value(depth: depth) else { return nil }
    scanner.skipSpace()
    while let sign = scanner.next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      scanner.skip()
      scanner.skipSpace()
      guard let factor = value(depth: depth) else { return nil }
      if sign == UInt8(ascii: "*") {
        guard !product.isLength || !factor.isLength else { return nil }
        product = Value(number: product.number * factor.number, isLength: product.isLength || factor.isLength)
      } else {
        guard !factor.isLength, factor.number != 0 else { return nil }
        product.number /= factor.number
      }
      scanner.skipSpace()
    }
    return product
  }
}

/// Returns the number of user units in a unit such as `mm`, 1 for no unit; nil for an unknown unit.
private func unitFactor(_ unit: String, _ fonts: SVGFontSizes) -> Double? {
  switch unit {
  case "", "px", "dp": 1
  case "pt": 96.0 / 72
  case "pc": 16
  case "in": 96
  case "cm": 96 / 2.54
  case "mm": 96 / 25.4
  case "Q": 96 / 101.6
  case "em": fonts.element
  case "rem": fonts.root
  // The half of an em is the fallback of CSS for the height of an x and the width of a zero.
  case "ex", "ch": fonts.element / 2
  default: nil
  }
}

/// Parses the functions of an SVG `transform` attribute or of the property of CSS, of which the last one is applied first
/// to the shape.
///
/// Lengths without a unit are user units, angles without a unit degrees. The result is nil if a function is invalid or a
/// coefficient exceeds ±10⁷.
///
/// - Parameter fonts: the font sizes for the units of CSS; nil for an attribute, which has only the units `px` and `deg`.
func parseSVGTransform(_ text: String, _ fonts: SVGFontSizes? = nil) -> AffineTransform? {
  if fonts != nil, text == "none" { return .identity }
  var scanner = NumberScanner(text)
  scanner.skipSpace()
  return scanner.transform { scanner in
    guard let (name, arguments) = scanner.function(allowsSpace: true) else { return nil }
    let isLength = name.hasPrefix("translate")
    let numbers = arguments.compactMap { argument in
      unitFactor(argument.unit, isLength: isLength, fonts).map { argument.number * $0 }
    }
    return numbers.count == arguments.count ? svgTransform(name, numbers) : nil
  }
}

/// Returns the number of user units or degrees in the unit of an argument; nil for an unknown unit.
///
/// The arguments of `rotate` may be lengths too: the center of the rotation.
private func unitFactor(_ unit: String, isLength: Bool, _ fonts: SVGFontSizes?) -> Double? {
  if ["", "px", "deg"].contains(unit) { return 1 }
  guard let fonts else { return nil }
  if isLength { return unitFactor(unit, fonts) }
  return switch unit {
  case "rad": 180 / .pi
  case "grad": 0.9
  case "turn": 360
  default: nil
  }
}

/// Returns the transform for the name and the arguments of a function in `transform`: SVG 1.1, section 7.6, and CSS
/// Transforms 1, section 12.
///
/// Angles are in degrees. The result is nil for an unknown function or number of arguments.
private func svgTransform(_ name: String, _ v: [Double]) -> AffineTransform? {
  guard name == "rotate", v.count == 3 else { return commonTransform(name, v) }
  return AffineTransform.translation(x: -v[1], y: -v[2]).concatenating(.rotation(degrees: v[0]))
    .concatenating(.translation(x: v[1], y: v[2]))
}
