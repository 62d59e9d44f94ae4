import Geometry

/// The result of laying out one box: a value that copies of the box share.
struct Fragment: Sendable {
  /// The size of the border box, in points.
  var size: Size
  /// The height required by the content, padding included, before the style applies.
  var intrinsicHeight: Double
  /// The first baseline from the top edge; nil where the box has none to offer.
  var baseline: Double?
  /// One for each child of the box, in the same order.
  var children: [PlacedFragment]

  static let empty = Fragment(size: .zero, intrinsicHeight: 0, baseline: nil, children: [])

  /// The first baseline, or the bottom edge in its place: CSS Box Alignment 3, section 9.1.
  var baselineOrBottom: Double { baseline ?? size.height }
}

/// A fragment and where it stands, in points from the top left corner of its parent's border box.
struct PlacedFragment: Sendable {
  var origin: Point
  var fragment: Fragment
  /// True if the layout of a container hides the view, as a table does with the cells of collapsed columns.
  var isCollapsed = false

  static let empty = PlacedFragment(origin: .zero, fragment: .empty)
}
