import Diagnostics
import Geometry
import ViewTree

/// The views that a dump omits: rows of a list below the loaded ones, and images.
struct OmittedViews {
  /// The locations in the file of views whose first child the dump omits, although it counts that child.
  let withoutFirst: Set<SourceLocation>

  // MARK: - Rows

  /// The maximum number of copies that are appended to a list; the space below them stays empty.
  ///
  /// A list of lines on a large screen has about a hundred rows.
  private static let maximumCopies = 200

  /// Appends copies of the last row to the children of a list, down to the bottom of the list's frame.
  ///
  /// Nothing is appended if the list has no stored frame or ``lastRow(of:in:)`` finds no row.
  func repeatItems(of list: inout View) {
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

  /// Returns the row to repeat, at the position of the last row of `items`, in a list of `height` points.
  ///
  /// The result is nil unless the last row is completely visible and at least 24 points high. If there is a row before
  /// it, both must have the same number of items, and their heights may differ by a tenth; the one with more contents
  /// is returned, because rows that are still loading are not representative. A single row must not be higher than a
  /// quarter of the list.
  ///
  /// All rows of the list have the same height: a page of settings, with headers between its rows, ends with the last
  /// one, and a list that loads more rows has rows of one kind.
  private func lastRow(of items: [View], in height: Double) -> Row? {
    let shown = items.filter { !$0.isHidden && $0.storedFrame?.isEmpty == false }
    let tops = shown.compactMap(\.storedFrame?.minY).sorted()
    guard let last = tops.last, areAlike(shown) else { return nil }
    let row = rowItems(of: shown, at: last)
    guard let hull = row.compactMap(\.storedFrame).unioned, hull.maxY <= height + 1, hull.height >= 24
    else { return nil }
    guard let before = tops.last(where: { $0 < last - 1 }) else {
      return hull.height <= height / 4 ? Row(items: row, top: last, pitch: hull.height) : nil
    }
    let rowBefore = rowItems(of: shown, at: before)
    guard let hullBefore = rowBefore.compactMap(\.storedFrame).unioned, last - before >= 24,
      abs(hull.height - hullBefore.height) <= 0.1 * hullBefore.height, row.count == rowBefore.count
    else { return nil }
    let pattern =
      row.contentCount >= rowBefore.contentCount ? row : rowBefore.map { $0.offset(by: Point(x: 0, y: last - before)) }
    return Row(items: pattern, top: last, pitch: last - before)
  }

  /// Returns true if the heights of the items differ by at most a tenth, apart from those that the top of the list cuts.
  private func areAlike(_ shown: [View]) -> Bool {
    let heights = shown.compactMap(\.storedFrame).filter { $0.minY > 1 }.map(\.height)
    guard let least = heights.min(), let greatest = heights.max() else { return true }
    return greatest <= 1.1 * least
  }

  private func rowItems(of shown: [View], at top: Double) -> [View] {
    shown.filter { abs(($0.storedFrame?.minY ?? 0) - top) <= 1 }
  }

  // MARK: - Images

  /// Gives the images that the dump omits from rows the frame that images have in other rows of the list.
  func equalizeImages(of list: inout View) {
    let rows = list.children.indices.filter { list.children[$0].hasLeftOutImage }
    guard !rows.isEmpty else { return }
    let known = list.children.lazy.filter { !$0.hasLeftOutImage }.compactMap { row -> Rect? in
      guard let frame = row.storedFrame else { return nil }
      return row.pictures(from: frame.origin * -1).first { $0.minX < 0.25 * frame.width }
    }.first
    guard let known else { return }
    for index in rows {
      guard let row = list.children[index].storedFrame, known.height <= row.height else { continue }
      let center = list.children[index].children[0].storedFrame?.midY ?? row.height / 2
      list.children[index].children[0].layout = .frame(
        Rect(x: known.minX, y: center - known.height / 2, width: known.width, height: known.height))
    }
  }

  /// Returns a view for an image that the dump omits from a touchable view; nil if no image is missing there.
  ///
  /// The image is in the empty space at the left of the view's contents or above them.
  func image(of card: View) -> View? {
    guard let frame = card.storedFrame, let hull = card.children.compactMap(\.storedFrame).unioned,
      let rect = leftOutRect(of: card, frame, before: hull)
    else { return nil }
    return View(element: View.leftOutImage, kind: .image, layout: .frame(rect), location: card.location)
  }

  /// Returns the rectangle of an omitted image, in points of `card`: at the left of its contents, or above them.
  ///
  /// The result is nil if the space at the left and above is less than 40 and 32 points. If the dump does not state
  /// that it omits a child, the result is that of ``leadingIcon(in:before:)``.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view, in points.
  ///   - hull: the bounding rectangle of its contents, in points of the view.
  private func leftOutRect(of card: View, _ frame: Rect, before hull: Rect) -> Rect? {
    let least = 40.0
    let padding = 8.0
    guard withoutFirst.contains(card.location) || leavesSpaceAbove(frame, hull) else {
      return leadingIcon(in: frame.size, before: hull)
    }
    var rect: Rect?
    let isAbove = isTile(frame, hull) && leavesSpaceAbove(frame, hull)
    if hull.minX >= least, !isAbove {
      let side = min(hull.minX - padding, frame.height - padding)
      rect = Rect(
        x: (hull.minX - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
    } else if hull.minY >= Self.leastSpaceAbove {
      // Above the label of a tile is an icon; above the words of a card is its cover.
      let side = min(0.75 * hull.minY, 48)
      rect =
        isTile(frame, hull)
        ? Rect(x: (frame.width - side) / 2, y: (hull.minY - side) / 2 + padding / 2, width: side, height: side)
        : Rect(x: 0, y: 0, width: frame.width, height: hull.minY - padding)
    }
    guard let rect, rect.width >= 16, rect.height >= 16 else { return nil }
    return rect
  }

  /// The minimum space in points above the contents of a tile or card for an image: an icon of 24 and its padding.
  private static let leastSpaceAbove = 32.0

  /// The minimum height in points of the cover of a card: a lower space above a centered label is that of an icon with
  /// its padding.
  private static let lowestCover = 64.0

  /// Returns true for a narrow view, and for one whose contents are in its middle below the space for an icon.
  private func isTile(_ frame: Rect, _ hull: Rect) -> Bool {
    if frame.width <= 120 { return true }
    let isCentered = hull.minX > 8 && abs(hull.midX - frame.width / 2) <= 4
    return isCentered && hull.minY < Self.lowestCover
  }

  /// Returns true for a tile or a card of a compressed dump whose contents begin far below its top.
  ///
  /// The space above them is at least 32 points and 1.5 times the space below. Contents that are only centered in a
  /// large box have as much space below them.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view, in points.
  ///   - hull: the bounding rectangle of its contents, in points of the view.
  private func leavesSpaceAbove(_ frame: Rect, _ hull: Rect) -> Bool {
    guard hull.minX < 40 || isTile(frame, hull) else { return false }
    return hull.minY >= Self.leastSpaceAbove && hull.minY >= 1.5 * (frame.height - hull.maxY)
  }

  /// Returns the rectangle of the icon, avatar or picture before the texts of a row, in points of the row.
  ///
  /// `hull` is the bounding rectangle of the texts. In Material's list items they begin at 56 dp after an icon of 24
  /// dp, at 72 dp after an avatar of 40 dp. If they begin farther in, there is a picture before them. The result is nil
  /// if they begin before 52 dp or if the row does not have the size of a list item.
  private func leadingIcon(in row: Size, before hull: Rect) -> Rect? {
    let keyline = hull.minX
    // The words of a button are centered.
    if abs(row.width - hull.maxX - hull.minX) <= 4 { return nil }
    guard (44...240).contains(row.height), row.width >= 200 else { return nil }
    if keyline > 92 {
      // Centered words in a button leave the same space after them.
      guard row.width - hull.maxX < hull.minX / 2, keyline <= 240 else { return nil }
      let padding = 8.0
      return Rect(x: padding, y: padding, width: hull.minX - 2 * padding, height: row.height - 2 * padding)
    }
    guard keyline >= 52, row.height <= 96 else { return nil }
    let side = keyline < 68 ? 24.0 : 40
    return Rect(x: 16, y: (row.height - side) / 2, width: side, height: side)
  }
}

extension [View] {
  /// The number of views in the array, including their descendants.
  fileprivate var contentCount: Int { reduce(0) { $0 + 1 + $1.children.contentCount } }
}

extension View {
  /// The element name of an image that a dump omits.
  fileprivate static let leftOutImage = "image"

  /// True if the first child is an image that the dump omits.
  fileprivate var hasLeftOutImage: Bool { children.first?.element == Self.leftOutImage }
}
