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
  return scanner.transform { scanner in
    guard let (name, arguments) = scanner.function(allowsSpace: true),
      arguments.allSatisfy({ ["", "deg", "px"].contains($0.unit) })
    else { return nil }
    return svgTransform(name, arguments.map(\.number))
  }
}

/// Returns the transform for the name and the arguments of a function in `transform`: SVG 1.1, section 7.6.
///
/// Angles are in degrees. The result is nil for an unknown function or number of arguments.
private func svgTransform(_ name: String, _ v: [Double]) -> AffineTransform? {
  guard name == "rotate", v.count == 3 else { return commonTransform(name, v) }
  return AffineTransform.translation(x: -v[1], y: -v[2]).concatenating(.rotation(degrees: v[0]))
    .concatenating(.translation(x: v[1], y: v[2]))
}
