import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// A table's header, cells and footer.
  ///
  /// Static sections stand as stored. Prototypes repeat in document order, from the header downwards, until the table
  /// is full: the place where Interface Builder shows them, below a section header, says nothing.
  mutating func tableContents(of table: XMLElement, size: Size) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: table, size: size)
    var end = 0.0
    if let header = try property("tableHeaderView", of: table, size: size) {
      contents.append(header.view)
      end = max(0, header.frame.maxY)
    }
    var storedEnd = end
    for cell in table.elements(in: "sections").flatMap({ $0.elements(in: "cells") }) {
      var frame = cellFrame(of: cell, size: size)
      // What fits its contents moves what follows.
      if isResized { frame.origin.y = max(end, frame.minY + end - storedEnd) }
      storedEnd = max(storedEnd, cellFrame(of: cell, size: size).maxY)
      let view = try scene(of: cell, frame: frame, fitsHeight: fitsContents(cell))
      contents.append(view)
      end = max(end, view.storedFrame?.maxY ?? frame.maxY)
    }
    contents += try rows(of: table.elements(in: "prototypes"), size: size, end: &end)
    if let footer = try property("tableFooterView", of: table, size: size) {
      var view = footer.view
      view.layout = .frame(Rect(origin: Point(x: footer.frame.minX, y: end), size: footer.frame.size))
      contents.append(view)
    }
    return contents
  }

  /// The prototypes, repeated; `end` is where the first begins, and after that where the last ends.
  private mutating func rows(
    of prototypes: [XMLElement], size: Size, end: inout Double
  ) throws(InvalidInput) -> [View] {
    var cells: [(view: View, count: Int, frame: Rect)] = []
    for element in prototypes {
      let frame = cellFrame(of: element, size: size)
      let fits = fitsContents(element)
      let cell = try counted { (reader) throws(InvalidInput) in
        try reader.scene(of: element, frame: frame, fitsHeight: fits)
      }
      cells.append((cell.view, cell.count, cell.view.storedFrame ?? frame))
    }
    guard !cells.isEmpty else { return [] }
    var rows: [View] = []
    while wantsMore(than: rows.count, whenFull: end >= size.height) {
      let cell = cells[rows.count % cells.count]
      // Each prototype was counted once when it was made.
      if rows.count >= cells.count { try spend(cell.count) }
      var row = cell.view
      row.layout = .frame(Rect(origin: Point(x: cell.frame.minX, y: end), size: cell.frame.size))
      rows.append(row)
      end += cell.frame.height
    }
    return rows
  }

  /// Whether one more cell follows `count` of them.
  func wantsMore(than count: Int, whenFull isFull: Bool) -> Bool {
    switch request.repetition {
    case nil, .fill: !isFull
    case .once: count < 1
    case .times(let times): count < times
    }
  }

  private mutating func cellFrame(of cell: XMLElement, size: Size) -> Rect {
    var frame = storedFrame(of: cell) ?? Rect(x: 0, y: 0, width: size.width, height: 0)
    if frame.height <= 0 { frame.size.height = rowHeight(of: cell) }
    // As far from both edges as it is stored from the first.
    if isResized { frame.size.width = max(0, size.width - 2 * max(0, frame.minX)) }
    return frame
  }

  /// Whether a cell is as high as its constraints ask for: `UITableView.automaticDimension`.
  private func fitsContents(_ cell: XMLElement) -> Bool {
    guard isResized, cell.parent != nil else { return false }
    var ancestor = cell.parent
    while let element = ancestor, element.name != "tableView" { ancestor = element.parent }
    return ancestor?["rowHeight"].flatMap(parseNumber).map { $0 < 0 } == true
  }

  /// The height of a cell that stores none: its own, its table's, UIKit's.
  mutating func rowHeight(of cell: XMLElement) -> Double {
    if let height = number(cell, "rowHeight"), height > 0 { return height }
    var ancestor = cell.parent
    while let element = ancestor {
      if element.name == "tableView" {
        if let height = number(element, "rowHeight"), height > 0 { return height }
        break
      }
      ancestor = element.parent
    }
    return Self.standardRowHeight
  }

  /// `UITableView.rowHeight` of a plain table.
  private static let standardRowHeight = 44.0

  /// The view of a property such as `tableHeaderView`, at its stored frame.
  mutating func property(
    _ key: String, of element: XMLElement, size: Size
  ) throws(InvalidInput) -> (view: View, frame: Rect)? {
    guard let child = element.property(key) else { return nil }
    var frame = storedFrame(of: child) ?? Rect(x: 0, y: 0, width: size.width, height: 0)
    if isResized { frame.size.width = size.width }
    return (try scene(of: child, frame: frame), frame)
  }
}

// MARK: - Cells

extension InterfaceBuilderReader {
  /// A cell's content view, and the texts of a content configuration in it.
  ///
  /// A content view stored lower than its cell is stale: UIKit lays it out in the whole cell, and it may clip.
  mutating func cellContents(of cell: XMLElement, size: Size) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: cell, size: size)
    for index in contents.indices where contents[index].element.hasSuffix("CellContentView") {
      // The last point may be the separator's.
      guard case .frame(var frame) = contents[index].layout, frame.maxY < size.height - 1 else { continue }
      frame.size.height = size.height - frame.minY
      contents[index].layout = .frame(frame)
    }
    guard let index = contents.firstIndex(where: { $0.kind == .container && $0.children.isEmpty }),
      case .frame(let frame) = contents[index].layout
    else { return contents }
    if let configuration = cell.property("contentConfiguration"), configuration.name == "listContentConfiguration" {
      let texts = [configuration["text"] ?? "", configuration["secondaryText"] ?? ""]
      contents[index].children = try listContent(texts, of: configuration, size: frame.size)
    } else if cell.isBarePrototype {
      contents[index].children = try listContent([nil, ""], of: cell, size: frame.size)
    }
    return contents
  }

  /// `UIListContentConfiguration.subtitleCell`: a line of body text, and a caption below when there is one.
  /// - Parameter texts: the two; empty for none, nil for one that code will set.
  private mutating func listContent(
    _ texts: [String?], of element: XMLElement, size: Size
  ) throws(InvalidInput) -> [View] {
    let margin = 16.0
    let spacing = 4.0
    let lines = zip(texts, [TextLines.defaultFontSize, 12]).compactMap { text, fontSize in
      text == "" ? nil : (fontSize, Self.lineSize(of: text ?? "", fontSize: fontSize))
    }
    let height = lines.reduce(-spacing) { $0 + $1.1.height + spacing }
    var y = (size.height - height) / 2
    var views: [View] = []
    for (fontSize, line) in lines {
      try spend(1)
      let width = max(0, min(line.width, size.width - 2 * margin))
      let x = direction == .rightToLeft ? size.width - margin - width : margin
      var view = View(
        element: "label", kind: .text, layout: .frame(Rect(x: x, y: y, width: width, height: line.height)),
        location: element.location)
      view.text = TextLines(count: .exactly(1), fontSize: fontSize)
      views.append(view)
      y += line.height + spacing
    }
    return views
  }
}

extension XMLElement {
  /// Whether code fills the cell through `textLabel` or a content configuration: it has nothing and no class.
  fileprivate var isBarePrototype: Bool {
    name == "tableViewCell" && parent?.name == "prototypes" && self["customClass"] == nil
  }
}
