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

  /// Hides the bones of the first sibling that are inside an opaque view of the second one, and the parts of bones that
  /// such a view cuts off.
  mutating func hideBonesBehindOpaqueViews(_ siblings: inout Siblings) -> Bool {
    if isApart(siblings) { return false }
    let (second, end) = (siblings.second, layout.views[siblings.second].end)
    var cover = second
    while cover < end, siblings.pairs > 0 {
      siblings.pairs -= 1
      guard layout.views[cover].end > cover + 1, isOpaque(cover) else {
        cover += 1
        continue
      }
      hideBones(behind: cover, of: siblings.first, &siblings)
      if cover == second { return true }
      cover = layout.views[cover].end
    }
    return false
  }

  /// Hides what is behind the second sibling if it is a drawer: the last view of a screen of a phone, at one of its sides.
  mutating func hideBonesBehindDrawer(_ siblings: inout Siblings) -> Bool {
    let (second, frame) = (siblings.second, layout.views[siblings.second].frame)
    guard isScreen, canvas.height > canvas.width, let parent = layout.views[second].parent,
      layout.views[second].end == layout.views[parent].end, frame.height >= Sizes.edgeToEdge * canvas.height,
      frame.minX <= canvas.minX || frame.maxX >= canvas.maxX, Self.widthsOfDrawers.contains(frame.width / canvas.width)
    else { return false }
    hideBones(behind: second, of: siblings.first, &siblings)
    return true
  }

  /// The width of a drawer as a fraction of that of a phone, beside which 56 dp stay: Material Design 2.
  private static let widthsOfDrawers = 0.65...0.95

  private mutating func hideBones(behind cover: Int, of first: Int, _ siblings: inout Siblings) {
    for index in first..<layout.views[first].end
    where decisions[index].role.givesBones || decisions[index].role == .surface {
      siblings.pairs -= 1
      guard siblings.pairs > 0 else { return }
      if visible[cover].contains(visible[index], tolerance: Sizes.rounding) {
        give(.behind, to: index)
      } else if let rest = visible[index].rest(beside: visible[cover]),
        decisions[index].role != .content || !isTooLarge(visible[index])
      {
        visible[index] = rest
        if isSliver(index) { give(.behind, to: index) }
      }
    }
  }

  /// Cuts the first sibling, a picture, at the second one, a translucent area with views that covers a side of it.
  mutating func cutPictureBesideBand(_ siblings: inout Siblings) -> Bool {
    let (picture, band) = (siblings.first, siblings.second)
    guard decisions[picture].role == .content, layout.views[picture].view.kind == .image,
      decisions[band].role == .surface, layout.views[band].end > band + 1,
      layout.views[band].view.appearance.background != nil, !isTooLarge(visible[picture]),
      let rest = visible[picture].rest(beside: visible[band])
    else { return false }
    visible[picture] = rest
    if isSliver(picture) { give(.behind, to: picture) }
    return true
  }

  /// Cuts the areas of pictures and maps at the opaque views in front of them, from the front to the back.
  mutating func cutAreasOfPictures() {
    let areas = decisions.indices.filter { index in
      let kind = layout.views[index].view.kind
      return decisions[index].role == .surface && (kind == .image || kind == .media)
    }
    guard let first = areas.first else { return }
    let covers = (layout.views[first].end..<layout.views.count).reversed().filter { cover in
      isOpaque(cover) && (layout.views[cover].end > cover + 1 || decisions[cover].role == .rows)
    }
    var pairs = Self.comparedPairs
    for area in areas {
      for cover in covers.prefix(while: { $0 >= layout.views[area].end }) {
        pairs -= 1
        guard pairs > 0 else { return }
        guard let rest = visible[area].rest(beside: visible[cover]) else { continue }
        visible[area] = rest
        give(.surface, to: area)
      }
    }
  }

  mutating func hideOneOfCollidingViews(_ siblings: inout Siblings) -> Bool {
    guard collide(&siblings) else { return false }
    hide(siblings.fewer(in: layout))
    return true
  }

  /// Hides the bones of the first sibling that are mostly behind the contents of the second one.
  ///
  /// Contents far above each other, such as a title and a button at the bottom, have free space between them.
  mutating func hideBonesBehindCollidingView(_ siblings: inout Siblings) -> Bool {
    guard collide(&siblings) else { return false }
    let (first, second) = (siblings.first, siblings.second)
    siblings.pairs -= layout.views[second].end - first
    var bands: [Rect] = []
    for index in second..<layout.views[second].end where decisions[index].role.givesBones {
      let frame = visible[index]
      let near = bands.indices.first {
        max(frame.minY - bands[$0].maxY, bands[$0].minY - frame.maxY) <= Self.farthestContents
      }
      if let near { bands[near] = bands[near].union(frame) } else { bands.append(frame) }
    }
    for index in first..<layout.views[first].end where decisions[index].role.givesBones {
      let frame = visible[index]
      if bands.contains(where: { 2 * $0.intersection(frame).size.area > frame.size.area }) { give(.behind, to: index) }
    }
    return true
  }

  /// The maximum distance in points between contents that belong together: a row of a list with three lines.
  private static let farthestContents = 88.0

  /// True for two views with views in them at the same place whose texts and controls lie on each other.
  private func collide(_ siblings: inout Siblings) -> Bool {
    let (first, second) = (siblings.first, siblings.second)
    let common = visible[first].intersection(visible[second])
    let smaller = min(visible[first].size.area, visible[second].size.area)
    return !common.isEmpty && layout.views[second].end > second + 1 && layout.views[first].end > first + 1
      && common.size.area >= Self.commonShare * smaller && collide(first, second, &siblings.pairs)
  }

  /// True for a visible view with a background that hides all that is behind it.
  func isOpaque(_ index: Int) -> Bool {
    let appearance = layout.views[index].view.appearance
    guard appearance.opacity == 1, ![.hidden, .transparent].contains(decisions[index].role) else { return false }
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

  /// The part that `cover` leaves visible, if it hides a side over its whole length; nil for any other overlap.
  ///
  /// The rectangle is not inside `cover`.
  fileprivate func rest(beside cover: Rect) -> Rect? {
    if cover.intersection(self).isEmpty { return nil }
    let hidesLeft = cover.minX <= minX + 0.5
    let hidesRight = cover.maxX >= maxX - 0.5
    let hidesTop = cover.minY <= minY + 0.5
    let hidesBottom = cover.maxY >= maxY - 0.5
    switch (hidesLeft, hidesRight, hidesTop, hidesBottom) {
    case (true, true, false, true): return Rect(minX: minX, minY: minY, maxX: maxX, maxY: cover.minY)
    case (true, true, true, false): return Rect(minX: minX, minY: cover.maxY, maxX: maxX, maxY: maxY)
    case (false, true, true, true): return Rect(minX: minX, minY: minY, maxX: cover.minX, maxY: maxY)
    case (true, false, true, true): return Rect(minX: cover.maxX, minY: minY, maxX: maxX, maxY: maxY)
    default: return nil
    }
  }
}
