import Geometry
import ViewTree

/// The algorithm that lays out rows with aligned cells: a CSS grid with the columns `max-content … max-content 1fr` and
/// subgrid rows.
///
/// A column is as wide as its widest cell. The last column fills the remaining width, but is at least as wide as its
/// content. A row is as high as its tallest cell or as its own height. The gaps are those of the table.
struct TableLayout {
  private let box: Box
  private let geometry: BoxGeometry
  private let columnGap: Double

  init(_ box: Box, _ geometry: BoxGeometry) {
    self.box = box
    self.geometry = geometry
    columnGap = box.gap(along: .horizontal, content: geometry.content)
  }

  func run() -> Fragment {
    let content = geometry.content
    let columns = columns(in: content.width ?? 0)
    let width = columns.reduce(Double(max(0, columns.count - 1)) * columnGap, +)
    let rowGap = box.gap(along: .vertical, content: content)
    let padding = geometry.padding
    let placed = box.reserveChildFragments()
    var bottom = padding.top
    var baseline: Double?
    var last: (box: Box, fragment: Fragment)?
    for (index, row) in box.orderedChildren where row.isInFlow {
      let fragment = last.flatMap { $0.box == row ? $0.fragment : nil } ?? layout(row, columns: columns)
      if last != nil { bottom += rowGap }
      last = (row, fragment)
      let margins = row.margins(basis: content.width)
      let start = box.isRightToLeft ? padding.right + margins.right : padding.left + margins.left
      placed[index] = PlacedFragment(
        origin: box.origin(start: start, top: bottom + margins.top, of: fragment.size, in: geometry)
          + row.relativeOffset(
            in: PartialSize(width: width, height: fragment.size.height + margins[.vertical]), of: box),
        fragment: fragment)
      baseline = baseline ?? bottom + margins.top + fragment.baselineOrBottom
      bottom += fragment.size.height + margins[.vertical]
    }
    return box.fragment(
      geometry, intrinsicHeight: bottom + padding.bottom, baseline: baseline, children: placed)
  }

  // MARK: - Columns

  /// Returns the widths of the columns in points, in order, in a table whose content box is `width` points wide.
  private func columns(in width: Double) -> [Double] {
    var columns = box.columnWidths()
    guard let last = columns.popLast() else { return [] }
    let taken = columns.reduce(0) { $0 + $1.maxContent + columnGap }
    return columns.map(\.maxContent) + [max(last.minContent, width - taken)]
  }

  // MARK: - Rows

  private func layout(_ row: Box, columns: [Double]) -> Fragment {
    // The row spans all columns, including those beyond the table's edge.
    let width = columns.reduce(Double(max(0, columns.count - 1)) * columnGap, +)
    let space = PartialSize(width: width, height: nil)
    var constraints = Constraints(available: space, percentageBasis: space)
    constraints.width = .stretch
    let padding = row.padding(basis: width)
    let rowGeometry = BoxGeometry(
      constraints: constraints, padding: padding, width: row.width(in: constraints),
      definiteHeight: row.definiteHeight(in: constraints, width: nil))
    var cells = cells(of: row, columns: columns, padding: padding)
    var height = GridRow()
    for index in cells.indices { height.measure(&cells[index].item, width: cells[index].width) }
    let intrinsicHeight = padding[.vertical] + height.height
    let innerHeight = max(
      height.height, row.usedHeight(rowGeometry, intrinsicHeight: intrinsicHeight) - padding[.vertical])

    let placed = row.reserveChildFragments()
    var baseline: Double?
    for cell in cells {
      let fragment = cell.item.layout(in: PartialSize(width: cell.width, height: innerHeight))
      let start = cell.start + cell.item.start(of: fragment, in: cell.width, isRightToLeft: row.isRightToLeft)
      let top = padding.top + cell.item.top(of: fragment, in: innerHeight, ascent: height.ascent)
      placed[cell.item.index] = PlacedFragment(
        origin: row.origin(start: start, top: top, of: fragment.size, in: rowGeometry)
          + cell.item.box.relativeOffset(in: PartialSize(width: cell.width, height: innerHeight), of: row),
        fragment: fragment)
      baseline = baseline ?? top + fragment.baselineOrBottom
    }
    return row.fragment(rowGeometry, intrinsicHeight: intrinsicHeight, baseline: baseline, children: placed)
  }

  private struct Cell {
    var item: GridItem
    /// The distance in points from the edge of the row's border box where text lines start, the right edge in a
    /// right-to-left row, to the cell.
    var start: Double
    var width: Double
  }

  /// Returns the cells of a row in the order of layout, the first and last ones reduced by its padding and margins.
  private func cells(of row: Box, columns: [Double], padding: Insets) -> [Cell] {
    let margins = row.margins(basis: geometry.content.width)
    let first = row.isRightToLeft ? padding.right : padding.left
    let last = row.isRightToLeft ? padding.left : padding.right
    let outer = row.isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
    var start = 0.0
    var cells: [Cell] = []
    for (index, child) in row.orderedChildren where child.isInFlow {
      var width = columns[cells.count]
      var cellStart = start - outer.0
      if cells.isEmpty {
        cellStart += outer.0 + first
        width -= outer.0 + first
      }
      if cells.count == columns.count - 1 { width -= outer.1 + last }
      start += columns[cells.count] + columnGap
      width = max(0, width)
      let item = GridItem(child, index: index, in: row, width: width, hasDefiniteHeight: row.style.height != nil)
      cells.append(Cell(item: item, start: cellStart, width: width))
    }
    return cells
  }
}

extension Box {
  /// Returns the intrinsic widths of a table's content in points, gaps included.
  ///
  /// - Parameter content: the size of the content box in points, to which percentages of the gap refer.
  func tableWidths(content: PartialSize) -> IntrinsicWidths {
    let columns = columnWidths()
    var widths = IntrinsicWidths(minContent: 0, maxContent: 0)
    for (index, column) in columns.enumerated() {
      widths.minContent += index == columns.count - 1 ? column.minContent : column.maxContent
      widths.maxContent += column.maxContent
    }
    return widths.adding(Double(max(0, columns.count - 1)) * gap(along: .horizontal, content: content))
  }

  /// Returns the intrinsic widths of each column in points: those of its widest cell, with the padding and margins of
  /// the row.
  fileprivate func columnWidths() -> [IntrinsicWidths] {
    var columns: [IntrinsicWidths] = []
    for row in children where row.isInFlow {
      let cells = row.children.filter(\.isInFlow)
      while columns.count < cells.count { columns.append(IntrinsicWidths(minContent: 0, maxContent: 0)) }
    }
    for row in children where row.isInFlow {
      let edges = edges(of: row)
      for (index, cell) in row.orderedChildren.map(\.box).filter(\.isInFlow).enumerated() {
        let edge = (index == 0 ? edges.start : 0) + (index == columns.count - 1 ? edges.end : 0)
        columns[index].include(row.trackContribution(of: cell).adding(edge))
      }
    }
    // The last column takes the remaining width in each table.
    guard let sharedColumns else { return columns }
    for index in columns.indices.dropLast() where index < sharedColumns.count {
      columns[index].maxContent = max(columns[index].maxContent, sharedColumns[index])
    }
    return columns
  }

  private func edges(of row: Box) -> (start: Double, end: Double) {
    let padding = row.padding(basis: nil)
    let margins = row.margins(basis: nil)
    let left = padding.left + margins.left
    let right = padding.right + margins.right
    return row.isRightToLeft ? (right, left) : (left, right)
  }
}

/// Gives the columns of some tables the width of the widest column at their position, except the last of each table.
func shareColumns(of tables: [Box]) {
  guard tables.count > 1 else { return }
  var widths: [Double] = []
  for table in tables {
    for (index, column) in table.columnWidths().dropLast().enumerated() {
      if index == widths.count { widths.append(0) }
      widths[index] = max(widths[index], column.maxContent)
    }
  }
  tables[0].sharedColumns = widths
}
