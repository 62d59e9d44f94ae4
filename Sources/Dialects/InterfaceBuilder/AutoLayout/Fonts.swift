import TextFormats
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Returns the font of an element's text; of several fonts in an attributed string, the largest one.
  ///
  /// - Parameters:
  ///   - element: a label, text view, text field, button or button configuration.
  ///   - pointSize: the font size in points if the element states none.
  mutating func font(of element: XMLElement, default pointSize: Double = TextLines.defaultFontSize) -> FontDescription {
    var font = statedFont(of: element, default: pointSize)
    font.edition = context.environment.design.fontEdition
    return font
  }

  /// Returns the font as ``font(of:default:)`` does, without its edition.
  private mutating func statedFont(of element: XMLElement, default pointSize: Double) -> FontDescription {
    if let description = element.child("fontDescription") { return font(description, default: pointSize) }
    let text = element.attributedText ?? element
    let attributed = text.descendants.lazy.filter { $0.name == "font" && $0["key"] == "NSFont" }
    // The largest font of several determines the height of the line.
    let fonts = attributed.map { ($0, $0["size"].flatMap(parseNumber) ?? pointSize) }
    if let (font, size) = fonts.max(by: { $0.1 < $1.1 }), size > 0 {
      let isSystem = font["metaFont"] != nil && font["name"] == nil
      let isBold = font["metaFont"]?.lowercased().contains("bold") == true
      return paragraph(
        of: element,
        isSystem
          ? FontDescription(pointSize: size, weight: isBold ? .bold : .regular)
          : FontDescription(.named(font["name"] ?? ""), pointSize: size))
    }
    return FontDescription(pointSize: pointSize)
  }

  /// Returns `font` with the line heights and the line spacing of the element's paragraph style, if it has one.
  private mutating func paragraph(of element: XMLElement, _ font: FontDescription) -> FontDescription {
    guard let style = element.descendants.first(where: { $0.name == "paragraphStyle" }) else { return font }
    var font = font
    if let multiple = number(style, "lineHeightMultiple"), multiple > 0 { font.lineHeightMultiple = multiple }
    font.lineSpacing = max(0, number(style, "lineSpacing") ?? 0)
    font.minimumLineHeight = number(style, "minimumLineHeight")
    font.maximumLineHeight = number(style, "maximumLineHeight")
    return font
  }

  private static let versionsWithSmallTexts = XcodeEra.xcode12_5..<XcodeEra.xcode14

  private mutating func font(_ description: XMLElement, default pointSize: Double) -> FontDescription {
    let size = statedSize(of: description)
    if let name = description["style"] {
      // The canvas of some versions draws text styles at the content size XS; a device has the standard one.
      let isSmall = !context.isResized && Self.versionsWithSmallTexts.contains(context.environment.toolsVersion)
      let metrics = TextStyle.named[name]?.metrics(at: isSmall ? .extraSmall : context.contentSize)
      var font = FontDescription(
        pointSize: metrics?.size ?? size ?? pointSize,
        weight: name == "UICTFontTextStyleHeadline" ? .semibold : .regular)
      font.leading = metrics?.leading
      return font
    }
    if let name = description["name"] { return FontDescription(.named(name), pointSize: size ?? pointSize) }
    let isBold = description["type"]?.hasPrefix("bold") == true
    return FontDescription(
      pointSize: size ?? pointSize,
      weight: isBold ? .bold : FontDescription.Weight(interfaceBuilder: description["weight"] ?? ""))
  }
}

extension FontDescription.Weight {
  /// Creates the font weight for its name in Interface Builder's files, such as `semibold`.
  ///
  /// Heavier and lighter weights become the nearest known one; an unknown name becomes regular.
  fileprivate init(interfaceBuilder name: String) {
    switch name.lowercased() {
    case "bold", "heavy", "black": self = .bold
    case "semibold": self = .semibold
    case "medium": self = .medium
    case "light", "thin", "ultralight": self = .light
    default: self = .regular
    }
  }
}

extension XMLElement {
  /// Returns the text of an element: of the attribute `key`, of a child string, or of an attributed string, whose
  /// fragments are stored likewise.
  ///
  /// The result is empty if the element has no text. All line breaks in it are line feeds: UIKit also breaks lines at
  /// U+2028 and U+2029 (String Programming Guide, "Words, Paragraphs, and Line Breaks").
  func storedText(_ key: String) -> String {
    let text = writtenText(key)
    return text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? "\n" : $0 }) : text
  }

  private func writtenText(_ key: String) -> String {
    if let text = self[key] { return text }
    for child in children {
      if child["key"] == key, child.name == "string" || child.name == "mutableString" {
        // Interface Builder writes texts in Base64 because of their white space.
        return child["base64-UTF8"] == "YES"
          ? String(decoding: Base64.decodeLeniently(child.text.utf8), as: UTF8.self) : child.text
      }
    }
    let fragments = attributedText.map { $0.children.filter { $0.name == "fragment" } } ?? []
    return fragments.map { $0.writtenText("content") }.joined()
  }
}
