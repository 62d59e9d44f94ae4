import Diagnostics
import Dialects
import Geometry
import Layout
import ViewTree
import XMLTree

/// A coordinate of a view's frame as the file stores it and as its constraints determine it, in points of the parent.
struct OracleCoordinate: Sendable {
  enum Part: String, Sendable, CaseIterable {
    case x, y, width, height
  }

  let element: String
  let identifier: String
  let part: Part
  let stored: Double
  /// The value that the constraints determine, in points of the parent; nil if the solver gives no frame for the view.
  let solved: Double?
  /// The most likely cause of a difference between the coordinate in the file and the coordinate that the constraints
  /// give.
  let cause: OracleCause

  var isRight: Bool { solved.map { abs($0 - stored) <= 1 } ?? false }
}

/// Solves the constraints of a root view, and compares each solved frame with the frame that the file stores.
///
/// The result has four coordinates per view with constraints, in document order; it is empty if the document lacks the
/// root.
///
/// - Parameter knowsTextWidths: true to use the stored widths of labels and buttons, which excludes errors of text
///   metrics.
/// - Throws: ``InvalidInput`` if the document cannot be read.
func measureOracle(
  _ tree: OracleTree, in bytes: [UInt8], knowsTextWidths: Bool
) throws(InvalidInput) -> [OracleCoordinate] {
  let document = try parseXML(bytes)
  var request = ViewRequest()
  request.root = tree.root
  request.solves = true
  var views = try Dialect.interfaceBuilder.resolveViews(document, request).value
  if knowsTextWidths { views.root.storeTextWidths() }
  let solved = try resolveAutoLayout(views).value.root.framesByIdentifier
  guard let root = document.root.descendants.first(where: { $0["id"] == tree.root }) else { return [] }
  return root.descendants.filter(\.isConstrained).flatMap { coordinates(of: $0, solved) }
}

private func coordinates(of element: XMLElement, _ solved: [String: Rect]) -> [OracleCoordinate] {
  guard let identifier = element["id"], let stored = element.frame else { return [] }
  let frame = solved[identifier]
  return OracleCoordinate.Part.allCases.map { part in
    OracleCoordinate(
      element: element.name, identifier: identifier, part: part, stored: stored[part], solved: frame?[part],
      cause: OracleCause(of: part, element))
  }
}

extension Rect {
  fileprivate subscript(part: OracleCoordinate.Part) -> Double {
    switch part {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}

extension View {
  /// The frames of the views in points of their parents; the key is the identifier of a view.
  ///
  /// For views of a repeated cell, the value is the frame in the first copy.
  fileprivate var framesByIdentifier: [String: Rect] {
    var frames: [String: Rect] = [:]
    var waiting = [self]
    while let view = waiting.popLast() {
      if let identifier = view.identifier, case .frame(let frame) = view.layout, frames[identifier] == nil {
        frames[identifier] = frame
      }
      waiting += view.children.reversed()
    }
    return frames
  }
}

extension View {
  /// Sets the intrinsic widths of labels and buttons, in this view and all descendants, to the widths of their stored
  /// frames.
  fileprivate mutating func storeTextWidths() {
    if case .autoLayout(var spec) = layout, let scene = spec.scene {
      spec.scene = scene.withStoredTextWidths
      layout = .autoLayout(spec)
    }
    for index in children.indices { children[index].storeTextWidths() }
  }
}

extension ConstraintScene {
  fileprivate var withStoredTextWidths: ConstraintScene {
    var scene = self
    for index in items.indices {
      guard let stored = items[index].storedFrame else { continue }
      switch items[index].content {
      case .text(var content) where ["label", "button"].contains(items[index].element):
        content.knownWidth = stored.width
        scene.items[index].content = .text(content)
      case .picture(let size, let font, var padding):
        padding.width = stored.width - size.width
        scene.items[index].content = .picture(size, lineOf: font, padding: padding)
      case .size(_?, let height) where items[index].element == "button":
        scene.items[index].content = .size(width: stored.width, height: height)
      case .none, .size, .text, .segments, .toolbar: break
      }
    }
    return scene
  }
}

extension XMLElement {
  /// True if constraints, and not stored values, determine the frame of the element's view.
  fileprivate var isConstrained: Bool {
    self["translatesAutoresizingMaskIntoConstraints"] == "NO" && self["fixedFrame"] != "YES" && frame != nil
  }

  fileprivate var frame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0["key"] == "frame" }) else { return nil }
    func number(_ name: String) -> Double { rect[name].flatMap { Double($0) } ?? 0 }
    return Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }
}
