import Diagnostics
import Geometry
import ViewTree

extension AutoLayoutPass {
  /// Returns the subviews of a table or collection at their frames: its header, its cells and its footer.
  ///
  /// Rows of static sections keep their stored frames. Prototypes repeat in document order, below the header, until the
  /// list is full.
  mutating func contents(
    of view: View, _ list: ListSpec, frame: Rect, _ solved: [Rect]
  ) throws(InvalidInput) -> [View] {
    let contents = try subviews(of: view, size: frame.size, solved)
    let inset = list.topInset(at: frame)
    let size = Size(width: frame.width, height: max(0, frame.height - inset))
    let pieces = Pieces(of: view)
    let cells =
      switch list.kind {
      case .table, .sheet: try tableContents(pieces, list, size: size)
      case .flow(let layout): try collectionContents(pieces, list, layout, size: size)
      }
    let placed = inset == 0 ? cells : cells.map { $0.offset(by: Point(x: 0, y: inset)) }
    // A bar over the list is in front of the cells.
    return list.coveringBar == nil ? contents + placed : placed + contents
  }

  /// Returns the header of a list at the start of its content, as `UITableView.tableHeaderView`: only its size counts.
  private mutating func header(_ pieces: Pieces, _ list: ListSpec, size: Size) throws(InvalidInput) -> [View] {
    guard var header = try supplement(pieces.header, list, size: size) else { return [] }
    header.view.layout = .frame(Rect(origin: .zero, size: header.frame.size))
    return [header.view]
  }

  /// Returns the header or the footer of a list, with its stored frame in points of the list; nil if `view` is nil.
  private mutating func supplement(
    _ view: View?, _ list: ListSpec, size: Size
  ) throws(InvalidInput) -> (view: View, frame: Rect)? {
    guard let view, let piece = view.layout.autoLayout?.piece else { return nil }
    var frame = piece.storedFrame ?? Rect(x: 0, y: 0, width: size.width, height: 0)
    if list.isResized { frame.size.width = size.width }
    return (try hierarchy(view, frame: frame), frame)
  }
}

/// The header, the footer, the static rows and the prototype cells of a list, in document order.
private struct Pieces {
  private(set) var header: View?
  private(set) var footer: View?
  private(set) var rows: [(view: View, piece: ListPiece)] = []
  private(set) var prototypes: [(view: View, piece: ListPiece)] = []

  init(of list: View) {
    for child in list.children {
      guard let piece = child.layout.autoLayout?.piece else { continue }
      switch piece.role {
      case .header: header = child
      case .footer: footer = child
      case .row: rows.append((child, piece))
      case .prototype: prototypes.append((child, piece))
      }
    }
  }
}

extension ListSpec {
  /// The height in points by which a bar covers a list at a frame in points of the root; 0 if it begins below the top.
  fileprivate func topInset(at frame: Rect) -> Double {
    guard let coveringBar, frame.minY <= 0 else { return 0 }
    let bar = SceneSurroundings(coveringBar.environment).frame(of: coveringBar, in: frame.size)
    return max(0, min(bar.maxY - frame.minY, frame.height))
  }

  /// Returns true if the list needs another cell in addition to `count` cells, by its repetition.
  ///
  /// - Parameter isFull: true if the cells fill the height or width of the list.
  fileprivate func wantsMore(than count: Int, whenFull isFull: Bool) -> Bool {
    switch repetition {
    case nil, .fill: !isFull
    case .once: count < 1
    case .times(let times): count < times
    }
  }

  /// Returns the frame of a row in points of the list, which is `size` points large.
  ///
  /// In a resized list the row keeps its stored distance from the leading edge, and its distance from the trailing edge
  /// is the same.
  fileprivate func frame(of piece: ListPiece, in size: Size) -> Rect {
    var frame = piece.storedFrame ?? Rect(x: 0, y: 0, width: size.width, height: 0)
    if frame.height <= 0 { frame.size.height = piece.rowHeight }
    if isResized { frame.size.width = max(0, size.width - 2 * max(0, frame.minX)) }
    return frame
  }
}

// MARK: - Tables

extension AutoLayoutPass {
  private mutating func tableContents(_ pieces: Pieces, _ list: ListSpec, size: Size) throws(InvalidInput) -> [View] {
    var contents = try header(pieces, list, size: size)
    var end = contents.first?.storedFrame?.height ?? 0
    var storedEnd = end
    for (view, piece) in pieces.rows {
      let stored = list.frame(of: piece, in: size)
      var frame = stored
      // Self-sizing cells push the cells after them down.
      if list.isResized { frame.origin.y = max(end, frame.minY + end - storedEnd) }
      storedEnd = max(storedEnd, stored.maxY)
      let row = try hierarchy(view, frame: frame, fitsContents: piece.fitsContents)
      contents.append(row)
      end = max(end, row.storedFrame?.maxY ?? frame.maxY)
    }
    if contents.isEmpty, !pieces.prototypes.isEmpty { end = list.topSpace }
    contents += try rows(pieces.prototypes, list, size: size, end: &end)
    if var footer = try supplement(pieces.footer, list, size: size) {
      footer.view.layout = .frame(Rect(origin: Point(x: footer.frame.minX, y: end), size: footer.frame.size))
      contents.append(footer.view)
    }
    return contents
  }

  /// Returns copies of the prototype cells in turn, one below the other, as many as the list's repetition requires.
  ///
  /// - Parameter end: the top of the first row, in points of the list; set to the bottom of the last row.
  private mutating func rows(
    _ prototypes: [(view: View, piece: ListPiece)], _ list: ListSpec, size: Size, end: inout Double
  ) throws(InvalidInput) -> [View] {
    var cells: [(view: View, count: Int, frame: Rect)] = []
    for (view, piece) in prototypes {
      let frame = list.frame(of: piece, in: size)
      let cell = try counted { (pass) throws(InvalidInput) in
        try pass.hierarchy(view, frame: frame, fitsContents: piece.fitsContents)
      }
      cells.append((cell.value, cell.count, cell.value.storedFrame ?? frame))
    }
    guard !cells.isEmpty else { return [] }
    let order = list.order(of: prototypes.map(\.piece.isSingle), heights: cells.map(\.frame.height), size.height - end)
    var rows: [View] = []
    while list.wantsMore(than: rows.count, whenFull: end >= size.height) {
      let cell = cells[order(rows.count)]
      // Each prototype was counted once when it was created.
      if rows.count >= cells.count { try spend(cell.count) }
      var row = cell.view
      row.layout = .frame(Rect(origin: Point(x: cell.frame.minX, y: end), size: cell.frame.size))
      row.varyUnknownTexts(copy: rows.count / cells.count)
      if list.roundsEnds { row.appearance.cornerRadius.keep(top: rows.isEmpty, bottom: false) }
      rows.append(row)
      end += cell.frame.height
    }
    if list.roundsEnds, let last = rows.indices.last, end <= size.height {
      rows[last].appearance.cornerRadius = cells[order(last)].view.appearance.cornerRadius
      rows[last].appearance.cornerRadius.keep(top: rows.count == 1, bottom: true)
    }
    return rows
  }
}

extension ListSpec {
  /// Returns the order in which rows use the prototypes: the index of the prototype of each row.
  ///
  /// Single prototypes are used once, before or after the others as in the document; the others are used in turn.
  ///
  /// - Parameter isSingle: true for each prototype that is not repeated.
  fileprivate func order(of isSingle: [Bool], heights: [Double], _ height: Double) -> (Int) -> Int {
    let repeated = isSingle.indices.filter { !isSingle[$0] }
    guard let first = repeated.first, repeated.count < isSingle.count else { return { $0 % isSingle.count } }
    let before = Array(0..<first)
    let after = isSingle.indices.filter { $0 > first && isSingle[$0] }
    let rest = height - (before + after).reduce(0) { $0 + heights[$1] }
    let turn = repeated.reduce(0) { $0 + heights[$1] }
    // Whole turns, at least one. The limit is far above the number of rows that a document may have.
    let turns = Int(min(max(rest / max(turn, 1e-9), 1), 1e9))
    var count = turns * repeated.count
    var end = Double(turns) * turn
    for index in repeated where end + heights[index] <= rest {
      end += heights[index]
      count += 1
    }
    if case .times(let times)? = repetition { count = max(1, times - before.count - after.count) }
    return { row in
      if row < before.count { return before[row] }
      let place = row - before.count
      if place < count { return repeated[place % repeated.count] }
      return place - count < after.count ? after[place - count] : repeated[place % repeated.count]
    }
  }
}

extension CornerRadius {
  /// Makes the corners square that are not kept.
  fileprivate mutating func keep(top: Bool, bottom: Bool) {
    if !top { (topLeft, topRight) = (.zero, .zero) }
    if !bottom { (bottomLeft, bottomRight) = (.zero, .zero) }
  }
}

// MARK: - Collections

extension AutoLayoutPass {
  private mutating func collectionContents(
    _ pieces: Pieces, _ list: ListSpec, _ layout: FlowLayout, size: Size
  ) throws(InvalidInput) -> [View] {
    var contents = try header(pieces, list, size: size)
    let axis = layout.scrollAxis
    var end = contents.first?.storedFrame?.size[axis] ?? 0
    contents += try items(pieces.prototypes, list, layout, size: size, end: &end)
    if var footer = try supplement(pieces.footer, list, size: size) {
      var origin = Point.zero
      origin[axis] = end
      footer.view.layout = .frame(Rect(origin: origin, size: footer.frame.size))
      contents.append(footer.view)
    }
    return contents
  }

  /// Returns copies of the prototype cells in turn, in the lines of a flow layout, as many as the list's repetition
  /// requires.
  ///
  /// - Parameter end: the start of the section along the scroll axis, in points of the collection; set to its end.
  private mutating func items(
    _ prototypes: [(view: View, piece: ListPiece)], _ list: ListSpec, _ layout: FlowLayout, size: Size,
    end: inout Double
  ) throws(InvalidInput) -> [View] {
    var cells: [(view: View, count: Int, size: Size)] = []
    for (view, piece) in prototypes {
      let cellSize = list.size(of: piece, layout, in: size)
      let cell = try counted { (pass) throws(InvalidInput) in
        try pass.hierarchy(view, frame: Rect(origin: .zero, size: cellSize))
      }
      cells.append((cell.value, cell.count, cellSize))
    }
    guard !cells.isEmpty else { return [] }
    // The number is limited before the frames exist, because cells may be tiny; one more than allowed exceeds the
    // limit.
    let limit = affordableViews + cells.count + 1
    let frames = layout.frames(ofItems: cells.map(\.size), in: size, start: end, limit: limit) {
      list.wantsMore(than: $0, whenFull: $1)
    }
    var items: [View] = []
    for (index, frame) in frames.enumerated() {
      let cell = cells[index % cells.count]
      // Each cell was counted once when it was created.
      if index >= cells.count { try spend(cell.count) }
      var item = cell.view
      item.layout = .frame(frame)
      items.append(item)
      end = max(end, layout.scrollAxis == .vertical ? frame.maxY : frame.maxX)
    }
    end += layout.scrollAxis == .vertical ? layout.sectionInset.bottom : layout.sectionInset.right
    return items
  }
}

extension ListSpec {
  /// Returns the size of a collection's cell, in points.
  ///
  /// In a resized list the cell is at most as wide as the collection, and exactly as wide if its stored width is that
  /// of the root.
  fileprivate func size(of piece: ListPiece, _ layout: FlowLayout, in size: Size) -> Size {
    let cell = piece.itemSize
    guard isResized, layout.scrollAxis == .vertical else { return cell }
    let inset = layout.sectionInset[.horizontal]
    let available = max(1, size.width - inset)
    let isFull = cell.width >= storedRootWidth - inset - 1
    return Size(width: isFull ? available : min(cell.width, available), height: cell.height)
  }
}

// MARK: - Cells

extension AutoLayoutPass {
  /// Returns the content view of a cell and its other subviews, at their frames in points of the cell.
  ///
  /// A content view that ends above the bottom of its cell is outdated: UIKit lays it out in the whole cell, and the
  /// view may clip.
  mutating func cellContents(of cell: View, size: Size, _ solved: [Rect]) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: cell, size: size, solved)
    for index in contents.indices where contents[index].element.hasSuffix("CellContentView") {
      // The last point may belong to the separator.
      guard case .frame(var frame) = contents[index].layout, frame.maxY < size.height - 1 else { continue }
      frame.size.height = size.height - frame.minY
      contents[index].layout = .frame(frame)
    }
    for index in contents.indices where contents[index].hasContentLines { try placeLines(of: &contents[index]) }
    return contents
  }

  /// Sets the frames of the text lines of a list content: in its vertical middle, from the leading margin of 16 points.
  private mutating func placeLines(of content: inout View) throws(InvalidInput) {
    guard case .frame(let frame) = content.layout else { return }
    let margin = 16.0
    let spacing = 4.0
    let lines = content.children.map { $0.contentLine?.size ?? .zero }
    var y = (frame.height - lines.reduce(-spacing) { $0 + $1.height + spacing }) / 2
    for (index, line) in lines.enumerated() {
      try spend(1)
      let width = max(0, min(line.width, frame.width - 2 * margin))
      let x = direction == .rightToLeft ? frame.width - margin - width : margin
      content.children[index].layout = .frame(Rect(x: x, y: y, width: width, height: line.height))
      y += line.height + spacing
    }
  }
}

extension View {
  fileprivate var contentLine: TextLine? {
    guard case .contentLine(let line)? = layout.autoLayout?.stored else { return nil }
    return line
  }

  /// True if the children of the view are text lines of a list content, which have no stored frames.
  fileprivate var hasContentLines: Bool { children.first?.contentLine != nil }
}
