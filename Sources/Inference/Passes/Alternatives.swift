import Geometry
import ViewTree

// Siblings at the same place whose bones hide each other.

extension Roles {
  /// The maximum number of bones that are compared in one view.
  private static let comparedBones = 64
  /// The minimum fraction of the smaller of two views that overlaps the other view at the same place.
  private static let commonShare = 0.5

  func isApart(_ siblings: Siblings) -> Bool {
    visible[siblings.first].intersection(visible[siblings.second]).isEmpty
  }

  /// Hides the bones of a view inside the frame of an opaque one, and the lower part of bones that begin above it.
  mutating func hideBonesBehind(_ cover: Int, of first: Int, _ siblings: inout Siblings) -> Bool {
    guard !isApart(siblings), layout.views[cover].end > cover + 1, isOpaque(cover) else { return false }
    for index in first..<layout.views[first].end
    where decisions[index].role.givesBones || decisions[index].role == .surface {
      siblings.pairs -= 1
      guard siblings.pairs > 0 else { return true }
      if visible[cover].contains(visible[index], tolerance: Sizes.rounding) {
        give(.behind, to: index)
      } else if let rest = visible[index].rest(above: visible[cover]),
        decisions[index].role != .content || !isTooLarge(visible[index])
      {
        visible[index] = rest
      }
    }
    return true
  }

  mutating func hideOneOfCollidingViews(_ siblings: inout Siblings) -> Bool {
    let (first, second) = (siblings.first, siblings.second)
    let common = visible[first].intersection(visible[second])
    let smaller = min(visible[first].size.area, visible[second].size.area)
    guard !common.isEmpty, layout.views[second].end > second + 1, layout.views[first].end > first + 1,
      common.size.area >= Self.commonShare * smaller, collide(first, second, &siblings.pairs)
    else { return false }
    hide(siblings.fewer(in: layout))
    return true
  }

  /// True for a view with a background that hides all that is behind it.
  func isOpaque(_ index: Int) -> Bool {
    let appearance = layout.views[index].view.appearance
    guard appearance.opacity == 1 else { return false }
    return appearance.background.map { $0.alpha == 255 } ?? (appearance.isBoxed && !appearance.isHollow)
  }

  /// True if texts and controls of two views lie on each other: at least two of each view and half of one view's.
  ///
  /// A single long text below the buttons of a floating toolbar scrolls.
  private func collide(_ first: Int, _ second: Int, _ pairs: inout Int) -> Bool {
    let (one, other) = (words(of: first), words(of: second))
    var hits = (one: Set<Int>(), other: Set<Int>())
    for (a, frame) in one.enumerated() {
      for (b, otherFrame) in other.enumerated() {
        pairs -= 1
        guard pairs > 0 else { return false }
        guard frame.covers(otherFrame) else { continue }
        hits.one.insert(a)
        hits.other.insert(b)
      }
    }
    return hits.one.count >= 2 && hits.other.count >= 2
      && (2 * hits.one.count >= one.count || 2 * hits.other.count >= other.count)
  }

  /// The visible frames of the first texts, controls and icons in a view, in points.
  private func words(of index: Int) -> [Rect] {
    var frames: [Rect] = []
    for inner in index..<layout.views[index].end where frames.count < Self.comparedBones {
      switch decisions[inner].role {
      case .text, .control, .icon, .pill: frames.append(visible[inner])
      default: break
      }
    }
    return frames
  }
}

extension Rect {
  /// True if a fifth of the smaller of two rectangles is in both, so that a text in one of them cannot be read.
  func covers(_ other: Rect) -> Bool {
    intersection(other).size.area > min(size.area, other.size.area) / 5
  }

  /// The part above `cover`, which hides the lower part over the whole width; nil for any other overlap.
  ///
  /// The rectangle is not inside `cover`.
  fileprivate func rest(above cover: Rect) -> Rect? {
    guard cover.minX <= minX + 0.5, cover.maxX >= maxX - 0.5, cover.maxY >= maxY - 0.5, cover.minY < maxY
    else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: cover.minY)
  }
}
