import Diagnostics
import Geometry
import ViewTree
import XMLTree

/// A namespace for the functions that recognize and read documents in HXML, the format of Hyperview.
///
/// A server describes screens in HXML. The root is a `<doc>` with screens, or a fragment: an element that updates a
/// part of a screen. Addresses in the document are not loaded, and behaviors are not run.
enum HyperviewDialect: DialectReader {
  static let namespace = "https://hyperview.org/hyperview"

  static func recognizes(_ root: XMLElement) -> Bool {
    root.namespace == namespace || root.namespace == nil && root.name == "doc"
  }

  /// Returns true for a `<screen>` without a namespace that contains the styles and the body of a Hyperview screen.
  static func isScreen(_ root: XMLElement) -> Bool {
    root.namespace == nil && root.name == "screen" && root.child("styles") != nil && root.child("body") != nil
  }

  static func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    let pages = HyperviewPages(document.root)
    let shown = try pages.shown(named: request.root)
    let screen = shown.screen
    let isLoose = screen == nil
    var reader = HyperviewReader(request, styles: screen?.child("styles"), reportsMissingStyles: !isLoose)
    let root = shown.isScreen ? reader.readScreen(shown.element) : reader.readFragment(shown.element)
    if isLoose, request.root == nil {
      // A server sends an empty fragment to clear an element of the screen.
      let isEmpty = root.children.allSatisfy { $0.kind == .spacer }
      let problem: HyperviewProblem = isEmpty ? .emptyFragment(document.root.name) : .fragment
      reader.diagnostics.insert(.note(problem, at: document.root.location), at: 0)
    }
    let width = request.size.width ?? Canvas.defaultSize.width
    let height = request.size.height ?? (shown.isScreen ? Canvas.defaultSize.height : nil)
    var views = ViewDocument(
      root: root, source: .hyperview, canvas: Canvas(width: width, height: height),
      direction: request.direction ?? .leftToRight)
    views.addsSideMargins = !shown.isScreen
    return Reported(views, reader.diagnostics)
  }

  static func roots(of document: XMLDocument) -> [RootDescription] {
    HyperviewPages(document.root).screens.map { screen in
      RootDescription(identifiers: [screen["id"]].compactMap { $0 }, element: screen.name, size: nil)
    }
  }
}
