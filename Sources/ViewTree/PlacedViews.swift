package import Geometry

/// All views of a picture with their frames, in document order, including the copies of repeated views.
///
/// The array is flat: each view is followed by its descendants, up to the index ``PlacedView/end``.
package struct PlacedViews: Sendable {
  /// The width and height of the picture, in points.
  package var size: Size
  package var views: [PlacedView]

  package init(size: Size, views: [PlacedView]) {
    self.size = size
    self.views = views
  }
}

/// A view with its frame in the picture, and the indexes of its parent and descendants.
package struct PlacedView: Sendable {
  /// The view without its children, which follow it in ``PlacedViews/views``.
  package var view: View
  /// The frame in points of the picture, not rounded to pixels.
  package var frame: Rect
  /// The index of the parent view in ``PlacedViews/views``; nil for the root.
  package var parent: Int?
  /// The index in ``PlacedViews/views`` after the last descendant of the view.
  package var end: Int
  /// The index among the siblings with the same element name, counted from 0; nil if the view is the only one.
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
  /// The path of the view at an index: the element names from the root, separated by `/`, such as `feed/cell[1]/text`.
  ///
  /// If several children of a view have the same name, the name is followed by the index among them, counted from 0.
  package func path(of index: Int) -> String {
    var line: [Int] = []
    var next: Int? = index
    while let index = next {
      line.append(index)
      next = views[index].parent
    }
    var path = ""
    for index in line.reversed() {
      if index != line.last { path += "/" }
      path += views[index].view.element
      if let ordinal = views[index].ordinal { path += "[\(ordinal)]" }
    }
    return path
  }
}
