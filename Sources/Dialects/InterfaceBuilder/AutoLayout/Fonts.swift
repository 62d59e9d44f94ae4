import Geometry
import TextFormats
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// The text that an element has as an attribute, as a child, or with attributes.
  func text(of element: XMLElement, _ key: String) -> String {
    if let text = element[key] { return text }
    for child in element.children {
      if child["key"] == key, child.name == "string" || child.name == "mutableString" {
        return child["base64-UTF8"] == "YES" ? Self.decodedBase64(child.text) : child.text
      }
      if child.name == "attributedString" {
        return child.children.map { $0["content"] ?? $0.property("content")?.text ?? "" }.joined()
      }
    }
    return ""
  }

  /// The text that Interface Builder writes in Base64 for its white space, with or without padding.
  static func decodedBase64(_ encoded: String) -> String {
    String(decoding: Base64.decodeLeniently(encoded.utf8), as: UTF8.self)
  }

  /// The font of an element's text.
  mutating func font(of element: XMLElement, default pointSize: Double = TextLines.defaultFontSize) -> Font {
    if let description = element.child("fontDescription") { return font(description, default: pointSize) }
    let attributed = element.descendants.lazy.filter { $0.name == "font" && $0["key"] == "NSFont" }
    // The largest of several decides the height of the line.
    let fonts = attributed.map { ($0, $0["size"].flatMap(parseNumber) ?? pointSize) }
    if let (font, size) = fonts.max(by: { $0.1 < $1.1 }), size > 0 {
      let isSystem = font["metaFont"] != nil && font["name"] == nil
      let weight: Font.Weight = font["metaFont"]?.lowercased().contains("bold") == true ? .bold : .regular
      return paragraph(
        of: element,
        isSystem ? Font(pointSize: size, weight: weight) : Font(named: font["name"] ?? "", pointSize: size))
    }
    return Font(pointSize: pointSize)
  }

  /// The font with the lines of the text's paragraph style.
  private mutating func paragraph(of element: XMLElement, _ font: Font) -> Font {
    guard let style = element.descendants.first(where: { $0.name == "paragraphStyle" }) else { return font }
    var font = font
    if let multiple = number(style, "lineHeightMultiple"), multiple > 0 { font.lineHeightFactor *= multiple }
    font.lineSpacing = max(0, number(style, "lineSpacing") ?? 0)
    font.minimumLineHeight = number(style, "minimumLineHeight")
    font.maximumLineHeight = number(style, "maximumLineHeight")
    return font
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
