import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read the dumps of `uiautomator dump`.
///
/// Elements are named `node` and have a class and bounds. The root is a `<hierarchy>`, a `<node>`, or `<displays>` with
/// a hierarchy for each window.
enum UIAutomatorDialect: DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool {
    switch root.name {
    case "hierarchy": root.children.first { _ in true }.map { $0.name == "node" } ?? true
    case "node": root["bounds"] != nil
    case "displays": root.child("display") != nil
    default: false
    }
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    let platform = AndroidDump(document.root)
    var reader = DumpReader(platform, request.limits)
    return try reader.readDocument(
      document.root, windows: windows(below: document.root), declared: AndroidDump.screen(of: document.root),
      units: platform.units, request)
  }

  private static func windows(below root: XMLElement) -> [XMLElement] {
    switch root.name {
    case "hierarchy": Array(root.children)
    // The first display is that of the phone.
    case "displays":
      root.child("display")?.descendants.filter { $0.name == "hierarchy" }.flatMap { Array($0.children) } ?? []
    default: [root]
    }
  }
}
