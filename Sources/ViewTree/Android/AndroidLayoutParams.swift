/// The attributes of a view that its parent reads: `ViewGroup.MarginLayoutParams` and its subclasses.
package struct AndroidLayoutParams: Hashable, Sendable {
  package var width: AndroidDimension
  package var height: AndroidDimension
  /// The margins of the view in pixels; nil if the file states none, which differs from 0 in `GridLayout`.
  package var margins = Edges<Int?>(nil)
  /// The position of the view in its parent, `layout_gravity`; nil if the file states none.
  package var gravity: AndroidGravity?
  /// The view's share of the free space of a `LinearLayout`, `layout_weight`, without unit.
  package var weight: Float = 0
  /// The attributes of the view that only parents of one class read, such as grid cells.
  package var parent = AndroidParentParams.none

  package init(width: AndroidDimension, height: AndroidDimension) {
    self.width = width
    self.height = height
  }
}

/// A width or height that a view requests of its parent: `layout_width` or `layout_height`.
package enum AndroidDimension: Hashable, Sendable {
  case pixels(Int)
  case matchParent
  case wrapContent
}

/// The attributes of a view that only parents of one class read.
package indirect enum AndroidParentParams: Hashable, Sendable {
  case none
  case relative(RelativeLayoutParams)
  case tableRow(TableRowParams)
  case grid(GridLayoutParams)
  case constraint(ConstraintLayoutParams)
  case coordinator(CoordinatorLayoutParams)
  case appBar(AppBarParams)
}

/// The layout parameters of a child of a `CoordinatorLayout`: `CoordinatorLayout.LayoutParams`.
package struct CoordinatorLayoutParams: Hashable, Sendable {
  /// The behavior of a child at rest: `layout_behavior`, or that of its class.
  package enum Behavior: Hashable, Sendable {
    case none
    /// An `AppBarLayout`.
    case appBar
    /// Content below the app bar: `AppBarLayout.ScrollingViewBehavior`.
    case belowAppBar(overlap: Int)
    /// A collapsed bottom sheet, of which `peekHeight` pixels are visible; nil for the automatic height.
    case bottomSheet(peekHeight: Int?, minimumPeekHeight: Int)
  }

  package var behavior = Behavior.none
  /// The identifier of the view that this one is attached to, `layout_anchor`; nil for none.
  package var anchor: String?
  /// The edge of the anchor, `layout_anchorGravity`; nil for its top start corner.
  package var anchorGravity: AndroidGravity?
  /// The distance from the anchored position to the right, in pixels.
  package var anchorOffset = 0

  package init() {}
}

/// The layout parameters of a child of an `AppBarLayout`: `AppBarLayout.LayoutParams`.
package struct AppBarParams: Hashable, Sendable {
  /// True if the child scrolls away with the content: the flag `scroll`.
  package var scrolls = false
  /// True if its minimum height stays visible: the flag `exitUntilCollapsed`.
  package var exitsUntilCollapsed = false

  package init() {}
}

/// The rules of a view in a `RelativeLayout`; `start` and `end` depend on the layout direction.
package struct RelativeLayoutParams: Hashable, Sendable {
  /// A rule that positions a view relative to another view, given by its identifier.
  package enum Anchor: String, Hashable, Sendable, CaseIterable {
    case toLeftOf, toRightOf, toStartOf, toEndOf, above, below
    case alignLeft, alignRight, alignStart, alignEnd, alignTop, alignBottom, alignBaseline
  }

  package enum ParentRule: String, Hashable, Sendable, CaseIterable {
    case alignParentLeft, alignParentRight, alignParentStart, alignParentEnd, alignParentTop, alignParentBottom
    case centerInParent, centerHorizontal, centerVertical
  }

  package var anchors: [Anchor: String] = [:]
  package var parentRules: Set<ParentRule> = []
  /// True if a rule applies to the parent where its anchor view is missing: `layout_alignWithParentIfMissing`.
  package var alignsWithParentIfMissing = false

  package init() {}
}

/// The attributes of a view in a `TableRow`: `TableRow.LayoutParams`.
package struct TableRowParams: Hashable, Sendable {
  /// The index of the view's column, from 0, `layout_column`; nil for the next column.
  package var column: Int?
  package var span = 1

  package init() {}
}

/// The attributes of a view in a grid: `GridLayout.LayoutParams`.
///
/// The alignment in the cells is ``AndroidLayoutParams/gravity``.
package struct GridLayoutParams: Hashable, Sendable {
  /// The cells that a view occupies along one axis: the first cell, the number of cells and the weight.
  package struct Spec: Hashable, Sendable {
    /// The index, along the axis, of the first cell that the view occupies, from 0; nil for the next free cell.
    package var start: Int?
    package var span = 1
    package var weight: Float = 0

    package init() {}
  }

  package var row = Spec()
  package var column = Spec()

  package init() {}
}
