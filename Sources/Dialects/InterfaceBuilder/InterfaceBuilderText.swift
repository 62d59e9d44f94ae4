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
      if let size = statedSize(of: font) { return size }
      if let style = font["style"].flatMap({ TextStyle.named[$0] }) {
        return style.metrics(at: context.contentSize).size
      }
    }
    if let attributed = element.attributedText,
      let font = attributed.descendants.first(where: { $0.name == "font" }), let size = number(font, "size"), size > 0
    {
      return size
    }
    return TextLines.defaultFontSize
  }

  /// Returns the size in points that a font description states; nil if it states none.
  ///
  /// Interface Builder writes the size 0 for the fonts of some standard cells, and draws them in the default size of
  /// `CTFontCreateWithName`, 12 points: their labels are stored 14.3 points high.
  mutating func statedSize(of font: XMLElement) -> Double? {
    number(font, "pointSize").map { $0 > 0 ? $0 : 12 }
  }
}

// MARK: - Icon fonts

extension InterfaceBuilderReader {
  /// Shows the icon of a label in a font of icons as a picture one em wide and high.
  mutating func showGlyphs(of element: XMLElement, in view: inout View) {
    (view.kind, view.text) = (.image, nil)
    guard view.appearance.background == nil else { return }
    view.appearance.picture = IconFont.picture(
      fontSize: fontSize(of: element), element.textAlignment, context.direction)
  }
}

extension XMLElement {
  /// True for a label or a button whose title is an icon: a glyph, or the name of one in a font of icons.
  ///
  /// Ligatures replace names such as `stop-circle`, which are single words.
  var showsGlyphs: Bool {
    guard let text = name == "button" ? buttonTitle : self["text"], !text.isEmpty else { return false }
    let font = child("fontDescription")
    let isIconFont = [font?["name"], font?["family"]].contains { $0.map(IconFont.isNamed) == true }
    return IconFont.isGlyphs(text) || isIconFont && !text.contains(where: \.isWhitespace)
  }
}

// MARK: - Samples of texts

extension String {
  /// The last words of samples that name the role of a label and that the app replaces, in lower case.
  ///
  /// "Label", "Title", "Subtitle" and "Detail" are the texts with which Interface Builder creates labels and cells.
  private static let roles: Set<String> = [
    "label", "title", "subtitle", "detail", "details", "text", "description", "name", "body", "message",
  ]
  /// The maximum number of words and characters of a sample, such as "Podcast Title" or "Lorem ipsum dolor sit amet".
  private static let (mostWords, mostCharacters) = (2, 40)

  /// True for a text of a layout editor that only names its role, such as "Title", and for a short filler text.
  ///
  /// Its width is not that of the text that the app shows.
  var isSampleOfLabel: Bool {
    guard utf8.count <= Self.mostCharacters else { return false }
    let words = lowercased().split { !$0.isLetter }
    if words.first == "lorem" { return true }
    guard words.count <= Self.mostWords, last?.isLetter == true, let role = words.last else { return false }
    return Self.roles.contains(String(role))
  }
}

extension XMLElement {
  /// The widths of labels with unknown texts as fractions of their frames; successive ones differ.
  private static let sharesOfSamples = [0.7, 0.6, 0.8, 0.65]

  /// The minimum width of a label whose text is a sample, as a fraction of its frame.
  ///
  /// A frame much wider than the sample is as wide as its constraints permit, so that it has space for a longer text. The
  /// fraction depends only on the object identifier of the label.
  var shareOfSample: Double {
    let sum = (self["id"] ?? "").utf8.reduce(0) { $0 + Int($1) }
    return Self.sharesOfSamples[sum % Self.sharesOfSamples.count]
  }
}
