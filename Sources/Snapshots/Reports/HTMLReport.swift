import TextFormats

/// The style sheet: light or dark as the reader's system, and one column on narrow screens.
private let pageStyle = String(decoding: PackageResources.page_css, as: UTF8.self)

extension Verification {
  /// The verification as an HTML page without external resources: differences as text, and their pictures side by side.
  package var html: String {
    let title = pageTitle
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escaped(title)) · \(escaped(folder))</title>
      <style>
      \(pageStyle)</style>
      <header>
      <h1 class="\(isClean ? "same" : "different")">\(escaped(title))</h1>
      <p>Snapshots of <code>\(escaped(folder))</code></p>
      \(countList)</header>
      \(isClean ? "" : contents)<main>
      \(sections)\(recordedList)</main>
      \(footer)</html>

      """
  }

  private var pageTitle: String {
    let counts = counts
    if isClean { return "Everything is as recorded" }
    let failing = documents.count { !$0.isClean }
    return "\(failing) of \(counted(counts.documents, "document")) not as recorded"
  }

  private var countList: String {
    let counts = counts
    let items = [
      ("different", counts.different, "variant", "differs", "differ"),
      ("new", counts.new, "variant", "without goldens", "without goldens"),
      ("failed", counts.failed, "variant", "cannot be drawn", "cannot be drawn"),
      ("failed", counts.failedDocuments, "document", "cannot be drawn", "cannot be drawn"),
      ("same", counts.same, "variant", "as recorded", "as recorded"),
    ]
    return "<ul class=\"counts\">\n"
      + items.filter { $0.1 > 0 }.map { style, count, noun, singular, plural in
        "<li class=\"\(style)\">\(counted(count, noun)) \(count == 1 ? singular : plural)</li>\n"
      }.joined() + "</ul>\n"
  }

  /// The HTML list of links to the documents with differences or failures.
  private var contents: String {
    var text = "<nav aria-label=\"Documents\">\n<ol>\n"
    for (index, document) in documents.enumerated() where !document.isClean {
      text += "<li><a href=\"#d\(index)\"><span>\(escaped(document.path))</span> \(document.tally)</a></li>\n"
    }
    return text + "</ol>\n</nav>\n"
  }

  private var sections: String {
    var (text, opened) = ("", 0)
    for (index, document) in documents.enumerated() where !document.isClean {
      text += "<section id=\"d\(index)\">\n<h2>\(escaped(document.path))</h2>\n"
      switch document.outcome {
      case .failed(let report): text += "<pre class=\"failed\">\(escaped(report.text))</pre>\n"
      case .drawn(let variants):
        for verdict in variants where !verdict.isClean {
          text += verdict.details(isOpen: opened < Self.openVariants)
          opened += 1
        }
      }
      text += "</section>\n"
    }
    return text
  }

  /// The maximum number of variants whose sections are unfolded when the page opens; further sections are folded.
  ///
  /// Browsers do not decode the pictures in folded sections, so that a large page opens quickly.
  private static var openVariants: Int { 40 }

  private var recordedList: String {
    let recorded = documents.filter(\.isClean)
    if recorded.isEmpty { return "" }
    return "<details class=\"recorded\"><summary>\(counted(recorded.count, "document")) as recorded</summary>\n<ul>\n"
      + recorded.map { "<li>\(escaped($0.path))</li>\n" }.joined() + "</ul>\n</details>\n"
  }

  private var footer: String {
    guard let actuals else { return "" }
    return "<footer>The actuals are in <code>\(escaped(actuals))</code>; "
      + "<code>skeleton snapshot approve\(escaped(argument))</code> makes them goldens.</footer>\n"
  }
}

extension DocumentVerdict {
  /// The number of the document's variants that differ or cannot be drawn, as an HTML element.
  ///
  /// It is `!` instead of a number for a document that cannot be drawn in any variant.
  fileprivate var tally: String {
    if case .failed = outcome { return "<i class=\"failed\" title=\"cannot be drawn\">!</i>" }
    let failing = variants.filter { !$0.isClean }
    return "<i class=\"\(failing.first?.styleClass ?? "same")\">\(failing.count)</i>"
  }
}

extension VariantVerdict {
  fileprivate var styleClass: String {
    switch outcome {
    case .same: "same"
    case .differs: isNew ? "new" : "different"
    case .failed: "failed"
    }
  }

  /// The differences as an HTML list, or the report of a failure as preformatted text.
  private var lineList: String {
    if case .failed(let report) = outcome { return "<pre>\(escaped(report.text))</pre>\n" }
    return "<ul class=\"lines\">\n" + lines.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n"
  }

  fileprivate func details(isOpen: Bool) -> String {
    let pictures = differences.filter(\.isPicture).map(\.figures).joined()
    return """
      <details\(isOpen ? " open" : "")><summary>\(escaped(title)) <i class="\(styleClass)">\(word)</i></summary>
      \(lineList)\(pictures)</details>

      """
  }
}

extension GoldenDifference {
  fileprivate var figures: String {
    guard let pictures else {
      return "<p class=\"note\">The pictures are left out: this page would be too large.</p>\n"
    }
    let all = [("Expected", pictures.expected), ("Difference", pictures.difference), ("Actual", pictures.actual)]
    return "<div class=\"pictures\">\n"
      + all.compactMap { name, image in image.map { figure(name, $0) } }.joined() + "</div>\n"
  }

  /// The HTML of a PNG file, embedded in the page, as a picture that a click enlarges to its full size.
  ///
  /// - Parameter name: the caption of the picture, such as `Expected`, as HTML.
  private func figure(_ name: String, _ image: [UInt8]) -> String {
    let source = "data:image/png;base64,\(Base64.string(image))"
    return "<figure><figcaption>\(name)</figcaption><label><input type=\"checkbox\" aria-label=\"Full size\">"
      + "<img alt=\"\(name) \(escaped(path))\" src=\"\(source)\"></label></figure>\n"
  }
}
