import Foundation
import FoundationXML

/// What a document holds, told by a parser and by rules that are not the project's own.
final class DocumentFacts: NSObject, XMLParserDelegate {
  private(set) var rootName = ""
  private(set) var rootAttributes: [String: String] = [:]
  /// Whether any view in it has a place of its own.
  private(set) var hasFramedView = false
  /// Whether any element in it, of Interface Builder's library or of Hyperview, shows something.
  private(set) var hasContent = false

  /// Whether it holds a screen of Hyperview, or only says where screens are.
  private var hasNavigatorOnly = false

  /// The elements that show something by themselves.
  private static let content: Set<String> = [
    "label", "button", "imageView", "textField", "textView", "slider", "switch", "stepper", "segmentedControl",
    "progressView", "pageControl", "datePicker", "pickerView", "searchBar", "mapView", "webView", "wkWebView",
  ]
  /// The elements of Hyperview that do.
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
      // What Hyperview draws is laid out, and so are the fragments that a screen asks for.
      if rootAttributes["xmlns"]?.hasSuffix("/hyperview") == true {
        hasFramedView = true
        if Self.screenContent.contains(name) { hasContent = true }
      }
      if attributes["bounds"] != nil || attributes["width"].map({ $0 != "0" }) == true && attributes["height"] != nil {
        hasFramedView = true
      }
    }
  }

  /// A word of the sentence that has to refuse the document; nil for one that has to be drawn.
  var reasonToRefuse: String? {
    if rootName == "archive" { return "Xcode 4" }
    if hasNavigatorOnly { return "<navigator>" }
    let type = rootAttributes["type"] ?? ""
    if type.contains("WatchKit") || rootAttributes["targetRuntime"] == "watchKit" { return "watchOS" }
    if type.contains(".Cocoa.") || rootAttributes["targetRuntime"]?.hasPrefix("MacOSX") == true { return "macOS" }
    return hasFramedView ? nil : "no view with a frame"
  }
}
