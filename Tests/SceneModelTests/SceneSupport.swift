import Diagnostics
import Dialects
import Geometry
import Inference
import LayerTree
import Layout
import SceneModel
import ViewTree
import XMLTree

/// The views of a document with their frames.
///
/// - Parameter omitted: the number of a completion that is not applied; nil for none.
func placed(
  _ markup: String, without omitted: Int? = nil, _ change: (inout ViewRequest) -> Void = { _ in }
) throws -> (document: ViewDocument, layout: PlacedViews) {
  let document = try parseXML(Array(markup.utf8))
  var request = ViewRequest()
  change(&request)
  let dialect = Dialect.guess(from: document.root) ?? .native
  let views = try dialect.resolveViews(document, request) { views throws(InvalidInput) in
    try complete(&views, without: omitted)
  }.value
  var layout = try place(views).value
  settleSiblings(in: &layout, of: views, without: omitted)
  return (views, layout)
}

/// The scene of a document.
func scene(
  _ markup: String, _ options: SceneOptions = SceneOptions(), request: (inout ViewRequest) -> Void = { _ in }
) throws -> Reported<Scene> {
  let (document, layout) = try placed(markup, request)
  return try composeScene(layout, of: document, options: options)
}

/// The bones of a document and the rule for each view, as in a scene.
struct Found {
  let bones: Bones
  private let decisions: [RoleDecision]
  private let layout: PlacedViews

  init(_ markup: String, _ change: (inout ViewRequest) -> Void = { _ in }) throws {
    let scene = try scene(markup, request: change).value
    (bones, decisions, layout) = (scene.bones, scene.decisions, scene.layout)
  }

  /// The rule that applied to the first view of a name.
  func rule(_ identifier: String) -> Role? {
    layout.views.firstIndex { $0.view.identifier == identifier }.map { decisions[$0].role }
  }

  /// The form of the first view of a name.
  func form(_ identifier: String) -> Form? {
    layout.views.firstIndex { $0.view.identifier == identifier }.map { decisions[$0].form }
  }

  /// The rules that applied to its views.
  var rules: Set<Role> { Set(decisions.map(\.role)) }

  /// The bones of the views of a name: x, y, width, height.
  func frames(_ identifier: String) -> [[Double]] {
    bones.filter { self.identifier(of: $0) == identifier }.map(\.shape.bounds.numbers)
  }

  /// The corner radii, clockwise from the top left, of the first bone of a name.
  func radii(_ identifier: String) -> [Double]? {
    guard case .roundedRect(let outline)? = bones.first(where: { self.identifier(of: $0) == identifier })?.shape
    else { return nil }
    return outline.radii.clockwise
  }

  private func identifier(of bone: Bone) -> String? { layout.views[bone.view].view.identifier }

  /// The names of the views that have bones, in document order.
  var names: [String] {
    bones.map { identifier(of: $0) ?? "" }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension Rect {
  /// The numbers of the rectangle with at most four decimals, as in the outputs.
  var numbers: [Double] { [minX, minY, width, height].map { ($0 * 10_000).rounded() / 10_000 } }
}

/// An Interface Builder document of one view, 300 × 400, with the given subviews.
func xib(_ subviews: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="400"/>
      <subviews>\(subviews)</subviews>
    </view></objects>
  </document>
  """
}

/// The `<rect>` of a stored frame.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
  "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
}
