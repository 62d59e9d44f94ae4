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
