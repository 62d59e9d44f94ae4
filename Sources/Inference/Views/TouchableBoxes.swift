import Geometry
import ViewTree

// Buttons in dumps of Android, which state neither fills nor alignments: a box that can be touched is a button if its
// text takes little of it. Rows of a list have the same form; they are cells, or as wide as the screen.

extension Roles {
  /// The minimum and maximum height of a button in points: 36 in Material Design 2, 56 in Material 3, plus padding.
  private static let buttonHeights = 34.0...64.0
  /// The minimum and maximum height of a button in a row in points: extra small ones of Material Design 3 have 32, on a
  /// screen whose density is estimated.
  private static let actionHeights = 28.0...64.0
  /// The minimum space in points beside the text of a button: twice the padding of 16 dp, and a tolerance for the font.
  private static let leastSpace = 40.0

  /// True for a touchable text view of a dump that has the form of a button: much wider than its only line of text, or
  /// beside such a one of its size.
  ///
  /// A row divides its width among its buttons by `layout_weight`.
  func isTouchableBoxOfText(_ index: Int) -> Bool {
    guard layout.views[index].view.kind == .text, isTouchableBox(index) else { return false }
    return hasSpaceBesideText(index)
      || touchableSiblings(of: index).contains { other in
        layout.views[other].view.kind == .text && hasSpaceBesideText(other)
          && abs(layout.views[other].frame.width - layout.views[index].frame.width) <= 1
      }
  }

  private func hasSpaceBesideText(_ index: Int) -> Bool {
    let lines = lineBoxes(of: index)
    return lines.count == 1
      && lines.lastLineWidth + Self.leastSpace <= layout.views[index].frame.width
  }

  /// The minimum number of touchable views side by side that are treated as tabs: a dialog has up to two buttons.
  private static let leastTabs = 3
  /// The number of siblings before and after a view that are examined for its row: views beside each other are near in
  /// the document, and the limit bounds the work in a wide one.
  private static let nearest = 32

  /// True for one of at least three touchable siblings with the same top edge and height.
  func isTab(_ index: Int) -> Bool { touchableSiblings(of: index).count >= Self.leastTabs }

  /// The indexes of up to three touchable views near a view in its parent that have its top edge and its height.
  ///
  /// A touchable view is one of its own.
  private func touchableSiblings(of index: Int) -> [Int] {
    let frame = layout.views[index].frame
    var siblings: [Int] = []
    func add(_ other: Int) {
      let isLevel = layout.views[other].frame.minY == frame.minY && layout.views[other].frame.height == frame.height
      if isLevel, layout.views[other].view.isInteractive { siblings.append(other) }
    }
    let after = sequence(first: index) { layout.sibling(after: $0) }.prefix(1 + Self.nearest)
    let before = sequence(first: index) { layout.sibling(before: $0) }.dropFirst().prefix(Self.nearest)
    for other in after where siblings.count < Self.leastTabs { add(other) }
    for other in before where siblings.count < Self.leastTabs { add(other) }
    return siblings
  }

  /// True for a touchable view with the height of a button, 8 points or more from the screen's sides.
  ///
  /// False for tabs and for cells, and in cells for all views except actions.
  private func isTouchableBox(_ index: Int) -> Bool {
    guard isScreen else { return false }
    let view = layout.views[index].view
    guard view.isInteractive, !view.isCell else { return false }
    let frame = layout.views[index].frame
    let cell = cell(around: index)
    guard (cell == nil ? Self.buttonHeights : Self.actionHeights).contains(frame.height),
      frame.width >= 2 * frame.height, frame.minX >= 8, frame.maxX <= canvas.maxX - 8
    else { return false }
    return !isTab(index) && cell.map { isAction(index, in: $0) } ?? true
  }

  /// True for a touch target in the second half of a touchable row, which has another action than the row.
  private func isAction(_ index: Int, in row: Int) -> Bool {
    let (frame, whole) = (layout.views[index].frame, layout.views[row].frame)
    let isAtEnd = settings.direction == .leftToRight ? frame.minX >= whole.midX : frame.maxX <= whole.midX
    return isAtEnd && layout.views[row].view.isInteractive
  }

  func isInCell(_ index: Int) -> Bool { cell(around: index) != nil }

  /// The index of the innermost cell of a list around a view; nil for none.
  private func cell(around index: Int) -> Int? {
    layout.outwards(from: index).dropFirst().first { layout.views[$0].view.isCell }
  }
}
