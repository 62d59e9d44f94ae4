import Geometry
import ViewTree

/// The syntaxes of the values of Hyperview's style properties.
///
/// The client reads numbers with JavaScript's `parseInt`, which ignores trailing text; the units px, dp and pt are
/// accepted likewise.
enum HyperviewValues {
  static let number = ValueSyntax<Double>("number", expected: "a number such as 1.5", .anything, parse: plainNumber)

  static let positive = ValueSyntax<Double>(
    "positive", expected: "a number from 0 such as 1.5", .anything,
    parse: { text in plainNumber(text).flatMap { $0 >= 0 ? $0 : nil } })

  /// The syntax of an offset: a length in points or percent, which may be negative.
  static let offset = ValueSyntax<Length>(
    "offset", expected: "a length such as 16, -8 or 50%", .anything, parse: length)

  static let positiveLength = ValueSyntax<Length>(
    "length", expected: "a length such as 16 or 50%", .anything,
    parse: { text in length(text).flatMap { $0.isNegative ? nil : $0 } })

  /// The syntax of a size: a length of 0 or more in points or percent, or `auto`, whose value is nil.
  static let size = ValueSyntax<Length?>(
    "size", expected: "a length such as 16 or 50%, or auto", .anything,
    parse: { $0 == "auto" ? .some(nil) : positiveLength.parse($0).map(Optional.some) })

  static let margin = ValueSyntax<Length?>(
    "margin", expected: "a length such as 16, -8 or 50%, or auto", .anything,
    parse: { $0 == "auto" ? .some(nil) : length($0).map(Optional.some) })

  /// The syntax of the ratio width ÷ height, above 0: `1.5` or `3 / 2`.
  static let aspectRatio = ValueSyntax<Double>(
    "aspectRatio", expected: "a number above 0 such as 1.5, or 3/2", .anything,
    parse: { text in
      let sides = text.split(separator: "/", omittingEmptySubsequences: false).map {
        parseNumber($0.filter { !$0.isWhitespace }) ?? 0
      }
      guard (1...2).contains(sides.count), sides.allSatisfy({ $0 > 0 }) else { return nil }
      let ratio = sides[0] / (sides.count > 1 ? sides[1] : 1)
      return (1 / ViewLimits.number...ViewLimits.number).contains(ratio) ? ratio : nil
    })

  static let alignItems = ValueSyntax<FlexStyle.AlignItems>(
    "alignItems", expected: listed(alignments), .keywords(alignments),
    parse: { alignments.contains($0) ? FlexStyle.AlignItems(rawValue: camelCased($0)) : nil })

  /// The keywords of `alignItems` with CSS's hyphens, without `normal`, which exists only in CSS.
  private static let alignments = FlexStyle.AlignItems.allCases.filter { $0 != .normal }
    .map { hyphenated($0.rawValue) ?? $0.rawValue }

  /// The syntax of `alignSelf`: a keyword of `alignItems`, or `auto`, whose value is nil.
  static let alignSelf = ValueSyntax<FlexStyle.AlignItems?>(
    "alignSelf", expected: "auto, " + alignItems.expectation, .anything,
    parse: { $0 == "auto" ? .some(nil) : alignItems.parse($0).map(Optional.some) })

  /// The syntax of `display`; the value is true for `none`, which removes the view from the layout, false for others.
  static let display = ValueSyntax<Bool>.keyword("display", ["flex": false, "none": true, "contents": false])

  /// The syntax of `textAlign`; the values of `auto` and `justify` follow the writing direction.
  static let textAlignment = ValueSyntax<TextAlignment>.keyword(
    "textAlign", ["auto": .natural, "left": .left, "right": .right, "center": .center, "justify": .natural])

  /// The syntax of `overflow`; the value is true if overflowing content is clipped.
  static let overflow = ValueSyntax<Bool>.keyword("overflow", ["visible": false, "hidden": true, "scroll": true])

  /// The syntax of `position`; `static` is placed like `relative`, as in React Native.
  static let position = ValueSyntax<FlexStyle.Position>.keyword(
    "position", ["relative": .relative, "absolute": .absolute, "static": .relative])

  static let color = ValueSyntax<Color>(
    "color", expected: ValueSyntax<Color>.color.expectation, .anything, parse: { parseColor($0) ?? hueColor($0) })

  /// Returns a syntax with one keyword for each case of an enumeration, written with hyphens, such as `space-between`.
  static func words<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ type: Value.Type
  ) -> ValueSyntax<Value> {
    let names = type.allCases.map { hyphenated($0.rawValue) ?? $0.rawValue }
    return ValueSyntax(
      "keyword", expected: listed(names), .keywords(names), parse: { Value(rawValue: camelCased($0)) })
  }

  private static func plainNumber(_ text: String) -> Double? {
    let unit = ["px", "dp", "pt"].first(where: text.hasSuffix)
    return parseNumber(unit.flatMap { stripping($0, from: text) } ?? text[...])
  }

  private static func length(_ text: String) -> Length? {
    text.hasSuffix("%") ? parseLength(text) : plainNumber(text).map(Length.points)
  }

  /// Parses a color `hsl(230, 100%, 50%)` or `hsla(230, 100%, 50%, 0.5)`: CSS Color 4, section 7.1.
  ///
  /// The hue is in degrees. The result is nil for other texts.
  private static func hueColor(_ text: String) -> Color? {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), ["hsl", "hsla"].contains(text[..<open])
    else { return nil }
    let items = listItems(String(text[text.index(after: open)...].dropLast()))
    guard (3...4).contains(items.count), let hue = parseNumber(items[0]),
      let saturation = percentage(items[1]), let lightness = percentage(items[2]),
      let alpha = items.count > 3 ? parseNumber(items[3]) : 1
    else { return nil }
    func channel(_ offset: Double) -> UInt8 {
      let turned = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turned < 0 ? turned + 12 : turned
      let value = lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
      return UInt8((min(max(value, 0), 1) * 255).rounded())
    }
    return Color(
      red: channel(0), green: channel(8), blue: channel(4), alpha: UInt8((min(max(alpha, 0), 1) * 255).rounded()))
  }

  /// Parses a percentage such as `50%` to a fraction, clamped to 0…1; nil for other texts.
  private static func percentage(_ text: Substring) -> Double? {
    stripping("%", from: String(text)).flatMap { parseNumber($0) }.map { min(max($0 / 100, 0), 1) }
  }
}
