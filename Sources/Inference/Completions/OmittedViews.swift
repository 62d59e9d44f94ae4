import Diagnostics
import Geometry
import ViewTree

/// The images that a dump omits.
struct OmittedViews {
  /// The locations in the file of views whose first child the dump omits, although it counts that child.
  let withoutFirst: Set<SourceLocation>

  /// Returns a view for an image that the dump omits from a touchable view; nil if no image is missing there.
  ///
  /// The image is in the empty space at the left of the view's contents or above them.
  func image(of card: View) -> View? {
    guard let frame = card.storedFrame, let hull = card.children.compactMap(\.storedFrame).unioned,
      let rect = leftOutRect(of: card, frame, before: hull)
    else { return nil }
    return View(element: "image", kind: .image, layout: .frame(rect), location: card.location)
  }

  /// Returns the rectangle of an omitted image, in points of `card`: at the left of its contents, or above them.
  ///
  /// The result is nil if the space at the left and above is less than 40 and 32 points. If the dump does not state
  /// that it omits a child, the result is that of ``leadingIcon(in:before:)``.
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

  /// Returns true for a narrow view, and for one whose contents are in its middle below the space for an icon.
  private func isTile(_ frame: Rect, _ hull: Rect) -> Bool {
    if frame.width <= 120 { return true }
    let isCentered = hull.minX > 8 && abs(hull.midX - frame.width / 2) <= 4
    return isCentered && hull.minY < Sizes.lowestCover
  }

  /// Returns true for a tile or a card of a compressed dump whose contents begin far below its top.
  ///
  /// The space above them is at least 32 points and 1.5 times the space below. Contents that are only centered in a
  /// large box have as much space below them.
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
    // The words of a button are centered. A bubble at the end of its row is as high as the row.
    if hull.height >= row.height || abs(row.width - hull.maxX - hull.minX) <= 4 { return nil }
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
