import Foundation
import FoundationXML

/// The facts about a document by an independent parser and independent rules.
final class DocumentFacts: NSObject, XMLParserDelegate {
  private(set) var rootName = ""
  private(set) var rootAttributes: [String: String] = [:]
  /// True if any view of the document has a frame.
  private(set) var hasFramedView = false
  /// True if the document contains a visible element of Interface Builder's library or of Hyperview.
  private(set) var hasContent = false

  /// True if it only lists the locations of Hyperview screens, without a screen.
  private var hasNavigatorOnly = false

  /// The elements that are visible by themselves.
  private static let content: Set<String> = [
    "label", "button", "imageView", "textField", "textView", "slider", "switch", "stepper", "segmentedControl",
    "progressView", "pageControl", "datePicker", "pickerView", "searchBar", "mapView", "webView", "wkWebView",
  ]
  /// The visible elements of Hyperview.
  private static let screenContent: Set<String> = [
    "text", "image", "text-field", "text-area", "date-field", "picker-field", "switch", "web-view",
  ]
  private static let shapes: Set<String> = ["rect", "circle", "ellipse", "line", "path", "polygon", "polyline"]

  init(_ file: CorpusFile) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file.url))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    if rootName.isEmpty { (rootName, rootAttributes) = (name, attributes) }
    if Self.content.contains(name) { hasContent = true }
    if name == "navigator" { hasNavigatorOnly = true }
    if name == "screen" { hasNavigatorOnly = false }
    switch rootName {
    case "document", "archive": if name == "rect" && attributes["key"] == "frame" { hasFramedView = true }
    case "ContentLoader": if Self.shapes.contains(name.lowercased()) { hasFramedView = true }
    default:
      // The elements of Hyperview are laid out, and so are the fragments that a screen requests.
      if rootAttributes["xmlns"]?.hasSuffix("/hyperview") == true {
        hasFramedView = true
        if Self.screenContent.contains(name) { hasContent = true }
      }
      if attributes["bounds"] != nil || attributes["width"].map({ $0 != "0" }) == true && attributes["height"] != nil {
        hasFramedView = true
      }
    }
  }

  /// A word of the message that has to reject the document; nil for a document that has to be drawn.
  var reasonToRefuse: String? {
    if rootName == "archive" { return "Xcode 4" }
    if hasNavigatorOnly { return "<navigator>" }
    let type = rootAttributes["type"] ?? ""
    if type.contains("WatchKit") || rootAttributes["targetRuntime"] == "watchKit" { return "watchOS" }
    if type.contains(".Cocoa.") || rootAttributes["targetRuntime"]?.hasPrefix("MacOSX") == true { return "macOS" }
    return hasFramedView ? nil : "no view with a frame"
  }
}
