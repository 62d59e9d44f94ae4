import Diagnostics
import Dialects
import Geometry
import Layout
import ViewTree
import XMLTree

/// A small Interface Builder document with its solution.
struct SolvedDocument {
  /// The frames by object id, in points of the parent: x, y, width, height.
  let frames: [String: [Double]]
  let warnings: [String]

  /// Solves a document.
  ///
  /// - Parameters:
  ///   - contents: the contents of the root view, which is 200 × 400 points and named `root`.
  ///   - size: the size of the picture in points; nil is that of the root.
  init(
    _ contents: String, size: Size? = nil, solves: Bool = true, direction: LayoutDirection = .leftToRight,
    header: String = "toolsVersion=\"20000\"", aside: String = ""
  ) throws {
    let markup = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \(header)>
      <objects><view id="root"><rect key="frame" width="200" height="400"/>\(contents)
      <nil key="simulatedStatusBarMetrics"/></view></objects>\(aside)</document>
      """
    try self.init(markup: markup, root: nil, size: size, solves: solves, direction: direction)
  }

  init(
    markup: String, root: String?, size: Size? = nil, solves: Bool = true,
    direction: LayoutDirection = .leftToRight
  ) throws {
    var request = ViewRequest()
    request.root = root
    request.size = Canvas(width: size?.width, height: size?.height)
    request.solves = solves
    request.direction = direction
    let document = try parseXML(Array(markup.utf8))
    let read = try Dialect.interfaceBuilder.resolveViews(document, request)
    let resolved = try resolveAutoLayout(read.value)
    var frames: [String: [Double]] = [:]
    var waiting = [resolved.value.root]
    while let view = waiting.popLast() {
      if let identifier = view.identifier, case .frame(let frame) = view.layout {
        frames[identifier] = [frame.minX, frame.minY, frame.width, frame.height]
      }
      waiting += view.children
    }
    self.frames = frames
    warnings = (read.diagnostics + resolved.diagnostics).map(\.problem.message)
  }
}

/// A view whose frame constraints determine.
func constrained(
  _ element: String, _ identifier: String, _ attributes: String = "", _ contents: String = ""
) -> String {
  "<\(element) id=\"\(identifier)\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes)>"
    + contents + "</\(element)>"
}

func plain(_ identifier: String, _ contents: String = "") -> String { constrained("view", identifier, "", contents) }

func subviews(_ views: String...) -> String { "<subviews>" + views.joined() + "</subviews>" }

/// Constraints written as `a.leading = root.leading + 8`, with `@750` for a priority and `* 0.5` for a multiplier.
func constraints(_ lines: String...) -> String { written(lines) }

func written(_ lines: [String]) -> String {
  let elements = lines.enumerated().map { index, line in
    var words = line.split(separator: " ").map(String.init)
    var attributes = ["id": "c\(index)"]
    if let priority = words.last, priority.hasPrefix("@") {
      attributes["priority"] = String(priority.dropFirst())
      words.removeLast()
    }
    if words.count >= 2, words[words.count - 2] == "+" || words[words.count - 2] == "*" {
      attributes[words[words.count - 2] == "+" ? "constant" : "multiplier"] = words[words.count - 1]
      words.removeLast(2)
      if words.count >= 2, words[words.count - 2] == "*" {
        attributes["multiplier"] = words[words.count - 1]
        words.removeLast(2)
      }
    }
    set("first", words[0], &attributes)
    if words[1] != "=" { attributes["relation"] = words[1] == ">=" ? "greaterThanOrEqual" : "lessThanOrEqual" }
    if Double(words[2]) != nil { attributes["constant"] = words[2] } else { set("second", words[2], &attributes) }
    let written = attributes.sorted { $0.key < $1.key }.map { "\($0)=\"\($1)\"" }
    return "<constraint " + written.joined(separator: " ") + "/>"
  }
  return "<constraints>" + elements.joined() + "</constraints>"
}

private func set(_ end: String, _ anchor: String, _ attributes: inout [String: String]) {
  let parts = anchor.split(separator: ".")
  attributes[end + "Item"] = String(parts[0])
  attributes[end + "Attribute"] = String(parts[1])
}
