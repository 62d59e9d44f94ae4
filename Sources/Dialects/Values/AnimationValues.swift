import Diagnostics
import Geometry
import LayerTree
import ViewTree

extension LayerKeyPath {
  /// The syntax of one value of the property with this key path, in an attribute of an animation such as `from`.
  var valueSyntax: ValueSyntax<AnimatableValue> {
    if isAngle { return ValueSyntax<Double>.angle.map(AnimatableValue.number) }
    return switch kind {
    case .flag: ValueSyntax<Bool>.boolean.map(AnimatableValue.flag)
    case .number: ValueSyntax<Double>.number.map(AnimatableValue.number)
    case .cornerRadii: ValueSyntax<Double>.number.map { .cornerRadii(CornerRadii($0)) }
    case .numbers: ValueSyntax<[Double]>.numbers.map(AnimatableValue.numbers)
    case .point: .pair("pair", expected: "two numbers x y such as 20 40") { .point(Point(x: $0, y: $1)) }
    case .size:
      .pair("pair", expected: "two numbers width height such as 44 44") { .size(Size(width: $0, height: $1)) }
    case .rect:
      ValueSyntax(
        "rect", expected: "four numbers x y width height such as 0 0 44 44",
        .pattern(NumberPattern.list(NumberPattern.number, "{3}"))
      ) {
        parseList($0, counts: 4...4) { parseNumber($0) }
          .map { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
      }
    case .unitPoint: ValueSyntax<UnitPoint>.unitPoint.map(AnimatableValue.unitPoint)
    case .transform: ValueSyntax<AffineTransform>.transform.map(AnimatableValue.transform)
    case .color: ValueSyntax<Color>.color.map(AnimatableValue.color)
    case .colors: ValueSyntax<[Color]>.colors.map(AnimatableValue.colors)
    }
  }

  /// True if a value of the property contains no space, so that spaces can separate several values.
  private var isOneWord: Bool {
    switch kind {
    case .flag, .number, .cornerRadii, .color: true
    case .numbers, .point, .size, .rect, .unitPoint, .transform, .colors: false
    }
  }

  /// Parses a list of 1 to 1,024 values of the property with this key path.
  ///
  /// Semicolons separate the values; spaces and commas do too if each value is one word. The result is nil for another
  /// number of values, or if one is invalid.
  func values(in text: String) -> [AnimatableValue]? {
    let items = isOneWord && !text.contains(";") ? words(in: text) : semicolonItems(text)
    let syntax = valueSyntax
    guard (1...1_024).contains(items.count) else { return nil }
    let values = items.compactMap(syntax.parse)
    return values.count == items.count ? values : nil
  }

  /// The description of a valid list of values of the property, which follows "expected" in an error.
  var listExpectation: String {
    let separator = isOneWord ? "spaces or semicolons" : "semicolons"
    return "values between \(separator), each \(valueSyntax.expectation)"
  }
}

/// Splits a text at semicolons into items in their order, and removes white space around the items; an empty last item
/// is omitted.
func semicolonItems(_ text: String) -> [String] {
  var items = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
  if items.count > 1, items.last?.isEmpty == true { items.removeLast() }
  return items
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}

extension ValueSyntax where Value == LayerKeyPath {
  /// The names of `UIView` for properties that `CALayer` names differently.
  private static let viewNames: KeyValuePairs<String, LayerKeyPath> = ["center": .position, "alpha": .opacity]

  private static let names = LayerKeyPath.allCases.map(\.rawValue) + viewNames.map(\.key)

  static let keyPath = ValueSyntax(
    "keyPath", expected: listed(names), .keywords(names),
    explain: { text in
      nearestName(to: text, among: names).map {
        ValueMistake(expectation: "a key path such as opacity; did you mean '\($0)'?")
      }
    },
    parse: { text in LayerKeyPath(rawValue: text) ?? viewNames.first { $0.key == text }?.value })
}

extension ValueSyntax where Value == [Double] {
  /// The syntax of key times: 1 to 1,025 numbers that do not decrease, the first 0 and the last 1.
  ///
  /// They are fractions of the animation's duration, separated by spaces.
  static let keyTimes = ValueSyntax(
    "keyTimes", expected: "ascending numbers from 0 to 1 such as 0 0.5 1", ValueSyntax<[Double]>.numbers.facets,
    parse: { text in
      guard let times = parseList(text, counts: 1...1_025, { parseNumber($0) }), times.first == 0, times.last == 1,
        zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
      else { return nil }
      return times
    })
}

extension ValueSyntax where Value == [UnitBezier] {
  /// The syntax of a list of 1 to 1,024 timing functions, separated by semicolons, or by spaces if all are names.
  static let timingFunctions = ValueSyntax(
    "timingFunctions", expected: "timing functions such as easeIn; linear; 0.4 0 0.2 1", .anything,
    parse: { text in
      let isNumeric = text.utf8.contains { (0x30...0x39).contains($0) }
      let items = isNumeric || text.contains(";") ? semicolonItems(text) : listItems(text).map(String.init)
      let functions = items.compactMap(ValueSyntax<UnitBezier>.timingFunction.parse)
      return functions.count == items.count && (1...1_024).contains(items.count) ? functions : nil
    })
}

extension ValueSyntax where Value == AnimatingTime {
  /// The syntax of a time relative to the start or to the stop of an activity indicator.
  ///
  /// `0.5`, `0.5s` and `500ms` are after the start, `stop+0.3s` is after the stop. The value is in seconds.
  static let animatingTime = ValueSyntax(
    "animatingTime", expected: "a time such as 0.5, 0.5s or 500ms, or one such as stop or stop+0.3s",
    .pattern("stop([+\\-]" + NumberPattern.positive + "(s|ms)?)?|" + NumberPattern.number + "(s|ms)?"),
    parse: { text in
      guard text.hasPrefix("stop") else { return parseTime(text).map(AnimatingTime.afterStart) }
      let offset = String(text.dropFirst(4))
      if offset.isEmpty { return .afterStop(0) }
      return offset.first == "+" || offset.first == "-" ? parseTime(offset).map(AnimatingTime.afterStop) : nil
    })
}
