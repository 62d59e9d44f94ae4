package import Geometry

/// The layout of one view of an Android layout file, in whole pixels of the device.
///
/// The properties of `android.view.View` and its `LayoutParams`. The reader has converted all dimensions to pixels, and
/// `start` and `end` of margins and paddings to left and right.
package struct AndroidLayout: Hashable, Sendable {
  package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case visible
    /// The view takes space but is not drawn.
    case invisible
    /// The view takes no space and is not drawn.
    case gone
  }

  /// The attributes `layout_*` of the view, which its parent reads.
  package var params: AndroidLayoutParams
  package var content: AndroidContent
  package var padding = Edges(0)
  /// The minimum width in pixels, `minWidth`; text views and `ConstraintLayout` apply this attribute too.
  package var minWidth = 0
  package var minHeight = 0
  package var visibility = Visibility.visible
  /// The layout direction of the view, inherited from the parent if the file states none.
  package var direction = LayoutDirection.leftToRight
  /// The recorded size of a leaf that replaces its measured size; nil if the content is measured.
  package var leafSize: AndroidLeafSize?
  package var origin = Origin.generated

  /// The relation between a view and the elements of its file.
  package enum Origin: Hashable, Sendable {
    /// The view of an element; the number is its index, from 0, among the children of its parent.
    ///
    /// The children of a `merge` count as children of the parent.
    case child(Int)
    /// A container that the file does not contain, around views of the file, which count as children of the container's
    /// parent.
    case wrapper
    /// A view without an element of its own, or of an element in the layout of a list's items.
    case generated
  }

  package init(params: AndroidLayoutParams, content: AndroidContent) {
    self.params = params
    self.content = content
  }
}

/// The recorded size of a leaf, in pixels; a nil dimension is computed from the content of the leaf.
package struct AndroidLeafSize: Hashable, Sendable {
  package var width: Int?
  package var height: Int?
  /// The distance of the baseline from the top edge of the leaf, in pixels; nil if the baseline was not recorded.
  package var baseline: Int?

  package init(width: Int? = nil, height: Int? = nil, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// The content of an Android view, by class, as far as measuring and layout depend on it.
package indirect enum AndroidContent: Hashable, Sendable {
  /// A plain `android.view.View`, which takes all the space that its parent offers.
  case view
  /// An `android.widget.Space`, which takes its minimum size.
  case space
  /// A leaf with a known content size: progress bars, switches, seek bars, rating bars.
  case widget(AndroidWidget)
  case text(AndroidText)
  case image(AndroidImage)
  /// A `LinearLayout` or `RadioGroup`.
  case linear(AndroidLinearStyle)
  /// A `FrameLayout` or a subclass such as `CardView`, whose content padding is read as padding.
  case frame(AndroidFrameStyle)
  case relative(AndroidRelativeStyle)
  case table(AndroidTableStyle)
  case tableRow(AndroidLinearStyle)
  case grid(AndroidGridStyle)
  /// A `ScrollView`, `HorizontalScrollView` or `NestedScrollView`.
  case scroll(AndroidScrollStyle)
  /// A `ConstraintLayout`, or a `MotionLayout` in its start state.
  case constraint(AndroidConstraintStyle)
  /// A `CoordinatorLayout`.
  case coordinator
  /// A helper of `ConstraintLayout`, such as a guideline, barrier or group.
  case constraintHelper(ConstraintHelper)
}

/// A leaf with a fixed content size, in pixels, without padding, such as a progress bar.
package struct AndroidWidget: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The distance of the baseline from the top edge of the content, in pixels; nil for no baseline.
  package var baseline: Int?

  package init(width: Int, height: Int, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
