import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Converts the subviews of a collection view, its section header, its cells and its section footer, in this order.
  mutating func collectionContents(of collection: XMLElement) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: collection)
    if let header = try supplement("sectionHeaderView", .header, of: collection) { contents.append(header) }
    let itemSize = collection.property("collectionViewLayout")?.property("itemSize")
    for cell in rows(among: collection.elements(in: "cells")) {
      var piece = ListPiece(.prototype, storedFrame: nil)
      piece.itemSize = cellSize(of: cell, itemSize)
      contents.append(try hierarchy(of: cell, as: piece))
    }
    if !contents.contains(where: \.isCell) { contents += try codedCells(of: collection, "collectionViewCell") }
    if let footer = try supplement("sectionFooterView", .footer, of: collection) { contents.append(footer) }
    return contents
  }

  /// Returns the size of a cell of a collection view in points: the first non-empty one that the file states.
  ///
  /// The candidates are the cell's own size, the item size of the layout, and 50 × 50 points.
  private mutating func cellSize(of cell: XMLElement, _ itemSize: XMLElement?) -> Size {
    let stored = storedFrame(of: cell)?.size
    let custom = cell.property("customSize").map { size($0) }
    let candidates = [custom == nil ? nil : stored, custom, itemSize.map { size($0) }, stored].compactMap { $0 }
    return candidates.first { $0.width > 0 && $0.height > 0 } ?? Self.standardItemSize
  }

  /// The default of `UICollectionViewFlowLayout.itemSize`: 50 × 50 points.
  private static let standardItemSize = Size(width: 50, height: 50)

  private mutating func size(_ element: XMLElement) -> Size {
    Size(width: number(element, "width") ?? 0, height: number(element, "height") ?? 0)
  }

  /// Returns the flow layout of a collection view, with spacings and insets in points.
  ///
  /// The defaults of a flow layout are returned for layouts of other classes, which the file does not describe.
  mutating func flowLayout(of collection: XMLElement) -> FlowLayout {
    var layout = FlowLayout()
    guard let element = collection.property("collectionViewLayout"), element.name == "collectionViewFlowLayout" else {
      return layout
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollAxis = .horizontal }
    if let spacing = number(element, "minimumLineSpacing") { layout.minimumLineSpacing = max(0, spacing) }
    if let spacing = number(element, "minimumInteritemSpacing") { layout.minimumInteritemSpacing = max(0, spacing) }
    layout.sectionInset = insets("sectionInset", of: element)
    return layout
  }
}
