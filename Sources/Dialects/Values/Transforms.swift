import Geometry
import ViewTree

/// Parses transform functions such as `rotate(30deg) translate(10, 20) scale(2)`, or `none`.
///
/// Lengths are in points, and the last function is applied first to the view. The result is nil if a function is
/// invalid or a coefficient exceeds ±10⁷. CSS Transforms 1, section 12.
func parseTransform(_ text: String) -> AffineTransform? {
  if text == "none" { return .identity }
  var scanner = NumberScanner(text)
  scanner.skipSpace()
  return scanner.isAtEnd ? nil : scanner.transform(readTransformFunction)
}

extension NumberScanner {
  /// Reads functions up to the end of the text and returns their product, of which the last function is applied first.
  ///
  /// The result is nil if a function is invalid or a coefficient of the product exceeds ±10⁷.
  mutating func transform(_ readFunction: (inout NumberScanner) -> AffineTransform?) -> AffineTransform? {
    var transform = AffineTransform.identity
    while !isAtEnd {
      guard let next = readFunction(&self) else { return nil }
      transform = next.concatenating(transform)
      skipSeparator()
    }
    let isSane = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .allSatisfy { abs($0) <= ViewLimits.number }
    return isSane ? transform : nil
  }
}

/// An argument of a function in a `transform` attribute: a number and its unit as written (none, `pt`, `deg`, `rad`).
struct TransformArgument {
  var number: Double
  var unit: String

  /// The number of an argument without a unit; nil if there is a unit.
  var factor: Double? { unit.isEmpty ? number : nil }
  /// The length in points of an argument without a unit or in `pt`; nil for another unit.
  var length: Double? { unit.isEmpty || unit == "pt" ? number : nil }
  var degrees: Double? {
    switch unit {
    case "deg": number
    case "rad": number * 180 / .pi
    default: number == 0 && unit.isEmpty ? 0 : nil
    }
  }
}

extension NumberScanner {
  /// Reads a function `name(argument argument …)` of at most 6 arguments.
  ///
  /// White space may precede the parenthesis if `allowsSpace` is true. The result is nil for other texts; the scanner
  /// is then anywhere in the function.
  mutating func function(allowsSpace: Bool) -> (name: String, arguments: [TransformArgument])? {
    let name = word()
    if allowsSpace { skipSpace() }
    guard next == UInt8(ascii: "(") else { return nil }
    skip()
    skipSpace()
    var arguments: [TransformArgument] = []
    while let number = number() {
      guard arguments.count < 6 else { return nil }
      arguments.append(TransformArgument(number: number, unit: word()))
      skipSeparator()
    }
    guard next == UInt8(ascii: ")") else { return nil }
    skip()
    return (name, arguments)
  }
}

private func readTransformFunction(_ scanner: inout NumberScanner) -> AffineTransform? {
  guard let (name, arguments) = scanner.function(allowsSpace: false),
    arguments.allSatisfy({ abs($0.number) <= ViewLimits.number })
  else { return nil }
  let values: [Double?] =
    switch name {
    case "translate", "translateX", "translateY": arguments.map(\.length)
    case "rotate", "skewX", "skewY": arguments.map(\.degrees)
    default: arguments.map(\.factor)
    }
  let v = values.compactMap { $0 }
  guard v.count == values.count else { return nil }
  return commonTransform(name, v)
}

/// Returns the transform of a function that CSS and SVG have in common, by its name and its arguments.
///
/// Angles are in degrees. The result is nil for an unknown function or number of arguments.
func commonTransform(_ name: String, _ v: [Double]) -> AffineTransform? {
  switch (name, v.count) {
  case ("matrix", 6): AffineTransform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
  case ("translate", 1): .translation(x: v[0], y: 0)
  case ("translate", 2): .translation(x: v[0], y: v[1])
  case ("translateX", 1): .translation(x: v[0], y: 0)
  case ("translateY", 1): .translation(x: 0, y: v[0])
  case ("scale", 1): .scale(x: v[0], y: v[0])
  case ("scale", 2): .scale(x: v[0], y: v[1])
  case ("scaleX", 1): .scale(x: v[0], y: 1)
  case ("scaleY", 1): .scale(x: 1, y: v[0])
  case ("rotate", 1): .rotation(degrees: v[0])
  case ("skewX", 1): AffineTransform(a: 1, b: 0, c: tangent(degrees: v[0]), d: 1, tx: 0, ty: 0)
  case ("skewY", 1): AffineTransform(a: 1, b: tangent(degrees: v[0]), c: 0, d: 1, tx: 0, ty: 0)
  default: nil
  }
}

private func tangent(degrees: Double) -> Double {
  let angle = degrees * .pi / 180
  return sine(angle) / cosine(angle)
}

extension ValueSyntax where Value == AffineTransform {
  static let transform = ValueSyntax(
    "transform", expected: "none or functions such as rotate(30deg) translate(8, 0) scale(0.5)",
    .pattern(#"none|[ ]*([a-zA-Z]+\([0-9a-zA-Z+., \-]*\)[ ,]*)+"#), parse: parseTransform)
}
