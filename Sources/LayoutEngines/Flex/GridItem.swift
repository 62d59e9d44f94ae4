import Geometry
import ViewTree

/// A child in its cell of a stack or a table, aligned as CSS Grid Layout 1, section 6.2, and CSS Box Alignment 3 say.
///
/// Along lines it fills the cell unless it has a width or `auto` margins: there is no `justifyItems`. Across, the
/// container's `alignItems` or the child's `alignSelf` decides; `stretch` that nobody wrote leaves the height of a
/// child with an aspect ratio to the ratio.
struct GridItem {
  let box: Box
  /// Among the children of the container.
  let index: Int
  let margins: Insets
  let alignment: FlexStyle.AlignItems
  private let stretchesExplicitly: Bool

  /// - Parameter width: of the cell, which percentages refer to.
  init(_ box: Box, index: Int, in container: Box, width: Double?) {
    self.box = box
    self.index = index
    margins = box.margins(basis: width)
    let alignment = box.style.alignSelf ?? container.style.alignItems
    self.alignment = alignment
    stretchesExplicitly = box.style.alignSelf == .stretch
  }

  /// Lays the item out in a cell; without a height, for the height that it asks of the cell.
  func layout(in cell: PartialSize) -> Fragment {
    var constraints = Constraints(available: cell, percentageBasis: cell)
    let hasRatio = box.style.aspectRatio != nil
    let hasHeightFirst = hasRatio && (box.style.height?.resolved(against: cell.height) != nil || stretchesExplicitly)
    if !box.hasAutoMargin(along: .horizontal), !hasHeightFirst { constraints.width = .stretch }
    if cell.height != nil, alignment == .stretch, !box.hasAutoMargin(along: .vertical),
      !hasRatio || stretchesExplicitly
    {
      constraints.height = .stretch
    }
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
    case .stretch, .flexStart: return margins.top
    case .flexEnd: return margins.top + free
    case .center: return margins.top + free / 2
    case .baseline: return ascent - fragment.baselineOrBottom
    }
  }

  /// The distance from the top margin edge to the baseline.
  func ascent(of fragment: Fragment) -> Double { margins.top + fragment.baselineOrBottom }
}

/// The height of a row of cells and the baseline that items in it share, measured before any of them stretches.
struct GridRow {
  private(set) var height = 0.0
  private(set) var ascent = 0.0
  private var descent = 0.0

  mutating func add(_ item: GridItem, _ fragment: Fragment) {
    let outer = fragment.size.height + item.margins[.vertical]
    if item.alignment == .baseline {
      let own = item.ascent(of: fragment)
      ascent = max(ascent, own)
      descent = max(descent, outer - own)
      height = max(height, ascent + descent)
    } else {
      height = max(height, outer)
    }
  }
}

extension Box {
  /// What a track that is as wide as its content must have for the child: CSS Grid Layout 1, section 6.6.
  func minimumContribution(of child: Box, content: PartialSize) -> Double {
    let contribution = outerContribution(of: child, content: content).minContent
    if child.style.width?.resolved(against: Double?.none) != nil { return contribution }
    guard child.style.minWidth != nil || child.clips else { return contribution }
    let padding = child.padding(basis: nil)[.horizontal]
    return max(padding, (child.style.minWidth ?? .zero).resolved(against: 0)) + child.margins(basis: nil)[.horizontal]
  }
}
