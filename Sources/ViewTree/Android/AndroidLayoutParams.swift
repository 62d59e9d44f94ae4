/// The attributes of a view that its parent reads: `ViewGroup.MarginLayoutParams` and its subclasses.
package struct AndroidLayoutParams: Hashable, Sendable {
  package var width: AndroidDimension
  package var height: AndroidDimension
  /// In pixels; nil where the file gives none, which differs from 0 in `GridLayout`.
  package var margins = Edges<Int?>(nil)
  /// `layout_gravity`; nil where the file gives none.
  package var gravity: AndroidGravity?
  /// `layout_weight` of `LinearLayout`.
  package var weight: Float = 0
  /// What only one class of parents reads.
  package var parent = AndroidParentParams.none

  package init(width: AndroidDimension, height: AndroidDimension) {
    self.width = width
    self.height = height
  }
}

/// `layout_width` or `layout_height`.
package enum AndroidDimension: Hashable, Sendable {
  case pixels(Int)
  case matchParent
  case wrapContent
}

/// The layout parameters of one class of containers.
package indirect enum AndroidParentParams: Hashable, Sendable {
  case none
  case relative(RelativeLayoutParams)
  case tableRow(TableRowParams)
  case grid(GridLayoutParams)
  case constraint(ConstraintLayoutParams)
}

/// `RelativeLayout.LayoutParams`: the rules, with start and end as written.
package struct RelativeLayoutParams: Hashable, Sendable {
  /// The sides on which a view refers to another view by its identifier.
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
  /// `layout_alignWithParentIfMissing`.
  package var alignsWithParentIfMissing = false

  package init() {}
}

/// `TableRow.LayoutParams`.
package struct TableRowParams: Hashable, Sendable {
  /// `layout_column`; nil for the next column.
  package var column: Int?
  package var span = 1

  package init() {}
}

/// `GridLayout.LayoutParams`; the alignment is ``AndroidLayoutParams/gravity``.
package struct GridLayoutParams: Hashable, Sendable {
  /// The cells along one axis.
  package struct Spec: Hashable, Sendable {
    /// Nil for the next free cell.
    package var start: Int?
    package var span = 1
    package var weight: Float = 0

    package init() {}
  }

  package var row = Spec()
  package var column = Spec()

  package init() {}
}
