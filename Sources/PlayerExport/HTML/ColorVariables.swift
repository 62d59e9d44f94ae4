import Geometry
import TextFormats

/// The CSS variables (`--c0`, `--c1` …) of an HTML file for colors that have another value in the dark theme.
///
/// Their values change with `prefers-color-scheme: dark`.
struct ColorVariables {
  private var pairs: [Pair] = []

  private struct Pair: Hashable {
    var light: Color
    var dark: Color
  }

  /// The CSS text of a color: the color itself, or a reference to a variable if `dark` is another color; a new variable
  /// is added.
  ///
  /// - Parameter dark: the same color in the dark theme; nil if the file has a single theme.
  mutating func text(_ light: Color, dark: Color?) -> String {
    guard let dark, dark != light else { return light.styleText }
    let pair = Pair(light: light, dark: dark)
    if let index = pairs.firstIndex(of: pair) { return "var(\(Self.name(index)))" }
    pairs.append(pair)
    return "var(\(Self.name(pairs.count - 1)))"
  }

  /// The CSS rules that set all variables for the elements that match `selector`: light values, then dark ones.
  ///
  /// The result is empty if there are no variables.
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
