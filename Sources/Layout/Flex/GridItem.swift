import Geometry
import ViewTree

/// A child in its cell of a stack or a table, aligned by CSS Grid Layout 1, section 6.2, and CSS Box Alignment 3.
///
/// Horizontally the child fills the cell unless it has a width or `auto` margins: `justifyItems` is not supported.
/// Vertically the container's `alignItems` or the child's `alignSelf` applies; with the default `normal` the height of
/// a child with an aspect ratio follows from the ratio.
struct GridItem {
  let box: Box
  /// The index of the box among the children of the container.
  let index: Int
  let margins: Insets
  private(set) var alignment: FlexStyle.AlignItems
  private let stretchesExplicitly: Bool

  /// Creates the item of a child of a stack or a table row, with its margins and alignment.
  ///
  /// - Parameters:
  ///   - width: the width of the cell in points, to which percentages refer; nil if it is indefinite.
  ///   - hasDefiniteHeight: true if the height of the container is known before that of the cell.
  init(_ box: Box, index: Int, in container: Box, width: Double?, hasDefiniteHeight: Bool) {
    self.box = box
    self.index = index
    margins = box.margins(basis: width)
    let alignment = box.style.alignSelf ?? container.style.alignItems
    // CSS Grid Layout 1, section 10.6: a height that depends on the row cannot move the baseline that sizes the row;
    // section 10.2: `auto` margins override alignment.
    let hasRelativeHeight = box.style.height.map { $0.resolved(against: Double?.none) == nil } ?? false
    let isCyclic = hasRelativeHeight && !hasDefiniteHeight
    let sharesNoBaseline = isCyclic || box.hasAutoMargin(along: .vertical)
    self.alignment = alignment == .baseline && sharesNoBaseline ? .flexStart : alignment
    stretchesExplicitly = alignment == .stretch
  }

  /// True if the row of the item may be lower than the content of the item: CSS Grid Layout 1, section 6.6.
  ///
  /// The row determines the height of such an item, and the minimum of the row does not include its content.
  fileprivate var canShrink: Bool {
    guard box.clips || box.style.minHeight != nil else { return false }
    return box.style.height?.resolved(against: Double?.none) == nil
  }

  /// Returns the distance from the item's top margin edge to its baseline or, without one, its bottom edge, in points.
  func ascent(of fragment: Fragment) -> Double { margins.top + fragment.baselineOrBottom }

  /// Aligns the item at the top instead of the baseline if its height is a percentage and its fragment has no baseline.
  ///
  /// - Parameter fragment: the layout of the item at the height that the item requires.
  fileprivate mutating func checkBaseline(of fragment: Fragment) {
    if alignment == .baseline, fragment.baseline == nil, box.hasRelativeHeight { alignment = .flexStart }
  }

  /// Lays out the item in a cell of a size in points; if the cell has no height, at the height that the item requires.
  func layout(in cell: PartialSize) -> Fragment {
    var constraints = Constraints(available: cell, percentageBasis: cell)
    let hasRatio = box.aspectRatio != nil
    let hasHeightFirst =
      hasRatio && (box.style.height?.resolved(against: cell.height) != nil || stretchesExplicitly && cell.height != nil)
    if !box.hasAutoMargin(along: .horizontal), !hasHeightFirst { constraints.width = .fill }
    let stretches = stretchesExplicitly || alignment == .normal && !hasRatio
    if cell.height != nil, stretches, !box.hasAutoMargin(along: .vertical) { constraints.height = .stretch }
    return box.layout(in: constraints)
  }

  /// Returns the distance in points from the edge of a cell where text lines start to the item's border box.
  func start(of fragment: Fragment, in width: Double, isRightToLeft: Bool) -> Double {
    let margin = box.style.margin
    let isStartAuto = (isRightToLeft ? margin.right : margin.left) == nil
    let isEndAuto = (isRightToLeft ? margin.left : margin.right) == nil
    let free = max(0, width - fragment.size.width - margins[.horizontal])
    let first = isRightToLeft ? margins.right : margins.left
    return first + (isStartAuto ? free / (isEndAuto ? 2 : 1) : 0)
  }

  /// Returns the distance in points from the top of a cell of `height` points to the item's border box.
  ///
  /// - Parameter ascent: the distance from the top of the cell to the common baseline of its row, in points.
  func top(of fragment: Fragment, in height: Double, ascent: Double) -> Double {
    let margin = box.style.margin
    let free = height - fragment.size.height - margins[.vertical]
    if margin.top == nil || margin.bottom == nil {
      return margins.top + (margin.top == nil ? max(0, free) / (margin.bottom == nil ? 2 : 1) : 0)
    }
    switch alignment {
    case .normal, .stretch, .flexStart: return margins.top
    case .flexEnd: return margins.top + free
    case .center: return margins.top + free / 2
    case .baseline: return margins.top + ascent - self.ascent(of: fragment)
    }
  }
}

/// The measurement of one row of cells: its height and the distance of its common baseline from its top in points,
/// before any item stretches.
struct GridRow {
  /// The smallest height in points at which the row contains all items.
  private(set) var height = 0.0
  /// The minimum height of the row in points, to which items that can shrink contribute less than their content.
  private var least = 0.0
  private(set) var ascent = -Double.infinity
  private var descent = -Double.infinity

  /// Extends the row to the height in points that an item requires in a cell of `width` points.
  mutating func measure(_ item: inout GridItem, width: Double) {
    let fragment = item.layout(in: PartialSize(width: width, height: nil))
    let outer = fragment.size.height + item.margins[.vertical]
    item.checkBaseline(of: fragment)
    if item.alignment == .baseline {
      let own = item.ascent(of: fragment)
      ascent = max(ascent, own)
      descent = max(descent, outer - own)
      height = max(height, ascent + descent)
      least = max(least, ascent + descent)
    } else {
      height = max(height, outer)
      least = max(least, item.canShrink ? item.margins[.vertical] + item.box.heightRange(in: .unknown).minimum : outer)
    }
  }

  /// Returns the height of the row in points, limited to the available height but not below the minimum.
  ///
  /// - Parameter available: the height of the container's content box in points; nil if it is indefinite.
  func height(in available: Double?) -> Double { max(least, min(height, available ?? .infinity)) }
}

extension Box {
  /// Returns the minimum and maximum contribution of a child to the width of its column, in points, margins included.
  ///
  /// CSS Grid Layout 1, sections 6.6 and 12.5.
  ///
  /// - Parameter rowHeight: the height of the child's row in points, from which its width may follow; nil before it is
  ///   known.
  func trackContribution(of child: Box, rowHeight: Double? = nil) -> IntrinsicWidths {
    let space = PartialSize(width: nil, height: rowHeight)
    var constraints = Constraints(available: space, percentageBasis: space)
    let alignment = child.style.alignSelf ?? style.alignItems
    let stretches = alignment == .stretch || alignment == .normal
    if rowHeight != nil, stretches, !child.hasAutoMargin(along: .vertical) { constraints.height = .stretch }
    var widths = child.contribution(in: constraints)
    if child.style.width?.resolved(against: Double?.none) == nil, child.style.minWidth != nil || child.clips {
      widths.minContent = max(
        child.padding(basis: nil)[.horizontal], (child.style.minWidth ?? .zero).resolved(against: 0))
    }
    widths.maxContent = max(widths.minContent, widths.maxContent)
    return widths.adding(child.margins(basis: nil)[.horizontal])
  }
}
