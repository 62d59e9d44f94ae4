import Geometry
import ViewTree

// Siblings at the same place whose bones hide each other.

extension Roles {
  /// The maximum number of texts and of bones that are compared in one view.
  private static let (comparedTexts, comparedBones) = (16, 64)
  /// The minimum fraction of the smaller of two views that overlaps the other view at the same place.
  private static let commonShare = 0.5

  func isApart(_ siblings: Siblings) -> Bool {
    visible[siblings.first].intersection(visible[siblings.second]).isEmpty
  }

  mutating func hideUnreadableTexts(_ first: Int, _ second: Int, _ siblings: inout Siblings) -> Bool {
    guard !isApart(siblings), let loser = unreadable(first, second, &siblings.pairs) else { return false }
    for index in loser..<layout.views[loser].end where decisions[index].role == .text { give(.behind, to: index) }
    return true
  }

  mutating func hideEmptyState(_ view: Int, over list: Int) -> Bool {
    guard !visible[list].intersection(visible[view]).isEmpty, layout.views[view].end > view + 1,
      isEmptyState(view, over: list)
    else { return false }
    hide(view)
    return true
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

  /// True if the bones of a view are a message in the middle of a list with rows.
  ///
  /// An application shows the message instead of the rows. Its hull is in the middle of the list, of which it covers at
  /// most 60 %; a floating button or a bottom sheet is at an edge.
  private func isEmptyState(_ view: Int, over list: Int) -> Bool {
    guard layout.views[list].end > list + 1,
      layout.views[list + 1].view.isCell, !layout.views[view + 1].view.isCell
    else { return false }
    let bones = (view..<layout.views[view].end).filter { decisions[$0].role.givesBones }
    guard let first = bones.first, bones.contains(where: { decisions[$0].role == .text }) else { return false }
    let hull = bones.reduce(visible[first]) { $0.union(visible[$1]) }
    let frame = visible[list]
    return frame.contains(hull, tolerance: 1) && hull.size.area <= 0.6 * frame.size.area
      && abs(hull.midX - frame.midX) <= 0.1 * frame.width && abs(hull.midY - frame.midY) <= 0.2 * frame.height
  }

  /// True if the view at `index` in the layout has a background that hides all that is behind it.
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

  /// Returns the one of two views whose texts all lie on texts of the other view; nil for none.
  ///
  /// Neither text could be read, so that an application shows one of them at a time. If this holds for both views, it is
  /// the one with fewer texts, or else the second one. Views with other bones than texts are not compared.
  private func unreadable(_ first: Int, _ second: Int, _ pairs: inout Int) -> Int? {
    let (one, other) = (lines(of: first), lines(of: second))
    guard let one, let other, !one.isEmpty, !other.isEmpty else { return nil }
    pairs -= one.count * other.count
    func isHidden(_ line: Rect, by lines: [Rect]) -> Bool { lines.contains { $0.covers(line) } }
    let isFirst = one.allSatisfy { isHidden($0, by: other) }
    let isSecond = other.allSatisfy { isHidden($0, by: one) }
    if isFirst, isSecond { return one.count < other.count ? first : second }
    return isFirst ? first : isSecond ? second : nil
  }

  /// The bounds of the bars of each text in a view; nil for a view with other bones or with more than 16 texts.
  private func lines(of index: Int) -> [Rect]? {
    var bounds: [Rect] = []
    for inner in index..<layout.views[index].end where decisions[inner].role.givesBones {
      guard decisions[inner].role == .text, bounds.count < Self.comparedTexts else { return nil }
      let lines = lineBoxes(of: inner)
      let bars = (0..<min(lines.count, Self.comparedBones)).map { lines.bar($0).rect }
      if let first = bars.first { bounds.append(bars.dropFirst().reduce(first) { $0.union($1) }) }
    }
    return bounds
  }

  /// The visible frames of the first texts, controls and icons in the view at `index` in the layout, in
  /// points.
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
  fileprivate func rest(above cover: Rect) -> Rect? {
    guard cover.minX <= minX + 0.5, cover.maxX >= maxX - 0.5, cover.maxY >= maxY - 0.5, cover.minY > minY,
      cover.minY < maxY
    else { return nil }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: cover.minY)
  }
}
