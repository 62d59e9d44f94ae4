import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// A collection's section header, its cells repeated in document order until it is full, and its section footer.
  mutating func collectionContents(of collection: XMLElement, size: Size) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: collection, size: size)
    let layout = flowLayout(of: collection)
    let axis = layout.scrollAxis
    var end = 0.0
    if let header = try property("sectionHeaderView", of: collection, size: size) {
      var view = header.view
      view.layout = .frame(Rect(origin: .zero, size: header.frame.size))
      contents.append(view)
      end = header.frame.size[axis]
    }
    let cells = try items(of: collection, layout, size: size, end: &end)
    contents += cells
    if let footer = try property("sectionFooterView", of: collection, size: size) {
      var origin = Point.zero
      origin[axis] = end
      var view = footer.view
      view.layout = .frame(Rect(origin: origin, size: footer.frame.size))
      contents.append(view)
    }
    return contents
  }

  /// The cells, repeated; `end` is where the section begins, and after that where it ends.
  private mutating func items(
    of collection: XMLElement, _ layout: FlowLayout, size: Size, end: inout Double
  ) throws(InvalidInput) -> [View] {
    let itemSize = collection.property("collectionViewLayout")?.property("itemSize")
    var cells: [(view: View, count: Int, size: Size)] = []
    for element in collection.elements(in: "cells") {
      let cellSize = resized(cellSize(of: element, itemSize), layout, in: size)
      let frame = Rect(origin: .zero, size: cellSize)
      let cell = try counted { (reader) throws(InvalidInput) in try reader.scene(of: element, frame: frame) }
      cells.append((cell.view, cell.count, cellSize))
    }
    guard !cells.isEmpty else { return [] }
    // Bounded before the frames exist: cells may be as small as one likes. One more than allowed is told below.
    let limit = affordableViews + cells.count + 1
    let frames = layout.frames(ofItems: cells.map(\.size), in: size, start: end, limit: limit) {
      wantsMore(than: $0, whenFull: $1)
    }
    var items: [View] = []
    for (index, frame) in frames.enumerated() {
      let cell = cells[index % cells.count]
      // Each cell was counted once when it was made.
      if index >= cells.count { try spend(cell.count) }
      var item = cell.view
      item.layout = .frame(frame)
      items.append(item)
      end = max(end, layout.scrollAxis == .vertical ? frame.maxY : frame.maxX)
    }
    end += layout.scrollAxis == .vertical ? layout.sectionInset.bottom : layout.sectionInset.right
    return items
  }

  /// The size of a cell in a root of another size: not wider than the collection, and as wide as it if the cell is as
  /// wide as the root was.
  private func resized(_ cell: Size, _ layout: FlowLayout, in size: Size) -> Size {
    guard isResized, layout.scrollAxis == .vertical else { return cell }
    let inset = layout.sectionInset[.horizontal]
    let available = max(1, size.width - inset)
    let isFull = cell.width >= storedRootWidth - inset - 1
    return Size(width: isFull ? available : min(cell.width, available), height: cell.height)
  }

  /// The layout's item size, unless the cell has a size of its own or the layout names none.
  private mutating func cellSize(of cell: XMLElement, _ itemSize: XMLElement?) -> Size {
    let stored = storedFrame(of: cell)?.size
    let custom = cell.property("customSize")
    var candidates: [Size] = []
    if let custom {
      if let stored { candidates.append(stored) }
      candidates.append(size(custom))
    }
    if let itemSize { candidates.append(size(itemSize)) }
    if let stored { candidates.append(stored) }
    return candidates.first { $0.width > 0 && $0.height > 0 } ?? Self.standardItemSize
  }

  /// `UICollectionViewFlowLayout.itemSize`.
  private static let standardItemSize = Size(width: 50, height: 50)

  private mutating func size(_ element: XMLElement) -> Size {
    Size(width: number(element, "width") ?? 0, height: number(element, "height") ?? 0)
  }

  /// A layout of another class flows as well: what it does is not in the file.
  private mutating func flowLayout(of collection: XMLElement) -> FlowLayout {
    var layout = FlowLayout()
    guard let element = collection.property("collectionViewLayout"), element.name == "collectionViewFlowLayout" else {
      return layout
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollAxis = .horizontal }
    if let spacing = number(element, "minimumLineSpacing") { layout.minimumLineSpacing = max(0, spacing) }
    if let spacing = number(element, "minimumInteritemSpacing") { layout.minimumInteritemSpacing = max(0, spacing) }
    if let inset = element.property("sectionInset") {
      layout.sectionInset = Insets(
        top: number(inset, "minY") ?? 0, right: number(inset, "maxX") ?? 0,
        bottom: number(inset, "maxY") ?? 0, left: number(inset, "minX") ?? 0)
    }
    return layout
  }
}
