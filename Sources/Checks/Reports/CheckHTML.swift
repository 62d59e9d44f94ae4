import Comparison
import Diagnostics
import ImageCoding
import TextFormats

extension CheckReport {
  /// The report as an HTML page without external resources, with a picture of each placeholder, its content and their
  /// difference.
  ///
  /// A picture that is too large is left out.
  package var html: String {
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>skeleton check</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #222; background: #fafafa }
      th, td { text-align: left; padding: 2px 16px 2px 0 }
      img { max-width: 100%; border: 1px solid #ccc }
      .failed { color: #b00020 }
      </style>
      <h1>\(isClean ? "Within the budgets" : "Over budget")</h1>

      """
    for document in documents {
      page += "<h2>\(escaped(printable(document.title)))</h2>\n<ul>\n"
      for violation in document.violations {
        page += violation.lines.map { "<li class=\"failed\">\(escaped($0))</li>\n" }.joined()
      }
      page += "</ul>\n<table>\n"
      for measure in document.judged + Measure.comparisons where document.measurements[measure] != nil {
        let value = formatted(document.measurements[measure] ?? 0)
        page += "<tr><th>\(measure.name)</th><td>\(value)</td><td>\(escaped(measure.summary))</td></tr>\n"
      }
      page += "</table>\n"
      if let picture = try? document.measurements.loading?.picture.png() {
        page +=
          "<p>Placeholder, content, and difference: content without a bone is red, bones without content are blue.</p>\n"
        page +=
          "<img alt=\"Placeholder, content and difference\" src=\"data:image/png;base64,\(Base64.string(picture))\">\n"
      }
    }
    return page + "</html>\n"
  }
}
