import Geometry
import TextFormats

/// The CSS custom properties (`--c0`, `--c1` …) of an HTML file, one for each color that differs in the dark theme.
///
/// Their values change with `prefers-color-scheme: dark`.
struct ColorVariables {
  private var pairs: [Pair] = []

  private struct Pair: Hashable {
    var light: Color
    var dark: Color
  }

  /// The CSS text of a color: the color itself, or a reference to a custom property if the dark theme has another
  /// color.
  ///
  /// A custom property is added unless one for the same pair of colors exists.
  ///
  /// - Parameters:
  ///   - light: the color in the light theme.
  ///   - dark: the same color in the dark theme; nil if the file has a single theme.
  mutating func text(_ light: Color, dark: Color?) -> String {
    guard let dark, dark != light else { return light.styleText }
    let pair = Pair(light: light, dark: dark)
    if let index = pairs.firstIndex(of: pair) { return "var(\(Self.name(index)))" }
    pairs.append(pair)
    return "var(\(Self.name(pairs.count - 1)))"
  }

  /// The CSS rules that set all custom properties for the elements that match a selector: first the light values, then
  /// the dark ones.
  ///
  /// The result is empty if there are no custom properties.
  func rules(for selector: String) -> [String] {
    if pairs.isEmpty { return [] }
    func values(_ color: (Pair) -> Color) -> String {
      pairs.enumerated().map { "\(Self.name($0)):\(color($1).styleText)" }.joined(separator: ";")
    }
    return [
      "\(selector){\(values(\.light))}",
      "@media (prefers-color-scheme:dark){\(selector){\(values(\.dark))}}",
    ]
  }

  private static func name(_ index: Int) -> String { "--c\(index)" }
}
