package import Geometry

/// All views of a picture with their frames, in document order, with repetitions expanded.
///
/// The array is flat: a view's descendants follow it, up to `end`. Loops need no recursion at any depth.
package struct PlacedViews: Sendable {
  /// The width and height of the picture, in points.
  package var size: Size
  package var views: [PlacedView]

  package init(size: Size, views: [PlacedView]) {
    self.size = size
    self.views = views
  }
}

/// A view with its frame in the picture, and its position in the tree.
package struct PlacedView: Sendable {
  /// The view without its children, which follow the view in ``PlacedViews/views``.
  package var view: View
  /// The frame in points of the picture, not rounded.
  package var frame: Rect
  /// The index of the parent in ``PlacedViews/views``; nil for the root.
  package var parent: Int?
  /// The index in ``PlacedViews/views`` after that of the last descendant.
  package var end: Int
  /// The position among the siblings of the same element name, from 0; nil if the view is the only one.
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
  /// Returns the path of the view at an index: the element names from the root, separated by `/`.
  ///
  /// `[i]`, counted from 0, follows a name of which the parent has several.
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
