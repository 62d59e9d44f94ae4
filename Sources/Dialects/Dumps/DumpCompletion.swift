import Diagnostics
import Geometry
import ViewTree

/// Adds to a dump what the screen shows besides it: rows of a list that are still to come, and left-out images.
struct DumpCompletion {
  /// Units of the dump for a point.
  let unit: Double
  let lists: Set<SourceLocation>
  /// Views whose first child is left out.
  let withoutFirst: Set<SourceLocation>

  func completed(_ view: View) -> View {
    if view.children.isEmpty { return view }
    var view = view
    for index in view.children.indices { view.children[index] = completed(view.children[index]) }
    if lists.contains(view.location) { repeatItems(of: &view) }
    if withoutFirst.contains(view.location), let image = leftOutImage(of: view) { view.children.insert(image, at: 0) }
    return view
  }

  // MARK: - Rows

  /// Copies of a row at most: a list of lines on a large screen has about a hundred.
  private static let maximumCopies = 200

  /// Repeats the last row of alike items down to the bottom of a list.
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

  /// The last row that shows wholly, if the row before it is as high; nil for lists of one row, or of different ones.
  private func lastRow(of items: [View], in height: Double) -> Row? {
    let shown = items.filter { !$0.isHidden && $0.storedFrame?.isEmpty == false }
    let tops = shown.compactMap(\.storedFrame?.minY).sorted()
    guard let last = tops.last, let before = tops.last(where: { $0 < last - unit }) else { return nil }
    let row = shown.filter { abs(($0.storedFrame?.minY ?? 0) - last) <= unit }
    let rowBefore = shown.filter { abs(($0.storedFrame?.minY ?? 0) - before) <= unit }
    guard let hull = row.compactMap(\.storedFrame).unioned,
      let hullBefore = rowBefore.compactMap(\.storedFrame).unioned,
      hull.maxY <= height + unit, abs(hull.height - hullBefore.height) <= 0.1 * hullBefore.height,
      row.count == rowBefore.count, last - before >= 24 * unit
    else { return nil }
    return Row(items: row, top: last, pitch: last - before)
  }

  // MARK: - Images

  /// An image in the room before the contents of a view that can be touched, of 40 dp at least.
  private func leftOutImage(of card: View) -> View? {
    guard let frame = card.storedFrame, let hull = card.children.compactMap(\.storedFrame).unioned else { return nil }
    let least = 40 * unit
    let padding = 8 * unit
    var rect: Rect?
    if hull.minX >= least {
      let side = min(hull.minX - padding, frame.height - padding)
      rect = Rect(
        x: (hull.minX - side) / 2, y: (frame.height - side) / 2, width: side, height: side)
    } else if hull.minY >= least {
      // Above the label of a tile: an icon. Above the words of a card: its cover.
      let side = min(0.75 * hull.minY, 48 * unit)
      rect =
        frame.width <= 120 * unit
        ? Rect(x: (frame.width - side) / 2, y: (hull.minY - side) / 2 + padding / 2, width: side, height: side)
        : Rect(x: 0, y: 0, width: frame.width, height: hull.minY - padding)
    }
    guard let rect, rect.width >= 16 * unit, rect.height >= 16 * unit else { return nil }
    return View(element: "image", kind: .image, layout: .frame(rect), location: card.location)
  }
}
