import ViewTree
import XMLTree

/// The text of an element of a Hyperview screen, with that of nested text elements, measured without a font.
struct HyperviewText {
  /// The width of the whole text in one line, in points, estimated without a font.
  private(set) var width = 0.0
  private(set) var characters = 0
  private(set) var string = ""
  /// The number of lines without wrapping, at least 1: each line break in preformatted text begins a new one.
  private(set) var lines = 1
  /// The largest height in points of a line box of the text and its nested texts.
  private(set) var lineHeight = 0.0
  private(set) var fontSize: Double

  /// The default font size of React Native, in points.
  private static let defaultFontSize = 14.0
  /// The default height of a line box as a multiple of the font size (in ems), as in the native dialect.
  private static let lineHeightInEms = 1.4

  /// Creates an empty text.
  ///
  /// React Native scales font sizes and line heights by the user's setting: `allowFontScaling` is true by default.
  ///
  /// - Parameter inherited: the font size of the element around the text, with the user's setting; nil for the default.
  init(_ style: HyperviewStyle, inherited: Double? = nil, scale: Double) {
    func scaled(_ length: Double?) -> Double? { length.flatMap { $0 > 0 ? $0 * scale : nil } }
    fontSize = scaled(style.fontSize) ?? inherited ?? Self.defaultFontSize * scale
    lineHeight = scaled(style.lineHeight) ?? Self.lineHeightInEms * fontSize
  }

  /// Appends characters of the element itself; runs of white space become one space unless they are preformatted.
  mutating func append(_ text: String, isPreformatted: Bool) {
    if text.isEmpty { return }
    let words = text.split(whereSeparator: \.isWhitespace)
    let run = isPreformatted ? text : (characters > 0 ? " " : "") + words.joined(separator: " ")
    if isPreformatted { lines += text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } }
    width += fontSize * textWidthInEms(run)
    characters += run.unicodeScalars.count
    string += run
  }

  /// Appends the text of a nested element after a space; an empty one changes nothing.
  mutating func append(_ inner: HyperviewText) {
    if inner.characters == 0 { return }
    if characters > 0 { append(" ", isPreformatted: true) }
    width += inner.width
    characters += inner.characters
    string += inner.string
    lines += inner.lines - 1
    lineHeight = max(lineHeight, inner.lineHeight)
    fontSize = max(fontSize, inner.fontSize)
  }

  /// Returns the width of the text in points and the range of its line count, from which layout computes the lines.
  ///
  /// - Parameter maximumLines: the maximum number of lines, from the attribute `numberOfLines`; nil for none.
  func flow(maximumLines: Int?) -> TextFlow {
    let most = min(max(1, characters, lines), maximumLines ?? .max)
    return TextFlow(width: width, lineHeight: lineHeight, lines: min(lines, most)...most)
  }
}
