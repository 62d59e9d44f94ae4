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
  ///
  /// - Parameter readFunction: a function that reads one transform function; nil for an invalid one.
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
private struct TransformArgument {
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

private func readTransformFunction(_ scanner: inout NumberScanner) -> AffineTransform? {
  let name = scanner.word()
  guard scanner.next == UInt8(ascii: "(") else { return nil }
  scanner.skip()
  scanner.skipSpace()
  var arguments: [TransformArgument] = []
  while let number = scanner.number() {
    guard abs(number) <= ViewLimits.number, arguments.count < 6 else { return nil }
    arguments.append(TransformArgument(number: number, unit: scanner.word()))
    scanner.skipSeparator()
  }
  guard scanner.next == UInt8(ascii: ")") else { return nil }
  scanner.skip()
  return transformFunction(name, arguments)
}

private func transformFunction(_ name: String, _ arguments: [TransformArgument]) -> AffineTransform? {
  func values(_ unit: (TransformArgument) -> Double?) -> [Double]? {
    let values = arguments.compactMap(unit)
    return values.count == arguments.count ? values : nil
  }
  switch (name, arguments.count) {
  case ("matrix", 6):
    return values(\.factor).map { AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  case ("translate", 1), ("translateX", 1): return values(\.length).map { .translation(x: $0[0], y: 0) }
  case ("translateY", 1): return values(\.length).map { .translation(x: 0, y: $0[0]) }
  case ("translate", 2): return values(\.length).map { .translation(x: $0[0], y: $0[1]) }
  case ("scale", 1): return values(\.factor).map { .scale(x: $0[0], y: $0[0]) }
  case ("scale", 2): return values(\.factor).map { .scale(x: $0[0], y: $0[1]) }
  case ("scaleX", 1): return values(\.factor).map { .scale(x: $0[0], y: 1) }
  case ("scaleY", 1): return values(\.factor).map { .scale(x: 1, y: $0[0]) }
  case ("rotate", 1): return values(\.degrees).map { .rotation(degrees: $0[0]) }
  case ("skewX", 1):
    return values(\.degrees).map { AffineTransform(a: 1, b: 0, c: tangent(degrees: $0[0]), d: 1, tx: 0, ty: 0) }
  case ("skewY", 1):
    return values(\.degrees).map { AffineTransform(a: 1, b: tangent(degrees: $0[0]), c: 0, d: 1, tx: 0, ty: 0) }
  default: return nil
  }
}

func tangent(degrees: Double) -> Double {
  let angle = degrees * .pi / 180
  return sine(angle) / cosine(angle)
}

extension ValueSyntax where Value == AffineTransform {
  static let transform = ValueSyntax(
    "transform", expected: "none or functions such as rotate(30deg) translate(8, 0) scale(0.5)",
    .pattern(#"none|[ ]*([a-zA-Z]+\([0-9a-zA-Z+., \-]*\)[ ,]*)+"#), parse: parseTransform)
}
