import Geometry
import ViewTree

extension AutoLayoutPass {
  /// Changes the kinds of sibling views that overlap: custom views become drawings, and empty buttons touch targets.
  ///
  /// A plain view of a custom class that covers half of the picture and no previous sibling is a drawing, such as a
  /// chart or a camera preview. A button without contents is an invisible touch target if it covers a sibling. A small
  /// button has to contain the whole sibling, because its image may be set in code.
  ///
  /// - Parameters:
  ///   - coverings: for each view, in the same order, the change to make if it covers others; nil for none.
  ///   - views: the siblings, with their frames in points of their parent.
  func settleCoverings(_ coverings: [Covering?], among views: inout [View]) {
    for (index, covering) in coverings.enumerated() {
      guard let covering, case .frame(let frame) = views[index].layout else { continue }
      let isLarge = frame.size.area >= pictureArea / 2
      switch covering {
      case .drawing:
        if isLarge, !views[..<index].contains(where: frame.touches) { views[index].kind = .media }
      case .blankButton:
        let isCovering = isLarge ? frame.touches : frame.holds
        guard isLarge || views.count <= Self.siblingLimit else { continue }
        if views.indices.contains(where: { $0 != index && isCovering(views[$0]) }) { views[index].kind = .spacer }
      }
    }
  }

  /// Hides siblings that overlap a table or collection with cells: views behind the list that it covers, and containers
  /// in front of the list that cover it.
  ///
  /// A container over the whole list is an empty or loading state. Nothing is hidden among more than 500 siblings.
  func hideWhatSharesPlaceWithLists(among views: inout [View]) {
    guard views.count <= Self.siblingLimit else { return }
    for index in views.indices {
      guard views[index].isFilledList, let list = views[index].shownFrame else { continue }
      for other in views.indices where other != index && !views[other].isFilledList {
        guard let frame = views[other].shownFrame else { continue }
        let isBehind = other < index && list.contains(frame)
        let isInstead = other > index && views[other].kind == .container && frame.contains(list)
        if isBehind || isInstead { views[other].isHidden = true }
      }
    }
  }

  /// The maximum number of siblings that are compared in pairs; with more, lists hide no siblings and small buttons
  /// keep their kind.
  ///
  /// Hand-drawn screens have a few dozen siblings.
  private static let siblingLimit = 500
}

extension Rect {
  /// True if a visible sibling intersects the rectangle, which is in points of their parent.
  fileprivate func touches(_ sibling: View) -> Bool {
    sibling.shownFrame.map { !intersection($0).isEmpty } ?? false
  }

  /// True if a visible sibling is entirely inside the rectangle, which is in points of their parent.
  fileprivate func holds(_ sibling: View) -> Bool { sibling.shownFrame.map { contains($0) } ?? false }
}

extension View {
  /// True if the view is a table or a collection that contains at least one cell.
  fileprivate var isFilledList: Bool { clips && children.contains(where: \.isCell) }

  /// The frame of a visible view in points of its parent; nil if the view is hidden, a spacer, or without an area.
  fileprivate var shownFrame: Rect? {
    guard !isHidden, kind != .spacer, case .frame(let frame) = layout, !frame.isEmpty else { return nil }
    return frame
  }
}
