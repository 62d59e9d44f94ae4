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
    let cellWidth = cellWidth(available: available)
    let items = box.children.enumerated().filter(\.element.isInFlow).map { index, child in
      GridItem(child, index: index, in: box, width: cellWidth)
    }
    var row = GridRow()
    for item in items { row.add(item, item.layout(in: PartialSize(width: cellWidth, height: nil))) }

    let padding = geometry.padding
    let intrinsicHeight = padding[.vertical] + row.height
    let height = max(0, box.usedHeight(geometry, intrinsicHeight: intrinsicHeight) - padding[.vertical])
    let cellHeight = box.style.alignContent == .stretch ? max(row.height, height) : row.height
    let across = ContentDistribution(box.style.alignContent, freeSpace: height - cellHeight, count: 1)
    let along = ContentDistribution(box.style.justifyContent, freeSpace: available - cellWidth, count: 1)

    var placed = [PlacedFragment](repeating: .empty, count: box.children.count)
    for item in items {
      let fragment = item.layout(in: PartialSize(width: cellWidth, height: cellHeight))
      let start = item.start(of: fragment, in: cellWidth, isRightToLeft: box.isRightToLeft)
      let top = item.top(of: fragment, in: cellHeight, ascent: row.ascent)
      let first = box.isRightToLeft ? padding.right : padding.left
      placed[item.index] = PlacedFragment(
        origin: box.origin(
          start: first + along.offset + start, top: padding.top + across.offset + top, of: fragment.size,
          in: geometry),
        fragment: fragment)
    }
    return box.fragment(
      geometry, intrinsicHeight: intrinsicHeight, baseline: baseline(of: items, placed, row), items: placed)
  }

  private func cellWidth(available: Double) -> Double {
    let content = geometry.content
    var least = 0.0
    var most = 0.0
    for child in box.children where child.isInFlow {
      least = max(least, box.minimumContribution(of: child, content: content))
      most = max(most, box.outerContribution(of: child, content: content).maxContent)
    }
    return max(least, box.style.justifyContent == .flexStart ? available : min(most, available))
  }

  /// That of the items that share one, else that of the first.
  private func baseline(of items: [GridItem], _ placed: [PlacedFragment], _ row: GridRow) -> Double? {
    guard let first = items.first(where: { $0.alignment == .baseline }) ?? items.first else { return nil }
    return placed[first.index].origin.y + placed[first.index].fragment.baselineOrBottom
  }
}
