import Geometry
import ViewTree

/// An item of a flex container, with the sizes in the order in which section 9 computes them.
///
/// Main sizes are of the content box in points: without padding and margin. In a container that does not wrap, the
/// children that share a box share one item.
struct FlexItem {
  let box: Box
  /// `auto` margins are 0 until free space is distributed.
  var margins: Insets
  /// Along the main axis.
  var mainPadding: Double
  /// Section 9.2, step 3.
  var flexBaseSize: Double
  /// The style gives the flex base size, not the content.
  var hasDefiniteBasis: Bool
  /// `min-width` and `max-width`, or height, automatic minimum included.
  var mainRange: SizeRange
  /// Section 9.8: the flexed main size is no size that percentages of children may refer to.
  var treatsHeightAsIndefinite: Bool
  var alignment: FlexStyle.AlignItems
  /// While the *max-content* width of a wrapping column is computed: the width that the item is given.
  var givenWidth: Double?

  var targetMainSize = 0.0
  var isFrozen = false
  /// The difference made by the limits to the size in this iteration.
  var violation = 0.0
  /// The cross size of the border box, before stretching.
  var crossSize = 0.0
  /// The result of section 9.4, step 7; nil for items that are only stretched later.
  var fragment: Fragment?

  var hypotheticalMainSize: Double { mainRange.clamp(flexBaseSize) }
  var scaledFlexShrinkFactor: Double { box.style.shrink * flexBaseSize }
  /// The main size of the border box.
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
  /// The distance from the cross-start edge, or where items hang from the cross-end edge from that, to the shared
  /// baseline.
  var ascent = 0.0
  var hasBaseline = false
  /// The part of the container's main size that the items leave free.
  var freeSpace = 0.0
}

extension Box {
  /// `align-self`, unless an `auto` margin takes its place: section 8.1.
  func alignment(of child: Box) -> FlexStyle.AlignItems {
    let cross = style.direction.axis.crossed
    if child.hasAutoMargin(along: cross) { return .flexStart }
    let alignment = child.style.alignSelf ?? style.alignItems
    return alignment == .normal ? .stretch : alignment
  }

  /// True if the child fills its line.
  func stretches(_ child: Box) -> Bool {
    let cross = style.direction.axis.crossed
    return child.size(along: cross) == nil && alignment(of: child) == .stretch
  }
}
