package import Diagnostics
package import ViewTree
package import XMLTree

/// The kinds of XML that describe a view hierarchy; the first that recognizes a root element reads it.
package enum Dialect: String, Sendable, CaseIterable {
  case native
  case interfaceBuilder = "ib"
  case android
  case uiautomator
  case appium
  case svg
  case hyperview = "hxml"

  /// The dialect of a document by its root element, or nil.
  package static func guess(from root: XMLElement) -> Dialect? {
    // <view> and <text> of Android have names of the native dialect.
    if AndroidDialect.usesNamespace(root) { return .android }
    return allCases.first { $0.recognizes(root) }
  }

  /// The device pixels per point where neither the caller nor the document gives a scale.
  package var defaultScale: Double {
    switch self {
    case .android: AndroidReader.defaultDensity
    case .uiautomator: 1
    case .native, .interfaceBuilder, .appium, .svg, .hyperview: 2
    }
  }

  /// One line for `skeleton formats`.
  package var summary: String {
    switch self {
    case .native: "feeds and cells in this tool's own elements"
    case .interfaceBuilder: "Interface Builder: .storyboard and .xib of iOS and tvOS"
    case .android: "Android layout files: res/layout/*.xml"
    case .uiautomator: "uiautomator dump of a running Android screen"
    case .appium: "Appium page source of Android and iOS"
    case .svg: "SVG and react-content-loader drawings"
    case .hyperview: "Hyperview screens, the server-driven XML (HXML)"
    }
  }

  private func recognizes(_ root: XMLElement) -> Bool {
    switch self {
    case .native: NativeDialect.recognizes(root)
    case .interfaceBuilder: InterfaceBuilderDialect.recognizes(root)
    case .android: AndroidDialect.recognizes(root)
    case .uiautomator: UIAutomatorDialect.recognizes(root)
    case .appium: AppiumDialect.recognizes(root)
    case .svg: SVGDialect.recognizes(root)
    case .hyperview: HyperviewDialect.recognizes(root)
    }
  }

  private func read(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    switch self {
    case .native: try NativeDialect.read(document, request)
    case .interfaceBuilder: try InterfaceBuilderDialect.read(document, request)
    case .android: try AndroidDialect.read(document, request)
    case .uiautomator: try UIAutomatorDialect.read(document, request)
    case .appium: try AppiumDialect.read(document, request)
    case .svg: try SVGDialect.read(document, request)
    case .hyperview: try HyperviewDialect.read(document, request)
    }
  }

  /// The parts of the document that `--root` can name, in the order of their indexes.
  package func roots(of document: XMLDocument) -> [RootDescription] {
    switch self {
    case .native, .android, .uiautomator, .appium, .svg: []
    case .interfaceBuilder: InterfaceBuilderDialect.roots(of: document)
    case .hyperview: HyperviewDialect.roots(of: document)
    }
  }

  /// Turns a document into views and applies the rules of the request.
  package func resolveViews(
    _ document: XMLDocument, _ request: ViewRequest
  ) throws(InvalidInput) -> Reported<ViewDocument> {
    var resolved = try read(document, request)
    request.rules.apply(to: &resolved.value.root)
    resolved.value.startTime = request.startTime
    resolved.value.stopTime = request.stopTime ?? resolved.value.shimmer?.stopAt
    return resolved
  }
}
