import Diagnostics
import ViewTree
import XMLTree

// The children of a `MotionLayout` whose scene file is missing: their constraints are in that file.

extension AndroidChildRules {
  /// Places the children without constraints at their positions in the layout editor.
  ///
  /// The editor writes `tools:layout_editor_absoluteX` and `…Y` for a view without constraints. A size of 0 dp becomes
  /// `match_parent`, because the missing constraints usually connect both edges of such a view to the layout.
  ///
  /// A layout that names no scene file does not change: `ConstraintLayout` places its views without constraints at its
  /// top left corner.
  func placeWithoutScene(_ children: inout [View], of element: AndroidElement) {
    guard element.has("layoutDescription") else { return }
    let indexes = Dictionary(children.indices.map { (children[$0].location, $0) }) { first, _ in first }
    for child in element.element.children {
      guard let index = indexes[child.location] else { continue }
      let attributes = AndroidElement(child, resolver, theme: element.theme, included: element.included)
      guard var layout = children[index].androidLayout, case .constraint(var params) = layout.params.parent,
        params.circle == nil
      else { continue }
      if params.targets.keys.allSatisfy({ ![.left, .right, .start, .end].contains($0) }) {
        params.targets[.left] = .init(ConstraintLayoutParams.Target.parentIdentifier, .left)
        layout.params.margins.left = attributes.pixelSize("layout_editor_absoluteX") ?? layout.params.margins.left
        if layout.params.width == .pixels(0) { layout.params.width = .matchParent }
      }
      if params.targets.keys.allSatisfy({ ![.top, .bottom, .baseline].contains($0) }) {
        params.targets[.top] = .init(ConstraintLayoutParams.Target.parentIdentifier, .top)
        layout.params.margins.top = attributes.pixelSize("layout_editor_absoluteY") ?? layout.params.margins.top
        if layout.params.height == .pixels(0) { layout.params.height = .matchParent }
      }
      layout.params.parent = .constraint(params)
      children[index].androidLayout = layout
    }
  }
}
