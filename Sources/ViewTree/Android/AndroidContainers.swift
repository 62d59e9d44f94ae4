package import Geometry

/// `android.widget.LinearLayout`.
package struct AndroidLinearStyle: Hashable, Sendable {
  package var axis = Axis.horizontal
  package var gravity = AndroidGravity.startTop
  package var isBaselineAligned = true
  /// `baselineAlignedChildIndex`; nil where the layout offers no baseline of a child.
  package var baselineAlignedChildIndex: Int?
  /// Nil for the sum of the children's weights.
  package var weightSum: Float?
  package var measuresWithLargestChild = false
  /// Nil for no divider.
  package var divider: AndroidDivider?

  package init(axis: Axis = .horizontal) {
    self.axis = axis
  }
}

/// The dividers of a `LinearLayout`: the drawable's size and `showDividers`.
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

/// `android.widget.FrameLayout`.
package struct AndroidFrameStyle: Hashable, Sendable {
  /// `measureAllChildren`: children that are gone count in the size.
  package var measuresAllChildren = false

  package init() {}
}

/// `android.widget.RelativeLayout`.
package struct AndroidRelativeStyle: Hashable, Sendable {
  package var gravity = AndroidGravity.startTop
  /// `ignoreGravity`: the identifier of the child that the gravity does not move.
  package var ignoredByGravity: String?

  package init() {}
}

/// `android.widget.TableLayout`.
package struct AndroidTableStyle: Hashable, Sendable {
  /// Some columns of a table, or all of them.
  package enum Columns: Hashable, Sendable {
    case all
    case some(Set<Int>)
  }

  /// Gravity, dividers and the rest of the vertical `LinearLayout` that a table is.
  package var linear = AndroidLinearStyle(axis: .vertical)
  package var stretched = Columns.some([])
  package var shrunk = Columns.some([])
  package var collapsed: Set<Int> = []

  package init() {}
}

/// `android.widget.GridLayout` and `androidx.gridlayout.widget.GridLayout`.
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
  /// In pixels: 8 dp, cut off; half of it is a default margin.
  package var defaultGap = 8

  package init() {}
}

/// `android.widget.ScrollView` and the classes alike.
package struct AndroidScrollStyle: Hashable, Sendable {
  package var axis: Axis
  /// `fillViewport`: the content is at least as large as the view.
  package var fillsViewport = false

  package init(axis: Axis) {
    self.axis = axis
  }
}
