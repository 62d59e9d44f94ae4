import Geometry

/// The result of laying out one box, a value that copies of the box share.
struct Fragment: Sendable {
  /// The size of the border box, in points.
  var size: Size
  /// The height of the border box in points that the content requires, padding included, before `height` applies.
  var intrinsicHeight: Double
  /// The first baseline in points from the top edge; nil for a box without a baseline.
  var baseline: Double?
  /// The fragments of the box's children, in document order; hidden children have empty fragments.
  var children: [PlacedFragment]

  static let empty = Fragment(size: .zero, intrinsicHeight: 0, baseline: nil, children: [])

  /// The first baseline, or the bottom edge without one, in points from the top edge: CSS Box Alignment 3, section 9.1.
  var baselineOrBottom: Double { baseline ?? size.height }
}

/// A fragment with its origin, in points from the top left corner of its parent's border box.
struct PlacedFragment: Sendable {
  var origin: Point
  var fragment: Fragment
  /// True if the layout of the container hides the view, as a table does with the cells of collapsed columns.
  var isCollapsed = false

  static let empty = PlacedFragment(origin: .zero, fragment: .empty)
}
