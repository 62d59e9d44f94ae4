import Diagnostics
import Geometry
import ViewTree
import XMLTree

// The children of a `MotionLayout` whose scene file is missing: their constraints are in that file.

extension AndroidReader {
  /// Places the children without constraints at their positions in the layout editor.
  ///
  /// The editor writes `tools:layout_editor_absoluteX` and `…Y` for a view without constraints. A size of 0 dp becomes
  /// `match_parent`, because the missing constraints usually connect both edges of such a view to the layout.
  ///
  /// A layout that names no scene file does not change: `ConstraintLayout` places its views without constraints at its
  /// top left corner.
  func placeWithoutScene(_ children: inout [View], of element: AndroidElement) {
    guard element.has("layoutDescription"), !request.showsBoxesOnly else { return }
    let indexes = Dictionary(children.indices.map { (children[$0].location, $0) }) { first, _ in first }
    for child in element.element.children {
      guard let index = indexes[child.location] else { continue }
      let attributes = AndroidElement(child, resolver, theme: element.theme, included: element.included)
      set(&children[index]) {
        guard case .constraint(var params) = $0.params.parent, params.circle == nil else { return }
        if params.targets.keys.allSatisfy({ ![.left, .right, .start, .end].contains($0) }) {
          params.targets[.left] = .init(ConstraintLayoutParams.Target.parentIdentifier, .left)
          $0.params.margins.left = attributes.pixelSize("layout_editor_absoluteX") ?? $0.params.margins.left
          if $0.params.width == .pixels(0) { $0.params.width = .matchParent }
        }
        if params.targets.keys.allSatisfy({ ![.top, .bottom, .baseline].contains($0) }) {
          params.targets[.top] = .init(ConstraintLayoutParams.Target.parentIdentifier, .top)
          $0.params.margins.top = attributes.pixelSize("layout_editor_absoluteY") ?? $0.params.margins.top
          if $0.params.height == .pixels(0) { $0.params.height = .matchParent }
        }
        $0.params.parent = .constraint(params)
      }
    }
  }
}
