import TextFormats

extension MarkupElement {
  /// An XML comment between elements; `text` must not contain `--`.
  static func comment(_ text: String) -> MarkupElement { svg("!--", text: text) }

  /// Writes the element with its descendants as indented lines of source code.
  ///
  /// - Parameter columns: the maximum length of a start tag in bytes; a longer one has attributes on separate lines.
  func write(prettyTo code: inout CodeWriter, columns: Int = 100) {
    if name == "!--" { return code.line("<!-- \(text) -->") }
    let attributes = attributes.map { "\($0.name)=\"\(escaped($0.value))\"" }
    let line = (["<\(name)"] + attributes).joined(separator: " ")
    let end = children.isEmpty ? " />" : ">"
    if line.utf8.count + end.utf8.count <= columns {
      code.line(line + end)
    } else {
      code.line("<\(name)")
      code.indented { code in attributes.forEach { code.line($0) } }
      code.append(end)
    }
    guard !children.isEmpty else { return }
    code.indented { code in
      for child in children { child.write(prettyTo: &code, columns: columns) }
    }
    code.line("</\(name)>")
  }
}
