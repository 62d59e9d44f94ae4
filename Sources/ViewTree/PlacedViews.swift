package import Geometry

/// Every view with its frame, in document order, repetition carried out.
///
/// Flat: a view's descendants follow it, up to `end`. Loops go over the array, whatever the depth.
package struct PlacedViews: Sendable {
  /// The canvas in points.
  package var size: Size
  package var views: [PlacedView]

  package init(size: Size, views: [PlacedView]) {
    self.size = size
    self.views = views
  }
}

/// A view and where it stands.
package struct PlacedView: Sendable {
  /// Without its children, which follow in ``PlacedViews/views``.
  package var view: View
  /// In points of the canvas, unrounded.
  package var frame: Rect
  /// The index of the parent, or nil for the root.
  package var parent: Int?
  /// The index after the last descendant.
  package var end: Int
  /// The position among the siblings of the same element name; nil when there is no other.
  package var ordinal: Int?

  package init(view: View, frame: Rect, parent: Int?, end: Int, ordinal: Int?) {
    self.view = view
    self.frame = frame
    self.parent = parent
    self.end = end
    self.ordinal = ordinal
  }
}

extension PlacedViews {
  /// The element names from the root to a view, each with `[i]` when its parent has several of that name.
  package func path(of index: Int) -> String {
    var components: [String] = []
    var next: Int? = index
    while let index = next {
      let placed = views[index]
      components.append(placed.view.element + (placed.ordinal.map { "[\($0)]" } ?? ""))
      next = placed.parent
    }
    return components.reversed().joined(separator: "/")
  }
}
