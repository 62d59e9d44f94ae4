package import Geometry

/// The layout of one view of an Android layout file, in whole pixels of the device.
///
/// `android.view.View` and its `LayoutParams`. All dimensions are converted by the reader; start and end of margins
/// and paddings are already left and right.
package struct AndroidLayout: Hashable, Sendable {
  package enum Visibility: String, Hashable, Sendable, CaseIterable {
    case visible
    /// Takes its room and shows nothing.
    case invisible
    /// Takes no room.
    case gone
  }

  /// What the parent reads: the attributes `layout_*`.
  package var params: AndroidLayoutParams
  package var content: AndroidContent
  package var padding = Edges(0)
  /// `minWidth`; for text and ConstraintLayout too, which read it themselves.
  package var minWidth = 0
  package var minHeight = 0
  package var visibility = Visibility.visible
  /// Resolved: inherited from the parent where the file leaves it open.
  package var direction = LayoutDirection.leftToRight
  /// A measured size that replaces the size of the content.
  package var leafSize: AndroidLeafSize?
  package var origin = Origin.generated

  /// The relation between a view and the elements of its file.
  package enum Origin: Hashable, Sendable {
    /// An element; its index among the children of its parent, where `merge` counts as its children.
    case child(Int)
    /// A container around elements that the file does not have; its children count in its parent.
    case wrapper
    /// A view without an element, or an element of the layout of a list's item.
    case generated
  }

  package init(params: AndroidLayoutParams, content: AndroidContent) {
    self.params = params
    self.content = content
  }
}

/// The recorded size of a leaf, in pixels; nil where the view computes it.
package struct AndroidLeafSize: Hashable, Sendable {
  package var width: Int?
  package var height: Int?
  /// From the top edge.
  package var baseline: Int?

  package init(width: Int? = nil, height: Int? = nil, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// The class of a view, as far as it decides its measured size and the places of its children.
package indirect enum AndroidContent: Hashable, Sendable {
  /// `android.view.View`: takes all that it is offered.
  case view
  /// `android.widget.Space`: as large as its minimum size.
  case space
  /// A leaf of a known content size: progress bars, switches, seek bars, rating bars.
  case widget(AndroidWidget)
  case text(AndroidText)
  case image(AndroidImage)
  /// `LinearLayout`, `RadioGroup`.
  case linear(AndroidLinearStyle)
  /// `FrameLayout` and its subclasses, `CardView` included: its content padding is padding.
  case frame(AndroidFrameStyle)
  case relative(AndroidRelativeStyle)
  case table(AndroidTableStyle)
  case tableRow(AndroidLinearStyle)
  case grid(AndroidGridStyle)
  /// `ScrollView`, `HorizontalScrollView`, `NestedScrollView`.
  case scroll(AndroidScrollStyle)
  /// `ConstraintLayout` and `MotionLayout` in its start state.
  case constraint(AndroidConstraintStyle)
  /// A helper of `ConstraintLayout`: a guideline, a barrier, a group, …
  case constraintHelper(ConstraintHelper)
}

/// A leaf with a content size, in pixels, without padding.
package struct AndroidWidget: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// From the top edge of the content.
  package var baseline: Int?

  package init(width: Int, height: Int, baseline: Int? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}
