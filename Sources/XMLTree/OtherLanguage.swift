/// A language that is often given by mistake in place of XML: JSON, HTML or a template.
package enum OtherLanguage: String, Sendable {
  case json = "JSON"
  case html = "HTML"
  case template = "a template"

  /// Recognizes the language by the first characters of a text that is not well-formed XML; nil for other texts.
  init?(of text: [UInt8]) {
    guard let start = Self.start(of: text) else { return nil }
    let head = String(decoding: text[start...].prefix(1_024), as: UTF8.self).lowercased()
    if ["{%", "{{", "{#"].contains(where: head.hasPrefix) {
      self = .template
    } else if head.hasPrefix("{") || head.hasPrefix("[") {
      self = .json
    } else if ["<html", "<!doctype html>"].contains(where: head.hasPrefix)
      || head.hasPrefix("<!doctype html") && head.contains("<html")
    {
      self = .html
    } else {
      return nil
    }
  }

  /// Returns the index of the first byte after the byte order mark that is not white space; nil if there is none.
  static func start(of text: [UInt8]) -> Int? {
    text.starts(with: [0xEF, 0xBB, 0xBF])
      ? text[3...].firstIndex { !$0.isXMLSpace } : text.firstIndex { !$0.isXMLSpace }
  }

  /// The error message for input in this language: the finding and the next step.
  package var sentence: String {
    switch self {
    case .json:
      "the input is JSON, expected an XML document; `skeleton batch` reads records, `skeleton diff` compares bones"
    case .template: "the input is a template, expected the XML document that it produces"
    case .html:
      """
      the input is HTML, expected an XML document in a dialect that `skeleton formats` lists; a web page is written \
      as a screen of the native dialect, which `skeleton native` describes
      """
    }
  }
}
