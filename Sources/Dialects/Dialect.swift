package import Diagnostics
import LayerTree
package import ViewTree
package import XMLTree

/// An XML dialect in which documents describe a view hierarchy.
///
/// A document is read by the first case whose dialect recognizes the root element.
package enum Dialect: String, Sendable, CaseIterable {
  case native
  case interfaceBuilder = "ib"
  case android
  case uiautomator
  case appium
  case svg
  case hyperview = "hxml"
  case dom

  /// Returns the dialect that recognizes the root element of a document; nil if no dialect does.
  package static func guess(from root: XMLElement) -> Dialect? {
    // Android's <view> and <text> have the names of native elements.
    if AndroidDialect.usesNamespace(root) { return .android }
    // So has the <screen> of Hyperview.
    if HyperviewDialect.isScreen(root) { return .hyperview }
    return allCases.first { $0.reader.recognizes(root) }
  }

  /// Returns true if the name of a root element is that of the dump of a running screen.
  ///
  /// Such a dump contains what an app shows, and what a command prints beside it: it is repaired if it is not
  /// well-formed.
  package static func isDump(rootName: String) -> Bool {
    ["hierarchy", "node", "displays", "AppiumAUT"].contains(rootName) || rootName.contains(".")
      || XCUIElementType.isPrefixed(rootName)
  }

  /// The default number of device pixels per point, for a request and a document that do not state it.
  package var defaultScale: Double {
    switch self {
    case .android: AndroidReader.defaultDensity
    case .uiautomator: 1
    case .native, .interfaceBuilder, .appium, .svg, .hyperview, .dom: 2
    }
  }

  /// Returns the error for a document whose root element no dialect recognizes.
  ///
  /// It suggests the nearest known name, names an unknown namespace, or states how a web page is written as a document.
  package static func refusal(of root: XMLElement) -> ViewProblem {
    if root.name.lowercased() == "html" { return .unsupportedDocument(OtherLanguage.html.sentence) }
    let names = NativeElement.all.map(\.name) + ["document", "hierarchy", "AppiumAUT", "svg", "doc", "dom"]
    if let uri = root.namespace, names.contains(root.name) { return .foreignNamespace(uri, rootElement: root.name) }
    return .unknownDialect(rootElement: root.name, nearest: nearestName(to: root.name, among: names))
  }

  /// The description of the dialect in one line, for the output of `skeleton formats`.
  package var summary: String {
    switch self {
    case .native: "feeds and cells in this tool's own elements"
    case .interfaceBuilder: "Interface Builder: .storyboard and .xib of iOS and tvOS"
    case .android: "Android layout files: res/layout/*.xml"
    case .uiautomator: "uiautomator dump of a running Android screen"
    case .appium: "Appium page source of Android and iOS"
    case .svg: "SVG, and loaders of react-content-loader and vue-content-loader in .jsx, .tsx and .vue"
    case .hyperview: "Hyperview screens, the server-driven XML (HXML)"
    case .dom: "pages captured in a browser by the script of `skeleton capture`"
    }
  }

  private var reader: any DialectReader.Type {
    switch self {
    case .native: NativeDialect.self
    case .interfaceBuilder: InterfaceBuilderDialect.self
    case .android: AndroidDialect.self
    case .uiautomator: UIAutomatorDialect.self
    case .appium: AppiumDialect.self
    case .svg: SVGDialect.self
    case .hyperview: HyperviewDialect.self
    case .dom: DOMDialect.self
    }
  }

  /// Returns descriptions of the roots of a document that `--root` accepts, in the order of their indexes from 0.
  ///
  /// The array is empty for a dialect whose documents have one root only.
  package func roots(of document: XMLDocument) -> [RootDescription] { reader.roots(of: document) }

  /// Converts a document to views, and applies the rules and the loading times of `request` to them.
  ///
  /// - Parameters:
  ///   - source: the document before its components were written out, whose elements rules compare; nil for `document`.
  ///   - complete: the completion of the views, which precedes the rules of the request; by default there is none.
  /// - Throws: ``InvalidInput`` if the document has no view to show, exceeds a limit, or does not have the requested
  ///   root.
  package func resolveViews(
    _ document: XMLDocument, _ request: ViewRequest, source: XMLDocument? = nil,
    completing complete: (inout ViewDocument) throws(InvalidInput) -> Void = { _ in }
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    var resolved = try reader.read(document, request)
    try complete(&resolved.value)
    if let shimmer = request.rules.shimmer { resolved.value.shimmer = shimmer }
    resolved.value.themes += request.rules.themes
    resolved.value.loading = request.loading(of: resolved.value.shimmer)
    // The shipped rules are for classes, which the native dialect does not have.
    if self != .native || !request.rules.rules.isEmpty {
      try applyRules(of: request, to: &resolved, source ?? document)
    }
    return resolved
  }

  /// Applies the shipped rules and those of `request` to views, and replaces the views for which rules name elements.
  ///
  /// - Parameter source: the document whose elements rules compare.
  /// - Throws: ``InvalidInput`` with the errors in the elements of rules, or if the deadline passes.
  private func applyRules(
    of request: ViewRequest, to resolved: inout Reported<ViewDocument>, _ source: XMLDocument
  ) throws(InvalidInput) {
    let elements = SourceElements(source)
    let meter = SharedWorkMeter(request.limits.deadline)
    if self != .native {
      ShippedRules.rules.apply(to: &resolved.value.root, areShipped: true, meter: meter) {
        elements.attribute($0, of: $1)
      }
    }
    resolved.value.matchedRules = request.rules.apply(to: &resolved.value.root, meter: meter) {
      elements.attribute($0, of: $1)
    }
    // Only rules name elements for views.
    if self != .native || !resolved.value.matchedRules.isEmpty {
      var substitution = Substitution(source, request, loading: resolved.value, meter)
      substitution.apply(to: &resolved.value.root)
      try meter.end()
      if !substitution.errors.isEmpty { throw InvalidInput(substitution.errors) }
      resolved.diagnostics += substitution.warnings
      resolved.omitReplacedClasses()
    }
    try meter.end()
  }
}

/// The functions that recognize and read the documents of a dialect.
protocol DialectReader {
  static func recognizes(_ root: XMLElement) -> Bool
  static func read(_ document: XMLDocument, _ request: ViewRequest) throws(InvalidInput) -> Reported<ViewDocument>
  static func roots(of document: XMLDocument) -> [RootDescription]
}

extension DialectReader {
  static func roots(of document: XMLDocument) -> [RootDescription] { [] }
}

extension Reported<ViewDocument> {
  /// Removes the warnings about unknown classes all of whose views have substitutes.
  fileprivate mutating func omitReplacedClasses() {
    var (replaced, shown): (Set<String>, Set<String>) = ([], [])
    func collect(_ view: View) {
      let names = [view.element] + (view.className.map { [$0, String(shortName(of: $0))] } ?? [])
      guard view.substitute.isEmpty else { return replaced.formUnion(names) }
      shown.formUnion(names)
      view.children.forEach(collect)
    }
    guard diagnostics.contains(where: { $0.problem is ViewProblem }) else { return }
    collect(value.root)
    diagnostics.removeAll { diagnostic in
      guard case .unknownClass(let name)? = diagnostic.problem as? ViewProblem else { return false }
      return replaced.contains(name) && !shown.contains(name)
    }
  }
}
