import Geometry
import ViewTree

// Views of one container at the same place. An application shows one of them at a time.

extension BoneFinder {
  /// The maximum number of pairs of bones that are compared, over the whole document; bounds the work.
  private static let comparedPairs = 200_000
  /// The maximum number of children with bones that are compared in one container, and of bones in one child.
  private static let (comparedChildren, comparedBones) = (16, 64)
  /// The minimum fraction of the smaller of two views that overlaps the other view at the same place.
  private static let commonShare = 0.5

  /// Resolves views that lie on each other in a container that may place its children on each other.
  ///
  /// Containers of Android state that they do so. In documents of iOS each view has a frame of its own, so that every
  /// container does.
  ///
  /// - A child with an opaque background hides the bones of earlier children inside its frame, and the lower part of
  ///   bones that begin above it: children are painted in document order (`ViewGroup.drawChild`, `UIView.subviews`).
  /// - Of two children whose bones collide, one that only the layout editor shows is hidden.
  /// - Of two other children without such a background whose bones collide, the one with fewer bones is hidden: it is
  ///   another state of the screen.
  mutating func resolveAlternatives() {
    guard !settings.isPlaceholder else { return }
    var counts = [0]
    counts.reserveCapacity(decisions.count + 1)
    for decision in decisions { counts.append(counts[counts.count - 1] + (decision.rule.givesBones ? 1 : 0)) }
    var pairs = Self.comparedPairs
    for parent in layout.views.indices where stacksChildren(parent) {
      var earlier: [Int] = []
      var child = parent + 1
      while child < layout.views[parent].end, earlier.count < Self.comparedChildren, pairs > 0 {
        let end = layout.views[child].end
        if counts[end] > counts[child] {
          resolve(child, after: &earlier, counts, &pairs)
        }
        child = end
      }
    }
  }

  /// Resolves a child against the earlier children of its container, and adds it to them unless it is hidden.
  ///
  /// The parameters `counts` and `pairs` are those of ``hideOne(of:_:_:_:)``.
  private mutating func resolve(_ child: Int, after earlier: inout [Int], _ counts: [Int], _ pairs: inout Int) {
    var shown: [Int] = []
    for (position, other) in earlier.enumerated() {
      guard let loser = laterState(of: other, child, counts, &pairs) else {
        hideOne(of: other, child, counts, &pairs)
        shown.append(other)
        continue
      }
      hide(loser)
      if loser == other { continue }
      earlier = shown + earlier[position...]
      return
    }
    earlier = shown + [child]
  }

  /// Hides the bones of one of two siblings that overlap: those of the first one behind an opaque second one, or those
  /// of the one with fewer bones.
  ///
  /// - Parameters:
  ///   - first: the index of the earlier sibling in the layout.
  ///   - second: the index of the later sibling.
  ///   - counts: the number of views with bones before each view, by the index of the view; one more at the end.
  ///   - pairs: the number of pairs of bones that may still be compared.
  private mutating func hideOne(of first: Int, _ second: Int, _ counts: [Int], _ pairs: inout Int) {
    let common = visible[first].intersection(visible[second])
    let smaller = min(visible[first].size.area, visible[second].size.area)
    guard !common.isEmpty else { return }
    if let loser = unreadable(first, second, &pairs) {
      for index in loser..<layout.views[loser].end where decisions[index].rule == .text {
        decisions[index].rule = .behind
      }
      return
    }
    guard layout.views[second].end > second + 1 else { return }
    if isEmptyState(second, over: first) {
      hide(second)
      return
    }
    if isOpaque(second) {
      for index in first..<layout.views[first].end
      where decisions[index].rule.givesBones || decisions[index].rule == .surface {
        pairs -= 1
        guard pairs > 0 else { return }
        if visible[second].contains(visible[index], tolerance: 0.5) {
          decisions[index].rule = .behind
        } else if let rest = visible[index].rest(above: visible[second]),
          decisions[index].rule != .content || !isTooLarge(visible[index])
        {
          visible[index] = rest
        }
      }
      return
    }
    guard layout.views[first].end > first + 1, common.size.area >= Self.commonShare * smaller,
      collide(first, second, &pairs)
    else { return }
    func count(_ index: Int) -> Int { counts[layout.views[index].end] - counts[index] }
    hide(count(first) < count(second) ? first : second)
  }

  /// Gives the bones and surfaces of a view the rule `behind`.
  mutating func hide(_ view: Int) {
    for index in view..<layout.views[view].end
    where decisions[index].rule.givesBones || decisions[index].rule == .surface {
      decisions[index].rule = .behind
    }
  }

  /// True if the bones of a view of an Android layout are a message in the middle of a list with rows.
  ///
  /// An application shows the message instead of the rows. Its hull is in the middle of the list, of which it covers at
  /// most 60 %; a floating button or a bottom sheet is at an edge.
  private func isEmptyState(_ view: Int, over list: Int) -> Bool {
    guard layout.source(of: list) == .androidLayout, layout.views[list].end > list + 1,
      layout.views[list + 1].view.isCell, !layout.views[view + 1].view.isCell
    else { return false }
    let bones = (view..<layout.views[view].end).filter { decisions[$0].rule.givesBones }
    guard let first = bones.first, bones.contains(where: { decisions[$0].rule == .text }) else { return false }
    let hull = bones.reduce(visible[first]) { $0.union(visible[$1]) }
    let frame = visible[list]
    return frame.contains(hull, tolerance: settings.unit) && hull.size.area <= 0.6 * frame.size.area
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

  /// Returns the one of two views of an Android layout whose texts all lie on texts of the other view; nil for none.
  ///
  /// Neither text could be read, so that an application shows one of them at a time. If this holds for both views, it is
  /// the one with fewer texts, or else the second one. Views with other bones than texts are not compared.
  private func unreadable(_ first: Int, _ second: Int, _ pairs: inout Int) -> Int? {
    guard layout.source(of: first) == .androidLayout else { return nil }
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
    for inner in index..<layout.views[index].end where decisions[inner].rule.givesBones {
      guard decisions[inner].rule == .text, bounds.count < Self.comparedChildren else { return nil }
      let lines = lineBoxes(of: inner)
      let bars = (0..<min(lines.count, Self.comparedBones)).map { lines.bar($0).rect }
      if let first = bars.first { bounds.append(bars.dropFirst().reduce(first) { $0.union($1) }) }
    }
    return bounds
  }

  /// The visible frames of the first texts, controls and icons in the view at `index` in the layout, in units of the
  /// document.
  private func words(of index: Int) -> [Rect] {
    var frames: [Rect] = []
    for inner in index..<layout.views[index].end where frames.count < Self.comparedBones {
      switch decisions[inner].rule {
      case .text, .control, .icon, .pill: frames.append(visible[inner])
      default: break
      }
    }
    return frames
  }
}

extension BoneFinder {
  private func stacksChildren(_ index: Int) -> Bool {
    Sources.uiKit.contains(layout.source(of: index)) || layout.views[index].view.layout.stacksChildren
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

extension LayoutSpec {
  /// True for an Android container that may place its children on each other.
  fileprivate var stacksChildren: Bool {
    guard case .android(let layout) = self else { return false }
    switch layout.content {
    case .frame, .relative, .constraint, .coordinator: return true
    default: return false
    }
  }
}
