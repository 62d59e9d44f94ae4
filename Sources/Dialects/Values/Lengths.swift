import Geometry
package import ViewTree

/// Parses a length in points (`16` or `16pt`) or a percentage (`50%`), which may be negative; nil for other texts.
package func parseLength(_ text: some StringProtocol) -> Length? {
  if let points = parseShortNumber(text.utf8) { return points <= ViewLimits.number ? .points(points) : nil }
  let text = String(text)
  if let percent = stripping("%", from: text) { return parseNumber(percent).map(Length.percent) }
  return parseNumber(stripping("pt", from: text) ?? text[...]).map(Length.points)
}

extension Length {
  var isNegative: Bool {
    switch self {
    case .points(let value), .percent(let value): value < 0
    }
  }
}

private func parsePositiveLength(_ text: some StringProtocol) -> Length? {
  parseLength(text).flatMap { $0.isNegative ? nil : $0 }
}

/// Assigns one to four values, of any unit, to the edges as CSS's `margin` does: in the order top, right, bottom, left.
///
/// A missing left equals the right, a missing bottom the top, and a missing right the top. There must be at least one
/// value, otherwise the function traps.
private func edges<Value>(_ values: [Value]) -> Edges<Value> {
  switch values.count {
  case 1: Edges(values[0])
  case 2: Edges(top: values[0], right: values[1], bottom: values[0], left: values[1])
  case 3: Edges(top: values[0], right: values[1], bottom: values[2], left: values[1])
  default: Edges(top: values[0], right: values[1], bottom: values[2], left: values[3])
  }
}

extension ValueSyntax where Value == Length {
  static let length = ValueSyntax(
    "length", expected: "a length such as 16 or 50%", .pattern(NumberPattern.positiveLength),
    parse: { parsePositiveLength($0) })
}

extension ValueSyntax where Value == Length? {
  /// The syntax of a size: a length of 0 or more in points or percent, or `auto`, whose value is nil.
  static let size = ValueSyntax(
    "size", expected: "a length such as 16 or 50%", .pattern("auto|" + NumberPattern.positiveLength),
    parse: { $0 == "auto" ? .some(nil) : parsePositiveLength($0).map(Optional.some) })

  /// The syntax of an offset: a length in points or percent, which may be negative, or `auto`, whose value is nil.
  static let offset = ValueSyntax(
    "offset", expected: "a length such as 16, -8 or 50%, or auto", .pattern("auto|" + NumberPattern.length),
    parse: { $0 == "auto" ? .some(nil) : parseLength($0).map(Optional.some) })
}

extension ValueSyntax where Value == Edges<Length> {
  static let padding = ValueSyntax(
    "padding", expected: "one to four lengths such as 16 or 8 16",
    .pattern(NumberPattern.list(NumberPattern.positiveLength, "{0,3}")),
    parse: { parseList($0, counts: 1...4) { parsePositiveLength($0) }.map(edges) })
}

extension ValueSyntax where Value == Edges<Length?> {
  private static let item = "(auto|" + NumberPattern.length + ")"

  static let margin = ValueSyntax(
    "margin", expected: "one to four lengths such as 16 or 8 auto",
    .pattern(NumberPattern.list(item, "{0,3}")),
    parse: { text in
      parseList(text, counts: 1...4) { $0 == "auto" ? .some(Length?.none) : parseLength($0).map(Optional.some) }
        .map(edges)
    })
}

extension ValueSyntax where Value == FlexStyle.Basis {
  static let basis = ValueSyntax(
    "basis", expected: "auto, content or a length such as 16 or 50%",
    .pattern("auto|content|" + NumberPattern.positiveLength),
    parse: { text in
      switch text {
      case "auto": .auto
      case "content": .content
      default: parsePositiveLength(text).map(FlexStyle.Basis.length)
      }
    })
}

extension ValueSyntax where Value == Rect {
  static let frame = ValueSyntax(
    "frame", expected: "four numbers x y width height such as 16 16 44 44",
    .pattern(
      NumberPattern.number + "(" + NumberPattern.separator + NumberPattern.number + ")"
        + "(" + NumberPattern.separator + NumberPattern.positive + "){2}"),
    parse: { text in
      guard let values = parseList(text, counts: 4...4, { parseNumber($0) }), values[2] >= 0, values[3] >= 0
      else { return nil }
      return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    })
}

extension ValueSyntax where Value == UnitPoint {
  static let unitPoint = pair("unitPoint", expected: "two numbers x y such as 0 0.5") { UnitPoint(x: $0, y: $1) }
}

/// Parses a corner radius: one length for all corners or four, clockwise from the top left, or `circle`.
///
/// Lengths are in points or percent and at least 0. The result is nil for other texts.
package func parseCornerRadius(_ text: String) -> CornerRadius? {
  if text == "circle" { return .circle }
  guard let values = parseList(text, counts: 1...4, { parsePositiveLength($0) }) else { return nil }
  switch values.count {
  case 1: return CornerRadius(values[0])
  case 4: return CornerRadius(topLeft: values[0], topRight: values[1], bottomRight: values[2], bottomLeft: values[3])
  default: return nil
  }
}

extension ValueSyntax where Value == CornerRadius {
  static let cornerRadius = ValueSyntax(
    "cornerRadius", expected: "one or four lengths such as 8 or 50%, or circle",
    .pattern(
      "circle|" + NumberPattern.positiveLength + "((" + NumberPattern.separator + NumberPattern.positiveLength
        + "){3})?"),
    parse: parseCornerRadius)
}
