import Diagnostics
import Foundation
import Geometry
import Layout
import Testing
import XMLTree

@testable import Dialects
@testable import ViewTree

/// A file of `Fixtures/interface-builder`.
struct InterfaceBuilderFile {
  let url: URL

  private static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init(_ fixture: String) {
    url = Self.project.appending(path: "Fixtures/interface-builder").appending(path: fixture)
  }

  func parsed() throws -> XMLDocument { try parseXML([UInt8](Data(contentsOf: url))) }

  /// The views of the file.
  func shown(_ change: (inout ViewRequest) -> Void = { _ in }) throws -> ShownDocument {
    var request = ViewRequest()
    change(&request)
    return try ShownDocument(of: parsed(), request)
  }

  /// The messages with which the file is rejected; empty if it is accepted.
  func refusals(_ change: (inout ViewRequest) -> Void = { _ in }) throws -> [String] {
    var request = ViewRequest()
    change(&request)
    do throws(InvalidInput) {
      let views = try Dialect.interfaceBuilder.resolveViews(parsedOrEmpty(), request).value
      _ = try resolveAutoLayout(views, limits: request.limits)
      return []
    } catch {
      return error.diagnostics.map(\.problem.message)
    }
  }

  private func parsedOrEmpty() throws(InvalidInput) -> XMLDocument {
    try parseXML([UInt8]((try? Data(contentsOf: url)) ?? Data()))
  }
}

/// The views of a document with their frames on the canvas, in document order.
struct ShownDocument {
  struct Shown {
    var view: View
    var frame: Rect
    /// The part of the canvas to which its ancestors clip it.
    var visible: Rect
  }

  let canvas: Canvas
  let root: View
  let warnings: [String]
  private(set) var views: [Shown] = []

  init(of document: XMLDocument, _ request: ViewRequest = ViewRequest()) throws(InvalidInput) {
    let read = try Dialect.interfaceBuilder.resolveViews(document, request)
    let resolved = try resolveAutoLayout(read.value, limits: request.limits)
    canvas = resolved.value.canvas
    root = resolved.value.root
    warnings = (read.diagnostics + resolved.diagnostics).map(\.problem.message)
    let bounds = Rect(x: 0, y: 0, width: canvas.width ?? 0, height: canvas.height ?? 0)
    add(root, at: .zero, clip: bounds)
  }

  private mutating func add(_ view: View, at origin: Point, clip: Rect) {
    guard case .frame(let stored) = view.layout else { return }
    let frame = stored.offset(by: origin)
    let visible = frame.intersection(clip)
    views.append(Shown(view: view, frame: frame, visible: visible))
    for child in view.children { add(child, at: frame.origin, clip: view.clips ? visible : clip) }
  }

  /// The first view with that object id.
  subscript(identifier: String) -> View? { views.first { $0.view.identifier == identifier }?.view }

  func kind(_ identifier: String) -> ViewKind? { self[identifier]?.kind }

  /// The frames on the canvas of all views with that object id, as `[x, y, width, height]`.
  func frames(_ identifier: String) -> [[Double]] {
    views.filter { $0.view.identifier == identifier }.map(\.frame.numbers)
  }

  /// The frames of the leaves that are placeholders.
  var leaves: [Shown] { views.filter { $0.view.children.isEmpty && $0.view.kind != .container } }
}

extension Rect {
  var numbers: [Double] { [minX, minY, width, height] }
}

/// A frame in a root view of 375 × 667 points.
func rectElement(_ width: Double, _ height: Double) -> String {
  "<rect key='frame' x='7' y='9' width='\(width)' height='\(height)'/>"
}

/// The view of an element in a root view of 375 × 667 points, before layout.
///
/// An outlet refers to the element with the identifier `it`.
func readElement(
  _ element: String, outlet: String? = nil, resources: String = "", _ direction: LayoutDirection? = nil
) throws -> View {
  let outlets = outlet.map { "<outlet property='\($0)' destination='it' id='o'/>" } ?? ""
  let document = try parseMarkup(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)</connections></placeholder>
    <view id="root"><rect key="frame" width="375" height="667"/><subviews>\(element)</subviews></view>
    </objects><resources>\(resources)</resources></document>
    """)
  var request = ViewRequest()
  request.direction = direction
  return try #require(Dialect.interfaceBuilder.resolveViews(document, request).value.root.children.first)
}

/// A gray background.
let grayColor = "<color key='backgroundColor' white='0.5' alpha='1' colorSpace='calibratedWhite'/>"
