import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read page sources of Appium, of Android and iOS.
///
/// Elements are named by class. The root is `<hierarchy>` (Android), `<AppiumAUT>` (iOS) or a view.
enum AppiumDialect: DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool {
    switch root.name {
    case "AppiumAUT": true
    case "hierarchy": !UIAutomatorDialect.recognizes(root)
    default: isXCUIElement(root) || (root.name.contains(".") && root["bounds"] != nil)
    }
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    let root = document.root
    if root.name == "AppiumAUT" || isXCUIElement(root) {
      var reader = DumpReader(XCUITestDump(), request.limits)
      reader.placeInRows(ifUnframed: root)
      return try reader.readDocument(
        root, windows: isXCUIElement(root) ? [root] : Array(root.children),
        declared: isXCUIElement(root) ? nil : .zero, units: XCUITestDump.units, request)
    }
    // The elements differ from those of `uiautomator dump` only in their names.
    return try UIAutomatorDialect.read(document, request)
  }

  private static func isXCUIElement(_ element: XMLElement) -> Bool {
    XCUIElementType.isPrefixed(element.name)
      || XCUIElementType.name(of: element.name) != nil && element["type"]?.hasPrefix(XCUITestDump.prefix) == true
  }
}
