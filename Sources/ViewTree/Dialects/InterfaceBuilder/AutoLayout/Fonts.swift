import Geometry
import XMLTree

extension InterfaceBuilderReader {
  /// The text that an element has as an attribute, as a child, or with attributes.
  func text(of element: XMLElement, _ key: String) -> String {
    if let text = element[key] { return text }
    for child in element.children {
      if child["key"] == key, child.name == "string" || child.name == "mutableString" { return child.text }
      if child.name == "attributedString" {
        return child.children.map { $0["content"] ?? $0.property("content")?.text ?? "" }.joined()
      }
    }
    return ""
  }

  /// The font of an element's text.
  mutating func font(of element: XMLElement, default pointSize: Double = TextLines.defaultFontSize) -> Font {
    if let description = element.child("fontDescription") { return font(description, default: pointSize) }
    let attributed = element.descendants.lazy.filter { $0.name == "font" && $0["key"] == "NSFont" }
    // The highest of several decides the height of the line.
    let fonts = attributed.map { ($0, $0["size"].flatMap(parseNumber) ?? pointSize) }
    if let (font, size) = fonts.max(by: { $0.1 < $1.1 }), size > 0 {
      return font["metaFont"] == nil || font["name"] != nil
        ? Font(named: font["name"] ?? "", pointSize: size)
        : Font(pointSize: size, weight: font["metaFont"]?.contains("old") == true ? .bold : .regular)
    }
    return Font(pointSize: pointSize)
  }

  private mutating func font(_ description: XMLElement, default pointSize: Double) -> Font {
    let size = number(description, "pointSize").flatMap { $0 > 0 ? $0 : nil }
    if let style = description["style"] {
      let weight: Font.Weight = style == "UICTFontTextStyleHeadline" ? .semibold : .regular
      return Font(pointSize: Self.textStyles[style] ?? size ?? pointSize, weight: weight)
    }
    if let name = description["name"] { return Font(named: name, pointSize: size ?? pointSize) }
    let isBold = description["type"]?.hasPrefix("bold") == true
    return Font(
      pointSize: size ?? pointSize, weight: isBold ? .bold : Font.Weight(named: description["weight"] ?? ""))
  }
}
