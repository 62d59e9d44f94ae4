import Geometry
import ViewTree
import XMLTree

extension SVGReader {
  /// Returns the shimmer that the attributes of a `<ContentLoader>` describe; nil if the element has none of them.
  ///
  /// The attributes are `backgroundColor`, `foregroundColor`, `speed`, `gradientRatio`, `interval` and `animate`.
  /// Missing or invalid values are the defaults of react-content-loader.
  func shimmer(of root: XMLElement) -> ShimmerStyle? {
    // The names of vue-content-loader, and of react-content-loader before version 5, are others.
    let colors = [
      "backgroundColor": ["primaryColor", "primary-color"], "foregroundColor": ["secondaryColor", "secondary-color"],
    ]
    let names =
      ["backgroundColor", "foregroundColor", "speed", "gradientRatio", "interval", "animate"]
      + colors.values.joined()
    guard names.contains(where: { root[$0] != nil }) else { return nil }
    func number(_ name: String, _ standard: Double) -> Double {
      root[name].flatMap { parseNumber($0.withoutBraces) } ?? standard
    }
    func color(_ name: String, _ standard: Color) -> Color {
      let value = root[name] ?? colors[name]?.firstNonNil { root[$0] }
      return value.flatMap { ValueSyntax.color.parse($0) } ?? standard
    }
    // The defaults are those of react-content-loader 7.
    let background = color("backgroundColor", Color(red: 0xF5, green: 0xF6, blue: 0xF7))
    let foreground = color("foregroundColor", Color(gray: 0xEE))
    var style = ShimmerStyle()
    style.location = root.location
    if root["animate"]?.withoutBraces == "false" {
      (style.preset, style.colors) = (.solid, [background])
      return style
    }
    let ratio = min(max(number("gradientRatio", 2), 0.01), 100)
    let interval = min(max(number("interval", 0.25), 0), 0.95)
    let start = [-ratio, -ratio / 2, 0]
    style.to = [1, 1 + ratio / 2, 1 + ratio]
    // The band is outside for a fraction of the loop; a start that is farther away has the same effect.
    style.locations = zip(start, style.to ?? []).map { $0 - ($1 - $0) * interval / (1 - interval) }
    style.preset = .seamless
    style.colors = [background, foreground, background]
    let seconds = number("speed", 1.2)
    style.duration = seconds > 0 ? min(seconds, 60) : 1.2
    return style
  }
}

extension String {
  /// The text without the braces of a JSX expression such as `{2}`; other texts are returned unchanged.
  fileprivate var withoutBraces: String {
    hasPrefix("{") && hasSuffix("}") ? String(dropFirst().dropLast()) : self
  }
}
