import Diagnostics
import Geometry
import XMLTree

enum NativeDialect {
  static func recognizes(_ root: XMLElement) -> Bool { ["feed", "screen", "cell"].contains(root.name) }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    throw InvalidInput(ViewProblem.nothingToLayOut, at: document.root.location)
  }
}
