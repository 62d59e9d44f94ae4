package import Geometry

/// The layout attributes of `android.widget.LinearLayout`.
package struct AndroidLinearStyle: Hashable, Sendable {
  package var axis = Axis.horizontal
  package var gravity = AndroidGravity.startTop
  package var isBaselineAligned = true
  /// The index, from 0, of the child that provides the layout's baseline: `baselineAlignedChildIndex`.
  ///
  /// The property is nil if the layout has no baseline of its own.
  package var baselineAlignedChildIndex: Int?
  /// The sum of the children's weights that fills the layout, `weightSum`, without unit; nil for their actual sum.
  package var weightSum: Float?
  package var measuresWithLargestChild = false
  /// The dividers between the children of the layout; nil for no dividers.
  package var divider: AndroidDivider?

  package init(axis: Axis = .horizontal) {
    self.axis = axis
  }
}

/// The dividers of a `LinearLayout`: the size of the drawable in pixels, and the flags of `showDividers`.
package struct AndroidDivider: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package var showsBeginning = false
  package var showsMiddle = false
  package var showsEnd = false

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The layout attributes of `android.widget.FrameLayout`.
package struct AndroidFrameStyle: Hashable, Sendable {
  /// True if children with visibility `gone` contribute to the layout's size: `measureAllChildren`.
  package var measuresAllChildren = false

  package init() {}
}

/// The layout attributes of `android.widget.RelativeLayout`.
package struct AndroidRelativeStyle: Hashable, Sendable {
  package var gravity = AndroidGravity.startTop
  /// The identifier of the child that the layout's gravity does not move, `ignoreGravity`; nil if gravity moves all
  /// children.
  package var ignoredByGravity: String?

  package init() {}
}

/// The layout attributes of `android.widget.TableLayout`.
package struct AndroidTableStyle: Hashable, Sendable {
  /// A selection of a table's columns: all, or some by their index from 0.
  package enum Columns: Hashable, Sendable {
    case all
    case some(Set<Int>)
  }

  /// The attributes that a table has as a vertical `LinearLayout`, such as gravity and dividers.
  package var linear = AndroidLinearStyle(axis: .vertical)
  package var stretched = Columns.some([])
  package var shrunk = Columns.some([])
  package var collapsed: Set<Int> = []

  package init() {}
}

/// The layout attributes of `android.widget.GridLayout` and `androidx.gridlayout.widget.GridLayout`.
package struct AndroidGridStyle: Hashable, Sendable {
  package enum AlignmentMode: String, Hashable, Sendable {
    case alignBounds, alignMargins
  }

  package var axis = Axis.horizontal
  package var rowCount: Int?
  package var columnCount: Int?
  package var usesDefaultMargins = false
  package var alignmentMode = AlignmentMode.alignMargins
  package var isRowOrderPreserved = true
  package var isColumnOrderPreserved = true
  /// The default gap between cells, in pixels: 8 dp, rounded down; half of it is the default margin of a child.
  package var defaultGap = 8

  package init() {}
}

/// The layout attributes of `android.widget.ScrollView` and similar classes.
package struct AndroidScrollStyle: Hashable, Sendable {
  package var axis: Axis
  /// True if the content is made at least as large as the scroll view: `fillViewport`.
  package var fillsViewport = false

  package init(axis: Axis) {
    self.axis = axis
  }
}
