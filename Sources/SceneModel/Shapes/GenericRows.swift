import Geometry
import Inference
import ViewTree

/// A generator of placeholder rows, tiles or paragraphs for a list whose cells the document does not contain.
struct GenericRows {
  /// The area of the list to fill, in points; the shapes have the same coordinates.
  let frame: Rect
  let direction: LayoutDirection

  /// The maximum number of rows or tiles; further ones are left out, which bounds the work for very thin rows.
  private static let maximumCount = 200
  /// The height of a row without a stated one, in points: `UITableView.rowHeight` of the plain style.
  private static let rowHeight = 44.0
  /// The minimum height in points of a row with an image and a second bar.
  private static let highRow = 56.0
  /// The range of a tile's side without a stated one, in points.
  ///
  /// The minimum is the default of `UICollectionViewFlowLayout.itemSize`.
  private static let tileSides = 50.0...120.0
  /// The space in points left and right of a row's content: the layout margin of cells on phones.
  private static let margin = 16.0
  /// The widths of the titles of successive rows as fractions of the available width; they repeat after the last one.
  private static let titleShares = [0.62, 0.48, 0.7, 0.55]

  /// The shapes of a list in points: one element for each row, tile or line of a paragraph.
  ///
  /// The order is from top to bottom, tiles from left to right. A stated size that is too small to be drawn is replaced
  /// by the default.
  func groups(_ style: ListStyle) -> [[RoundedRect]] {
    switch style {
    case .rows(let height): rows(height: height.flatMap { $0 >= 12 ? $0 : nil } ?? Self.rowHeight)
    case .tiles(let size, let spacing, let insets, let scrollsSideways):
      inSection(insets).tiles(size, spacing, scrollsSideways)
    case .paragraphs: paragraphs()
    }
  }

  /// A generator for the area within the insets of a section; for the whole area if nothing is left of it.
  private func inSection(_ insets: Insets) -> GenericRows {
    let section = frame.inset(by: insets)
    return section.isEmpty ? self : GenericRows(frame: section, direction: direction)
  }

  private func rows(height: Double) -> [[RoundedRect]] {
    // A row of which less than half would be visible is omitted.
    let count = min(Self.maximumCount, TextFit.whole((frame.height / height).rounded()))
    return (0..<max(1, count)).map { index in
      row(index, in: Rect(x: frame.minX, y: frame.minY + Double(index) * height, width: frame.width, height: height))
    }
  }

  /// The shapes of a row, in points: an image with one or two bars beside it.
  ///
  /// Rows from 56 points on have two bars and, if there is space for it, the image: of the table view cells of 855 files,
  /// 16 % of the lower ones have an image view, and 47 % of the others.
  ///
  /// - Parameter index: the index of the row, counted from 0, which selects the width of its bars.
  private func row(_ index: Int, in rect: Rect) -> [RoundedRect] {
    let margin = min(Self.margin, rect.width / 8)
    let side = min(rect.height - 16, 48)
    var start = margin
    var shapes: [RoundedRect] = []
    let isHigh = rect.height >= Self.highRow
    if isHigh, rect.width >= 160 {
      let image = Rect(x: rect.minX + start, y: rect.midY - side / 2, width: side, height: side)
      shapes.append(RoundedRect(image, radii: CornerRadii(ControlShape.imageRadius)))
      start += side + 12
    }
    let room = rect.width - start - margin
    let share = Self.titleShares[index % Self.titleShares.count]
    let lines = isHigh ? [(-9.0, 12.0, share), (9, 10, share * 0.7)] : [(0, 12, share)]
    for (offset, thickness, share) in lines where room > 0 {
      let height = min(thickness, rect.height / 2)
      let bar = Rect(
        x: rect.minX + start, y: rect.midY + offset - height / 2, width: room * share, height: height)
      shapes.append(RoundedRect(bar, radii: CornerRadii(height / 2)))
    }
    return direction == .leftToRight ? shapes : shapes.map { $0.mirrored(in: rect) }
  }

  /// The thickness of a heading's bar and of a line's bar, in points.
  private static let (headingThickness, lineThickness) = (20.0, 12.0)
  /// The distances in points from line to line and from a paragraph's last line to the next line.
  ///
  /// The first is body text of 17 points with a line height of 1.3.
  private static let (linePitch, paragraphPitch) = (22.0, 40.0)
  /// The number of lines of a paragraph.
  private static let linesPerParagraph = 4

  /// The bars of a heading and of paragraphs of four lines below it, down to the end of the frame.
  ///
  /// Each element contains one bar, in points.
  private func paragraphs() -> [[RoundedRect]] {
    let margin = min(Self.margin, frame.width / 8)
    let width = frame.width - 2 * margin
    var groups: [[RoundedRect]] = []
    var top = frame.minY + min(margin, frame.height / 8)
    func append(share: Double, thickness: Double, pitch: Double) {
      let height = min(thickness, frame.height)
      let bar = Rect(x: frame.minX + margin, y: top, width: width * share, height: height)
      let line = RoundedRect(bar, radii: CornerRadii(height / 2))
      groups.append([direction == .leftToRight ? line : line.mirrored(in: frame)])
      top += pitch
    }
    append(share: Self.titleShares[0], thickness: Self.headingThickness, pitch: Self.paragraphPitch)
    while top + Self.lineThickness <= frame.maxY, groups.count < Self.maximumCount {
      let (paragraph, line) = (groups.count - 1).quotientAndRemainder(dividingBy: Self.linesPerParagraph)
      let isLast = line == Self.linesPerParagraph - 1
      append(
        share: isLast ? Self.titleShares[paragraph % Self.titleShares.count] : 1, thickness: Self.lineThickness,
        pitch: isLast ? Self.paragraphPitch : Self.linePitch)
    }
    return groups
  }

  /// The size of a tile without a stated one, in points.
  ///
  /// The tiles are squares: as high as a list that scrolls sideways, else three in a line on a phone and more on a wider
  /// screen.
  private func tileSize(_ spacing: Size, _ scrollsSideways: Bool) -> Size {
    let (least, most) = (Self.tileSides.lowerBound, Self.tileSides.upperBound)
    let line = frame.width + spacing.width
    let columns = max(1, (line / (most + spacing.width)).rounded(.up))
    let side = scrollsSideways ? frame.height : (line / columns - spacing.width).rounded(.down)
    return Size(width: 1, height: 1) * min(max(side, least), max(least, most))
  }

  /// The minimum distance in points of tiles in one column, which are cards: they contain their distance as padding if
  /// the layout states less.
  private static let cardSpacing = 8.0

  private func tiles(_ written: Size?, _ spacing: Size, _ scrollsSideways: Bool) -> [[RoundedRect]] {
    let drawable = written.flatMap { min($0.width, $0.height) >= 8 ? $0 : nil } ?? tileSize(spacing, scrollsSideways)
    let size = Size(width: min(drawable.width, frame.width), height: min(drawable.height, frame.height))
    let fitting = (frame.width + spacing.width + 0.5) / (size.width + spacing.width)
    let columns = max(1, TextFit.whole(scrollsSideways ? fitting.rounded(.up) : fitting))
    // A last line of which less than a quarter would be visible is omitted.
    let lines = (frame.height + spacing.height) / (size.height + spacing.height)
    let rows = max(1, TextFit.whole(scrollsSideways ? lines.rounded() : (lines - 0.25).rounded(.up)))
    // A flow layout distributes the remaining width of a line between its items.
    let rest = frame.width - Double(columns) * size.width
    let gap = scrollsSideways ? spacing.width : columns > 1 ? rest / Double(columns - 1) : 0
    // A single item of a line is in its center.
    let isColumn = columns == 1 && !scrollsSideways
    let start = frame.minX + (isColumn ? rest / 2 : 0)
    let inset = isColumn ? max(0, Self.cardSpacing - spacing.height) / 2 : 0
    return (0..<min(Self.maximumCount, columns * rows)).map { index in
      let origin = Point(
        x: start + Double(index % columns) * (size.width + gap),
        y: frame.minY + Double(index / columns) * (size.height + spacing.height))
      let tile = Rect(origin: origin, size: size).inset(by: Insets(top: inset, right: 0, bottom: inset, left: 0))
      return [RoundedRect(tile, radii: CornerRadii(8))]
    }
  }
}

extension RoundedRect {
  /// The shape moved to its mirror position about the vertical center line of a rectangle; both are in
  /// points.
  ///
  /// The radii of its corners are not exchanged.
  fileprivate func mirrored(in rect: Rect) -> RoundedRect {
    offset(by: Point(x: rect.minX + rect.maxX - self.rect.minX - self.rect.maxX, y: 0))
  }
}

extension Roles {
  /// The visible shapes of the rows generated for the list at `index` in the layout, below the bones of its header, in
  /// points.
  ///
  /// Rows that would overlap the bones of other views are left out. Empty for a view that is not a list.
  func rowShapes(of index: Int) -> [RoundedRect] {
    guard let style = layout.views[index].view.list else { return [] }
    var room = visible[index]
    // The bars and the headers that the list contains are above its rows.
    let above = (index + 1..<layout.views[index].end).filter {
      decisions[$0].role.givesBones || decisions[$0].role == .surface || layout.views[$0].view.isItemBar
    }
    if let bottom = above.map({ visible[$0].maxY }).filter({ $0 < room.midY }).max() {
      room = Rect(minX: room.minX, minY: bottom, maxX: room.maxX, maxY: room.maxY)
    }
    let own = index..<layout.views[index].end
    let others = layout.views.indices.filter { other in
      guard decisions[other].role.givesBones, !own.contains(other) else { return false }
      // Bones behind a translucent list are its backdrop, but a button there is in use.
      if other < index, ![.control, .icon, .pill].contains(decisions[other].role) { return false }
      return !visible[other].intersection(room).isEmpty
    }.prefix(64).map { visible[$0] }
    let groups = GenericRows(frame: room, direction: settings.direction).groups(style)
    // The bar of a row that the edge of the list would cut is omitted with its row; a cut tile is still a tile.
    let bottom = if case .rows = style { visible[index].maxY + 0.5 } else { Double.infinity }
    return groups.enumerated().filter { number, group in
      (number == 0 || group.allSatisfy { $0.rect.maxY <= bottom })
        && !group.contains { shape in others.contains { !$0.intersection(shape.rect).isEmpty } }
    }.map(\.element).flatMap { group in group.map { $0.clipped(to: visible[index]) }.filter { !$0.rect.isEmpty } }
  }
}
