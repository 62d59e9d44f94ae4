/// The attributes of an Android view by which its parent measures and places it: `ViewGroup.MarginLayoutParams`.
package struct AndroidLayoutParams: Hashable, Sendable {
  package var width: AndroidDimension
  package var height: AndroidDimension
  /// The margin at each edge of the view in pixels; nil if the file states none, which differs from 0 in a
  /// `GridLayout`.
  package var margins = Edges<Int?>(nil)
  /// The position of the view in its parent, `layout_gravity`; nil if the file states none.
  package var gravity: AndroidGravity?
  /// The view's weight in the distribution of a `LinearLayout`'s free space, `layout_weight`, without unit; 0 for no
  /// share.
  package var weight: Float = 0
  /// The further attributes of the view for a parent of a certain class, such as the cells of a grid.
  package var parent = AndroidParentParams.none

  package init(width: AndroidDimension, height: AndroidDimension) {
    self.width = width
    self.height = height
  }
}

/// A width or height that a view requests from its parent, `layout_width` or `layout_height`: a number of pixels,
/// `match_parent` or `wrap_content`.
package enum AndroidDimension: Hashable, Sendable {
  case pixels(Int)
  case matchParent
  case wrapContent

  /// The number of pixels if it is above 0; nil for other dimensions.
  package var fixedPixels: Int? { if case .pixels(let pixels) = self, pixels > 0 { pixels } else { nil } }

  package var isFixed: Bool { fixedPixels != nil }
}

/// The attributes of an Android view that only parents of one class read.
package indirect enum AndroidParentParams: Hashable, Sendable {
  case none
  case relative(RelativeLayoutParams)
  case tableRow(TableRowParams)
  case grid(GridLayoutParams)
  case constraint(ConstraintLayoutParams)
  case coordinator(CoordinatorLayoutParams)
  case appBar(AppBarParams)
  case flexbox(FlexboxLayoutParams)
}

/// The layout parameters of a child of a `FlexboxLayout`: `FlexboxLayout.LayoutParams`; lengths are pixels.
package struct FlexboxLayoutParams: Hashable, Sendable {
  /// The properties of the child as a flex item; its size and its margins are not in it.
  package var style = FlexStyle()
  /// True if the child begins a line of a layout that wraps: `layout_wrapBefore`.
  package var wrapsBefore = false

  package init() {}
}

/// The layout parameters of a child of a `CoordinatorLayout`: its behavior and its anchor; lengths are in pixels.
///
/// They are those of `CoordinatorLayout.LayoutParams`.
package struct CoordinatorLayoutParams: Hashable, Sendable {
  /// The placement of a `CoordinatorLayout`'s child at rest: `layout_behavior`, or the behavior of the child's class.
  package enum Behavior: Hashable, Sendable {
    case none
    /// The child is an `AppBarLayout`, at the top of the layout.
    case appBar
    /// The child is content below the app bar (`AppBarLayout.ScrollingViewBehavior`), which overlaps the bar by
    /// `overlap` pixels.
    case belowAppBar(overlap: Int)
    /// The child is a collapsed bottom sheet of which `peekHeight` pixels are visible; nil for the automatic height, at
    /// least `minimumPeekHeight` pixels.
    case bottomSheet(peekHeight: Int?, minimumPeekHeight: Int)
  }

  package var behavior = Behavior.none
  /// The identifier of the view to which this view is attached, `layout_anchor`; nil if it is attached to none.
  package var anchor: String?
  /// The edges of the anchor view to which this view is attached, `layout_anchorGravity`; nil for its top start corner.
  package var anchorGravity: AndroidGravity?
  /// The distance to the right from the position at the anchor to that of this view, in pixels; negative to the left.
  package var anchorOffset = 0
  /// The index of the key line of the layout at which this view is placed, `layout_keyline`; nil for none.
  package var keyline: Int?
  /// The edges of the layout that this view covers, `layout_insetEdge`; nil for none.
  package var insetEdge: AndroidGravity?
  /// The edges at which this view avoids views with an ``insetEdge``, `layout_dodgeInsetEdges`; nil for none.
  package var dodgedEdges: AndroidGravity?

  package init() {}
}

/// The flags of a child of an `AppBarLayout` that determine its position while the content scrolls:
/// `layout_scrollFlags`.
package struct AppBarParams: Hashable, Sendable {
  /// True if the child scrolls off the screen together with the content: the flag `scroll`.
  package var scrolls = false
  /// True if the child's minimum height stays visible when it scrolls off the screen: the flag `exitUntilCollapsed`.
  package var exitsUntilCollapsed = false

  package init() {}
}

/// The positioning rules of a view in a `RelativeLayout`; `start` and `end` depend on the layout direction.
package struct RelativeLayoutParams: Hashable, Sendable {
  /// The kind of a rule that positions a view relative to another view, such as below it or aligned with its left edge.
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
  /// True if a rule applies to the parent when its anchor view is missing: `layout_alignWithParentIfMissing`.
  ///
  /// False ignores such a rule.
  package var alignsWithParentIfMissing = false

  package init() {}
}

/// The columns of a view in a `TableRow` of a table: the first column and the number of columns it spans.
///
/// They are those of `TableRow.LayoutParams`.
package struct TableRowParams: Hashable, Sendable {
  /// The index of the view's column, counted from 0, `layout_column`; nil for the column after the view before it.
  package var column: Int?
  package var span = 1

  package init() {}
}

/// The rows and columns that a view occupies in a grid: `GridLayout.LayoutParams`.
///
/// The alignment of the view in its cells is ``AndroidLayoutParams/gravity``.
package struct GridLayoutParams: Hashable, Sendable {
  /// The cells that a view occupies along one axis: the first cell, the number of cells, and the weight without unit.
  package struct Spec: Hashable, Sendable {
    /// The index along the axis of the first cell that the view occupies, counted from 0; nil for the next free cell.
    package var start: Int?
    package var span = 1
    package var weight: Float = 0

    package init() {}
  }

  package var row = Spec()
  package var column = Spec()

  package init() {}
}
