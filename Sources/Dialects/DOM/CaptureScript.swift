package import Diagnostics
import TextFormats
import XMLTree

/// The script that captures a page in a browser.
package enum CaptureScript {
  /// A JavaScript expression that returns the XML text of the page, or of the first element that a CSS selector
  /// matches.
  ///
  /// - Parameters:
  ///   - selector: a CSS selector; nil for the whole page.
  ///   - keepsText: true to write the words of texts, too.
  package static func expression(selector: String?, keepsText: Bool) -> String {
    let script = String(decoding: PackageResources.capture_js, as: UTF8.self)
    let word = selector.map(literal) ?? "null"
    return "\(script.dropLast(script.last == "\n" ? 1 : 0))({selector: \(word), text: \(keepsText)})\n"
  }

  /// The literal of a text in JavaScript, which can also stand in a page's script.
  private static func literal(_ text: String) -> String {
    String(decoding: quoted(text), as: UTF8.self).replacing("<", with: "\\u003C")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}

/// The number of texts and pictures on a captured page, for the decision whether it shows its content.
package struct CaptureContents {
  /// The width of the page in CSS pixels.
  package private(set) var width: Double
  /// The number of elements with text and of pictures.
  package private(set) var count = 0
  /// The name of an element that shows that content loads; nil if there is none.
  package private(set) var loading: String?

  /// Counts the contents of a `<page>`.
  ///
  /// - Throws: ``InvalidInput`` for a text that is not XML.
  package init(ofPage text: [UInt8]) throws(InvalidInput) {
    let root = try parseXML(text).root
    width = root["width"].flatMap(parseNumber) ?? 0
    count(root)
  }

  private mutating func count(_ element: XMLElement) {
    for child in element.children {
      // Narrow pages have more lines than wide ones, but the same texts.
      if child["lines"] != nil || Self.pictures.contains(child.name) { count += 1 }
      let names = (child["class"] ?? "").lowercased()
      let isWaiting = child["role"] == "progressbar" || Self.words.contains(where: names.contains)
      if child["aria-busy"] == "true" || child["animated"] == "true" && isWaiting { loading = loading ?? child.name }
      count(child)
    }
  }

  private static let pictures: Set<String> = ["img", "svg", "video", "canvas", "input", "textarea", "select"]
  private static let words = ["spinner", "skeleton", "shimmer", "loading", "loader"]
}

extension [CaptureContents] {
  /// The reason why captures of one page at several widths are not its content; nil if they are.
  package var refusal: String? {
    for page in self {
      if page.count == 0 { return "the capture is empty at a width of \(page.width.short)" }
      if let name = page.loading {
        return "the page still loads at a width of \(page.width.short): its <\(name)> is busy"
      }
    }
    guard let most = self.max(by: { $0.count < $1.count }), let least = self.min(by: { $0.count < $1.count }),
      2 * least.count < most.count
    else { return nil }
    return "the page has \(most.count) texts and pictures at a width of \(most.width.short), but \(least.count) at "
      + "\(least.width.short)"
  }
}

extension Double {
  /// The number without a decimal point if it is whole.
  fileprivate var short: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
