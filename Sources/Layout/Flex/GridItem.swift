import Geometry
import ViewTree

/// A child in its cell of a stack or a table, aligned as CSS Grid Layout 1, section 6.2, and CSS Box Alignment 3 say.
///
/// Along lines it fills the cell unless it has a width or `auto` margins: there is no `justifyItems`. Across, the
/// container's `alignItems` or the child's `alignSelf` decides; `normal`, which nobody wrote, leaves the height of a
/// child with an aspect ratio to the ratio.
struct GridItem {
  let box: Box
  /// Among the children of the container.
  let index: Int
  let margins: Insets
  private(set) var alignment: FlexStyle.AlignItems
  private let stretchesExplicitly: Bool

  /// - Parameters:
  ///   - width: of the cell, which percentages refer to.
  ///   - hasDefiniteHeight: the container has a height before its rows have one.
  init(_ box: Box, index: Int, in container: Box, width: Double?, hasDefiniteHeight: Bool) {
    self.box = box
    self.index = index
    margins = box.margins(basis: width)
    let alignment = box.style.alignSelf ?? container.style.alignItems
    // CSS Grid Layout 1, section 10.6: a height that depends on the row cannot move the baseline that sizes the row;
    // section 10.2: an `auto` margin takes the place of all alignment.
    let hasRelativeHeight = box.style.height.map { $0.resolved(against: Double?.none) == nil } ?? false
    let isCyclic = hasRelativeHeight && !hasDefiniteHeight
    let sharesNoBaseline = isCyclic || box.hasAutoMargin(along: .vertical)
    self.alignment = alignment == .baseline && sharesNoBaseline ? .flexStart : alignment
    stretchesExplicitly = alignment == .stretch
  }

  /// CSS Grid Layout 1, section 6.6: a row need not be as high as the content of an item whose height is for the row
  /// to decide and whose minimum is not for the content.
  fileprivate var canShrink: Bool {
    guard box.clips || box.style.minHeight != nil else { return false }
    return box.style.height?.resolved(against: Double?.none) == nil
  }

  /// The distance from the top margin edge to the baseline.
  func ascent(of fragment: Fragment) -> Double { margins.top + fragment.baselineOrBottom }

  /// Leaves the baseline to others: a height that depends on the row gives no baseline that is made of that height.
  fileprivate mutating func checkBaseline(of fragment: Fragment) {
    if alignment == .baseline, fragment.baseline == nil, box.hasRelativeHeight { alignment = .flexStart }
  }

  /// Lays the item out in a cell; without a height, at the height that the item requires.
  func layout(in cell: PartialSize) -> Fragment {
    var constraints = Constraints(available: cell, percentageBasis: cell)
    let hasRatio = box.style.aspectRatio != nil
    let hasHeightFirst =
      hasRatio && (box.style.height?.resolved(against: cell.height) != nil || stretchesExplicitly && cell.height != nil)
    if !box.hasAutoMargin(along: .horizontal), !hasHeightFirst { constraints.width = .fill }
    let stretches = stretchesExplicitly || alignment == .normal && !hasRatio
    if cell.height != nil, stretches, !box.hasAutoMargin(along: .vertical) { constraints.height = .stretch }
    return box.layout(in: constraints)
  }

  /// The distance of the border box from where lines begin in a cell of `width`.
  func start(of fragment: Fragment, in width: Double, isRightToLeft: Bool) -> Double {
    let margin = box.style.margin
    let isStartAuto = (isRightToLeft ? margin.right : margin.left) == nil
    let isEndAuto = (isRightToLeft ? margin.left : margin.right) == nil
    let free = max(0, width - fragment.size.width - margins[.horizontal])
    let first = isRightToLeft ? margins.right : margins.left
    return first + (isStartAuto ? free / (isEndAuto ? 2 : 1) : 0)
  }

  /// The distance of the border box from the top of a cell of `height`.
  ///
  /// - Parameter ascent: of the baseline that the items of the row share.
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

/// The height of a row of cells and the baseline that items in it share, measured before any of them stretches.
struct GridRow {
  /// In which everything fits.
  private(set) var height = 0.0
  /// The least height: items that can shrink do with less.
  private var least = 0.0
  private(set) var ascent = -Double.infinity
  private var descent = -Double.infinity

  /// Adds an item in a cell of `width` points, at the height required at that width.
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

  /// The height of the row in a container whose content box is `available` points high, if that is definite.
  func height(in available: Double?) -> Double { max(least, min(height, available ?? .infinity)) }
}

extension Box {
  /// The minimum and maximum contribution of a child to its track: CSS Grid Layout 1, section 6.6 and 12.5.
  ///
  /// - Parameter rowHeight: of the child's row, once it is known: the width may follow from it.
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
