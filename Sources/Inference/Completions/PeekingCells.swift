import Diagnostics
import Geometry
import ViewTree

/// The removal of the rests of cells at the edges of a scrolling view.
///
/// A dump states only the visible part of each view, so that the rest of a card is a thin solid strip.
struct PeekingCells {
  /// The counter of the compared cells and pictures.
  let meter: SharedWorkMeter

  /// The maximum width of a peeking cell as a fraction of the width of the widest cell beside it.
  private static let widestRest = 0.25
  /// The maximum height in points of the rest of a picture; it is less than half of the picture too.
  private static let highestRest = 24.0

  /// The number of cells and pictures near another one with which it is compared; bounds the work in a wide document.
  private static let nearest = 32

  /// Hides the children at the left and right edges that are much narrower than another child of the same height.
  func hideSides(in list: inout View) {
    guard let size = list.storedFrame?.size else { return }
    // A `HorizontalScrollView` can host only one direct child, which contains the cells.
    if list.className?.hasSuffix("HorizontalScrollView") == true, list.children.count == 1,
      list.children[0].storedFrame?.width == size.width
    {
      return hideSides(in: &list.children[0])
    }
    // The touch target of a narrow rest exceeds the list.
    let frames = list.children.map { ($0.storedFrame ?? .zero).intersection(Rect(origin: .zero, size: size)) }
    for index in list.children.indices {
      let frame = frames[index]
      guard frame.minX <= 1 || frame.maxX >= size.width - 1 else { continue }
      let near = frames[max(0, index - Self.nearest)..<min(frames.count, index + Self.nearest + 1)]
      guard meter.allowsMore(near.count) else { return }
      let isRest = near.contains { other in
        abs(other.minY - frame.minY) <= 1 && abs(other.height - frame.height) <= 1
          && frame.width < Self.widestRest * other.width
      }
      if isRest { list.children[index].isHidden = true }
    }
  }

  /// Hides the pictures of the last cells that are cut at the bottom and are whole in another cell.
  func hideBottom(in list: inout View) {
    guard let size = list.storedFrame?.size else { return }
    let cells = list.children
    let frames = cells.map { $0.storedFrame ?? .zero }
    let complete = cells.indices.filter { frames[$0].maxY < size.height - 1 }.suffix(Self.nearest)
    let whole = complete.flatMap { cells[$0].pictures(from: .zero) }.suffix(Self.nearest)
    let cut = cells.indices.filter { frames[$0].maxY >= size.height - 1 }
    let rests = cut.filter { isRest(cells[$0], of: cells[max(0, $0 - Self.nearest)..<$0]) }
    // The cells of one row are shown or hidden together.
    let tops = Set(rests.map { frames[$0].minY })
    for index in cut {
      if tops.contains(frames[index].minY) {
        list.children[index].isHidden = true
      } else {
        hideRests(in: &list.children[index], from: frames[index].origin, at: size.height, whole)
      }
    }
  }

  /// The minimum height of a cell that is cut at the bottom, as a fraction of the height of a complete cell.
  private static let leastShown = 0.75

  /// Returns true for the upper part of a cell whose contents begin like those of a cell that is much higher.
  ///
  /// A part of its contents is missing in the dump, and others are cut, so that the rest would not be recognized.
  private func isRest(_ cell: View, of others: ArraySlice<View>) -> Bool {
    guard let frame = cell.storedFrame, !frame.isEmpty else { return false }
    let contents = cell.children.contents(from: .zero)
    guard !contents.isEmpty else { return false }
    return others.contains { other in
      guard let whole = other.storedFrame, abs(whole.width - frame.width) <= 1, abs(whole.minX - frame.minX) <= 1,
        frame.height < Self.leastShown * whole.height, other.className == cell.className
      else { return false }
      let known = other.children.contents(from: .zero)
      return meter.allowsMore(contents.count * known.count)
        && contents.allSatisfy { content in
          known.contains { $0.kind == content.kind && $0.frame.origin.isNear(content.frame.origin, within: 2) }
        }
    }
  }

  private func hideRests(in view: inout View, from origin: Point, at bottom: Double, _ whole: ArraySlice<Rect>) {
    for index in view.children.indices {
      guard let frame = view.children[index].storedFrame?.offset(by: origin) else { continue }
      hideRests(in: &view.children[index], from: frame.origin, at: bottom, whole)
      guard view.children[index].isPicture, frame.maxY >= bottom - 1, frame.height < Self.highestRest
      else { continue }
      guard meter.allowsMore(whole.count) else { return }
      let isRest = whole.contains { other in
        abs(other.minX - frame.minX) <= 1 && abs(other.width - frame.width) <= 1
          && frame.height < other.height / 2
      }
      if isRest { view.children[index].isHidden = true }
    }
  }
}

extension View {
  fileprivate var isPicture: Bool { kind == .image && children.isEmpty }

  /// The frames of the visible pictures among a view's descendants; `origin` is the origin of the view's parent.
  func pictures(from origin: Point) -> [Rect] {
    guard !isHidden, let frame = storedFrame?.offset(by: origin) else { return [] }
    return isPicture ? [frame] : children.flatMap { $0.pictures(from: frame.origin) }
  }
}

extension Point {
  /// True if both coordinates differ by at most `distance` from those of another point in the same unit.
  fileprivate func isNear(_ other: Point, within distance: Double) -> Bool {
    abs(x - other.x) <= distance && abs(y - other.y) <= distance
  }
}
