import Geometry
import TextFormats

/// The CSS custom properties (`--c0`, `--c1` …) of an HTML file, one for each color that differs in the dark theme.
///
/// Their values change with `prefers-color-scheme: dark`.
struct ColorVariables {
  private var pairs: [Pair] = []
  /// True if each color is a custom property, whose value the page can replace by a token: `--skeleton-overlay` for the
  /// first one, then `--skeleton-color-1` and so on.
  private let hasTokens: Bool

  init(hasTokens: Bool = false) {
    self.hasTokens = hasTokens
  }

  private struct Pair: Hashable {
    var light: Color
    var dark: Color
  }

  /// The CSS text of a color: the color itself, or a reference to a custom property if the dark theme has another
  /// color.
  ///
  /// A custom property is added unless one for the same pair of colors exists.
  mutating func text(_ light: Color, dark: Color?) -> String {
    if !hasTokens, dark == nil || dark == light { return light.styleText }
    let pair = Pair(light: light, dark: dark ?? light)
    if let index = pairs.firstIndex(of: pair) { return "var(\(Self.name(index)))" }
    pairs.append(pair)
    return "var(\(Self.name(pairs.count - 1)))"
  }

  /// The CSS texts of several colors, of which the dark theme may have fewer.
  mutating func texts(_ light: [Color], dark: [Color]?) -> [String] {
    light.enumerated().map { index, color in
      text(color, dark: dark.flatMap { $0.count > index ? $0[index] : nil })
    }
  }

  /// The CSS rules that set all custom properties for the elements that match a selector: first the light values, then
  /// the dark ones.
  ///
  /// The result is empty if there are no custom properties.
  func rules(for selector: String) -> [String] {
    let values = [text(\.light), text(\.dark)]
    if pairs.isEmpty { return [] }
    return [
      "\(selector){\(values[0])}", "@media (prefers-color-scheme:dark){\(selector){\(values[1])}}",
    ]
  }

  /// The declarations that set all custom properties, inside the rule of an element: first the light values, then the
  /// dark ones if they differ.
  ///
  /// - Parameter attribute: an attribute of an ancestor that is `light` or `dark` if the page has a theme of its own;
  ///   nil for the theme of the system alone.
  func declarations(attribute: String? = nil) -> [String] {
    let values = [text(\.light), text(\.dark)]
    let light = ";\(values[0]);"
    if values[0] == values[1] { return [light] }
    let own = attribute.map { name in zip(["light", "dark"], values).map { "[\(name)=\($0)] &{\($1)}" } }
    return [light, "@media (prefers-color-scheme:dark){\(values[1])}"] + (own ?? [])
  }

  private func text(_ color: (Pair) -> Color) -> String {
    pairs.enumerated().map { index, pair in
      let text = color(pair).styleText
      let token = index == 0 ? "overlay" : "color-\(index)"
      return "\(Self.name(index)):" + (hasTokens ? "var(--skeleton-\(token),\(text))" : text)
    }.joined(separator: ";")
  }

  private static func name(_ index: Int) -> String { "--c\(index)" }
}
