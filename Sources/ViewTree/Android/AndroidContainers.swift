package import Geometry

/// The attributes of an `android.widget.LinearLayout` on which its layout depends; lengths are in pixels.
package struct AndroidLinearStyle: Hashable, Sendable {
  package var axis = Axis.horizontal
  package var gravity = AndroidGravity.startTop
  package var isBaselineAligned = true
  /// The index, counted from 0, of the child that provides the layout's baseline: `baselineAlignedChildIndex`.
  ///
  /// Nil if the layout has no baseline of its own.
  package var baselineAlignedChildIndex: Int?
  /// The sum of weights that the children share as free space, `weightSum`, without unit; nil for their actual sum.
  package var weightSum: Float?
  package var measuresWithLargestChild = false
  /// True for a `RecyclerView`, whose items continue beyond its end.
  package var scrolls = false
  /// The dividers between the children of the layout; nil for no dividers.
  package var divider: AndroidDivider?

  package init(axis: Axis = .horizontal) {
    self.axis = axis
  }
}

/// The dividers of a `LinearLayout`: the size of their drawable in pixels, and the flags of `showDividers`.
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

/// The attributes of a `com.google.android.material.chip.ChipGroup` on which its layout depends; lengths are in pixels.
package struct AndroidFlowStyle: Hashable, Sendable {
  /// The distance between children in a line, in pixels: `chipSpacingHorizontal`.
  package var itemSpacing = 0
  /// The distance between lines, in pixels: `chipSpacingVertical`.
  package var lineSpacing = 0
  /// True if the children form one line, which may be longer than the group: `singleLine`.
  package var isSingleLine = false

  package init() {}
}

/// The attributes of an `android.widget.FrameLayout` on which its layout depends.
package struct AndroidFrameStyle: Hashable, Sendable {
  /// True if children with the visibility `gone` count in the layout's size: `measureAllChildren`.
  package var measuresAllChildren = false

  package init() {}
}

/// The attributes of an `android.widget.RelativeLayout` on which its layout depends.
package struct AndroidRelativeStyle: Hashable, Sendable {
  package var gravity = AndroidGravity.startTop
  /// The identifier of the child that the layout's gravity does not move, `ignoreGravity`; nil if it moves all
  /// children.
  package var ignoredByGravity: String?

  package init() {}
}

/// The attributes of an `android.widget.TableLayout` on which its layout depends.
package struct AndroidTableStyle: Hashable, Sendable {
  /// A selection of a table's columns: all of them, or some by their indexes, counted from 0.
  package enum Columns: Hashable, Sendable {
    case all
    case some(Set<Int>)
  }

  /// The attributes that the table has as a vertical `LinearLayout`, such as gravity and dividers.
  package var linear = AndroidLinearStyle(axis: .vertical)
  package var stretched = Columns.some([])
  package var shrunk = Columns.some([])
  package var collapsed: Set<Int> = []

  package init() {}
}

/// The attributes of an `android.widget.GridLayout` or `androidx.gridlayout.widget.GridLayout` on which its layout
/// depends.
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

/// The attributes of a `ScrollView`, `HorizontalScrollView` or `NestedScrollView` on which its layout depends.
package struct AndroidScrollStyle: Hashable, Sendable {
  package var axis: Axis
  /// True if the content is made at least as large as the scroll view along its axis: `fillViewport`.
  package var fillsViewport = false

  package init(axis: Axis) {
    self.axis = axis
  }
}
