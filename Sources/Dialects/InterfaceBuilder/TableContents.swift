import Diagnostics
import Geometry
import ViewTree
import XMLTree

extension InterfaceBuilderReader {
  /// Converts the subviews of a table view, its header, its cells and its footer to views, in this order.
  mutating func tableContents(of table: XMLElement) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: table)
    if let header = try supplement("tableHeaderView", .header, of: table) { contents.append(header) }
    let facts = RowFacts(rowHeight: codedRowHeight(of: table), separatorInsets: separatorInsets(of: table))
    for section in table.elements(in: "sections") {
      let cells = section.elements(in: "cells")
      if let first = cells.first { try appendTitle(of: section, above: first, to: &contents) }
      // Below the last row of a section that is grouped is the edge of its area.
      let last = table["style"] == "plain" ? nil : cells.last?.index
      for cell in cells { contents.append(try row(.row, cell, facts, hasSeparator: cell.index != last)) }
    }
    for cell in rows(among: table.elements(in: "prototypes")) {
      var row = try row(.prototype, cell, facts)
      if context.completes(.singleCells), cell.hasOwnTexts {
        row.layout.changeAutoLayout { $0.piece?.isSingle = true }
      }
      contents.append(row)
    }
    if !contents.contains(where: \.isCell) {
      for cell in cells(beside: table) { contents.append(try row(.prototype, cell, facts)) }
    }
    if !contents.contains(where: \.isCell) { contents += try codedCells(of: table, "tableViewCell") }
    if let footer = try supplement("tableFooterView", .footer, of: table) { contents.append(footer) }
    return contents
  }

  /// The cells beside a table without cells, if it is the only table of the file: code returns them as rows.
  func cells(beside table: XMLElement) -> [XMLElement] {
    guard context.completes(.cellsBesideTable), !context.cellsBesideTable.isEmpty,
      !table.descendants.contains(where: { $0.name == "tableViewCell" })
    else { return [] }
    return context.cellsBesideTable
  }

  /// The font sizes in points of the header titles of sections: 13 in a grouped table, 17 in a plain one.
  private static let (groupedTitleSize, plainTitleSize) = (13.0, 17.0)

  /// Appends the header title of a static section, which stands above the section's first cell.
  ///
  /// A plain table has a header of 28 points with the title in its middle; a grouped one has the title 7 points above
  /// the cells.
  private mutating func appendTitle(
    of section: XMLElement, above cell: XMLElement, to contents: inout [View]
  ) throws(InvalidInput) {
    guard let title = section["headerTitle"], !title.isEmpty, let frame = storedFrame(of: cell) else { return }
    let isPlain = section.parent?.parent?["style"].map { $0 == "plain" } ?? true
    let (size, height) = isPlain ? (Self.plainTitleSize, 28.0) : (Self.groupedTitleSize, 24)
    guard frame.minY >= height else { return }
    let header = Rect(x: 0, y: frame.minY - height, width: frame.maxX, height: height)
    try report.addView()
    try report.addView()
    let line = AnchoredFrame(
      left: .init(0, max(16, frame.minX)), right: .init(1, -16),
      bottom: .init(1, isPlain ? 0 : -4))
    var label = View(element: "headerTitle", .text, at: .anchored(line), location: section.location)
    label.text = TextLines(count: .exactly(1), fontSize: size)
    label.text?.content = title
    if isPlain { label.text?.weight = .bold }
    var view = View(element: "tableViewSection", .container, at: .frame(header), location: section.location)
    view.layout.changeAutoLayout { spec in
      spec.piece = ListPiece(.row, storedFrame: header)
      spec.mirrorsContents = context.direction == .rightToLeft
    }
    view.children = [label]
    contents.append(view)
  }

  /// The facts of a table about each of its rows, in points: the height that code states, and the insets of the lines below
  /// them; nil for none.
  private struct RowFacts {
    let rowHeight: Double?
    let separatorInsets: (left: Double, right: Double)?
  }

  private mutating func row(
    _ role: ListPiece.Role, _ cell: XMLElement, _ facts: RowFacts, hasSeparator: Bool = true
  ) throws(InvalidInput) -> View {
    var piece = ListPiece(role, storedFrame: storedFrame(of: cell))
    if piece.storedFrame.map({ $0.height <= 0 }) ?? true { piece.rowHeight = rowHeight(of: cell) }
    piece.fitsContents = fitsContents(cell)
    // The frames of static cells state where they stand.
    let height = role == .prototype ? facts.rowHeight : nil
    let solves = height != nil && height != piece.storedFrame?.height
    if let height {
      piece.storedFrame?.size.height = height
      (piece.rowHeight, piece.fitsContents) = (height, false)
    }
    var row = try hierarchy(of: cell, as: piece, solves: solves)
    if hasSeparator, let insets = facts.separatorInsets {
      row.children.append(try separator(below: cell, insets: insets))
    }
    return row
  }

  /// Returns true if the constraints of a table cell decide its height, as `UITableView.automaticDimension` requests.
  ///
  /// The result is false in a picture of the stored size.
  private func fitsContents(_ cell: XMLElement) -> Bool {
    context.isResized && cell.table?["rowHeight"].flatMap(parseNumber).map { $0 < 0 } == true
  }

  /// Returns the height in points of a cell without a stored height: its row height, the table's, or UIKit's default.
  mutating func rowHeight(of cell: XMLElement) -> Double {
    for element in [cell, cell.table] {
      if let element, let height = number(element, "rowHeight"), height > 0 { return height }
    }
    return Self.standardRowHeight
  }

  /// The default of `UITableView.rowHeight` in a plain table, in points.
  private static let standardRowHeight = 44.0

  /// Converts the header or footer view that a list has as the property `key`, such as `tableHeaderView`.
  ///
  /// The result is nil if there is none. `role` is the role of the view in the list.
  mutating func supplement(
    _ key: String, _ role: ListPiece.Role, of element: XMLElement
  ) throws(InvalidInput) -> View? {
    guard let child = element.property(key) else { return nil }
    return try hierarchy(of: child, as: ListPiece(role, storedFrame: storedFrame(of: child)))
  }

  // MARK: - Grouped tables

  /// Gives a grouped table, or a cell of one, its default background, and the cells at the ends of an inset section their
  /// round corners.
  ///
  /// `UITableView.Style.grouped` has the color `systemGroupedBackground`, and its cells have
  /// `secondarySystemGroupedBackground`.
  func applyGroupedStyle(of element: XMLElement, to appearance: inout Appearance) {
    guard let table = element.name == "tableView" ? element : element.name == "tableViewCell" ? element.table : nil,
      let style = table["style"], style == "grouped" || style == "insetGrouped"
    else { return }
    if appearance.background == nil, element.color("backgroundColor") == nil,
      element.property("contentView")?.color("backgroundColor") == nil
    {
      let name = element.index == table.index ? "systemGroupedBackgroundColor" : "secondarySystemGroupedBackgroundColor"
      (appearance.background, appearance.darkBackground) = InterfaceBuilderColors.systemColor(name)
    }
    // The rows of a grouped table are areas with square corners; those of a plain table are its background.
    appearance.statesCornerRadius = element.index != table.index
    guard style == "insetGrouped", element.index != table.index, let cells = element.parent.map({ Array($0.children) })
    else { return }
    let radius = Self.insetSectionRadius
    // All prototypes are rows of one section, whose ends layout knows.
    let isPrototype = element.parent?.name == "prototypes"
    let isFirst = isPrototype || cells.first?.index == element.index
    let isLast = isPrototype || cells.last?.index == element.index
    appearance.cornerRadius = CornerRadius(
      topLeft: isFirst ? radius : .zero, topRight: isFirst ? radius : .zero, bottomRight: isLast ? radius : .zero,
      bottomLeft: isLast ? radius : .zero)
  }

  /// The corner radius of a section in a table of the style inset grouped.
  private static let insetSectionRadius = Length.points(10)

  // MARK: - Cells

  /// Converts the subviews of a cell; the texts of its content configuration become lines of its content view.
  mutating func cellContents(of cell: XMLElement) throws(InvalidInput) -> [View] {
    var contents = try subviews(of: cell)
    if let index = contents.firstIndex(where: { $0.kind == .container }), let lines = cell.sampleLineCount {
      guard contents[index].children.count == lines, contents[index].children.allSatisfy({ $0.kind == .text }) else {
        let stored = contents[index].layout.autoLayout?.stored
        let width = if case .frame(let frame)? = stored { frame.width } else { Double.infinity }
        for child in contents[index].children.indices { extendSample(&contents[index].children[child], in: width) }
        return contents
      }
      contents[index].children = []
      try setLines(lines > 1 ? [nil, nil] : [nil, ""], of: cell, in: &contents[index])
      return contents
    }
    guard let index = contents.firstIndex(where: { $0.kind == .container && $0.children.isEmpty }) else {
      return contents
    }
    if let configuration = cell.property("contentConfiguration"), configuration.name == "listContentConfiguration" {
      let texts = [configuration["text"] ?? "", configuration["secondaryText"] ?? ""]
      try setLines(texts, of: configuration, in: &contents[index])
    } else if cell.isBarePrototype {
      try setLines([nil, ""], of: cell, in: &contents[index])
    }
    return contents
  }

  /// Extends a label beside the image of a standard cell to the margin of the cell, for a text that code sets.
  ///
  /// Its stored frame is as wide as the text in the file: `UITableViewCell` lays out its labels itself. A label that is
  /// stored in the margin keeps its frame; `width` is that of the content view in points.
  private func extendSample(_ label: inout View, in width: Double) {
    guard label.kind == .text, let stored = label.layout.autoLayout?.stored else { return }
    var extended: AnchoredFrame
    switch stored {
    case .frame(let frame):
      extended = AnchoredFrame(
        left: .init(0, frame.minX), right: .init(0, frame.maxX), top: .init(0, frame.minY),
        bottom: .init(0, frame.maxY))
    case .anchored(let frame) where frame.right.fraction == 0: extended = frame
    default: return
    }
    guard extended.right.offset <= width - Self.cellMargin else { return }
    extended.right = .init(1, -Self.cellMargin)
    let size = label.text?.fontSize ?? TextLines.defaultFontSize
    label.text?.content = nil
    label.text?.width = Self.unknownTextInEms * size
    label.layout.changeAutoLayout { spec in
      spec.item = nil
      spec.stored = .anchored(extended)
    }
  }

  /// The frame that `UITableViewCell` gives to a label or the image of a cell with a style; nil for other views.
  ///
  /// It is nil for a style with other labels, too. Xcode 6 and 7 omit the frames in cells of some tables. In stored cells,
  /// a title of 20 points is above a subtitle of 16; the title and the detail of the style `value1` share the width, and
  /// the image is 20 points before the title.
  mutating func standardFrame(of view: XMLElement) -> AnchoredFrame? {
    guard let cell = view.styledCell, view.isImage(of: cell) || view.standardCell != nil else { return nil }
    let image = imageSize(of: cell, beside: view)
    if let image, view.isImage(of: cell) {
      return AnchoredFrame(
        left: .init(0, Self.cellMargin), right: .init(0, Self.cellMargin + image.width),
        top: .init(0.5, -image.height / 2), bottom: .init(0.5, image.height / 2))
    }
    let isTitle = view["id"] == cell["textLabel"]
    // A stored content view ends before the accessory.
    let isWhole = cell["accessoryType"] == nil || view.parent?.parent?.frameElement != nil
    let accessory = isWhole ? 0 : Self.accessorySpace
    let start = Self.cellMargin + (image.map { $0.width + Self.imageSpace } ?? 0)
    var frame = AnchoredFrame(left: .init(0, start), right: .init(1, -Self.cellMargin - accessory))
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault" where isTitle: break
    case "IBUITableViewCellStyleSubtitle":
      (frame.top, frame.bottom) = isTitle ? (.init(0.5, -18), .init(0.5, 2)) : (.init(0.5, 2), .init(0.5, 18))
    case "IBUITableViewCellStyleValue1":
      if isTitle { frame.right = .init(0.5, 0) } else { frame.left = .init(0.5, 0) }
    default: return nil
    }
    return frame
  }

  /// The stored frame of a view of a cell with a style, for a row whose height the code states; nil for other views.
  ///
  /// `UITableViewCell` keeps its labels and its image in the middle of the row.
  mutating func centeredFrame(_ frame: Rect, of view: XMLElement) -> AnchoredFrame? {
    guard let cell = view.styledCell, cell.parent?.name == "prototypes", let table = cell.table,
      view.isImage(of: cell) || view.standardCell != nil, codedRowHeight(of: table) != nil,
      let content = view.parent?.parent.flatMap({ storedFrame(of: $0) })?.size
    else { return nil }
    let mask = view.standardLabelMask ?? []
    let (keepsStart, keepsEnd) = (!mask.contains(.flexibleMinX), !mask.isEmpty)
    return AnchoredFrame(
      left: keepsStart ? .init(0, frame.minX) : .init(1, frame.minX - content.width),
      right: keepsEnd ? .init(1, frame.maxX - content.width) : .init(0, frame.maxX),
      top: .init(0.5, frame.minY - content.height / 2), bottom: .init(0.5, frame.maxY - content.height / 2))
  }

  /// The size in points of the image of a cell with a style, which is `view` or a sibling of it; nil for none.
  ///
  /// The image is at most as high as its row, and leaves half of the space for it and the title to the title. An image
  /// of unknown size is a square of the height of a standard row.
  private mutating func imageSize(of cell: XMLElement, beside view: XMLElement) -> Size? {
    // Only once for each cell, which may have any number of labels with the same identifier.
    if let size = context.imagesOfCells[cell.index] { return size }
    let image = cell["imageView"] == nil ? nil : view.parent?.children.first { $0.isImage(of: cell) }
    let size = image.map { imageSize(of: $0, in: cell) }
    context.imagesOfCells[cell.index] = .some(size)
    return size
  }

  private mutating func imageSize(of image: XMLElement, in cell: XMLElement) -> Size {
    var size = image.imageName("image").flatMap { context.sizesOfFoundImages[$0] } ?? .zero
    if size.isEmpty { size = Size(width: Self.standardRowHeight, height: Self.standardRowHeight) }
    let end = canvasSize(of: cell).width * (cell["style"] == "IBUITableViewCellStyleValue1" ? 0.5 : 1)
    let widest = max(0, end / 2 - Self.cellMargin - Self.imageSpace)
    return size * min(1, rowHeight(of: cell) / size.height, widest / size.width)
  }

  /// The margins of a standard cell, the width of an accessory with its margin, and the space after an image.
  private static let (cellMargin, accessorySpace, imageSpace) = (16.0, 24.0, 20.0)

  /// Appends the lines of `UIListContentConfiguration.subtitleCell`: body text, and an optional caption below it.
  ///
  /// - Parameter texts: the two texts; empty for no line, nil for a text that code sets.
  private mutating func setLines(
    _ texts: [String?], of element: XMLElement, in content: inout View
  ) throws(InvalidInput) {
    for (text, fontSize) in zip(texts, [TextLines.defaultFontSize, 12]) where text != "" {
      try report.addView()
      let line = TextLine(text ?? "", fontSize: fontSize)
      var view = View(element: "label", .text, at: .contentLine(line), location: element.location)
      view.text = TextLines(count: .exactly(1), fontSize: fontSize)
      content.children.append(view)
    }
    content.layout.changeAutoLayout { $0.contents = .listContent }
  }
}

extension XMLElement {
  /// The table that contains a cell; nil for none.
  fileprivate var table: XMLElement? { ancestors.first { $0.name == "tableView" } }

  /// The cell with a style whose title or detail a label is; nil for other views.
  var standardCell: XMLElement? {
    guard name == "label", let identifier = self["id"], let cell = styledCell else { return nil }
    return [cell["textLabel"], cell["detailTextLabel"]].contains(identifier) ? cell : nil
  }

  /// The cell with a style in whose content view a view is; nil for other views.
  var styledCell: XMLElement? {
    // Before Xcode 6 the content view is a `view`.
    guard let content = parent?.parent, content["key"] == "contentView", let cell = content.parent else { return nil }
    return cell["style"] == nil ? nil : cell
  }

  /// True for the image view of a cell with a style.
  fileprivate func isImage(of cell: XMLElement) -> Bool {
    name == "imageView" && self["id"].map { $0 == cell["imageView"] } == true
  }

  /// The number of labels, 1 or 2, of a prototype table cell of the style Basic or Subtitle whose texts code sets.
  ///
  /// Xcode's texts of such cells are "Title" and "Subtitle". Code that needs no class sets both texts of a cell with a
  /// detail: `UITableViewCell.detailTextLabel`. Nil for other cells and texts.
  fileprivate var sampleLineCount: Int? {
    guard name == "tableViewCell", parent?.name == "prototypes" else { return nil }
    let hasDetail = self["style"] == "IBUITableViewCellStyleSubtitle"
    guard hasDetail || self["style"] == "IBUITableViewCellStyleDefault" else { return nil }
    let labels = descendants.filter { $0.standardCell?.index == index }
    let isFilled = hasDetail && labels.count > 1 && self["customClass"] == nil
    let isSample = labels.allSatisfy { ["Title", "Subtitle", "Detail", "Label"].contains($0["text"]) }
    return (isSample || isFilled) && !labels.isEmpty ? labels.count : nil
  }

  /// True for a cell without a class whose labels and buttons all have texts of their own.
  fileprivate var hasOwnTexts: Bool {
    guard name == "tableViewCell", self["customClass"] == nil, sampleLineCount == nil else { return false }
    let labels = descendants.filter { $0.name == "label" || $0.name == "button" }
    let texts = labels.compactMap(\.ownText)
    return !texts.isEmpty && texts.count == labels.count
  }

  /// The text of a label or the title of a button that code need not replace; nil for Xcode's own texts and for none.
  private var ownText: String? {
    let text = name == "button" ? normalState?.storedText("title") : self["text"]
    guard let text, text.count > 2, !["Title", "Subtitle", "Detail", "Label", "Button"].contains(text),
      !text.hasPrefix("{"), !text.hasPrefix("<")
    else { return nil }
    return text
  }

  /// True for a prototype table cell without a custom class.
  ///
  /// Code sets its content, through `textLabel` or a content configuration.
  fileprivate var isBarePrototype: Bool {
    name == "tableViewCell" && parent?.name == "prototypes" && self["customClass"] == nil
  }
}
