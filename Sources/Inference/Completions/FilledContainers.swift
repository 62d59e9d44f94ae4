import Geometry
import ViewTree

/// The fills of containers in dumps of Android, which state none: cards, bubbles, chips and badges.
///
/// A padding around the contents and a space around the container are visible only if the container has a fill. Of the
/// containers with both in 72 dumps with a screenshot, 78 of 89 are filled (24 repositories); of those that touch a
/// sibling, such as tabs and rows, 8 of 30.
struct FilledContainers {
  let screenWidth: Double

  /// The minimum padding in points before and above the contents, and after and below them.
  private static let (leading, trailing) = (7.5, 5.5)
  /// The minimum distance in points from a sibling.
  private static let leastGap = 1.0
  /// The maximum side in points of the touch target of an icon: of 15 squares of up to 52 dp, 12 have no fill.
  private static let touchTarget = 72.0
  /// The number of siblings before and after a container whose distance is examined.
  private static let nearest = 4
  /// The heights of touch targets and the height of a button in one, in points.
  ///
  /// None of nine filled ones in Compose is as high as its target: `minimumInteractiveComponentSize`.
  private static let (targets, buttonHeight) = (44.0...50.0, 40.0)
  /// The maximum height of a badge and the minimum padding around its text, in points: seven of nine are filled.
  private static let (highestBadge, leastBadge) = (36.0, Size(width: 6, height: 1.5))

  /// Gives fills to the containers among the children of a view.
  ///
  /// A container has that of one of its height beside it or of its size above or below it, and the first and the last card
  /// of a list, which may be cut at their padding, have that of the cards between them.
  func mark(in parent: inout View) {
    var filled: [Rect] = []
    let rows = formsOfRows(in: parent)
    for index in parent.children.indices where isCandidate(parent.children[index]) {
      guard let frame = parent.children[index].storedFrame, isPadded(parent.children[index], frame.size),
        !rows.contains(Self.formInColumn(frame)), !touchesSibling(index, in: parent)
      else { continue }
      fill(&parent.children[index], frame)
      filled.append(frame)
    }
    guard let last = filled.last, let height = parent.storedFrame?.height else { return }
    let forms = Set(filled.map(Self.formInColumn))
    for index in parent.children.indices where isCandidate(parent.children[index]) {
      guard let frame = parent.children[index].storedFrame, !parent.children[index].children.isEmpty else { continue }
      let isCut = frame.minY <= 1 || frame.maxY >= height - 1
      let isOfForm = forms.contains(Self.formInColumn(frame))
      // The lower edge of a list cuts the padding below the contents of a card.
      let whole = Size(width: frame.width, height: frame.height + Self.trailing)
      let isPadded = frame.maxY >= height - 1 && isPadded(parent.children[index], whole)
      let hasTwin =
        isOfForm || [filled[0], last].contains { isTwin(frame, of: $0, isCut: isCut, isPadded: isPadded) }
      // A view of another height that touches a card of a column is above or below the cards.
      if hasTwin, !touchesSibling(index, in: parent, ofHeight: isOfForm ? frame.height : nil) {
        fill(&parent.children[index], frame)
      }
    }
  }

  /// The forms of the rows among the children of a view: of those that have one of their form directly below them.
  private func formsOfRows(in parent: View) -> Set<[Double]> {
    let frames = parent.children.filter(isCandidate).compactMap(\.storedFrame)
    let ofForms = Dictionary(grouping: frames, by: Self.formInColumn)
    return Set(
      ofForms.filter { _, frames in
        let sorted = frames.sorted { $0.minY < $1.minY }
        return zip(sorted, sorted.dropFirst()).contains { abs($1.minY - $0.maxY) < Self.leastGap }
      }.keys)
  }

  /// The column and the size of a frame in whole points.
  private static func formInColumn(_ frame: Rect) -> [Double] {
    [frame.minX, frame.width, frame.height].map { $0.rounded() }
  }

  /// True for a frame of the same height beside another one, or for the rest of one in the same column.
  ///
  /// A rest that has a padding may be higher.
  private func isTwin(_ frame: Rect, of twin: Rect, isCut: Bool, isPadded: Bool) -> Bool {
    if isCut, isPadded || frame.height <= twin.height {
      return abs(frame.minX - twin.minX) < 1 && abs(frame.maxX - twin.maxX) < 1
    }
    return abs(frame.minY - twin.minY) < 1 && abs(frame.maxY - twin.maxY) < 1
  }

  /// True for a container that may have a fill, which the dump does not state; false for the touch target of an icon.
  private func isCandidate(_ view: View) -> Bool {
    guard view.kind == .container, !view.clips, !view.isHidden, !view.appearance.isBoxed,
      view.appearance.background == nil, let frame = view.storedFrame, frame.width < Sizes.widestBox * screenWidth
    else { return false }
    return max(frame.width, frame.height) > Self.touchTarget || view.children.contains { $0.kind == .text }
  }

  private func fill(_ view: inout View, _ frame: Rect) {
    view.appearance.isBoxed = true
    if view.isInteractive, Self.targets.contains(frame.height) {
      let inset = (frame.height - Self.buttonHeight) / 2
      view.appearance.insets = Insets(top: inset, right: 0, bottom: inset, left: 0)
    }
    view.appearance.cornerRadius = CornerRadius(.points(min(Sizes.cardRadius, frame.height / 2)))
  }

  /// True if a view has padding around the contents in it; the touch target of a control may exceed it
  /// (`minimumInteractiveComponentSize`).
  ///
  /// The picture at the top of a card reaches its edges (Material Design 3, Cards), and the padding is below it.
  private func isPadded(_ view: View, _ size: Size) -> Bool {
    let bounds = Rect(origin: .zero, size: size)
    var shown = view.children.filter { child in
      !child.isHidden && child.kind != .spacer
        && (!child.isInteractive || child.storedFrame.map { bounds.contains($0) } ?? false)
    }
    let cover = shown.firstIndex { $0.isCover(of: size) }.map { shown.remove(at: $0) }?.storedFrame
    guard let hull = shown.compactMap(\.shownFrame).unioned else { return false }
    let isBadge =
      size.height <= Self.highestBadge && shown.count == 1 && shown[0].kind == .text
      && hull.minX >= Self.leastBadge.width && abs(hull.minX - (size.width - hull.maxX)) <= 1
      && hull.minY >= Self.leastBadge.height && abs(hull.minY - (size.height - hull.maxY)) <= 1
    return isBadge
      || hull.minX >= Self.leading && hull.minY - (cover?.maxY ?? 0) >= Self.leading
        && size.width - hull.maxX >= Self.trailing
        && size.height - hull.maxY >= Self.trailing
  }

  /// True for a child of a view that has another one beside, below or over it without a distance.
  ///
  /// A leaf behind it, such as the picture behind a screen, is not beside it.
  ///
  /// - Parameter height: the height in points of the siblings that count; nil for all.
  private func touchesSibling(_ index: Int, in parent: View, ofHeight height: Double? = nil) -> Bool {
    guard let frame = parent.children[index].storedFrame else { return false }
    let near = max(0, index - Self.nearest)..<min(parent.children.count, index + Self.nearest + 1)
    return near.contains { sibling in
      let view = parent.children[sibling]
      guard sibling != index, let other = view.shownFrame else { return false }
      if let height, abs(other.height - height) >= 1 { return false }
      if sibling < index, view.children.isEmpty, other.contains(frame) { return false }
      let x = max(other.minX - frame.maxX, frame.minX - other.maxX)
      let y = max(other.minY - frame.maxY, frame.minY - other.maxY)
      return max(x, y) < Self.leastGap && min(x, y) < -1
    }
  }
}

extension View {
  /// True for a leaf without words from the left to the right edge of a card, at its top.
  fileprivate func isCover(of card: Size) -> Bool {
    guard [.image, .media, .view, .unknown].contains(kind), children.isEmpty, let frame = storedFrame else {
      return false
    }
    return frame.minX <= 1 && frame.minY <= 1 && frame.maxX >= card.width - 1 && frame.height >= Sizes.lowestCover
  }
}
