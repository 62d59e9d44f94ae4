package import Geometry
import ViewTree

// What the bones of a scene were made of, for formats that say more than where they are.

extension Scene {
  /// A view and where it stands.
  package struct NamedView: Hashable, Sendable {
    /// Its index in the layout.
    package var index: Int
    package var element: String
    package var frame: Rect
  }

  /// The cells that a bone stands in, from the outermost to the innermost.
  package func cells(around bone: Bone) -> [NamedView] {
    var cells: [NamedView] = []
    var next: Int? = bone.view
    while let index = next {
      if layout.views[index].view.isCell { cells.append(namedView(index)) }
      next = layout.views[index].parent
    }
    return cells.reversed()
  }

  /// The outermost views that are drawn above the overlay: hidden ones are not, and parts of indicators do not count.
  ///
  /// - Parameter name: of their elements; nil is any.
  package func keptViews(named name: String? = nil) -> [NamedView] {
    var kept: [NamedView] = []
    var index = 0
    while index < layout.views.count {
      let view = layout.views[index].view
      let isKept = view.hint == .keep && (name == nil || view.element == name) && !view.isHidden
      if isKept { kept.append(namedView(index)) }
      index = isKept || view.element == "activityIndicator" ? layout.views[index].end : index + 1
    }
    return kept
  }

  private func namedView(_ index: Int) -> NamedView {
    NamedView(index: index, element: layout.views[index].view.element, frame: layout.views[index].frame)
  }
}
