import Diagnostics
import Dialects
import Geometry
import Layout
import ViewTree
import XMLTree

/// A label or button whose width is that of its text in one line, as the file stores it and as it is measured.
struct OracleText: Sendable {
  /// The path of the document, relative to the folder of the corpus.
  let path: String
  let element: String
  let identifier: String
  let content: TextContent
  /// The stored width in points.
  let stored: Double
  /// The measured width in points.
  let measured: Double

  /// The folder of the document's repository in the corpus, such as `ib/owner+name`.
  var repository: String { path.split(separator: "/").prefix(2).joined(separator: "/") }

  var pointSize: Double { content.font.pointSize }

  /// The text as a line of a table: path, identifier, element, font, size and scale, padding, widths, text.
  var row: String {
    let font =
      switch content.font.family {
      case .system(let weight): weight.rawValue
      case .named(let name): name
      }
    let text = content.text.map { $0 == "\t" ? " " : $0 }
    return [
      path, identifier, element, font, "\(pointSize)", "\(content.widthScale)", "\(content.padding.width)",
      "\(content.minimumWidth)", "\(stored)", "\(measured)", String(text),
    ].joined(separator: "\t")
  }
}

/// Returns the labels and buttons of a document whose width nothing but the text decides, from all its roots.
///
/// - Parameter path: the path of the document, relative to the folder of the corpus.
/// - Throws: ``InvalidInput`` if the document cannot be read.
func oracleTexts(in bytes: [UInt8], path: String) throws(InvalidInput) -> [OracleText] {
  let document = try parseXML(bytes)
  var found: [OracleText] = []
  var known: Set<String> = []
  for root in Dialect.interfaceBuilder.roots(of: document).indices {
    var request = ViewRequest()
    request.root = String(root)
    request.solves = true
    guard let views = try? Dialect.interfaceBuilder.resolveViews(document, request).value else { continue }
    _ = try resolveAutoLayout(views, explains: true) { scene, solved in
      for (index, item) in scene.items.enumerated() where solved.reasons.indices.contains(index) {
        guard solved.reasons[index].width == [.intrinsicSize(index)], case .text(let content) = item.content,
          ["label", "button"].contains(item.element), let stored = item.storedFrame?.width, stored > 0,
          let identifier = item.identifier, !content.text.isEmpty, !content.text.contains("\n"),
          !known.contains(identifier)
        else { continue }
        let line = Font(content.font).height(lines: 1, scale: 1)
        guard content.maximumLines == 1 || solved.frames[index].height <= 1.5 * line else { continue }
        known.insert(identifier)
        found.append(
          OracleText(
            path: path, element: item.element, identifier: identifier, content: content, stored: stored,
            measured: solved.frames[index].width))
      }
    }
  }
  return found
}
