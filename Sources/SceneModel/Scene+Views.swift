package import Geometry
import ViewTree

// The views behind the bones of a scene, for formats that describe more than positions.

extension Scene {
  /// A view of a scene with its element name and its frame in points.
  package struct NamedView: Hashable, Sendable {
    /// The index of the view in ``Scene/layout``.
    package var index: Int
    package var element: String
    package var frame: Rect
  }

  /// The cells that contain the view of a bone, or are this view, from the outermost to the innermost.
  package func cells(around bone: Bone) -> [NamedView] {
    layout.outwards(from: bone.view).filter { layout.views[$0].view.isCell }.map(namedView).reversed()
  }

  /// The outermost visible views that are kept above the overlay, in document order.
  ///
  /// Views inside activity indicators are left out.
  ///
  /// - Parameter name: the element name of the views; nil for all names.
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
