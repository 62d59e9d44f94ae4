import Geometry
import ViewTree

/// An item of a flex container, with the sizes in the order in which section 9 computes them.
///
/// Main sizes are of the content box in points: without padding and margin. In a container that does not wrap, the
/// children that share a box share one item.
struct FlexItem {
  let box: Box
  /// The margins in points; `auto` margins are 0 until free space is distributed.
  var margins: Insets
  /// The padding along the main axis, in points.
  var mainPadding: Double
  /// The flex base size: section 9.2, step 3.
  var flexBaseSize: Double
  /// True if the style, not the content, determines the flex base size.
  var hasDefiniteBasis: Bool
  /// The range of `min-width` and `max-width`, or of the heights, automatic minimum included.
  var mainRange: SizeRange
  /// True if percentages of children do not refer to the flexed main size: section 9.8.
  var treatsHeightAsIndefinite: Bool
  var alignment: FlexStyle.AlignItems
  /// The given width of the item while the *max-content* width of a wrapping column is computed; otherwise nil.
  var givenWidth: Double?

  var targetMainSize = 0.0
  var isFrozen = false
  /// The change of the size by the limits in this iteration, in points.
  var violation = 0.0
  /// The cross size of the border box before stretching, in points.
  var crossSize = 0.0
  /// The fragment of section 9.4, step 7; nil for items that are laid out once the line is stretched.
  var fragment: Fragment?

  var hypotheticalMainSize: Double { mainRange.clamp(flexBaseSize) }
  var scaledFlexShrinkFactor: Double { box.style.shrink * flexBaseSize }
  /// The main size of the border box, in points.
  var usedMainSize: Double { targetMainSize + mainPadding }

  func outerMainSize(of contentSize: Double, _ main: Axis) -> Double { contentSize + mainPadding + margins[main] }
}

/// A child of a flex container and its item.
struct FlexPlace {
  /// The position among the children of the container.
  var child: Int32
  /// The position among the items of the algorithm.
  var item: Int32
}

/// A line of flex items.
struct FlexLine {
  /// The range of the container's places, one for each child of the line.
  var places: Range<Int>
  /// The range of the container's items; all of them in a container that does not wrap.
  var items: Range<Int>
  var sumOfHypotheticalSizes: Double
  var sumOfFlexBaseSizes: Double
  var crossSize = 0.0
  /// The distance from the cross-start edge to the shared baseline, in points.
  ///
  /// For items that are aligned at the cross-end edge, the distance from that edge.
  var ascent = 0.0
  var hasBaseline = false
  /// The free space of the container's main size, in points.
  var freeSpace = 0.0
}

extension Box {
  /// The alignment of a child: `align-self`, unless it has an `auto` margin, section 8.1.
  func alignment(of child: Box) -> FlexStyle.AlignItems {
    let cross = style.direction.axis.crossed
    if child.hasAutoMargin(along: cross) { return .flexStart }
    let alignment = child.style.alignSelf ?? style.alignItems
    return alignment == .normal ? .stretch : alignment
  }

  /// True if the child stretches to the cross size of its line.
  func stretches(_ child: Box) -> Bool {
    let cross = style.direction.axis.crossed
    return child.size(along: cross) == nil && alignment(of: child) == .stretch
  }
}
