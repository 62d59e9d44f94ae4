import Diagnostics
import Geometry
import XMLTree

enum InterfaceBuilderDialect {
  static func recognizes(_ root: XMLElement) -> Bool { root.name == "document" }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    throw InvalidInput(ViewProblem.nothingToLayOut, at: document.root.location)
  }
}

extension InterfaceBuilderDialect {
  static func roots(of document: XMLDocument) -> [RootDescription] { [] }
}
