package import Geometry

/// The layout attributes of one view of an Android layout file; lengths are whole pixels of the device.
///
/// They are the properties of `android.view.View` and its `LayoutParams`. The reader of the file has converted
/// dimensions to pixels, and the `start` and `end` of margins and paddings to left and right.
package struct AndroidLayout: Hashable, Sendable {
  package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case visible
    /// The view takes space but is not drawn.
    case invisible
    /// The view takes no space and is not drawn.
    case gone
  }

  /// The attributes `layout_*` of the view, by which its parent measures and places it.
  package var params: AndroidLayoutParams
  package var content: AndroidContent
  package var padding = Edges(0)
  /// The minimum width of the view in pixels, `minWidth`; text views and `ConstraintLayout` apply this attribute too.
  package var minWidth = 0
  package var minHeight = 0
  /// The intrinsic size of the background in pixels; 0 for a background without one.
  package var backgroundWidth = 0
  package var backgroundHeight = 0
  package var visibility = Visibility.visible
  /// The visibility when the screen opens, of a view that the layout editor shows in another state.
  package var visibilityAtFirst = Visibility.visible
  /// The layout direction of the view, which it inherits from the parent if the file states none.
  package var direction = LayoutDirection.leftToRight
  /// The recorded size, in pixels, that replaces the measured size of a view without children; nil if the view is
  /// measured.
  package var leafSize: AndroidLeafSize?
  package var origin = Origin.generated

  /// The relation between a view and the elements of the layout file.
  package enum Origin: Hashable, Sendable {
    /// A view with an element in the file; the number is its index, counted from 0, among the children of its parent.
    ///
    /// The children of a `merge` element count as children of the element's parent.
    case child(Int)
    /// A container without an element, around views of the file; those count as children of the container's parent.
    case wrapper
    /// A view without an element in the file, or of an element in the layout of a list's items.
    case generated
  }

  package init(params: AndroidLayoutParams, content: AndroidContent) {
    self.params = params
    self.content = content
  }
}

/// The recorded size of a view without children, in pixels; a nil dimension is computed from the view's content.
package struct AndroidLeafSize: Hashable, Sendable {
  package var width: Int?
  package var height: Int?
  /// The distance from the top edge of the view to its baseline, in pixels; nil if the baseline was not recorded.
  package var baseline: Int?

  package init(width: Int?, height: Int?, baseline: Int?) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// The class and content of an Android view, as far as measuring and layout depend on it.
package indirect enum AndroidContent: Hashable, Sendable {
  /// A plain `android.view.View`, which takes all the space that its parent offers.
  case view
  /// An `android.widget.Space`, which takes its minimum size.
  case space
  /// A view without children whose content has a fixed size: a progress bar, switch, seek bar or rating bar.
  case widget(AndroidWidget)
  case text(AndroidText)
  case image(AndroidImage)
  /// A `LinearLayout` or `RadioGroup`, which places its children in a row or column.
  case linear(AndroidLinearStyle)
  /// A `FrameLayout` or a subclass such as `CardView`, whose content padding is read as padding.
  case frame(AndroidFrameStyle)
  case relative(AndroidRelativeStyle)
  case table(AndroidTableStyle)
  case tableRow(AndroidLinearStyle)
  case grid(AndroidGridStyle)
  /// A `ScrollView`, `HorizontalScrollView` or `NestedScrollView`, whose child may be larger than the view.
  case scroll(AndroidScrollStyle)
  /// A `ConstraintLayout`, or a `MotionLayout` in its start state, which places its children by constraints.
  case constraint(AndroidConstraintStyle)
  /// A `CoordinatorLayout`, which places each child by the child's behavior, anchor, key line and gravity.
  ///
  /// The key lines are horizontal positions in pixels, `app:keylines`.
  case coordinator(keylines: [Int])
  /// A `ChipGroup`, which places its children in lines.
  case flow(AndroidFlowStyle)
  /// A `FlexboxLayout`, whose lengths are pixels.
  case flexbox(FlexStyle)
  /// A helper of `ConstraintLayout`, such as a guideline, barrier or group.
  case constraintHelper(ConstraintHelper)
}

/// The fixed size of the content of a view such as a progress bar, in pixels, without padding.
package struct AndroidWidget: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// The distance from the top edge of the content to the baseline, in pixels; nil if the view has no baseline.
  package var baseline: Int?

  package init(width: Int, height: Int, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
