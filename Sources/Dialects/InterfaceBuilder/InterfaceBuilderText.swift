import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Returns the line count, and the font size in points, of a label, text view or button.
  mutating func textLines(of element: XMLElement) -> TextLines {
    TextLines(count: lineCount(of: element), fontSize: fontSize(of: element))
  }

  private mutating func lineCount(of element: XMLElement) -> TextLines.Count {
    guard element.name == "label" else { return .fitting(maximum: nil) }
    // The default of UILabel is 1.
    let lines = number(element, "numberOfLines") ?? 1
    return lines == 1 ? .exactly(1) : .fitting(maximum: lines < 1 ? nil : Int(lines))
  }

  /// Returns the size in points of the first font that the element states; 17 if there is none.
  mutating func fontSize(of element: XMLElement) -> Double {
    if let font = element.child("fontDescription") {
      if let size = number(font, "pointSize") { return size > 0 ? size : TextLines.defaultFontSize }
      if let size = font["style"].flatMap({ Self.textStyles[$0] }) { return size }
    }
    if let attributed = element.child("attributedString"),
      let font = attributed.descendants.first(where: { $0.name == "font" }), let size = number(font, "size"), size > 0
    {
      return size
    }
    return TextLines.defaultFontSize
  }

  /// The font sizes of `UIFont.TextStyle` in points, at the default content size, by the style's name in files.
  ///
  /// Source: "Typography" of the Human Interface Guidelines.
  static let textStyles: [String: Double] = [
    "UICTFontTextStyleTitle0": 34,
    "UICTFontTextStyleTitle1": 28,
    "UICTFontTextStyleTitle2": 22,
    "UICTFontTextStyleTitle3": 20,
    "UICTFontTextStyleHeadline": 17,
    "UICTFontTextStyleBody": 17,
    "UICTFontTextStyleCallout": 16,
    "UICTFontTextStyleSubhead": 15,
    "UICTFontTextStyleFootnote": 13,
    "UICTFontTextStyleCaption1": 12,
    "UICTFontTextStyleCaption2": 11,
  ]
}
