import Geometry
import TextFormats

/// Colors that have another value where people like it dark, as variables of CSS.
struct ColorVariables {
  private var pairs: [Pair] = []

  private struct Pair: Hashable {
    var light: Color
    var dark: Color
  }

  /// The text of a color; `dark` is nil where there is but one.
  mutating func text(_ light: Color, dark: Color?) -> String {
    guard let dark, dark != light else { return light.styleText }
    let pair = Pair(light: light, dark: dark)
    if let index = pairs.firstIndex(of: pair) { return "var(\(Self.name(index)))" }
    pairs.append(pair)
    return "var(\(Self.name(pairs.count - 1)))"
  }

  /// The rules that give the variables their values in an element.
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
