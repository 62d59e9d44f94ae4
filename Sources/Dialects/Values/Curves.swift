import Geometry
package import ViewTree

extension ValueSyntax where Value == UnitBezier {
  private static let names: KeyValuePairs<String, UnitBezier> = [
    "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInEaseOut,
    "default": .default,
  ]

  /// The syntax of a timing function: a name, or the four numbers x1, y1, x2 and y2 of `cubic-bezier()`.
  ///
  /// Both x are 0…1.
  static let timingFunction = ValueSyntax(
    "timingFunction", expected: listed(names.map(\.key)) + ", or four numbers such as 0.4 0 0.2 1",
    .pattern(
      names.map(\.key).joined(separator: "|") + "|" + NumberPattern.list(NumberPattern.number, "{3}")),
    parse: { text in
      if let named = names.first(where: { $0.key == camelCased(text) }) { return named.value }
      guard let p = parseList(text, counts: 4...4, { parseNumber($0) }), (0...1).contains(p[0]),
        (0...1).contains(p[2])
      else { return nil }
      return UnitBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    })
}

extension ValueSyntax where Value == Double {
  /// The syntax of a number of repetitions, which is infinite for `infinite`.
  static let repeatCount = ValueSyntax(
    "repeatCount", expected: "a number from 0 such as 2.5, or infinite",
    .pattern("infinite|" + NumberPattern.positive),
    parse: { text in
      if text == "infinite" { return .infinity }
      return parseNumber(text).flatMap { $0 >= 0 ? $0 : nil }
    })
}

extension ValueSyntax where Value == Repetition {
  /// The syntax of the number of copies of a cell in its feed: a whole number from 1, or `fill`.
  ///
  /// The schema accepts paths of data too; a document with data has none when its views are read.
  static let repetition = ValueSyntax(
    "repetition", expected: "a whole number from 1 such as 6, fill, or data with rows (--data)",
    .pattern("fill|[1-9][0-9]{0,9}|data(\\.[^.]+)*"),
    parse: parseRepetition)
}

/// Parses a number of copies: a whole number from 1 to 10⁹, or `fill` for a full viewport; nil for other texts.
package func parseRepetition(_ text: String) -> Repetition? {
  if text == "fill" { return .fill }
  return ValueSyntax<Int>.count.parse(text).flatMap { $0 >= 1 ? .times($0) : nil }
}
