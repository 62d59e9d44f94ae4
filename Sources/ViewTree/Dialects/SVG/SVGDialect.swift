import Diagnostics
import Geometry
import XMLTree

enum SVGDialect {
  static func recognizes(_ root: XMLElement) -> Bool { root.name == "svg" }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    throw InvalidInput(ViewProblem.nothingToLayOut, at: document.root.location)
  }
}
