import Geometry
import ViewTree

/// An item of a flex container, with its sizes in the order in which section 9 computes them.
///
/// Main sizes are those of the content box in points, without padding and margin. In a container that does not wrap,
/// children with the same box have the same item.
struct FlexItem {
  let box: Box
  /// True if the item stretches to the cross size of its line.
  let stretches: Bool
  /// The margins of the item in points; `auto` margins are 0 before free space is distributed.
  var margins: Insets
  /// The padding of the item along the main axis, in points.
  var mainPadding: Double
  /// The flex base size of the content box in points: section 9.2, step 3.
  var flexBaseSize: Double
  /// True if the style, not the content, determines the flex base size.
  var hasDefiniteBasis: Bool
  /// The range of the item's main size in points of the content box, from `min-width` and `max-width` or from the
  /// limits of the height.
  ///
  /// The automatic minimum of section 4.5 is included.
  var mainRange: SizeRange
  /// True if percentages of the item's children do not refer to the flexed main size of the item: section 9.8.
  var treatsHeightAsIndefinite: Bool
  var alignment: FlexStyle.AlignItems
  /// The result of ``FlexAlgorithm/givenWidth(of:)``.
  var givenWidth: Double?

  var targetMainSize = 0.0
  var isFrozen = false
  /// The change of the target main size by the item's limits in one iteration, in points, negative if they reduce it:
  /// section 9.7, step 4d.
  var violation = 0.0
  /// The cross size of the item's border box before stretching, in points.
  var crossSize = 0.0
  /// The layout of the item by section 9.4, step 7; nil before it, and for items that are laid out after their line is
  /// stretched.
  var fragment: Fragment?

  var hypotheticalMainSize: Double { mainRange.clamp(flexBaseSize) }
  var scaledFlexShrinkFactor: Double { box.style.shrink * flexBaseSize }
  /// The main size of the item's border box, in points.
  var usedMainSize: Double { targetMainSize + mainPadding }
}

/// A child of a flex container in the order of layout, with the item that contains its sizes.
struct FlexPlace {
  /// The index of the child among the children of the container.
  var child: Int32
  /// The index of the child's item among the items of the container.
  var item: Int32
}

/// The children of a flex container in the order of layout.
///
/// In most containers each child has an item of its own at the same index, so that an array is not necessary.
struct FlexPlaces: RandomAccessCollection {
  private(set) var endIndex = 0
  /// The places in order; empty if the index of each place is that of its child and item.
  private var stored: [FlexPlace] = []

  var startIndex: Int { 0 }

  subscript(position: Int) -> FlexPlace {
    stored.isEmpty ? FlexPlace(index: position) : stored[position]
  }

  mutating func append(_ place: FlexPlace) {
    let isRegular = Int(place.child) == endIndex && Int(place.item) == endIndex
    if !isRegular, stored.isEmpty { stored = (0..<endIndex).map { FlexPlace(index: $0) } }
    if !isRegular || !stored.isEmpty { stored.append(place) }
    endIndex += 1
  }
}

extension FlexPlace {
  /// The place of a child whose item has the same index.
  fileprivate init(index: Int) {
    self.init(child: Int32(truncatingIfNeeded: index), item: Int32(truncatingIfNeeded: index))
  }
}

/// A line of flex items: the ranges of its children and items, and its sizes in points.
struct FlexLine {
  /// The range of the line's children in ``FlexAlgorithm/places``.
  var places: Range<Int>
  /// The range of the line's items in ``FlexAlgorithm/items``; all items in a container that does not wrap.
  var items: Range<Int>
  var sumOfHypotheticalSizes: Double
  var sumOfFlexBaseSizes: Double
  var crossSize = 0.0
  /// The distance from the cross-start edge of the line to the common baseline of its items, in points.
  ///
  /// In a container with `wrap-reverse` it is the distance from the opposite edge.
  var ascent = 0.0
  var hasBaseline = false
  /// The part of the container's main size that the items and gaps of the line leave free, in points; negative if they
  /// overflow.
  var freeSpace = 0.0
}

/// The lines of a flex container in order.
///
/// The first one is stored without an array, because most containers have a single line.
struct FlexLines: RandomAccessCollection, MutableCollection {
  private var line = FlexLine(places: 0..<0, items: 0..<0, sumOfHypotheticalSizes: 0, sumOfFlexBaseSizes: 0)
  private var others: [FlexLine] = []
  private(set) var endIndex = 0

  var startIndex: Int { 0 }

  subscript(position: Int) -> FlexLine {
    get { position == 0 ? line : others[position - 1] }
    set { if position == 0 { line = newValue } else { others[position - 1] = newValue } }
  }

  mutating func append(_ line: FlexLine) {
    if endIndex == 0 { self.line = line } else { others.append(line) }
    endIndex += 1
  }
}

extension Box {
  /// Returns true if a child stretches to its flex line: its cross size is `auto` and its alignment `stretch`.
  func stretches(_ child: Box) -> Bool {
    guard child.size(along: mainAxis.crossed) == nil, case .stretch = alignment(of: child) else { return false }
    return true
  }
}
