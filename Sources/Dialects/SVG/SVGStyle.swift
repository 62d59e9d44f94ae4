import Geometry
import XMLTree

/// The inherited properties that decide the outline of a shape or text: fill, stroke, visibility, font size and anchor.
///
/// Lengths are in user units.
struct SVGStyle: Hashable {
  var isFilled = true
  var isStroked = false
  var strokeWidth = 1.0
  var lineCap = StrokeStyle.LineCap.butt
  var fillRule = FillRule.nonzero
  var isVisible = true
  var fontSize = 16.0
  /// The fraction of a text's width that is left of its anchor point: 0 for start, 0.5 for middle, 1 for end.
  var textAnchor = 0.0

  var isPainted: Bool { isFilled || isStroked }

  /// Returns the style of an element with the given properties whose parent has this style.
  ///
  /// Invalid values are ignored.
  func inherited(by properties: SVGProperties) -> SVGStyle {
    if properties.isEmpty { return self }
    var style = self
    if let fill = properties["fill"] { style.isFilled = !Self.isNothing(fill) }
    if properties["fill-opacity"].flatMap(parseSVGOpacity) == 0 { style.isFilled = false }
    if let stroke = properties["stroke"] { style.isStroked = !Self.isNothing(stroke) }
    if properties["stroke-opacity"].flatMap(parseSVGOpacity) == 0 { style.isStroked = false }
    if let width = properties["stroke-width"].flatMap({ parseSVGLength($0, of: 0) }), width >= 0 {
      style.strokeWidth = width
    }
    if let cap = properties["stroke-linecap"].flatMap(StrokeStyle.LineCap.init(rawValue:)) { style.lineCap = cap }
    if let rule = properties["fill-rule"] { style.fillRule = rule == "evenodd" ? .evenOdd : .nonzero }
    if let visibility = properties["visibility"] { style.isVisible = visibility == "visible" }
    if let size = properties["font-size"].flatMap({ parseSVGLength($0, of: fontSize) }), size > 0 {
      style.fontSize = size
    }
    let anchor = properties["text-anchor"].flatMap { ["start": 0, "middle": 0.5, "end": 1][$0] }
    style.textAnchor = anchor ?? textAnchor
    return style
  }

  private static func isNothing(_ paint: String) -> Bool { paint == "none" || paint == "transparent" }
}

/// Parses an opacity, a number or a percentage, and clamps it to 0…1; nil for other texts.
func parseSVGOpacity(_ text: String) -> Double? {
  parseSVGLength(text, of: 1).map { min(max($0, 0), 1) }
}

/// The presentation properties that an SVG element states by attributes or in `style="name: value"`.
///
/// A declaration in `style` takes precedence over an attribute. Names have hyphens as in SVG, or are in JSX's
/// camelCase.
struct SVGProperties {
  /// The hyphenated names and the values of the properties; a later one takes precedence.
  private var values: [(name: String, value: String)] = []

  /// The hyphenated name of each supported property, by its name with hyphens and by its name in camelCase.
  private static let names: [String: String] = [
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap", "visibility",
    "display", "opacity", "font-size", "text-anchor", "clip-path",
  ].reduce(into: [:]) {
    $0[$1] = $1
    $0[camelCased($1)] = $1
  }

  init(_ element: XMLElement) {
    var style: String?
    for attribute in element.attributes {
      if let name = Self.names[attribute.name] {
        values.append((name, attribute.value))
      } else if attribute.name == "style" {
        style = attribute.value
      }
    }
    for declaration in style?.split(separator: ";") ?? [] {
      guard let colon = declaration.firstIndex(of: ":"), let name = Self.names[String(trimmed(declaration[..<colon]))]
      else { continue }
      values.append((name, String(trimmed(declaration[declaration.index(after: colon)...]))))
    }
  }

  /// Returns the value of the property with a hyphenated name; nil if the element does not state it.
  subscript(name: String) -> String? {
    values.isEmpty ? nil : values.last { $0.name == name }?.value
  }

  var isEmpty: Bool { values.isEmpty }
}

private func trimmed(_ text: Substring) -> Substring {
  let start = text.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
  guard let last = start.lastIndex(where: { $0 != " " && $0 != "\n" && $0 != "\t" }) else { return "" }
  return start[...last]
}
