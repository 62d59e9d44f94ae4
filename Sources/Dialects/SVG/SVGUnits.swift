import Geometry
import ViewTree

/// Parses a length in SVG's syntax, in user units; nil for other texts and for lengths beyond ±10⁷.
///
/// - Parameters:
///   - text: a number with an optional unit or percent sign.
///   - reference: the length of 100 %, in user units.
func parseSVGLength(_ text: String, of reference: Double) -> Double? {
  var scanner = NumberScanner(text)
  scanner.skipSpace()
  guard let number = scanner.number() else { return nil }
  var factor: Double?
  if scanner.next == UInt8(ascii: "%") {
    scanner.skip()
    factor = reference / 100
  } else {
    factor = unitFactor(scanner.word())
  }
  scanner.skipSpace()
  guard scanner.isAtEnd, let factor, abs(number * factor) <= ViewLimits.number else { return nil }
  return number * factor
}

/// Returns the number of user units in a unit such as `mm`, 1 for no unit; nil for an unknown unit.
///
/// An em is that of the initial font size, 16.
private func unitFactor(_ unit: String) -> Double? {
  switch unit {
  case "", "px", "dp": 1
  case "pt": 96.0 / 72
  case "pc": 16
  case "in": 96
  case "cm": 96 / 2.54
  case "mm": 96 / 25.4
  case "Q": 96 / 101.6
  case "em", "rem": 16
  case "ex", "ch": 8
  default: nil
  }
}

/// Parses the functions of an SVG `transform` attribute, of which the last one is applied first to the shape.
///
/// The result is nil if a function is invalid or a coefficient exceeds ±10⁷.
func parseSVGTransform(_ text: String) -> AffineTransform? {
  var scanner = NumberScanner(text)
  scanner.skipSpace()
  return scanner.transform { readFunction(&$0).flatMap(svgTransform) }
}

/// Reads a function `name(number number …)` of at most 6 numbers, which may end with `deg` or `px`.
///
/// The result is nil for other texts; the scanner is then anywhere in the function.
private func readFunction(_ scanner: inout NumberScanner) -> (name: String, arguments: [Double])? {
  let name = scanner.word()
  scanner.skipSpace()
  guard scanner.next == UInt8(ascii: "(") else { return nil }
  scanner.skip()
  scanner.skipSpace()
  var arguments: [Double] = []
  while let number = scanner.number() {
    arguments.append(number)
    guard ["", "deg", "px"].contains(scanner.word()), arguments.count <= 6 else { return nil }
    scanner.skipSeparator()
  }
  guard scanner.next == UInt8(ascii: ")") else { return nil }
  scanner.skip()
  return (name, arguments)
}

/// Returns the transform for the name and the arguments of a function in `transform`: SVG 1.1, section 7.6.
///
/// Angles are in degrees. The result is nil for an unknown function or number of arguments.
private func svgTransform(_ name: String, _ v: [Double]) -> AffineTransform? {
  switch (name, v.count) {
  case ("matrix", 6): AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  case ("translate", 1): .translation(x: v[0], y: 0)
  case ("translate", 2): .translation(x: v[0], y: v[1])
  case ("scale", 1): .scale(x: v[0], y: v[0])
  case ("scale", 2): .scale(x: v[0], y: v[1])
  case ("rotate", 1): AffineTransform.rotation(degrees: v[0])
  case ("rotate", 3):
    AffineTransform.translation(x: -v[1], y: -v[2]).concatenating(AffineTransform.rotation(degrees: v[0]))
      .concatenating(.translation(x: v[1], y: v[2]))
  case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tangent(degrees: v[0]), d: 1, tx: 0, ty: 0)
  case ("skewY", 1): AffineTransform(a: 1, b: tangent(degrees: v[0]), c: 0, d: 1, tx: 0, ty: 0)
  default: nil
  }
}
