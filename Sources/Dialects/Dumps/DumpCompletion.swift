import Diagnostics
import Geometry
import ViewTree

/// A completion of dumps: adds the rows of a list that are not loaded yet, and omitted images.
struct DumpCompletion {
  /// The number of dump units per point.
  let unit: Double
  let lists: Set<SourceLocation>
  /// The locations of views whose first child is omitted.
  let withoutFirst: Set<SourceLocation>
  /// True if the dump omits images without a description, as `uiautomator dump --compressed` does.
  let isCompressed: Bool

  func completed(_ view: View) -> View {
    if view.children.isEmpty { return view }
    var view = view
    for index in view.children.indices { view.children[index] = completed(view.children[index]) }
    if lists.contains(view.location) { repeatItems(of: &view) }
    if view.isInteractive, let image = leftOutImage(of: view) { view.children.insert(image, at: 0) }
    return view
  }

  // MARK: - Rows

  /// The maximum number of copies of a row; a list of lines on a large screen has about a hundred.
  private static let maximumCopies = 200

  /// Repeats the last row of similar items down to the bottom of a list.
  private func repeatItems(of list: inout View) {
    guard let frame = list.storedFrame, let row = lastRow(of: list.children, in: frame.height) else { return }
    var top = row.top + row.pitch
    var count = 0
    while top + row.pitch / 2 < frame.height, count < Self.maximumCopies {
      list.children += row.items.map { $0.offset(by: Point(x: 0, y: top - row.top)) }
      top += row.pitch
      count += 1
    }
  }

  private struct Row {
    var items: [View]
    var top: Double
    var pitch: Double
  }

  /// The last completely visible row, if it is the only one or the row before it has the same height; else nil.
  ///
  /// The row with more contents of two is used, because rows that are still loading are not representative.
  private func lastRow(of items: [View], in height: Double) -> Row? {
    let shown = items.filter { !$0.isHidden && $0.storedFrame?.isEmpty == false }
    let tops = shown.compactMap(\.storedFrame?.minY).sorted()
    guard let last = tops.last else { return nil }
    let row = rowItems(of: shown, at: last)
    guard let hull = row.compactMap(\.storedFrame).unioned, hull.maxY <= height + unit, hull.height >= 24 * unit
    else { return nil }
    guard let before = tops.last(where: { $0 < last - unit }) else {
      return hull.height <= height / 4 ? Row(items: row, top: last, pitch: hull.height) : nil
    }
    let rowBefore = rowItems(of: shown, at: before)
    guard let hullBefore = rowBefore.compactMap(\.storedFrame).unioned, last - before >= 24 * unit,
      abs(hull.height - hullBefore.height) <= 0.1 * hullBefore.height, row.count == rowBefore.count
    else { return nil }
    let pattern =
      row.contentCount >= rowBefore.contentCount ? row : rowBefore.map { $0.offset(by: Point(x: 0, y: last - before)) }
    return Row(items: pattern, top: last, pitch: last - before)
  }

  private func rowItems(of shown: [View], at top: Double) -> [View] {
    shown.filter { abs(($0.storedFrame?.minY ?? 0) - top) <= unit }
  }

  // MARK: - Images

  /// The image in the empty space before the contents of a touchable view; nil for none.
  private func leftOutImage(of card: View) -> View? {
    guard let frame = card.storedFrame, let hull = card.children.compactMap(\.storedFrame).unioned,
      let rect = leftOutRect(of: card, frame, before: hull)
    else { return nil }
    return View(element: "image", kind: .image, layout: .frame(rect), location: card.location)
  }

  /// The rectangle at the left or above where the first child is omitted, at least 40 dp; nil for none.
  private func leftOutRect(of card: View, _ frame: Rect, before hull: Rect) -> Rect? {
    let least = 40 * unit
    let padding = 8 * unit
    guard withoutFirst.contains(card.location) || leavesSpaceAbove(card, frame, hull) else {
      return leadingIcon(in: frame.size, before: hull)
    }
    var rect: Rect?
    if hull.minX >= least {
      let side = min(hull.minX - padding, frame.height - padding)
      rect = Rect(
        x: (hull.minX - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
    } else if hull.minY >= Self.leastSpaceAbove * unit {
      // Above the label of a tile is an icon; above the words of a card is its cover.
      let side = min(0.75 * hull.minY, 48 * unit)
      rect =
        frame.width <= 120 * unit
        ? Rect(x: (frame.width - side) / 2, y: (hull.minY - side) / 2 + padding / 2, width: side, height: side)
        : Rect(x: 0, y: 0, width: frame.width, height: hull.minY - padding)
    }
    guard let rect, rect.width >= 16 * unit, rect.height >= 16 * unit else { return nil }
    return rect
  }

  /// The minimum height above the words of a tile or a card for an image, in points: an icon of 24 and its padding.
  private static let leastSpaceAbove = 32.0

  /// True for a tile or a card of a compressed dump whose words begin far below its top.
  ///
  /// Words that are only centered in a large box have as much space below them.
  private func leavesSpaceAbove(_ card: View, _ frame: Rect, _ hull: Rect) -> Bool {
    guard isCompressed, hull.minX < 40 * unit || frame.width <= 120 * unit else { return false }
    return hull.minY >= Self.leastSpaceAbove * unit && hull.minY >= 1.5 * (frame.height - hull.maxY)
  }

  /// The icon, avatar or picture before the words of a row; nil for none.
  ///
  /// In Material's list items the words begin at 56 dp after an icon of 24 dp, at 72 dp after an avatar of 40 dp.
  /// If they begin farther in, there is a picture before them.
  private func leadingIcon(in row: Size, before hull: Rect) -> Rect? {
    let keyline = hull.minX / unit
    guard (44...240).contains(row.height / unit), row.width >= 200 * unit else { return nil }
    if keyline > 92 {
      // Centered words in a button leave the same space after them.
      guard row.width - hull.maxX < hull.minX / 2, keyline <= 240 else { return nil }
      let padding = 8 * unit
      return Rect(x: padding, y: padding, width: hull.minX - 2 * padding, height: row.height - 2 * padding)
    }
    guard keyline >= 52, row.height <= 96 * unit else { return nil }
    let side = (keyline < 68 ? 24 : 40) * unit
    return Rect(x: 16 * unit, y: (row.height - side) / 2, width: side, height: side)
  }
}

extension [View] {
  /// The number of views, including descendants.
  fileprivate var contentCount: Int { reduce(0) { $0 + 1 + $1.children.contentCount } }
}
