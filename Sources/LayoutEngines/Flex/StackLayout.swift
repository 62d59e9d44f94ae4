import Geometry
import ViewTree

/// Children on top of each other: a CSS grid of one cell.
///
/// The cell fills the container, and is larger where a child cannot do with less. `justifyContent` and `alignContent`
/// other than their defaults make it as small as its content and place it, as they do for any grid.
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
    let cellWidth = box.cellWidth(in: available, contentHeight: content.height)
    var items = box.gridItems(width: cellWidth, contentHeight: content.height)
    var row = GridRow()
    for index in items.indices { row.measure(&items[index], width: cellWidth) }

    let padding = geometry.padding
    let intrinsicHeight = padding[.vertical] + row.height
    let height = max(0, box.usedHeight(geometry, intrinsicHeight: intrinsicHeight) - padding[.vertical])
    let rowHeight = row.height(in: content.height)
    let cellHeight = box.style.alignContent == .stretch ? max(rowHeight, height) : rowHeight
    let across = ContentDistribution(box.style.alignContent, freeSpace: height - cellHeight, count: 1).offset
    let along = ContentDistribution(
      FlexStyle.AlignContent(box.style.justifyContent), freeSpace: available - cellWidth, count: 1
    ).offset

    var placed = [PlacedFragment](repeating: .empty, count: box.children.count)
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
    return box.fragment(
      geometry, intrinsicHeight: intrinsicHeight, baseline: baseline(of: items, placed, row), items: placed)
  }

  /// That of the items that share one, else that of the first.
  private func baseline(of items: [GridItem], _ placed: [PlacedFragment], _ row: GridRow) -> Double? {
    guard let first = items.first(where: { $0.alignment == .baseline }) ?? items.first else { return nil }
    return placed[first.index].origin.y + placed[first.index].fragment.baselineOrBottom
  }
}

extension Box {
  fileprivate func gridItems(width: Double?, contentHeight: Double?) -> [GridItem] {
    children.enumerated().filter(\.element.isInFlow).map { index, child in
      GridItem(child, index: index, in: self, width: width, hasDefiniteHeight: contentHeight != nil)
    }
  }

  /// The intrinsic widths of a stack's content.
  func stackWidths(content: PartialSize) -> IntrinsicWidths {
    let widths = cellWidths()
    guard hasWidthsFromHeights else { return widths }
    let least = rowHeight(cellWidth: widths.minContent, contentHeight: content.height)
    let most = rowHeight(cellWidth: widths.maxContent, contentHeight: content.height)
    let minContent = cellWidths(rowHeight: least).minContent
    return IntrinsicWidths(
      minContent: minContent, maxContent: max(minContent, cellWidths(rowHeight: most).maxContent))
  }

  /// The width of the cell of a stack whose content box is `available` points wide.
  ///
  /// CSS Grid Layout 1, section 12.1: columns, rows, and columns again where a width follows from the row's height.
  fileprivate func cellWidth(in available: Double, contentHeight: Double?) -> Double {
    let width = cellWidth(cellWidths(), in: available)
    guard hasWidthsFromHeights else { return width }
    let height = rowHeight(cellWidth: width, contentHeight: contentHeight)
    return cellWidth(cellWidths(rowHeight: height), in: available)
  }

  private func cellWidth(_ widths: IntrinsicWidths, in available: Double) -> Double {
    let fills = style.justifyContent == .flexStart
    return max(widths.minContent, fills ? available : min(widths.maxContent, available))
  }

  private func cellWidths(rowHeight: Double? = nil) -> IntrinsicWidths {
    var widths = IntrinsicWidths(minContent: 0, maxContent: 0)
    for child in distinctChildren {
      let contribution = trackContribution(of: child, rowHeight: rowHeight)
      widths.minContent = max(widths.minContent, contribution.minContent)
      widths.maxContent = max(widths.maxContent, contribution.maxContent)
    }
    return widths
  }

  private func rowHeight(cellWidth: Double, contentHeight: Double?) -> Double {
    var row = GridRow()
    for var item in gridItems(width: cellWidth, contentHeight: contentHeight) { row.measure(&item, width: cellWidth) }
    let height = row.height(in: contentHeight)
    return style.alignContent == .stretch ? max(height, contentHeight ?? 0) : height
  }
}
