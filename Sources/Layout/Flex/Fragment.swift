import Geometry

/// The result of laying out one box.
///
/// Copies of the box share it. It contains no reference, because fragments are copied often.
struct Fragment: Sendable {
  /// The size of the border box, in points.
  var size: Size
  /// The height of the border box in points that the content requires, padding included, without the limits of the
  /// style.
  var intrinsicHeight: Double
  /// The first baseline of the box in points from its top edge; nil for a box without a baseline.
  var baseline: Double?
  /// The place of the fragments of the box's children among those of the tree, in document order; hidden children have
  /// empty fragments.
  var children: Range<Int32>
  /// True if the box has the same layout of its children at each larger height.
  var isExtensible = false

  static let empty = Fragment(size: .zero, intrinsicHeight: 0, baseline: nil, children: 0..<0)

  /// The first baseline in points from the top edge; without one, the bottom edge: CSS Box Alignment 3, section 9.1.
  var baselineOrBottom: Double { baseline ?? size.height }
}

/// The fragment of a child with its origin, in points from the top left corner of the parent's border box.
struct PlacedFragment: Sendable {
  var origin: Point
  var fragment: Fragment
  /// True if the layout of the container hides the view, as a table hides the cells of collapsed columns.
  var isCollapsed = false

  static let empty = PlacedFragment(origin: .zero, fragment: .empty)
}

/// The layout of a tree of boxes or of Android's views.
struct FragmentTree {
  var root: Fragment
  /// The fragments of the children of all boxes: see ``Fragment/children``.
  var placed: [PlacedFragment]

  /// Returns the fragments of the children of a box with their origins.
  func children(of fragment: Fragment) -> ArraySlice<PlacedFragment> {
    placed[Int(fragment.children.lowerBound)..<Int(fragment.children.upperBound)]
  }
}
