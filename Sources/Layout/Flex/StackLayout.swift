import Geometry
import ViewTree

/// The algorithm that lays out the children of a stack in one common cell, where they overlap: a CSS grid of one cell.
///
/// The cell fills the container, and is larger if a child requires more. `justifyContent` and `alignContent` other than
/// their defaults reduce the cell to the size of its content and place it, as in any grid.
struct StackLayout {
  private let box: Box
  private let geometry: BoxGeometry

  init(_ box: Box, _ geometry: BoxGeometry) {
    self.box = box
    self.geometry = geometry
  }

  func run() -> Fragment {
    let content = geometry.content
    let available = content.width ?? 0
    // CSS Grid Layout 1, section 12.1: columns, rows, and both again if a width is derived from the row's height.
    // Browsers use the height of the container from the first iteration.
    var cellWidth = box.cellWidth(in: available, rowHeight: nil)
    var (row, items) = box.measuredRow(cellWidth: cellWidth, contentHeight: content.height)
    let padding = geometry.padding
    let intrinsicHeight = padding[.vertical] + row.height
    let height = max(0, box.usedHeight(geometry, intrinsicHeight: intrinsicHeight) - padding[.vertical])
    if box.hasWidthsFromHeights {
      cellWidth = box.cellWidth(in: available, rowHeight: box.stretchedHeight(of: row, contentHeight: content.height))
      (row, items) = box.measuredRow(cellWidth: cellWidth, contentHeight: content.height)
    }
    let rowHeight = row.height(in: content.height)
    let cellHeight = box.style.alignContent == .stretch ? max(rowHeight, height) : rowHeight
    let across = ContentDistribution(box.style.alignContent, freeSpace: height - cellHeight, count: 1).offset
    let along = ContentDistribution(
      FlexStyle.AlignContent(box.style.justifyContent), freeSpace: available - cellWidth, count: 1
    ).offset

    let placed = box.reserveChildFragments()
    for item in items {
      let fragment = item.layout(in: PartialSize(width: cellWidth, height: cellHeight))
      let start = item.start(of: fragment, in: cellWidth, isRightToLeft: box.isRightToLeft)
      let top = item.top(of: fragment, in: cellHeight, ascent: row.ascent)
      let first = box.isRightToLeft ? padding.right : padding.left
      placed[item.index] = PlacedFragment(
        origin: box.origin(
          start: first + along + start, top: padding.top + across + top, of: fragment.size,
          in: geometry),
        fragment: fragment)
    }
    let baseline = baseline(of: items, placed)
    box.offsetChildren(in: PartialSize(width: cellWidth, height: cellHeight), placed)
    return box.fragment(geometry, intrinsicHeight: intrinsicHeight, baseline: baseline, children: placed)
  }

  /// Returns the baseline of a stack in points from its top: the common baseline of its items, otherwise that of the
  /// first item.
  ///
  /// The result is nil without items.
  private func baseline(of items: [GridItem], _ placed: ChildFragments) -> Double? {
    guard let first = items.first(where: { $0.alignment == .baseline }) ?? items.first else { return nil }
    return placed[first.index].origin.y + placed[first.index].fragment.baselineOrBottom
  }
}

extension Box {
  /// Returns the intrinsic widths of a stack's content in points.
  ///
  /// - Parameter content: the size of the content box in points, of which the width is indefinite.
  func stackWidths(content: PartialSize) -> IntrinsicWidths {
    let widths = cellWidths()
    guard hasWidthsFromHeights else { return widths }
    let least = measuredRow(cellWidth: widths.minContent, contentHeight: content.height).row
    let most = measuredRow(cellWidth: widths.maxContent, contentHeight: content.height).row
    let minContent = cellWidths(rowHeight: stretchedHeight(of: least, contentHeight: content.height)).minContent
    let maxContent = cellWidths(rowHeight: stretchedHeight(of: most, contentHeight: content.height)).maxContent
    return IntrinsicWidths(minContent: minContent, maxContent: max(minContent, maxContent))
  }

  /// Returns the width in points of the cell of a stack whose content box is `available` points wide.
  ///
  /// - Parameter rowHeight: the height of the cell in points; nil before it is known.
  fileprivate func cellWidth(in available: Double, rowHeight: Double?) -> Double {
    let widths = cellWidths(rowHeight: rowHeight)
    let fills = style.justifyContent == .flexStart
    return max(widths.minContent, fills ? available : min(widths.maxContent, available))
  }

  private func cellWidths(rowHeight: Double? = nil) -> IntrinsicWidths {
    var widths = IntrinsicWidths(minContent: 0, maxContent: 0)
    for child in distinctChildren { widths.include(trackContribution(of: child, rowHeight: rowHeight)) }
    return widths
  }

  /// Returns the items of a stack in the order of layout and the row of them, for a cell of a width in points.
  ///
  /// - Parameter contentHeight: the height of the content box in points; nil if it is indefinite.
  fileprivate func measuredRow(cellWidth: Double, contentHeight: Double?) -> (row: GridRow, items: [GridItem]) {
    var row = GridRow()
    var items: [GridItem] = []
    for (index, child) in orderedChildren where child.isInFlow {
      var item = GridItem(child, index: index, in: self, width: cellWidth, hasDefiniteHeight: contentHeight != nil)
      row.measure(&item, width: cellWidth)
      items.append(item)
    }
    return (row, items)
  }

  fileprivate func stretchedHeight(of row: GridRow, contentHeight: Double?) -> Double {
    let height = row.height(in: contentHeight)
    return style.alignContent == .stretch ? max(height, contentHeight ?? 0) : height
  }
}
