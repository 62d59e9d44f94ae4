import Geometry
import ViewTree

// Views that an application shows later than the others at the same place. The layout editor shows all of them at once.

extension Roles {
  /// The maximum number of bones that are compared in each of two views.
  private static let comparedBones = 64
  /// The maximum number of views of each that are searched for bones, which bounds the work.
  private static let searchedViews = 4_096
  /// The minimum fraction of the larger of two containers at the same place that is in both.
  private static let commonShare = 0.9

  mutating func hideOneOfTwoLists(_ siblings: inout Siblings) -> Bool {
    let views = (layout.views[siblings.first].view, layout.views[siblings.second].view)
    guard !views.0.isHiddenAtFirst, !views.1.isHiddenAtFirst,
      areLists(siblings.first, siblings.second, &siblings.pairs)
    else { return false }
    return hide(siblings.fewer(in: layout), of: &siblings)
  }

  mutating func hideOneOfTwoLaterStates(_ siblings: inout Siblings) -> Bool {
    guard layout.views[siblings.first].view.isHiddenAtFirst, layout.views[siblings.second].view.isHiddenAtFirst,
      exclude(siblings.first, siblings.second, &siblings.pairs)
    else { return false }
    return hide(siblings.fewer(in: layout), of: &siblings)
  }

  /// Hides the one of two siblings that is hidden when the screen opens, or else a single text or control, such as the
  /// request to wait, that it replaces.
  mutating func hideLaterState(_ siblings: inout Siblings) -> Bool {
    let isFirstLater = layout.views[siblings.first].view.isHiddenAtFirst
    guard isFirstLater != layout.views[siblings.second].view.isHiddenAtFirst,
      exclude(siblings.first, siblings.second, &siblings.pairs)
    else { return false }
    let (later, other) = isFirstLater ? (siblings.first, siblings.second) : (siblings.second, siblings.first)
    let replacesMessage = isMessage(other, siblings.counts) && siblings.count(later, layout) > 3
    return hide(replacesMessage ? other : later, of: &siblings)
  }

  /// True if a view has one bone, that of a text or of a control.
  private func isMessage(_ index: Int, _ counts: [Int]) -> Bool {
    guard counts[layout.views[index].end] - counts[index] == 1, let bone = shownBones(of: index).first else {
      return false
    }
    return decisions[bone].role != .content
  }

  /// True if two views cannot be shown together: bones of them lie on each other, or the second one is a filled view that
  /// covers half of the bones of the first one.
  ///
  /// A filled view that covers fewer bones is a panel at an edge of the screen.
  private func exclude(_ first: Int, _ second: Int, _ pairs: inout Int) -> Bool {
    let (one, other) = (shownBones(of: first), shownBones(of: second))
    pairs -= one.count * max(1, other.count)
    guard pairs > 0, !one.isEmpty, !other.isEmpty else { return false }
    if isAtSamePlace(first, second) { return true }
    if layout.views[second].end > second + 1, isOpaque(second) {
      let covered = one.count { visible[second].contains(visible[$0], tolerance: 1) }
      return 2 * covered >= one.count
    }
    let (bounds, otherBounds) = (one.map(barBounds), other.map(barBounds))
    return one.indices.contains { a in
      other.indices.contains { bounds[a].covers(otherBounds[$0]) && !isBadge(one[a], other[$0]) }
    }
  }

  /// True if two containers have the same visible frame, so that code exchanges them.
  private func isAtSamePlace(_ first: Int, _ second: Int) -> Bool {
    guard layout.views[first].end > first + 1, layout.views[second].end > second + 1 else { return false }
    let common = visible[first].intersection(visible[second]).size.area
    return common >= Self.commonShare * max(visible[first].size.area, visible[second].size.area)
  }

  /// The bounds of the bars of a text without a background, or the visible frame of another view, in
  /// points.
  private func barBounds(of index: Int) -> Rect {
    let appearance = layout.views[index].view.appearance
    guard decisions[index].role == .text, appearance.background == nil, !appearance.isBoxed else {
      return visible[index]
    }
    let lines = lineBoxes(of: index)
    let first = lines.bar(0).rect
    return (1..<max(1, min(lines.count, Self.comparedBones))).reduce(first) { $0.union(lines.bar($1).rect) }
      .intersection(visible[index])
  }

  /// True if one of two bones that lie on each other is a badge on the other, which is a picture.
  private func isBadge(_ one: Int, _ other: Int) -> Bool {
    if decisions[one].role == .content, decisions[other].role == .content {
      // An avatar may lie on the edge of a cover picture.
      let common = visible[one].intersection(visible[other]).size.area
      return 2 * common < max(visible[one].size.area, visible[other].size.area)
    }
    func isInside(_ inner: Int, of picture: Int) -> Bool {
      decisions[picture].role == .content && visible[picture].contains(visible[inner], tolerance: 1)
    }
    return isInside(one, of: other) || isInside(other, of: one)
  }

  /// The indexes of the first texts, controls, icons and pictures with bones in a view.
  private func shownBones(of index: Int) -> [Int] {
    var bones: [Int] = []
    let end = min(layout.views[index].end, index + Self.searchedViews)
    for inner in index..<end where bones.count < Self.comparedBones {
      switch decisions[inner].role {
      case .text, .control, .icon, .pill, .content: bones.append(inner)
      default: break
      }
    }
    return bones
  }

  /// True if both views contain rows of lists and are at the same place.
  private func areLists(_ first: Int, _ second: Int, _ pairs: inout Int) -> Bool {
    pairs -= 1
    return pairs > 0 && isAtSamePlace(first, second) && containsRows(first) && containsRows(second)
  }

  private func containsRows(_ index: Int) -> Bool {
    let end = min(layout.views[index].end, index + Self.comparedBones)
    return (index + 1..<max(index + 1, end)).contains { layout.views[$0].view.isCell }
  }
}
